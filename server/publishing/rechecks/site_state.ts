/** `read`: its pages were read. `closed`: it answered, and would not be read. `unreachable`: nobody answered, or with an error. */
export type LookOutcome = 'read' | 'closed' | 'unreachable'

export type SiteState = {
  /** The last look that learnt something; null before the first. */
  at: Date | null
  site: 'reachable' | 'unreachable' | null
  /** Since when it is what `site` says. */
  since: Date | null
  /** Looks in a row that did not reach it. */
  misses: number
}

const DAY_MILLISECONDS = 86_400_000
/** When a website that was not reached is looked at again, in days from the first look that missed it. */
const AGAIN_AFTER_DAYS = [1, 3, 7]
/** From then on. */
const LATER_DAYS = 7
/** Two looks of one outage are never closer, however late the first of them came. */
const APART_MILLISECONDS = DAY_MILLISECONDS / 2
/** Misses after which its owner gets an e-mail and the page its mark: one that is away for a day or two is nobody's business. */
export const MISSES_TOLD = 1 + AGAIN_AFTER_DAYS.length

/**
 * What a look makes of what is known of a website:
 *
 *   before       read                    closed                  unreachable
 *   (no look)    reachable               (no look)               unreachable, one miss
 *   reachable    reachable               reachable, not looked   unreachable, one miss
 *   unreachable  reachable, since now    reachable, since now    unreachable, one miss more; the fourth is told
 *
 * A website that is closed to us says nothing of what stands on it, so that its look is none: what was known stays.
 */
export function afterSiteLook(
  before: SiteState,
  outcome: LookOutcome,
  { now, days }: { now: Date; days: number },
): SiteState & { next_at: Date; tells: boolean } {
  const usual = { next_at: new Date(now.getTime() + days * DAY_MILLISECONDS), tells: false }
  if (outcome === 'unreachable') {
    const since = before.site === 'unreachable' ? (before.since ?? now) : now
    // A look that its owner asks for before the next is due is none of those that are counted.
    const early = before.site === 'unreachable' && before.at !== null && now < nextAfterMiss(since, before.misses, before.at)
    const misses = before.misses + (early ? 0 : 1)
    const tells = !early && misses === MISSES_TOLD
    return { at: now, site: 'unreachable', since, misses, next_at: nextAfterMiss(since, misses, now), tells }
  }
  if (outcome === 'closed' && before.site !== 'unreachable') return { ...before, misses: 0, ...usual }
  const since = before.site === 'reachable' ? before.since : now
  return { at: outcome === 'read' ? now : before.at, site: 'reachable', since, misses: 0, ...usual }
}

function nextAfterMiss(since: Date, misses: number, now: Date): Date {
  const days = AGAIN_AFTER_DAYS[misses - 1]
  if (days === undefined) return new Date(now.getTime() + LATER_DAYS * DAY_MILLISECONDS)
  return new Date(Math.max(since.getTime() + days * DAY_MILLISECONDS, now.getTime() + APART_MILLISECONDS))
}
