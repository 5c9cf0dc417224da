import type { Schemas } from '../../sdk/contract.ts'
import type { Sql } from '../database/open.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'

export type TeamEdit = {
  listing: ListingRecord
  version: number
  at: Date
  /** The address of who made it, or the name of what did. */
  by: string
  via: string
  seen_at: Date | null
  changes: Schemas['Version']['changes']
}
type EditFilter = { site_id: number | null; unseen: boolean; listing_id: number | null; limit: number; offset: number }

type Row = Omit<TeamEdit, 'listing'> & { listing_id: number }

/** Edits of listings with what was before and after: those to be looked at oldest first, all of them newest first. */
export async function listEdits(sql: Sql, filter: EditFilter): Promise<{ items: TeamEdit[]; total: number }> {
  const { unseen, limit, offset } = filter
  const where = conditionOf(sql, filter)
  const rows = await sql<Row[]>`
    select v.listing_id, v.version, v.at, coalesce(u.email, v.by) as by, v.via, v.seen_at, v.changes
    from listing_versions v left join auth."user" u on u.id = v.by
    where ${where}
    order by ${unseen ? sql`v.at, v.listing_id, v.version` : sql`v.at desc, v.listing_id desc, v.version desc`} limit ${limit} offset ${offset}`
  const [count] = await sql<{ total: number }[]>`select count(*) as total from listing_versions v where ${where}`
  const listings = new Map((await findListings(sql, [...new Set(rows.map(({ listing_id }) => listing_id))])).map((one) => [one.id, one]))
  const items = rows.flatMap(({ listing_id, ...row }): TeamEdit[] => {
    const listing = listings.get(listing_id)
    return listing ? [{ ...row, listing }] : []
  })
  return { items, total: count?.total ?? 0 }
}

function conditionOf(sql: Sql, { site_id, unseen, listing_id }: EditFilter) {
  // Each is another statement: one for all of them would be planned for what is asked least.
  const seen = unseen ? sql`v.seen_at is null` : sql`true`
  const on_site = site_id === null ? sql`true` : sql`exists (select from listings l where l.id = v.listing_id and l.site_id = ${site_id})`
  return sql`${seen} and ${on_site} and ${listing_id === null ? sql`true` : sql`v.listing_id = ${listing_id}`}`
}

export type EditName = { listing_id: number; version: number }

/** Takes edits out of the queue. */
export async function markSeen({ sql, now }: Context, edits: readonly EditName[]): Promise<Reply<undefined>> {
  const seen = await sql<EditName[]>`
      update listing_versions v set seen_at = ${now}
      from unnest(${edits.map(({ listing_id }) => listing_id)}::integer[], ${edits.map(({ version }) => version)}::integer[]) as given (listing_id, version)
      where v.listing_id = given.listing_id and v.version = given.version and v.seen_at is null
      returning v.listing_id, v.version`
  const names = seen.map(({ listing_id, version }) => `${listing_id} v${version}`).toSorted()
  const label = names.length === 1 ? `listing ${names[0]}` : `${names.length} edits`
  const entry = { action: 'edit.seen', kind: 'edit', subject: names[0] ?? '', label, after: { seen: names } }
  return audited(undefined, names.length > 0 ? entry : null)
}
