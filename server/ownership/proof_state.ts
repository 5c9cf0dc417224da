import type { Schemas } from '../../sdk/contract.ts'

export type ProofMethod = Schemas['ProofMethod']
/** What one look found. `missing` has reached the site and did not find the challenge; `unreachable` has learnt nothing. */
export type Look = { found: 'found' | 'missing' | 'unreachable'; detail: string }

export type Proof = {
  status: Schemas['Ownership']['status']
  method: ProofMethod | null
  verified_at: Date | null
  checked_at: Date | null
  next_check_at: Date | null
  /** Looks in a row that reached the site and found nothing. */
  misses: number
  missed_at: Date | null
  detail: string
}

const DAY_MILLISECONDS = 86_400_000
const RECHECK_DAYS = 30
const MISSES_MAX = 3
/** Asking again and again within a day is one miss. */
const MISS_HOURS = 24
/** How long a code that came by e-mail proves a domain. */
const EMAIL_MONTHS = 12

export const UNPROVEN: Proof = {
  status: 'unverified',
  method: null,
  verified_at: null,
  checked_at: null,
  next_check_at: null,
  misses: 0,
  missed_at: null,
  detail: 'Nobody has looked yet. Put one of the challenges in its place, then call verify_ownership.',
}

/**
 * What a look makes of a proof:
 *
 *   before       found       missing                       unreachable   missing, by another method   its year by e-mail is over
 *   unverified   verified    unverified                    unverified    unverified                   (never)
 *   verified     verified    verified; third miss: lost    verified      verified, no miss            lost
 *   lost         verified    lost                          lost          lost                         (never)
 *
 * The time of the proof is that of the first look that found it, or found it again after it was lost.
 */
export function afterLook(before: Proof, { method, look }: { method: ProofMethod; look: Look }, now: Date): Proof {
  const { detail } = look
  if (look.found === 'found') {
    const verified_at = before.status === 'verified' && before.verified_at && method !== 'email' ? before.verified_at : now
    return {
      status: 'verified',
      method,
      verified_at,
      checked_at: now,
      next_check_at: nextLook(method, now),
      misses: 0,
      missed_at: null,
      detail,
    }
  }
  const seen = { ...before, checked_at: now, detail }
  if (before.status !== 'verified' || method !== before.method) return seen
  const next = { ...seen, next_check_at: nextLook(method, now) }
  if (look.found === 'unreachable') return next
  const again = before.missed_at !== null && now.getTime() - before.missed_at.getTime() < MISS_HOURS * 3_600_000
  if (again) return next
  const misses = before.misses + 1
  return misses >= MISSES_MAX ? lose(next, misses, now) : { ...next, misses, missed_at: now }
}

/** A proof by e-mail whose time is over; nothing is looked at for it. */
export function afterYear(before: Proof, now: Date): Proof {
  const detail = 'The code by e-mail proved the website for a year, which is over. Prove it again.'
  return lose({ ...before, checked_at: now, detail }, before.misses, now)
}

/** What is lost is not looked for again by itself: its owner proves it anew. */
const lose = (proof: Proof, misses: number, now: Date): Proof => ({
  ...proof,
  status: 'lost',
  misses,
  missed_at: now,
  next_check_at: null,
})

function nextLook(method: ProofMethod, now: Date): Date {
  if (method !== 'email') return new Date(now.getTime() + RECHECK_DAYS * DAY_MILLISECONDS)
  const next = new Date(now)
  next.setUTCMonth(next.getUTCMonth() + EMAIL_MONTHS)
  return next
}
