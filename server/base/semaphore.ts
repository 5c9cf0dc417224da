import type { Sql } from '../database/open.ts'
import { fail } from './error.ts'

/** Fewer than the pool's connections, so that searches leave some to everybody else. */
const AT_ONCE_MAX = 8
const WAITING_MAX = 2_000

type Turns = { running: number; waiting: (() => void)[] }
const pools = new WeakMap<Sql, Turns>()

/**
 * Runs a search when fewer than eight are running on this pool, in the order they came. The driver would send more of them ahead to
 * connections that are busy, where some wait for slow ones while other connections idle: with 64 callers the slowest hundredth took
 * 180 to 410 ms (bench/search.ts). Refuses with `unavailable` when thousands wait.
 */
export async function inTurn<Result>(sql: Sql, search: () => Promise<Result>): Promise<Result> {
  const turns = pools.get(sql) ?? { running: 0, waiting: [] }
  pools.set(sql, turns)
  if (turns.running < AT_ONCE_MAX) turns.running += 1
  else if (turns.waiting.length >= WAITING_MAX) fail('unavailable', { retry_after: 1 })
  else await new Promise<void>((resolve) => turns.waiting.push(resolve))
  try {
    return await search()
  } finally {
    // The turn goes straight to whoever has waited longest.
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
  }
}
