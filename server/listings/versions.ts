import { json } from '../database/json.ts'
import type { Schemas } from '../../sdk/contract.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { valueOf } from '../profile/field_state.ts'
import { CELL_NAMES, cellOf, faqsOf, foundersOf, plainFaq, plainFounder, type Profile } from '../profile/profile.ts'
import { VERSIONS_SHOWN_BYTES_MAX, VERSIONS_SHOWN_MAX } from '../base/limits.ts'
import { findListings, type ListingRecord } from './rows.ts'

type Change = Schemas['Version']['changes'][number]

/** Who made an edit, by which operation, and when; `marks` where it leaves a version whatever it changed. */
export type Edit = { by: string; via: string; at: Date; marks?: true }

/** By which operations a listing goes to another account. Each leaves a version, which says until when the founder profile was somebody else's. */
const HAND_OVERS = ['accept_transfer', 'verify_claim', 'decide_claim', 'delete_account'] as const
export type HandOver = (typeof HAND_OVERS)[number]
export type ListingChange = { before: ListingRecord; after: ListingRecord; version: number; changes: Change[] }

/**
 * Keeps what an edit changed, value by value, of each listing and counts its version up: facts are shared, so that an edit on one site
 * changes the others too. `before` are the listings that may have changed, by id, as they were; they are locked. An edit that changes nothing leaves no
 * version, unless it marks one.
 */
export async function recordVersions(sql: Sql, before: ListingRecord[], edit: Edit): Promise<ListingChange[]> {
  const recorded: ListingChange[] = []
  const ids = before.map(({ id }) => id)
  const lock = sql`select 1 from listings where id = any((select ${ids}::integer[])::integer[]) order by id for no key update`.execute()
  const [, found] = await Promise.all([lock, findListings(sql, ids)])
  const afterwards = new Map(found.map((listing) => [listing.id, listing]))
  for (const listing of before) {
    const after = afterwards.get(listing.id)
    const changes = after ? changesBetween(listing.profile, after.profile) : []
    if (!after || (changes.length === 0 && !edit.marks)) continue
    const [row] = await sql<{ version: number }[]>`
      with counted as (update listings set version = version + 1, updated_at = ${edit.at} where id = ${listing.id} returning id, version)
      insert into listing_versions (listing_id, version, at, by, via, changes)
      select id, version, ${edit.at}, ${edit.by}, ${edit.via}, ${json(sql, changes)} from counted returning version`
    if (!row) throw new Error(`listing ${listing.id} went away under the lock of its company`)
    recorded.push({ before: listing, after, version: row.version, changes })
  }
  return recorded
}

/** Plain values before and after; states and proofs are the draft's affair. */
function changesBetween(before: Profile, after: Profile): Change[] {
  const one = plainValues(before)
  const other = plainValues(after)
  return [...other.keys()].flatMap((field) => {
    const [was, is] = [one.get(field) ?? null, other.get(field) ?? null]
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }]
  })
}

function plainValues(profile: Profile): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const name of CELL_NAMES) if (name !== 'faqs' && name !== 'founders') values.set(name, valueOf(cellOf(profile.cells, name)))
  values.set('faqs', faqsOf(profile.cells).map(plainFaq))
  values.set('founders', foundersOf(profile).map(plainFounder))
  values.set('story', profile.story)
  values.set('milestones', profile.milestones)
  values.set('pictures', profile.pictures)
  values.set('competitor_url', profile.competitor?.url ?? null)
  return values
}

export async function listVersions(sql: Sql, listing_id: number): Promise<Schemas['Version'][]> {
  const rows = await sql<(Omit<Schemas['Version'], 'at'> & { at: Date })[]>`
    select version, at, by, via, changes from (
      select *, sum(octet_length(changes::text)) over (order by version desc) - octet_length(changes::text) as newer_bytes from (
        select version, at, by, via, changes from listing_versions where listing_id = ${listing_id} order by version desc limit ${VERSIONS_SHOWN_MAX}
      ) latest
    ) weighed where newer_bytes < ${VERSIONS_SHOWN_BYTES_MAX} order by version desc`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/**
 * What the listing said at a version, of all values that are others by now; undefined where there was no such version. Each version keeps
 * what was before it, so that the first change after the one asked for tells its value.
 */
export async function valuesAt(
  sql: Sql,
  { id, profile }: Pick<ListingRecord, 'id' | 'profile'>,
  version: number,
): Promise<ReadonlyMap<string, unknown> | undefined> {
  const [found] = await sql`select 1 from listing_versions where listing_id = ${id} and version = ${version}`
  if (!found) return undefined
  const rows = await sql<{ field: string; before: unknown }[]>`
    select distinct on (c.field) c.field, c.before from listing_versions v, jsonb_to_recordset(v.changes) as c (field text, before jsonb)
    where v.listing_id = ${id} and v.version > ${version} order by c.field, v.version`
  const now = plainValues(profile)
  return new Map(rows.filter(({ field, before }) => !isSame(before, now.get(field) ?? null)).map(({ field, before }) => [field, before]))
}

/** Whether a version was of the account that has the listing now, as far as versions tell. */
export async function isOfOwner(sql: Sql, listing_id: number, version: number): Promise<boolean> {
  const [later] = await sql`
    select 1 from listing_versions where listing_id = ${listing_id} and version > ${version} and via = any(${[...HAND_OVERS]}::text[]) limit 1`
  return later === undefined
}

/** Of invites as `i`: a former owner sent it, and nobody has since. It stays for the way out of its e-mail, and is none of the present owner's. */
export const isFormerInvite = (sql: Sql): Fragment => sql`
  exists (select from profiles one join profiles other on other.company_id = one.company_id
    join listings l on l.profile_id = other.id join listing_versions v on v.listing_id = l.id
    where one.id = i.profile_id and v.via = any(${[...HAND_OVERS]}::text[]) and v.at >= least(i.expires_at, i.accepted_at))`

/** The database gives members in an order of its own. */
const isSame = (one: unknown, other: unknown): boolean => Bun.deepEquals(one, other)
