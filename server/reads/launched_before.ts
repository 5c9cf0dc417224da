import type { Output } from '../core/operation.ts'
import type { Site } from '../core/sites.ts'
import { spanOf } from '../base/weeks.ts'
import type { Sql } from '../database/open.ts'
import { showItem, type KeptItem } from '../listings/search_row.ts'

type Items = Output<'search_listings'>['items']

/** What was listed without a launch, as by an import, is looked past this far. */
const LOOKED_PAST_MAX = 500

/** The newest launches of weeks that are over, however many this week has. */
export async function launchedBefore(sql: Sql, site: Site, week: string, count: number): Promise<Items> {
  const rows = await sql<{ item: KeptItem; votes: number }[]>`
    select item, votes from (
      select listing_id, item, votes, listed_at from search_rows where site_id = ${site.id} and listed_at < ${spanOf(week).starts_at}
      order by listed_at desc, listing_id desc limit ${LOOKED_PAST_MAX}
    ) as newest where item ->> 'launch_week' < ${week} order by listed_at desc, listing_id desc limit ${count}`
  return rows.map(({ item, votes }) => showItem(site, item, votes))
}
