import { fail } from '../base/error.ts'
import { hashToken, looksLikeToken } from '../base/tokens.ts'
import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { lockCompaniesOf } from '../profile/company_lock.ts'
import { notifyDisputed, notifyGivenBack, notifyGone, notifyLeft, notifyTakenBack } from './claim_emails.ts'
import type { ClaimRecord } from './claim_state.ts'
import { endClaims, endLater, lockClaim, move, tellSides } from './claims.ts'
import { handOver } from './hand_over.ts'

/** What the former owner may say to a claim that gave their listing away, and what is left of it when one of the two goes. */

/** The claim that the link of an e-mail lets its reader object to; null where it is over. */
export async function findObjectionable(
  sql: Sql,
  token: string,
  now: Date,
): Promise<{ id: number; listing_id: number; until: Date } | null> {
  if (!looksLikeToken(token)) return null
  const [row] = await sql<{ id: number; listing_id: number; until: Date }[]>`
    select id, listing_id, objection_until as until from claims
    where objection_hash = ${hashToken(token)} and status = 'granted' and objection_until > ${now}`
  return row ?? null
}

/** The former owner objects: the listing stays where it is until the team has decided. */
export async function objectToClaim(context: Context, token: string): Promise<void> {
  const { sql, now } = context
  const open = (await findObjectionable(sql, token, now)) ?? fail('not_found', { what: 'claim' })
  const { claim, listing } = (await lockClaim(sql, open.id, now)) ?? fail('not_found', { what: 'claim' })
  if (claim.status !== 'granted' || !(await isHadFrom(sql, claim, listing)))
    fail('conflict', { retryable: false, detail: 'The claim was decided, or the listing went on to somebody else.' })
  await move(context, claim, 'objected')
  await notifyDisputed(context, claim, listing, 'objected')
}

/** Whether the claimer has the listing, or whoever they gave it to: that ends no objection. Who proved the website after them has it from nobody. */
async function isHadFrom(
  sql: Sql,
  { id, account_id, former_account_id, granted_at }: ClaimRecord,
  listing: ListingRecord,
): Promise<boolean> {
  const holder = listing.account_id
  if (holder === null || holder === former_account_id) return false
  if (holder === account_id) return true
  const [own] = await sql`
    select 1 from claims k join listings l on l.id = k.listing_id join profiles p on p.id = l.profile_id
    where p.company_id = ${listing.company_id} and k.account_id = ${holder} and k.status = 'granted' and k.granted_at > ${granted_at} and k.id <> ${id}
    limit 1`
  return own === undefined
}

/**
 * What an account got by a claim goes back to whom it had it from when the account is deleted, while they object or still may: else leaving
 * would settle it. The claim itself goes with the account, of which whoever has the listing is told; and so do the listings that it keeps, of
 * which whoever claims them is.
 */
export async function giveBackOnLeaving(context: Context, account_id: string): Promise<void> {
  const { sql, now } = context
  // In the order in which every writer locks: the founder first.
  await sql`select 1 from founder_profiles where account_id = ${account_id} for update`
  const open = await sql<{ id: number }[]>`
    select id from claims where account_id = ${account_id} and (status in ('open', 'disputed') or (status = 'granted' and objection_until > ${now}))
    order by listing_id, id`
  for (const { id } of open) {
    const { claim, listing } = (await lockClaim(sql, id, now)) ?? fail('not_found', { what: 'claim' })
    const former = claim.former_account_id
    const holder = listing.account_id
    if (former === null || !(await isHadFrom(sql, claim, listing))) {
      if (claim.status === 'granted') continue
      await tellSides(sql, 'claim.decided', [{ id, sides: [listing.account_id] }], now)
      if (claim.status === 'disputed') await notifyLeft(context, listing)
      continue
    }
    await handOver(context, listing, former, 'delete_account')
    await endLater(sql, claim, listing, now)
    await tellSides(sql, 'claim.decided', [{ id, sides: [former, holder] }], now)
    await notifyGivenBack(context, former, listing)
    if (holder !== account_id) await notifyTakenBack(context, listing)
  }
  await endObjections(context, account_id)
  await endClaimsOn(context, account_id)
}

/** Nobody is left who objects: what was had by the claim stays. */
async function endObjections(context: Context, account_id: string): Promise<void> {
  const { sql, now } = context
  const open = await sql<{ id: number }[]>`
    select id from claims where former_account_id = ${account_id} and status = 'disputed' and granted_at is not null order by listing_id, id`
  for (const { id } of open) {
    const { claim, listing } = (await lockClaim(sql, id, now)) ?? fail('not_found', { what: 'claim' })
    await sql`update claims set status = 'granted', decided_at = ${now}, objection_until = null where id = ${id}`
    await tellSides(sql, 'claim.decided', [{ id, sides: [claim.account_id, listing.account_id] }], now)
    await notifyLeft(context, listing)
  }
}

/** What goes with its owner has nothing to prove it for, even where somebody is at it. */
async function endClaimsOn(context: Context, account_id: string): Promise<void> {
  const { sql, now } = context
  await lockCompaniesOf(sql, account_id)
  // From here on nobody opens one.
  await sql`select 1 from listings where account_id = ${account_id} order by id for update`
  await endClaims(sql, now, sql`listing_id in (select id from listings where account_id = ${account_id})`)
  const ended = await sql<Pick<ClaimRecord, 'id' | 'listing_id' | 'account_id' | 'former_account_id'>[]>`
    update claims k set status = 'refused', decided_at = ${now}, objection_hash = null from listings l
    where l.id = k.listing_id and l.account_id = ${account_id} and k.account_id <> ${account_id} and k.status in ('open', 'disputed')
    returning k.id, k.listing_id, k.account_id, k.former_account_id`
  for (const { id, listing_id, account_id: claimer, former_account_id } of ended) {
    const sides = [claimer, former_account_id]
    await tellSides(sql, 'claim.decided', [{ id, sides }], now)
    const [listing] = await findListings(sql, [listing_id])
    for (const side of new Set(sides)) if (side !== null && listing) await notifyGone(context, side, listing)
  }
}
