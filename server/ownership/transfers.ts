import type { Schemas } from '../../sdk/contract.ts'
import { takeOffer } from '../auth/attempts.ts'
import { fail, failAt } from '../base/error.ts'
import { hashToken, looksLikeToken, newToken } from '../base/tokens.ts'
import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { recordEvents } from '../events/record_event.ts'
import { findListings, listOfCompany, lockMine, type ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { readEmail, sameEmail } from '../mail/email_address.ts'
import { writeInstant } from '../mail/email.ts'
import { refuseSuppressed } from '../mail/outbox.ts'
import { lockCompanyOfListing } from '../profile/company_lock.ts'
import { refuseDisputed } from './disputes.ts'
import { writeToNamed } from './emails.ts'
import { findPerson, tellAccount } from '../publishing/tell_account.ts'
import { handOver } from './hand_over.ts'

/*
 * Giving a listing to somebody else:
 *
 *   state      asked again       cancelled   accepted in time          7 days over   claimed by somebody else
 *   none       pending           none        –                         –             –
 *   pending    pending, anew     none        none; listing is theirs   none          none
 *
 * The newest e-mail's link alone works, and only for whoever signs in by the address that it was sent to.
 */

const PENDING_DAYS = 7

type OpenTransfer = { listing_id: number; account_id: string; email: string; expires_at: Date }

/** The one address that a listing is to go to; refuses what is none, and the owner's own. */
export async function readRecipient(sql: Sql, account_id: string, typed: string, kind: 'transfer' | 'editor'): Promise<string> {
  const email = readEmail(typed.trim())
  const fix = 'Send the address of one person, such as ada@your-product.com.'
  if (email === null) return failAt({ field: '/email', code: 'invalid', message: 'is not one e-mail address.', fix })
  const owner = await findPerson(sql, account_id)
  if (owner && sameEmail(owner.email, email)) return failAt({ field: '/email', code: 'invalid', message: 'is your own.', fix })
  await refuseSuppressed(sql, email, kind, fix)
  return email
}

/** A company is given away whole, which whoever gives and takes one of its listings should know. */
export const sistersGiven = async (sql: Sql, { company_id }: Pick<ListingRecord, 'company_id'>): Promise<string[]> =>
  (await listOfCompany(sql, company_id)).length > 1 ? ['Its listings on the other sites go with it.'] : []

/** Offers the listing to an address; one that was offered before is not any more. */
export async function openTransfer(context: Context, account_id: string, listing_id: number, email: string): Promise<Schemas['Transfer']> {
  const { sql, now } = context
  const listing = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  await refuseDisputed(sql, listing_id)
  await takeOffer(sql, account_id, email, now)
  const token = newToken()
  const expires_at = new Date(now.getTime() + PENDING_DAYS * 86_400_000)
  await sql`
    insert into transfers (listing_id, account_id, email, token_hash, created_at, expires_at)
    values (${listing_id}, ${account_id}, ${email}, ${hashToken(token)}, ${now}, ${expires_at})
    on conflict (listing_id) do update set account_id = excluded.account_id, email = excluded.email, token_hash = excluded.token_hash,
      created_at = excluded.created_at, expires_at = excluded.expires_at`
  const sisters = await sistersGiven(sql, listing)
  await writeToNamed(context, { to: email, listing, asked_by: account_id }, ({ by, from, name, site }) => ({
    kind: 'transfer',
    subject: `${by} wants to give you ${name}`,
    blocks: [
      `${from} offers you the listing of ${name} on ${site.name}: its page, texts, votes and history. Orders and invoices stay with whoever paid.`,
      ...sisters,
      `Sign in with this address to accept it, until ${writeInstant(expires_at)}. If you do not want it, do nothing.`,
    ],
    action: { label: 'See the offer', url: `${site.url}/transfers/${token}` },
  }))
  return { email, status: 'pending', expires_at: expires_at.toISOString() }
}

export async function cancelTransfer(sql: Sql, listing_id: number): Promise<void> {
  await sql`delete from transfers where listing_id = ${listing_id}`
  await sql`delete from confirmations where listing_id = ${listing_id} and operation = 'transfer_listing' and confirmed_at is null`
}

/** What a link offers; null where it was accepted, taken back, replaced or is over. */
export async function findTransfer(sql: Sql, token: string, now: Date): Promise<OpenTransfer | null> {
  if (!looksLikeToken(token)) return null
  const [row] = await sql<OpenTransfer[]>`
    select t.listing_id, t.account_id, t.email, t.expires_at from transfers t
    join listings l on l.id = t.listing_id and l.account_id = t.account_id
    where t.token_hash = ${hashToken(token)} and t.expires_at > ${now}`
  return row ?? null
}

/** The listing that is offered on this site's pages is the reader's from now on. */
export async function acceptTransfer(context: Context, token: string): Promise<ListingRecord> {
  const { sql, now, account_id } = context
  const offered = (await findTransfer(sql, token, now)) ?? fail('not_found', { what: 'offer' })
  await lockCompanyOfListing(sql, offered.listing_id)
  // Looked up again under the lock: accepted, taken back or claimed meanwhile.
  const present = (await findTransfer(sql, token, now)) ?? fail('not_found', { what: 'offer' })
  const reader = await findPerson(sql, account_id)
  if (!reader || !sameEmail(reader.email, present.email))
    fail('conflict', { retryable: false, detail: `This offer is for ${present.email}. Sign in with that address to accept it.` })
  await refuseDisputed(sql, present.listing_id)
  const [listing] = await findListings(sql, [present.listing_id])
  if (!listing) return fail('not_found', { what: 'offer' })
  // Whose address it has become meanwhile.
  if (listing.account_id === account_id) fail('conflict', { retryable: false, detail: 'This listing is yours already.' })
  await handOver(context, listing, account_id, 'accept_transfer')
  const given = await listOfCompany(sql, listing.company_id)
  await recordEvents(
    sql,
    'listing.transferred',
    given.flatMap(({ id }) => [present.account_id, account_id].map((side) => ({ account_id: side, object: { listing_id: id } }))),
    now,
  )
  await tellAccount(context, present.account_id, listing, {
    kind: 'transferred',
    subject: `${listingName(listing)} is no longer yours`,
    blocks: [`${reader.email} has accepted the listing of ${listingName(listing)} that you offered. Your orders and invoices stay yours.`],
  })
  return listing
}

/** Forgets to whom listings were offered once nobody can accept it. */
export async function sweepTransfers(sql: Sql, now: Date): Promise<number> {
  const gone = await sql`
    delete from transfers where expires_at <= ${now} and listing_id in (select listing_id from transfers where expires_at <= ${now} limit 1000)`
  return gone.count
}
