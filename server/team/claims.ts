import { failField } from '../base/error.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import type { Sql } from '../database/open.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { notifyDecided } from '../ownership/claim_emails.ts'
import { decideDispute, lockClaim } from '../ownership/claims.ts'

export const CLAIM_NOTE_CHARACTERS_MAX = 500

export type ClaimState = 'waiting' | 'decided'
/** One of the two sides, with what it has proven. */
export type ClaimSide = {
  name: string
  email: string
  status: string | null
  method: string | null
  verified_at: Date | null
  checked_at: Date | null
  misses: number | null
}
export type TeamClaim = {
  id: number
  listing: ListingRecord
  status: string
  created_at: Date
  disputed_at: Date | null
  decided_at: Date | null
  /** True where the claimer has the listing and its former owner objects. */
  objected: boolean
  claimer: ClaimSide
  /** Null where the account is gone. */
  other: ClaimSide | null
}
type Row = Omit<TeamClaim, 'listing'> & { listing_id: number }

/** Claims that the team is asked about, longest waiting first, or those that it decided. */
export async function listTeamClaims(
  sql: Sql,
  { state, limit, offset }: { state: ClaimState; limit: number; offset: number },
): Promise<{ items: TeamClaim[]; total: number }> {
  const where =
    state === 'waiting'
      ? sql`k.status = 'disputed'`
      : sql`k.status in ('granted', 'refused') and k.disputed_at is not null and k.decided_at is not null`
  const side = (user: string, of: string) => sql`
    json_build_object('name', ${sql(`${user}.name`)}, 'email', ${sql(`${user}.email`)}, 'status', ${sql(`${of}.status`)},
      'method', ${sql(`${of}.method`)}, 'verified_at', ${sql(`${of}.verified_at`)},
      'checked_at', ${sql(`${of}.checked_at`)}, 'misses', ${sql(`${of}.misses`)})`
  const rows = await sql<Row[]>`
    select k.id, k.listing_id, k.status, k.created_at, k.disputed_at, k.decided_at, k.objection_hash is not null as objected,
      ${side('u', 'o')} as claimer, case when v.id is not null then ${side('v', 'q')} end as other
    from claims k join listings l on l.id = k.listing_id
    join auth."user" u on u.id = k.account_id
    left join ownership_proofs o on o.listing_id = k.listing_id and o.account_id = k.account_id
    left join auth."user" v on v.id = coalesce(k.former_account_id, nullif(l.account_id, k.account_id))
    left join ownership_proofs q on q.listing_id = k.listing_id and q.account_id = v.id
    where ${where} order by ${state === 'waiting' ? sql`k.disputed_at, k.id` : sql`k.decided_at desc, k.id desc`} limit ${limit} offset ${offset}`
  const [counted] = await sql<{ total: number }[]>`select count(*)::integer as total from claims k where ${where}`
  const listings = new Map((await findListings(sql, [...new Set(rows.map(({ listing_id }) => listing_id))])).map((one) => [one.id, one]))
  const items = rows.flatMap(({ listing_id, ...row }): TeamClaim[] => {
    const listing = listings.get(listing_id)
    return listing ? [{ ...row, listing }] : []
  })
  return { items, total: counted?.total ?? 0 }
}

type Decision = { id: number; decision: 'grant' | 'refuse'; note: string }

/** Gives a disputed listing to one of the two sides, and tells both. */
export async function decideClaim(context: Context, { id, decision, note }: Decision): Promise<Reply<undefined>> {
  const { sql, now } = context
  if ([...note].length > CLAIM_NOTE_CHARACTERS_MAX) failField('note', `Shorten the note to ${CLAIM_NOTE_CHARACTERS_MAX} characters.`)
  const found = await lockClaim(sql, id, now)
  if (!found) failField('', 'There is no such claim.')
  const { claim, listing } = found
  if (claim.status !== 'disputed') failField('', `This claim is ${claim.status}: it does not wait for the team.`)
  await decideDispute(context, claim, listing, decision === 'grant')
  const [after] = await findListings(sql, [listing.id])
  const owner = after?.account_id ?? listing.account_id
  const sides = [claim.account_id, listing.account_id, ...(claim.former_account_id === null ? [] : [claim.former_account_id])]
  await notifyDecided(context, claim, listing, sides, owner)
  return audited(undefined, {
    action: `claim.${decision}`,
    kind: 'listing',
    subject: String(listing.id),
    label: listingName(listing),
    note: note === '' ? null : note,
    before: { owner: listing.account_id },
    after: { owner },
  })
}
