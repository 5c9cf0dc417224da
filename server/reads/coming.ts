import { textOf, type Cells } from '../profile/profile.ts'
import type { Sql } from '../database/open.ts'
import type { Site } from '../core/sites.ts'

/** A listing that is not public, as far as one visitor may know of it. */
export type Coming = { id: number; name: string; launch_week: string | null; is_own: boolean; suspended: boolean }

/** Whether a page was here that its owner has taken down. */
export async function isTakenDown(sql: Sql, site: Site, slug: string): Promise<boolean> {
  const [row] = await sql`select 1 from listings where site_id = ${site.id} and slug = ${slug} and status = 'archived'`
  return row !== undefined
}

/**
 * Its owner knows of it in any state. Others do once it is scheduled: then the badge on its own website leads here, and was seen there, or
 * its launch is paid. Null for everything else.
 */
export async function findComing(sql: Sql, site: Site, slug: string, account_id: string | null): Promise<Coming | null> {
  const [row] = await sql<{ id: number; status: string; launch_week: string | null; cells: Cells; url: string; is_own: boolean }[]>`
    select l.id, l.status, l.launch_week, c.facts -> 'cells' as cells, c.url, coalesce(l.account_id = ${account_id}, false) as is_own
    from listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
    where l.site_id = ${site.id} and l.slug = ${slug} and l.status not in ('live', 'archived')`
  if (!row || !(row.is_own || (row.status === 'scheduled' && row.launch_week !== null))) return null
  const { id, is_own, cells, url } = row
  const suspended = row.status === 'suspended'
  // Its week is kept, and it does not launch in it before the team puts it back.
  return { id, is_own, suspended, launch_week: suspended ? null : row.launch_week, name: textOf(cells, 'name') ?? new URL(url).hostname }
}
