import type { Schemas } from '../../sdk/contract.ts'
import type { Sql } from '../database/open.ts'
import { valueOf } from '../drafts/field_state.ts'
import { CELL_NAMES, cellOf, faqsOf, foundersOf, type Profile } from '../drafts/profile.ts'
import type { DraftRecord } from '../drafts/rows.ts'
import { VERSIONS_SHOWN_MAX } from '../limits.ts'

type Change = Schemas['Version']['changes'][number]

/** Keeps what an edit changed of a listing, value by value, and counts its version up; an edit that changes nothing leaves none. */
export async function recordVersion(
  sql: Sql,
  before: DraftRecord,
  after: DraftRecord,
  edit: { by: string; via: string; at: Date },
): Promise<void> {
  const { listing_id } = before
  const changes = changesBetween(before.profile, after.profile)
  if (listing_id === null || changes.length === 0) return
  const [row] = await sql<{ version: number }[]>`
    update listings set version = version + 1, updated_at = ${edit.at} where id = ${listing_id} returning version`
  if (!row) throw new Error(`listing ${listing_id} of draft ${before.id} is gone`)
  await sql`
    insert into listing_versions (listing_id, version, at, by, via, changes)
    values (${listing_id}, ${row.version}, ${edit.at}, ${edit.by}, ${edit.via}, ${sql.json(changes as never)})`
}

/** Plain values before and after; states and proofs are the draft's affair. */
export function changesBetween(before: Profile, after: Profile): Change[] {
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
  values.set(
    'faqs',
    faqsOf(profile.cells).map(({ question, answer }) => ({ question, answer })),
  )
  values.set(
    'founders',
    foundersOf(profile).map(({ name, role, bio, photo_url, socials }) => ({ name, role, bio, photo_url, socials })),
  )
  values.set('story', profile.story)
  values.set('milestones', profile.milestones)
  values.set('competitor_url', profile.competitor?.url ?? null)
  return values
}

export async function listVersions(sql: Sql, listing_id: number): Promise<Schemas['Version'][]> {
  const rows = await sql<(Omit<Schemas['Version'], 'at'> & { at: Date })[]>`
    select version, at, by, via, changes from listing_versions where listing_id = ${listing_id} order by version desc limit ${VERSIONS_SHOWN_MAX}`
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
