import ipaddr from 'ipaddr.js'
import {
  AUTH_CALLS_PER_MINUTE,
  FILES_PER_MINUTE,
  PAGES_PER_MINUTE,
  PICTURE_JOBS_PER_MINUTE,
  REPORTS_PER_MINUTE,
  type Limits,
} from '../limits.ts'
import { createRateWindows } from './rate_windows.ts'
import { ownCounts, type SharedCounts } from './shared_counts.ts'

/**
 * `anonymous` is reading without an account; `guesses` are credentials that are none, addresses and methods that are none, and calls from
 * foreign pages. They are counted apart, since behind one address may be an office or a campus: one who guesses there must not end the
 * reading of all others, and a right credential is looked at however many wrong ones came before it.
 */
export type RateName = 'anonymous' | 'guesses' | 'account_reads' | 'account_writes' | 'pages' | 'files' | 'reports' | 'pictures' | 'sign_in'
export type Rate = { name: RateName; limit: number; remaining: number; resets_seconds: number; refused: boolean }

const WINDOW_SECONDS = 60

/**
 * Calls a minute, by account or address, in the memory that the web processes of one machine share: each machine grants the whole rate,
 * so that no call waits for another one. What must hold across machines (drafts an hour, promo codes) is counted in the database.
 */
export function createRates(limits: Limits, clock: () => Date, { rates, seed }: Pick<SharedCounts, 'rates' | 'seed'> = ownCounts()) {
  const windows = createRateWindows(rates, seed, WINDOW_SECONDS * 1000)
  const LIMIT: Record<RateName, number> = {
    anonymous: limits.anonymous_per_minute,
    guesses: limits.anonymous_per_minute,
    account_reads: limits.account_reads_per_minute,
    account_writes: limits.account_writes_per_minute,
    pages: PAGES_PER_MINUTE,
    files: FILES_PER_MINUTE,
    reports: REPORTS_PER_MINUTE,
    pictures: PICTURE_JOBS_PER_MINUTE,
    sign_in: AUTH_CALLS_PER_MINUTE,
  }
  const measure = (name: RateName, who: string, take: number): Rate => {
    const now = clock().getTime()
    const limit = LIMIT[name]
    const key = `${name} ${who}`
    const { ends, used, refused } = take > 0 ? windows.take(key, now, take, limit) : { ...windows.peek(key, now), refused: false }
    return { name, limit, remaining: Math.max(0, limit - used), resets_seconds: Math.ceil((ends - now) / 1000), refused }
  }
  return {
    /** `weight` says how many calls one counts as that costs more than others. */
    take: (name: RateName, who: string, weight = 1): Rate => measure(name, who, weight),
    peek: (name: RateName, who: string): Rate => measure(name, who, 0),
  }
}
export type Rates = ReturnType<typeof createRates>

/** RateLimit and RateLimit-Policy as in the IETF draft. */
export function rateHeaders(rate: Rate): Record<string, string> {
  return {
    'ratelimit-policy': `"${rate.name}";q=${rate.limit};w=${WINDOW_SECONDS}`,
    ratelimit: `"${rate.name}";r=${rate.remaining};t=${rate.resets_seconds}`,
  }
}

/** What an address is counted as: IPv6 by its /64, since one household or server holds a whole one; IPv4 written as IPv6 as what it is. */
export function addressGroup(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString()
}
