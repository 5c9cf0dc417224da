import type { Sql } from '../../database/open.ts'
import { CATEGORIES_CACHE_SECONDS } from '../../base/limits.ts'
import { defineOperation, type Output } from '../../core/operation.ts'
import { cacheKind } from '../../base/cache.ts'

type Categories = Output<'list_categories'>
const SITES_KEPT_MAX = 1_000
const cache = cacheKind<Categories>({ seconds: CATEGORIES_CACHE_SECONDS, entries_max: SITES_KEPT_MAX })

/** The catalogue with the number of this site's live listings in each; at most a second old. */
export default defineOperation('list_categories', async (_input, { sql, site, memory }) => {
  const key = String(site.id)
  const kept = memory.of(cache).get(key)
  if (kept) return kept
  const counted = { items: await countCategories(sql, site.id) }
  memory.of(cache).set(key, counted)
  return counted
})

async function countCategories(sql: Sql, site_id: number): Promise<Categories['items']> {
  return sql<Categories['items']>`
    select c.name, c.slug, c.description, coalesce(n.listings, 0) as listings
    from categories c
    left join (select category, sum(change) as listings from category_changes where site_id = ${site_id} group by category) n on n.category = c.name
    order by c.name`
}
