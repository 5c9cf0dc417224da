import type { Sql } from '../database/open.ts'
import { fail } from '../base/error.ts'
import type { Limits } from '../base/limits.ts'

/** Limits that are counted in the database, and the length of their windows: each begins with its first use. */
const WINDOWS_SECONDS = {
  drafts_per_hour: 3600,
  regenerates_per_hour: 3600,
  invites_per_day: 86_400,
  badge_checks_per_hour: 3600,
  photos_per_day: 86_400,
  ownership_checks_per_hour: 3600,
  confirmations_per_day: 86_400,
  rechecks_per_day: 86_400,
  deliveries_asked_per_hour: 3600,
  checkouts_per_day: 86_400,
  competitors_per_hour: 3600,
  edited_kilobytes_per_day: 86_400,
  kept_answer_kilobytes_per_day: 86_400,
  team_emails_per_hour: 3600,
} as const
export type QuotaName = keyof typeof WINDOWS_SECONDS

/**
 * Guards of other people's servers, and of the places that an order holds for a day unpaid, which no plan of a caller comes near. They are none of `LIMITS`: the contract closes that list, whose
 * names the operator sets and get_account shows. By account, not by listing: many listings can name pages of one website.
 */
const GUARDS = {
  badge_checks_per_hour: 20,
  photos_per_day: 100,
  ownership_checks_per_hour: 20,
  confirmations_per_day: 50,
  rechecks_per_day: 100,
  /** Test events and events sent again, each with all its tries, to an address that nobody has proven to be theirs. */
  deliveries_asked_per_hour: 200,
  checkouts_per_day: 100,
  competitors_per_hour: 20,
  /** Of edits, each by itself; what comes beyond them in the hour is told in one. */
  team_emails_per_hour: 10,
} as const
type Guard = keyof typeof GUARDS

/**
 * Of our own disk: versions are kept for good, and what may be written in a minute would be gigabytes a day. Edits of ordinary length never
 * come near; it grows with what the operator lets an account write.
 */
const KILOBYTES_PER_WRITE = 200
/** Answers that are kept for who sends the same again go after a day or two, and the largest edit answers a hundred packed. */
const KEPT_KILOBYTES_PER_WRITE = 1000

export const limitOf = (name: QuotaName, limits: Limits): number => {
  if (name === 'edited_kilobytes_per_day') return limits.account_writes_per_minute * KILOBYTES_PER_WRITE
  if (name === 'kept_answer_kilobytes_per_day') return limits.account_writes_per_minute * KEPT_KILOBYTES_PER_WRITE
  return isGuard(name) ? GUARDS[name] : limits[name]
}

const isGuard = (name: QuotaName): name is Guard => name in GUARDS

export type Quota = { used: number; resets_at: Date | null }

/**
 * Takes one, or so many, from a limit of the account, in the transaction of what it is spent on: refused work costs nothing, and all processes
 * share the count. The row's lock makes calls of one account wait for each other here.
 */
export async function consumeQuota(
  sql: Sql,
  account_id: string,
  name: QuotaName,
  { limit, now, amount = 1 }: { limit: number; now: Date; amount?: number | undefined },
): Promise<void> {
  const { used, resets_at } = await countQuota(sql, account_id, name, { now, amount })
  if (used <= limit) return
  fail('rate_limited', {
    detail: `You have used the ${limit} of ${name}. Try again after ${resets_at.toISOString()}.`,
    retry_after: Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000)),
  })
}

/** The same without a refusal: how many are used with these, for what goes another way beyond its limit. */
export async function countQuota(
  sql: Sql,
  account_id: string,
  name: QuotaName,
  { now, amount = 1 }: { now: Date; amount?: number | undefined },
): Promise<{ used: number; resets_at: Date }> {
  const milliseconds = WINDOWS_SECONDS[name] * 1000
  // One that begins so far ahead began before the clock was set back, and would hold until the old time comes again.
  const is_over = sql`(present.window_starts_at <= ${new Date(now.getTime() - milliseconds)} or present.window_starts_at > ${new Date(now.getTime() + milliseconds)})`
  const [row] = await sql<{ used: number; window_starts_at: Date }[]>`
    insert into quotas as present (account_id, name, window_starts_at, used) values (${account_id}, ${name}, ${now}, ${amount})
    on conflict (account_id, name) do update set
      used = case when ${is_over} then excluded.used else present.used + excluded.used end,
      window_starts_at = case when ${is_over} then ${now} else present.window_starts_at end
    returning used, window_starts_at`
  if (!row) throw new Error(`${name} was counted and not answered`)
  return { used: row.used, resets_at: endOf(name, row.window_starts_at) }
}

/** What is used of each limit in its present window. */
export async function readQuotas(sql: Sql, account_id: string, now: Date): Promise<Map<QuotaName, Quota>> {
  // Only `spend` writes here, with names of the table above.
  const rows = await sql<{ name: QuotaName; used: number; window_starts_at: Date }[]>`
    select name, used, window_starts_at from quotas where account_id = ${account_id}`
  return new Map(
    rows
      .map(({ name, used, window_starts_at }) => [name, { used, resets_at: endOf(name, window_starts_at) }] as const)
      .filter(([, { resets_at }]) => resets_at > now),
  )
}

const endOf = (name: QuotaName, window_starts_at: Date): Date => new Date(window_starts_at.getTime() + WINDOWS_SECONDS[name] * 1000)
