import type { Sql } from '../../database/open.ts'
import { ROWS_DEEP_MAX } from '../../base/limits.ts'
import { pageUrl, type ListingUpdate } from '../../listings/rows.ts'
import { showUpdate } from '../../listings/show.ts'
import { defineOperation } from '../../core/operation.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'

type Row = ListingUpdate & { listing_id: number; slug: string; name: string; logo_url: string | null }

/** What is new across the live listings of this site. */
export default defineOperation('list_updates', async (input, { sql, site }) => {
  const bounds = pageBounds(input)
  const [rows, total] = await Promise.all([listRows(sql, site.id, bounds.limit, bounds.offset), count(sql, site.id)])
  const items = rows.map(({ listing_id, slug, name, logo_url, ...update }) => ({
    ...showUpdate(update, site, slug),
    listing: { id: listing_id, slug, name, page_url: pageUrl(site, slug), logo_url },
  }))
  return pageOf(items, total, bounds)
})

/** Search has a row of each live listing with just what is shown here, so that no profile is read. Which page it is is hidden from the planner, which would plan each anew. */
async function listRows(sql: Sql, site_id: number, limit: number, offset: number): Promise<Row[]> {
  return sql<Row[]>`
    select u.id, u.title, u.body, u.published_at, r.listing_id,
      r.item->>'slug' as slug, r.item->>'name' as name, r.item->>'logo_url' as logo_url
    from (
      select id, title, body, published_at, listing_id from listing_updates of_site
      where site_id = ${site_id} and exists (select from search_rows r where r.listing_id = of_site.listing_id)
      order by published_at desc, id desc limit (select ${limit}::integer) offset (select ${offset}::integer)
    ) u join search_rows r on r.listing_id = u.listing_id
    order by u.published_at desc, u.id desc`
}

/** No page lies beyond the deepest, so that nothing is counted beyond it either. */
async function count(sql: Sql, site_id: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from (
      select from listing_updates u join search_rows r on r.listing_id = u.listing_id where u.site_id = ${site_id} limit ${ROWS_DEEP_MAX}
    ) as counted`
  return row?.count ?? 0
}
