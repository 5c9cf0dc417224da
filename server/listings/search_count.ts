import { cacheKind } from '../base/cache.ts'
import { TOTAL_EXACT_MAX, TOTAL_FRESH_SECONDS, TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX } from '../base/limits.ts'
import type { Memory } from '../base/memory.ts'
import type { Sql } from '../database/open.ts'

const totals = cacheKind<{ total: number; fresh_until: number }>({ seconds: TOTAL_KEPT_SECONDS, entries_max: TOTALS_KEPT_MAX })

export type Counted = { total: number; total_exact: boolean }

/**
 * The matches, counted no further than `most`: what people ask is never counted whole, since that takes ten times as long as finding a page
 * of it. A large count is kept, and made again in the background when it is no longer fresh.
 */
export async function countMatches(memory: Memory, sql: Sql, wanted: string, most: number): Promise<Counted> {
  const key = `${most} ${wanted}`
  const kept = memory.of(totals).get(key)
  if (kept && kept.fresh_until < performance.now()) {
    // Nobody else need count meanwhile; should this count fail, the next one is due as soon.
    memory.of(totals).set(key, { total: kept.total, fresh_until: performance.now() + TOTAL_FRESH_SECONDS * 1000 })
    countAndKeep(memory, sql, wanted, most).catch(() => {})
  }
  const total = kept?.total ?? (await countAndKeep(memory, sql, wanted, most))
  return { total, total_exact: total < most }
}

async function countAndKeep(memory: Memory, sql: Sql, wanted: string, most: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select search_count(${wanted}::text::tsquery, ${most}) as total`
  const total = row?.total ?? 0
  const key = `${most} ${wanted}`
  if (total > TOTAL_EXACT_MAX) memory.of(totals).set(key, { total, fresh_until: performance.now() + TOTAL_FRESH_SECONDS * 1000 })
  else memory.of(totals).delete(key)
  return total
}
