import type { Schemas } from '../../sdk/contract.ts'
import type { Pool, Sql } from '../database/open.ts'
import { textOf } from '../profile/profile.ts'
import type { ListingRecord } from '../listings/rows.ts'
import { challengeOf, challengesOf } from './challenges.ts'
import { placeOf, type Place } from './place.ts'
import { UNPROVEN, type Proof } from './proof_state.ts'

/** Whose proof of which listing. */
export type Whose = { listing_id: number; account_id: string }

const DUE_AT_ONCE_MAX = 500

export async function findProof(sql: Sql, { listing_id, account_id }: Whose): Promise<Proof> {
  const [row] = await sql<Proof[]>`
    select status, method, verified_at, checked_at, next_check_at, misses, missed_at, detail
    from ownership_proofs where listing_id = ${listing_id} and account_id = ${account_id}`
  return row ?? UNPROVEN
}

/** What has to be found: what was found once stays good, whatever secret the service has by now. */
export async function challengeFor(sql: Sql, secret: string, whose: Whose): Promise<string> {
  const [row] = await sql<{ challenge: string | null }[]>`
    select challenge from ownership_proofs where listing_id = ${whose.listing_id} and account_id = ${whose.account_id}`
  return row?.challenge ?? challengeOf(secret, whose)
}

/** `found`: the challenge that was. */
export async function saveProof(sql: Sql, whose: Whose, proof: Proof, found: string | null = null): Promise<void> {
  await sql`
    insert into ownership_proofs ${sql({ ...whose, ...proof, challenge: found })}
    on conflict (listing_id, account_id) do update set status = excluded.status, method = excluded.method, verified_at = excluded.verified_at,
      checked_at = excluded.checked_at, next_check_at = excluded.next_check_at, misses = excluded.misses, missed_at = excluded.missed_at,
      detail = excluded.detail, challenge = coalesce(excluded.challenge, ownership_proofs.challenge)`
}

/** A former owner's proof must not come to life when the listing comes back to them. */
export async function forgetProof(sql: Sql, { listing_id, account_id }: Whose): Promise<void> {
  await sql`delete from ownership_proofs where listing_id = ${listing_id} and account_id = ${account_id}`
}

/** Listings whose owner's proof is due for a look. */
export async function dueProofs(pool: Pool, now: Date): Promise<number[]> {
  const rows = await pool<{ listing_id: number }[]>`
    select o.listing_id from ownership_proofs o join listings l on l.id = o.listing_id and l.account_id = o.account_id
    where o.next_check_at <= ${now} and o.status = 'verified' order by o.next_check_at, o.listing_id limit ${DUE_AT_ONCE_MAX}`
  return rows.map(({ listing_id }) => listing_id)
}

/** What there is to prove of a listing. */
export async function placeOfListing(sql: Sql, { company_id, url }: Pick<ListingRecord, 'company_id' | 'url'>): Promise<Place> {
  const [row] = await sql<{ site_key: string }[]>`select site_key from companies where id = ${company_id}`
  // A company that was set aside for another of the same site has a mark behind its key.
  return placeOf({ url, site_key: row?.site_key.replace(/#\d+$/, '') ?? '' })
}

export type Subject = { listing: ListingRecord; place: Place; account_id: string }

/** What is asked for to prove a listing, whoever of the two does: its owner, or somebody who claims it. */
export function showOwnership({ listing, place }: Omit<Subject, 'account_id'>, proof: Proof, value: string): Schemas['Ownership'] {
  const { status, method, verified_at, checked_at, next_check_at, detail } = proof
  return {
    status,
    method,
    host: place.host,
    verified_at: verified_at?.toISOString() ?? null,
    checked_at: checked_at?.toISOString() ?? null,
    next_check_at: next_check_at?.toISOString() ?? null,
    detail,
    challenges: challengesOf(place, value, textOf(listing.profile.cells, 'contact_email')),
  }
}

export async function readOwnership(sql: Sql, listing: ListingRecord, account_id: string, secret: string): Promise<Schemas['Ownership']> {
  const place = await placeOfListing(sql, listing)
  const whose = { listing_id: listing.id, account_id }
  const proof = await findProof(sql, whose)
  const detail = listing.account_id === account_id ? proof.detail : proof.detail.replace('verify_ownership', 'verify_claim')
  return showOwnership({ listing, place }, { ...proof, detail }, await challengeFor(sql, secret, whose))
}
