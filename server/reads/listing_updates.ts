import { ROWS_DEEP_MAX, UPDATES_SHOWN_MAX } from '../base/limits.ts'
import type { Sql } from '../database/open.ts'

type Update = { id: number; title: string; body: string; published_at: Date }

/** All updates of a listing by pages, the latest first; the first is what its page shows. */
export async function readUpdates(sql: Sql, listing_id: number, page: number): Promise<{ items: Update[]; total_pages: number }> {
  const [items, [counted]] = await Promise.all([
    sql<Update[]>`
      select id, title, body, published_at from listing_updates where listing_id = ${listing_id}
      order by published_at desc, id desc limit ${UPDATES_SHOWN_MAX} offset ${(page - 1) * UPDATES_SHOWN_MAX}`,
    sql<{ total: number }[]>`
      select count(*)::integer as total from (select from listing_updates where listing_id = ${listing_id} limit ${ROWS_DEEP_MAX}) as counted`,
  ])
  return { items, total_pages: Math.ceil((counted?.total ?? 0) / UPDATES_SHOWN_MAX) }
}

/** The page on which an update stands; null where the listing has no such. */
export async function pageOfUpdate(sql: Sql, listing_id: number, id: number): Promise<number | null> {
  const [row] = await sql<{ before: number }[]>`
    select (select count(*)::integer from listing_updates n where n.listing_id = u.listing_id and (n.published_at, n.id) > (u.published_at, u.id)) as before
    from listing_updates u where u.listing_id = ${listing_id} and u.id = ${id}`
  return row ? Math.floor(row.before / UPDATES_SHOWN_MAX) + 1 : null
}
