import { cacheKind } from '../base/cache.ts'
import { TOTAL_EXACT_MAX, TOTAL_FRESH_SECONDS, TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX } from '../base/limits.ts'
import type { Memory } from '../base/memory.ts'
import type { Sql } from '../database/open.ts'

const totals = cacheKind<{ total: number; fresh_until: number }>({ seconds: TOTAL_KEPT_SECONDS, entries_max: TOTALS_KEPT_MAX })

export type Counted = { total: number; total_exact: boolean }
/** `listed` is set where `wanted` asks for no more than all of a site, or all of a category. */
export type ToCount = { site: { id: number }; wanted: string; listed: { category: string | undefined } | null }

/**
 * The matches, counted no further than `most`: what people ask is never counted whole, since that takes ten times as long as finding a page
 * of it. A large count is kept, and made again in the background when it is no longer fresh.
 */
export async function countMatches(memory: Memory, sql: Sql, asked: ToCount, most: number): Promise<Counted> {
  const key = `${most} ${asked.wanted}`
  const count = () => (asked.listed ? countListed(sql, asked.site.id, asked.listed.category, most) : countFound(sql, asked.wanted, most))
  const kept = memory.of(totals).get(key)
  if (kept && kept.fresh_until < performance.now()) {
    // Nobody else need count meanwhile; should this count fail, the next one is due as soon.
    memory.of(totals).set(key, { total: kept.total, fresh_until: performance.now() + TOTAL_FRESH_SECONDS * 1000 })
    countAndKeep(memory, key, count).catch(() => {})
  }
  const total = kept?.total ?? (await countAndKeep(memory, key, count))
  return { total, total_exact: total < most }
}

async function countAndKeep(memory: Memory, key: string, count: () => Promise<number>): Promise<number> {
  const total = await count()
  if (total > TOTAL_EXACT_MAX) memory.of(totals).set(key, { total, fresh_until: performance.now() + TOTAL_FRESH_SECONDS * 1000 })
  else memory.of(totals).delete(key)
  return total
}

async function countFound(sql: Sql, wanted: string, most: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select search_count(${wanted}::text::tsquery, ${most}) as total`
  return row?.total ?? 0
}

/** All of a site, or of one of its categories: no search is needed, which would read each of them. */
async function countListed(sql: Sql, site_id: number, category: string | undefined, most: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select least(total, ${most})::integer as total from (${
      category === undefined
        ? sql`select count(*) as total from (select from search_rows where site_id = ${site_id} limit ${most}) as counted`
        : sql`select coalesce(sum(change), 0) as total from category_changes where site_id = ${site_id} and category = ${category}`
    }) as all_listed`
  return row?.total ?? 0
}
