import { sha256 } from '../base/sha256.ts'
import type { Sql } from '../database/open.ts'
import { fail } from '../base/error.ts'
import { LIMITS } from '../base/limits.ts'
import { mailboxOf } from '../mail/mailbox.ts'

/** What is counted before anybody is known, how often it may be done and in how many seconds. Shared by all processes. */
const ATTEMPTS = {
  // E-mails to one mailbox, however its address is spelled: few from one place, from all places more, and still no flood.
  emails_per_mailbox_and_address: { limit: 5, seconds: 3600 },
  emails_per_mailbox: { limit: 15, seconds: 3600 },
  emails_per_mailbox_a_day: { limit: 40, seconds: 86_400 },
  emails_per_address: { limit: 100, seconds: 3600 },
  codes_per_address: { limit: 200, seconds: 3600 },
  // A browser that was signed in to the account before has these for itself, so that nobody else can use up what its owner needs.
  emails_per_known_browser: { limit: 10, seconds: 3600 },
  emails_per_known_browser_a_day: { limit: 30, seconds: 86_400 },
  codes_per_known_browser: { limit: 50, seconds: 3600 },
  passwords_per_known_browser: { limit: 20, seconds: 900 },
  passwords_per_email_and_address: { limit: 10, seconds: 900 },
  passwords_per_email: { limit: 40, seconds: 900 },
  passwords_per_address: { limit: 60, seconds: 900 },
  apps_per_address: { limit: 100, seconds: 3600 },
  device_codes_per_account: { limit: 10, seconds: 900 },
  // Drafts of those who have not signed in; the operator may set another limit.
  anonymous_drafts_per_address: { limit: LIMITS.anonymous_drafts_per_hour, seconds: 3600 },
  // A register that is asked too much answers nobody, and everybody pays VAT then.
  vat_numbers_per_account: { limit: 200, seconds: 3600 },
  exports_per_account: { limit: 10, seconds: 3600 },
  newsemails_per_address: { limit: 20, seconds: 3600 },
  newsemails_per_mailbox_a_day: { limit: 3, seconds: 86_400 },
  newsemails_per_owner_a_day: { limit: 3, seconds: 86_400 },
  // Offers of a listing, and invitations to edit one: the e-mail is a stranger's to whom it reaches.
  offers_per_account_a_day: { limit: 40, seconds: 86_400 },
  offers_per_mailbox_a_day: { limit: 6, seconds: 86_400 },
  invites_per_mailbox_a_day: { limit: 10, seconds: 86_400 },
  // Codes that prove a domain. Who asks may make up addresses of it, so that the domain is what has to be bounded.
  ownership_emails_per_account_a_day: { limit: 30, seconds: 86_400 },
  ownership_emails_per_mailbox_a_day: { limit: 6, seconds: 86_400 },
  ownership_emails_per_domain_a_day: { limit: 20, seconds: 86_400 },
} as const
type AttemptKind = keyof typeof ATTEMPTS

/** Counts one; refuses when none is left. Kept apart from the work, so that a failed try is counted too. Nobody's address is kept. */
export async function takeAttempt(sql: Sql, kind: AttemptKind, who: string, now: Date, most?: number): Promise<void> {
  const retry_after = await countAttempt(sql, kind, who, now, most)
  if (retry_after === null) return
  fail('rate_limited', {
    detail: `That was tried too often. Wait ${retry_after < 120 ? `${retry_after} seconds` : `${Math.ceil(retry_after / 60)} minutes`}, then try again.`,
    retry_after,
  })
}

/** An e-mail by which an account offers somebody a listing, or a part in it. */
export async function takeOffer(sql: Sql, account_id: string, email: string, now: Date): Promise<void> {
  await takeAttempt(sql, 'offers_per_account_a_day', account_id, now)
  await takeAttempt(sql, 'offers_per_mailbox_a_day', mailboxOf(email), now)
}

/** Who asks: from where, and with which browser where the account of the address knows it. */
export type Asker = { address: string; known_browser: string | null }

/** An e-mail with a code that somebody asks for; whoever is sent it has not asked, for all we know. */
export async function takeEmail(sql: Sql, email: string, { address, known_browser }: Asker, now: Date): Promise<void> {
  if (known_browser !== null) {
    await takeAttempt(sql, 'emails_per_known_browser', known_browser, now)
    await takeAttempt(sql, 'emails_per_known_browser_a_day', known_browser, now)
    return
  }
  const mailbox = mailboxOf(email)
  await takeAttempt(sql, 'emails_per_address', address, now)
  await takeAttempt(sql, 'emails_per_mailbox_and_address', `${mailbox} ${address}`, now)
  await takeAttempt(sql, 'emails_per_mailbox', mailbox, now)
  await takeAttempt(sql, 'emails_per_mailbox_a_day', mailbox, now)
}

/** A code or a link that somebody tries. */
export async function takeCode(sql: Sql, { address, known_browser }: Asker, now: Date): Promise<void> {
  if (known_browser !== null) await takeAttempt(sql, 'codes_per_known_browser', known_browser, now)
  else await takeAttempt(sql, 'codes_per_address', address, now)
}

/** A password that somebody tries; it is an account's, so that the address counts as it is written. */
export async function takePassword(sql: Sql, email: string, { address, known_browser }: Asker, now: Date): Promise<void> {
  if (known_browser !== null) return takeAttempt(sql, 'passwords_per_known_browser', known_browser, now)
  await takeAttempt(sql, 'passwords_per_address', address, now)
  await takeAttempt(sql, 'passwords_per_email_and_address', `${email} ${address}`, now)
  await takeAttempt(sql, 'passwords_per_email', email, now)
}

/** Counts one; answers how many seconds to wait where none is left, otherwise null. For what must not be refused aloud. */
export async function countAttempt(sql: Sql, kind: AttemptKind, who: string, now: Date, most?: number): Promise<number | null> {
  const { limit, seconds } = ATTEMPTS[kind]
  const ends = new Date(now.getTime() + seconds * 1000)
  // One that ends later than any can was counted before the clock was set back, and would hold until the old time comes again.
  const is_over = sql`(present.window_ends_at <= ${now} or present.window_ends_at > ${new Date(now.getTime() + 2 * seconds * 1000)})`
  const [row] = await sql<{ used: number; window_ends_at: Date }[]>`
    insert into attempts as present (kind, who, window_ends_at, used) values (${kind}, ${hashed(who)}, ${ends}, 1)
    on conflict (kind, who) do update set
      used = case when ${is_over} then 1 else present.used + 1 end,
      window_ends_at = case when ${is_over} then ${ends} else present.window_ends_at end
    returning used, window_ends_at`
  if (!row || row.used <= (most ?? limit)) return null
  return Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000))
}

const hashed = (who: string): Buffer => sha256(who.toLowerCase())

export async function sweepAttempts(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from attempts where (kind, who) in (select kind, who from attempts where window_ends_at <= ${now} limit 1000)`
  return gone.count
}
