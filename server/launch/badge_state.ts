import type { Schemas } from '../../sdk/contract.ts'

type BadgeState = Schemas['BadgeState']
/** What one look at a page found. */
export type BadgeCheck = { found: 'seen' | 'missing' | 'unreachable'; url: string; detail: string }
export type BadgeRecord = {
  listing_id: number
  state: BadgeState
  /** Whether it counts for a launch. */
  holds: boolean
  misses: number
  missed_at: Date | null
  /** The page that the owner named; null for the home page. */
  page_url: string | null
  checked_url: string | null
  checked_at: Date | null
  next_check_at: Date | null
  detail: string
}

const DAY_MILLISECONDS = 24 * 3600 * 1000
const MISSES_MAX = 3
/** Asking again and again within a day is one miss. */
const MISS_HOURS = 24
const RECHECK_DAYS = 7
/** A badge that was never seen is looked for more often, so that its owner need not ask. */
const FIRST_SIGHT_DAYS = 1

export const unchecked = (listing_id: number): BadgeRecord => ({
  listing_id,
  state: 'unchecked',
  holds: false,
  misses: 0,
  missed_at: null,
  page_url: null,
  checked_url: null,
  checked_at: null,
  next_check_at: null,
  detail: 'The website has not been looked at yet. Put the badge on it, then call verify_badge.',
})

/**
 * What a look makes of a badge:
 *
 *   before                        seen       missing                       unreachable
 *   never seen (any state)        verified   missing                       unreachable
 *   seen before, holds            verified   missing; third miss: lost     unreachable, still holds
 *   lost                          verified   lost                          lost
 *
 * `followed`: whether the listing's launch or life depends on it, so that it is looked at again by itself.
 */
export function afterBadgeCheck(before: BadgeRecord, check: BadgeCheck, followed: boolean, now: Date): BadgeRecord {
  const next = { ...before, ...step(before, check, now), checked_url: check.url, checked_at: now, detail: check.detail }
  const days = next.holds || next.state === 'lost' ? RECHECK_DAYS : FIRST_SIGHT_DAYS
  return { ...next, next_check_at: followed ? new Date(now.getTime() + days * DAY_MILLISECONDS) : null }
}

function step(before: BadgeRecord, { found }: BadgeCheck, now: Date): Pick<BadgeRecord, 'state' | 'holds' | 'misses' | 'missed_at'> {
  const { state, holds, misses, missed_at } = before
  if (found === 'seen') return { state: 'verified', holds: true, misses: 0, missed_at: null }
  if (state === 'lost') return { state, holds, misses, missed_at }
  if (found === 'unreachable') return { state: 'unreachable', holds, misses, missed_at }
  if (!holds) return { state: 'missing', holds, misses: 0, missed_at: null }
  const again = missed_at !== null && now.getTime() - missed_at.getTime() < MISS_HOURS * 3600 * 1000
  if (again) return { state: 'missing', holds, misses, missed_at }
  const lost = misses + 1 >= MISSES_MAX
  return { state: lost ? 'lost' : 'missing', holds: !lost, misses: misses + 1, missed_at: now }
}

export function showBadge({ state, checked_url, checked_at, next_check_at, detail }: BadgeRecord): Schemas['BadgeCheck'] {
  return {
    state,
    checked_url,
    checked_at: checked_at?.toISOString() ?? null,
    next_check_at: next_check_at?.toISOString() ?? null,
    detail,
  }
}
