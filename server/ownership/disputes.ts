import { fail } from '../base/error.ts'
import type { Sql } from '../database/open.ts'
import { writeInstant } from '../mail/email.ts'
import { mailboxOf } from '../mail/mailbox.ts'

const DAY_MILLISECONDS = 86_400_000
/** After the site team has refused one: it would be asked the same again at once, and again. */
const REFUSED_DAYS = 30
/** Refusals that are looked through for one of the same mailbox. */
const REFUSED_COMPARED_MAX = 100

/** Refuses what would settle by deed what the site team is asked to judge. A company's listings go to somebody else together, so that all of them are disputed with one. */
export async function refuseDisputed(sql: Sql, listing_id: number): Promise<void> {
  if (await isDisputed(sql, listing_id))
    fail('conflict', {
      retryable: false,
      detail: 'Whose listing this is, is disputed. Nothing of it changes hands until the site team has decided.',
    })
}

export async function isDisputed(sql: Sql, listing_id: number): Promise<boolean> {
  const [disputed] = await sql`
    select 1 from claims k join listings l on l.id = k.listing_id join profiles p on p.id = l.profile_id
    where k.status = 'disputed' and p.company_id = (select company_id from profiles q join listings o on o.profile_id = q.id where o.id = ${listing_id})
    limit 1`
  return disputed !== undefined
}

/** What the team refused of a company is not asked of it again for a while, on whatever site and under whatever spelling of a mailbox. */
export async function refuseTooSoon(
  sql: Sql,
  { company_id, account_id }: { company_id: number; account_id: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - REFUSED_DAYS * DAY_MILLISECONDS)
  const refused = await sql<{ decided_at: Date; email: string; own: string }[]>`
    select k.decided_at, u.email, me.email as own from claims k join listings l on l.id = k.listing_id join profiles p on p.id = l.profile_id
    join auth."user" u on u.id = k.account_id join auth."user" me on me.id = ${account_id}
    where p.company_id = ${company_id} and k.status = 'refused' and k.disputed_at is not null and k.decided_at > ${since}
    order by k.account_id = ${account_id} desc, k.decided_at desc limit ${REFUSED_COMPARED_MAX}`
  const last = refused.find(({ email, own }) => mailboxOf(email) === mailboxOf(own))
  if (!last) return
  const again = new Date(last.decided_at.getTime() + REFUSED_DAYS * DAY_MILLISECONDS)
  fail('conflict', {
    retryable: false,
    detail: `The site team refused your claim of this listing on ${writeInstant(last.decided_at)}. Claim it again after ${writeInstant(again)}, or write to the team if something has changed.`,
  })
}
