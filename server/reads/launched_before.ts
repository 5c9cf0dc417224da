import type { Output } from '../core/operation.ts'
import type { Site } from '../core/sites.ts'
import type { Sql } from '../database/open.ts'
import { showItem, type KeptItem } from '../listings/search_row.ts'

type Items = Output<'search_listings'>['items']

/** What was taken down since is looked past this far. */
const LOOKED_PAST_MAX = 500

/**
 * The newest launches of the weeks before this one, as their boards have them: what was listed without a launch, as by an import, stands on
 * none, however much of it there is.
 */
export async function launchedBefore(sql: Sql, site: Site, week: string, count: number): Promise<Items> {
  const rows = await sql<{ item: KeptItem; votes: number }[]>`
    select r.item, r.votes from (
      select listing_id, week, launched_at from board_entries where site_id = ${site.id} and week < ${week}
      order by week desc, launched_at desc, listing_id desc limit ${LOOKED_PAST_MAX}
    ) as newest join search_rows r on r.listing_id = newest.listing_id
    order by newest.week desc, newest.launched_at desc, newest.listing_id desc limit ${count}`
  return rows.map(({ item, votes }) => showItem(site, item, votes))
}
