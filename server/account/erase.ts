import { endApps } from '../auth/grants.ts'
import { holdAccount } from '../auth/standing.ts'
import { forgetBrowsers } from '../auth/known_browsers.ts'
import { endSessions } from '../auth/sessions.ts'
import { inPart, type Sql } from '../database/open.ts'
import { takeBackOwn } from '../launch/voters.ts'
import { lockCompaniesOf } from '../profile/company_lock.ts'
import { leaveFiles } from '../files/unwanted.ts'
import { queueEmail } from '../mail/outbox.ts'
import { leaveListings } from './leave_listings.ts'
import { forgetOrders, lockOrders } from '../orders/record/forget.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Deletes an account with all it made, in the caller's transaction: its listings are archived and nobody's from then on, its keys, apps and browsers are out
 * at once, its votes of weeks that still run are taken back. Closed boards stay as they were frozen. Where invoices must be kept by law,
 * the account's row stays behind for them, without name and address. Answers the names of its files, which the sweep
 * removes where the caller, once this has committed, does not.
 */
export async function eraseAccount(sql: Sql, account_id: string, now: Date): Promise<string[]> {
  // In the order in which every writer locks: account, founder, companies, listings.
  await holdAccount(sql, account_id, true)
  await sql`select 1 from founder_profiles where account_id = ${account_id} for update`
  await lockCompaniesOf(sql, account_id)
  await sql`select 1 from listings where account_id = ${account_id} order by id for update`
  // Orders come last of all locks, and before the listings' seats are given back, which whoever takes a payment writes too.
  await lockOrders(sql, account_id)
  const [account] = await sql<{ email: string; name: string }[]>`
    select email, name from auth."user" where id = ${account_id} and deleted_at is null for update`
  if (!account) return []
  await takeBackVotes(sql, account_id)
  const pictures = await leaveListings(sql, account_id, now)
  await sql`delete from founder_profiles where account_id = ${account_id}`
  await sql`delete from interviews where account_id = ${account_id}`
  await sql`delete from votes where account_id = ${account_id}`
  await sql`delete from ownership_proofs where account_id = ${account_id}`
  await sql`delete from claims where account_id = ${account_id}`
  await sql`delete from editors where account_id = ${account_id} or lower(email) = ${account.email.toLowerCase()}`
  // What others offered to the address is offered to nobody.
  await sql`delete from transfers where lower(email) = ${account.email.toLowerCase()}`
  await sql`delete from invites where accepted_by = ${account_id} or lower(email) = ${account.email.toLowerCase()}`
  await sql`update claims set former_account_id = null, objection_hash = null where former_account_id = ${account_id}`
  await sql`delete from listing_follows where account_id = ${account_id}`
  // What was reported about others is still true; who said it goes.
  await sql`update reports set account_id = null, email = null where account_id = ${account_id} or lower(email) = ${account.email.toLowerCase()}`
  await sql`delete from api_keys where account_id = ${account_id}`
  await sql`delete from idempotency where account_id = ${account_id}`
  await sql`delete from events where account_id = ${account_id}`
  await sql`delete from webhooks where account_id = ${account_id}`
  await sql`delete from quotas where account_id = ${account_id}`
  const photos = await sql<{ file: string }[]>`delete from photos where account_id = ${account_id} returning file`
  await endApps(sql, account_id)
  await endSessions(sql, account_id, null)
  await forgetBrowsers(sql, account_id)
  await sql`delete from auth."account" where "userId" = ${account_id}`
  await sql`delete from auth."oauthClient" where "userId" = ${account_id}`
  await sql`delete from sign_ins where account_id = ${account_id} or email = ${account.email}`
  await sql`delete from newsletter_subscribers where email = ${account.email}`
  await forgetEmails(sql, account.email)
  await forgetOrders(sql, account_id, now)
  await removeRow(sql, account_id, now)
  await queueEmail(
    sql,
    {
      to: account,
      kind: 'account',
      subject: 'Your account is deleted',
      blocks: [
        'Your account is deleted, as you asked, and your listings are taken down for good. This is our last e-mail.',
        'Invoices for paid orders are kept as long as the law requires, and what the site team did with the account stays in its log. What you added to other people’s listings as a co-founder stays until they remove it. Nothing else is kept, but for what was public in open data of earlier nights, for up to 14 days, and backups until they are replaced.',
      ],
    },
    now,
  )
  const files = [...photos.map(({ file }) => file), ...pictures].filter((file) => file !== null)
  await leaveFiles(sql, files, now)
  return files
}

/** Also of listings that are hidden and may come back with their votes. Those of weeks that are closed are part of a frozen board and go without changing it. */
async function takeBackVotes(sql: Sql, account_id: string): Promise<void> {
  const votes = await sql<{ listing_id: number }[]>`select listing_id from votes where account_id = ${account_id}`
  const listing_ids = votes.map(({ listing_id }) => listing_id)
  await takeBackOwn(sql, listing_ids, account_id)
}

/** Also what the account had others written: it names them, and leads to what is no more. */
const forgetEmails = (sql: Sql, email: string) => sql`
  delete from outbox where lower(email) = ${email}
    or kind not in ('newsletter', 'update') and strpos(letter::text, ${`(${email})`}) > 0`

/** What else refers to the row decides whether it can go: only what must outlive an account does. */
async function removeRow(sql: Sql, account_id: string, now: Date): Promise<void> {
  try {
    await inPart(sql, (inner) => inner`delete from auth."user" where id = ${account_id}`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)) throw error
    await sql`
      update auth."user" set name = 'Deleted account', email = ${`${account_id}@deleted.invalid`}, "emailVerified" = false, image = null,
        operator = false, deleted_at = ${now}, "updatedAt" = ${now}
      where id = ${account_id}`
  }
}
