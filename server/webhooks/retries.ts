const MINUTE = 60
const HOUR = 3600

/** Seconds from each try that failed to the next. */
const WAITS_SECONDS = [...[5, 5 * MINUTE, 30 * MINUTE], ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]]
const FAILING_DAYS_MAX = 5

/** What a try came to: the status that was answered, null where nothing answered. */
export type Tried = { code: number | null }
/** What becomes of a delivery; `over`: its address is to be told nothing more. */
export type Verdict = {
  status: 'delivered' | 'pending' | 'failed'
  next_try_at: Date | null
  failing_since: Date | null
  over: Over | null
}
/** Why a webhook is switched off. */
export type Over = 'gone' | 'failing'

/**
 * What a try makes of a delivery and its webhook:
 *
 *   answer                       delivery                          webhook
 *   2xx                          delivered                         fails no more
 *   410                          failed                            switched off
 *   anything else, or nothing    pending, until the table ends     failing since its first failure; after five days of nothing
 *                                                                  but failures switched off
 */
export function judge({ code }: Tried, { attempt, failing_since }: { attempt: number; failing_since: Date | null }, now: Date): Verdict {
  if (code !== null && code >= 200 && code < 300) return { status: 'delivered', next_try_at: null, failing_since: null, over: null }
  const since = failing_since ?? now
  const over = code === 410 ? 'gone' : since <= failedTooLong(now) ? 'failing' : null
  const wait = over === null ? WAITS_SECONDS[attempt - 1] : undefined
  return {
    status: wait === undefined ? 'failed' : 'pending',
    next_try_at: wait === undefined ? null : new Date(now.getTime() + wait * 1000),
    failing_since: since,
    over,
  }
}

/** Whoever has only failed since before this is switched off. */
export const failedTooLong = (now: Date): Date => new Date(now.getTime() - FAILING_DAYS_MAX * 86_400_000)
