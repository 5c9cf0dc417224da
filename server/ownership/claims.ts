import type { Schemas } from '../../sdk/contract.ts'
import { fail } from '../base/error.ts'
import { hashToken, newToken } from '../base/tokens.ts'
import type { Context } from '../core/context.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { recordEvent, recordEvents } from '../events/record_event.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { lockCompanyOfListing } from '../profile/company_lock.ts'
import { notifyDecided, notifyDisputed, notifyGranted, notifyTaken } from './claim_emails.ts'
import { afterEvent, type ClaimEvent, type ClaimRecord } from './claim_state.ts'
import { isDisputed, refuseTooSoon } from './disputes.ts'
import { handOver } from './hand_over.ts'
import { findProof, forgetProof, placeOfListing, readOwnership } from './rows.ts'

const DAY_MILLISECONDS = 86_400_000
const OPEN_DAYS = 30
const OBJECTION_DAYS = 14
/** More than anybody has products that others listed. */
const OPEN_MAX = 50

/** An open claim, or one that two have proven; what gave a listing and is objected to is none of these, and stands in no other's way. */
const undecided = (sql: Sql) => sql`(status = 'open' or (status = 'disputed' and granted_at is null))`

const columns = (sql: Sql) =>
  sql`id, listing_id, account_id, status, created_at, expires_at, former_account_id, objection_until, granted_at`

/** The account's own claim, as it is at this moment. */
export async function findClaim(sql: Sql, id: number, account_id: string, now: Date): Promise<ClaimRecord | null> {
  const [row] = await sql<ClaimRecord[]>`select ${columns(sql)} from claims where id = ${id} and account_id = ${account_id}`
  return row ? atPresent(row, now) : null
}

/** A page of the account's claims, newest first. */
export async function listClaims(sql: Sql, account_id: string, limit: number, offset: number, now: Date): Promise<ClaimRecord[]> {
  const rows = await sql<ClaimRecord[]>`
    select ${columns(sql)} from claims where account_id = ${account_id} order by created_at desc, id desc limit ${limit} offset ${offset}`
  return rows.map((row) => atPresent(row, now))
}

export async function countClaims(sql: Sql, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from claims where account_id = ${account_id}`
  return row?.count ?? 0
}

/** An open claim whose time is over is refused, whether the job that writes it down came by or not. */
const atPresent = (claim: ClaimRecord, now: Date): ClaimRecord =>
  claim.status === 'open' && claim.expires_at <= now ? { ...claim, status: 'refused' } : claim

/** Writes down which open claims are over, in a transaction of the caller's; answers how many. */
export async function endClaims(sql: Sql, now: Date, which: Fragment = sql`true`): Promise<number> {
  const ended = await sql<{ id: number; account_id: string; owner: string | null }[]>`
    update claims set status = 'refused', decided_at = ${now} where status = 'open' and expires_at <= ${now} and ${which}
    returning id, account_id, (select account_id from listings l where l.id = listing_id) as owner`
  await tellSides(
    sql,
    'claim.decided',
    ended.map(({ id, account_id, owner }) => ({ id, sides: [account_id, owner] })),
    now,
  )
  return ended.length
}

/** Tells everybody whom a claim concerns; the claimer alone reads more of it than its number. */
export async function tellSides(
  sql: Sql,
  type: 'claim.opened' | 'claim.decided',
  claims: readonly { id: number; sides: readonly (string | null)[] }[],
  now: Date,
): Promise<void> {
  const told = claims.flatMap(({ id, sides }) =>
    [...new Set(sides)].flatMap((account_id) => (account_id === null ? [] : [{ account_id, object: { claim_id: id } }])),
  )
  await recordEvents(sql, type, told, now)
}

/** Opens a claim, or answers the one that the account has open already. */
export async function openClaim(
  { sql, account_id, now }: Pick<Context, 'sql' | 'account_id' | 'now'>,
  listing: ListingRecord,
): Promise<{ claim: ClaimRecord; is_new: boolean }> {
  if (listing.account_id === account_id)
    fail('conflict', { retryable: false, detail: 'This listing is yours already. Prove its website as its owner.' })
  await endClaims(sql, now, sql`listing_id = ${listing.id} and account_id = ${account_id}`)
  await refuseTooSoon(sql, { company_id: listing.company_id, account_id }, now)
  const expires_at = new Date(now.getTime() + OPEN_DAYS * DAY_MILLISECONDS)
  const [added] = await sql<ClaimRecord[]>`
    insert into claims (listing_id, account_id, created_at, expires_at)
    select ${listing.id}, ${account_id}, ${now}, ${expires_at}
    where (select count(*) from claims where account_id = ${account_id} and status = 'open' and expires_at > ${now}) < ${OPEN_MAX}
    on conflict (listing_id, account_id) where ${undecided(sql)} do nothing
    returning ${columns(sql)}`
  if (added) {
    await tellSides(sql, 'claim.opened', [{ id: added.id, sides: [account_id, listing.account_id] }], now)
    return { claim: added, is_new: true }
  }
  const [present] = await sql<ClaimRecord[]>`
    select ${columns(sql)} from claims where listing_id = ${listing.id} and account_id = ${account_id} and ${undecided(sql)}`
  if (!present) fail('limit_reached', { detail: `An account has at most ${OPEN_MAX} open claims. Prove or wait for those first.` })
  return { claim: present, is_new: false }
}

export async function showClaim(sql: Sql, claim: ClaimRecord, listing: ListingRecord, secret: string): Promise<Schemas['Claim']> {
  return {
    claim_id: claim.id,
    listing_id: claim.listing_id,
    status: claim.status,
    created_at: claim.created_at.toISOString(),
    expires_at: claim.expires_at.toISOString(),
    ownership: await readOwnership(sql, listing, claim.account_id, secret),
  }
}

/** A claim and its listing, the company locked first and then the claim, as by everybody who decides about one. */
export async function lockClaim(sql: Sql, id: number, now: Date): Promise<{ claim: ClaimRecord; listing: ListingRecord } | null> {
  const [named] = await sql<{ listing_id: number }[]>`select listing_id from claims where id = ${id}`
  if (!named) return null
  await lockCompanyOfListing(sql, named.listing_id)
  const [claim] = await sql<ClaimRecord[]>`select ${columns(sql)} from claims where id = ${id} for update`
  const [listing] = await findListings(sql, [named.listing_id])
  return claim && listing ? { claim: atPresent(claim, now), listing } : null
}

/** What a proof makes of an open claim: the listing is theirs, or the team judges between two who have proven the same website. */
export async function settleClaim(context: Context, claim: ClaimRecord, listing: ListingRecord): Promise<void> {
  const { sql } = context
  const owner = listing.account_id
  const others = owner !== null && owner !== claim.account_id
  // While the team is asked about one claim, it is asked about this as well.
  const why = others && (await isOwnerVerified(sql, listing)) ? 'proven' : others && (await isDisputed(sql, listing.id)) ? 'waits' : null
  if (why !== null) {
    await move(context, claim, 'contested')
    await notifyDisputed(context, claim, listing, why)
    return
  }
  await move(context, claim, 'proven')
  await tellSides(sql, 'claim.decided', [{ id: claim.id, sides: [claim.account_id, owner] }], context.now)
  if (owner === claim.account_id) {
    // They had it before: it gave them nothing.
    await sql`update claims set granted_at = null where id = ${claim.id}`
    return
  }
  await handOver(context, listing, claim.account_id, 'verify_claim')
  await recordEvent(sql, 'ownership.verified', claim.account_id, { listing_id: listing.id }, context.now)
  await notifyGranted(context, claim, listing)
  if (owner !== null) await mayObject(context, claim, listing, owner)
}

/** Whoever had the listing may say no for a while; of what nobody owned there is nobody to ask. */
async function mayObject(context: Context, claim: ClaimRecord, listing: ListingRecord, former: string): Promise<void> {
  const { sql, now } = context
  const token = newToken()
  const until = new Date(now.getTime() + OBJECTION_DAYS * DAY_MILLISECONDS)
  await sql`
    update claims set former_account_id = ${former}, objection_hash = ${hashToken(token)}, objection_until = ${until} where id = ${claim.id}`
  await notifyTaken(context, { former, listing, token, until, host: (await placeOfListing(sql, listing)).host })
}

/** Of any listing of the company: whoever proved its website on one site of the deployment has proven it. */
async function isOwnerVerified(sql: Sql, { company_id, account_id }: ListingRecord): Promise<boolean> {
  const [found] = await sql`
    select 1 from ownership_proofs o join listings l on l.id = o.listing_id join profiles p on p.id = l.profile_id
    where p.company_id = ${company_id} and o.account_id = ${account_id} and o.status = 'verified' limit 1`
  return found !== undefined
}

/** The team gives a disputed listing to one of the two; of what was had by the claim, and objected to, it says whether it goes back. */
export async function decideDispute(context: Context, claim: ClaimRecord, listing: ListingRecord, grant: boolean): Promise<void> {
  const { sql, now } = context
  const { former_account_id: former, granted_at } = claim
  await move(context, claim, grant ? 'team_grants' : 'team_refuses')
  await sql`update claims set decided_at = ${now}, objection_until = null where id = ${claim.id}`
  if (grant && granted_at === null) {
    await sql`update claims set former_account_id = ${listing.account_id} where id = ${claim.id}`
    await handOver(context, listing, claim.account_id, 'decide_claim')
    await endObjected(context, claim, listing)
    const { status } = await findProof(sql, { listing_id: listing.id, account_id: claim.account_id })
    if (status === 'verified') await recordEvent(sql, 'ownership.verified', claim.account_id, { listing_id: listing.id }, now)
  }
  if (!grant && former !== null) {
    await handOver(context, listing, former, 'decide_claim')
    await endLater(sql, claim, listing, now)
  }
  await tellSides(sql, 'claim.decided', [{ id: claim.id, sides: [claim.account_id, listing.account_id, former] }], now)
  // Proven or not, it is not theirs.
  if (!grant) await forgetProof(sql, { listing_id: listing.id, account_id: claim.account_id })
}

/** What was claimed after it, and from whom had the listing by it, is over with it. */
export async function endLater(sql: Sql, { id, granted_at }: ClaimRecord, { company_id }: ListingRecord, now: Date): Promise<void> {
  await sql`
    update claims set objection_hash = null, objection_until = null, decided_at = ${now},
      status = case status when 'disputed' then 'refused' else status end
    where id <> ${id} and granted_at > ${granted_at} and status in ('granted', 'disputed')
      and listing_id in (select l.id from listings l join profiles p on p.id = l.profile_id where p.company_id = ${company_id})`
}

/** Of what the team gave to somebody else, neither of the two has anything left to be judged between them: to refuse that claim would take it from whom the team gave it. */
async function endObjected(context: Context, { account_id }: ClaimRecord, listing: ListingRecord): Promise<void> {
  const { sql, now } = context
  const ended = await sql<ClaimRecord[]>`
    update claims set status = 'refused', decided_at = ${now}, objection_hash = null, objection_until = null
    where status = 'disputed' and granted_at is not null
      and listing_id in (select l.id from listings l join profiles p on p.id = l.profile_id where p.company_id = ${listing.company_id})
    returning ${columns(sql)}`
  for (const other of ended) {
    const sides = [other.account_id, other.former_account_id]
    await tellSides(sql, 'claim.decided', [{ id: other.id, sides }], now)
    // The two of the claim that was decided have a letter about that.
    await notifyDecided(
      context,
      other,
      listing,
      sides.filter((side) => side !== account_id && side !== listing.account_id),
      account_id,
    )
  }
}

export async function move({ sql, now }: Pick<Context, 'sql' | 'now'>, claim: ClaimRecord, event: ClaimEvent): Promise<void> {
  const status = afterEvent(claim.status, event)
  if (status === null) fail('conflict', { retryable: false, detail: `This claim is ${claim.status}: nothing is left to decide.` })
  await sql`
    update claims set status = ${status}, granted_at = case when ${status} = 'granted' then ${now}::timestamptz else granted_at end,
      disputed_at = case when ${status} = 'disputed' then ${now}::timestamptz else disputed_at end
    where id = ${claim.id}`
}
