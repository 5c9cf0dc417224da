import type { Schemas } from '../../sdk/contract.ts'
import { takeOffer } from '../auth/attempts.ts'
import { fail } from '../base/error.ts'
import { hashToken, looksLikeToken, newToken } from '../base/tokens.ts'
import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { takeBackOwn } from '../launch/voters.ts'
import { findListings, listOfCompany, lockMine } from '../listings/rows.ts'
import { sameEmail } from '../mail/email_address.ts'
import { writeInstant } from '../mail/email.ts'
import { lockCompanyOfListing } from '../profile/company_lock.ts'
import { refuseDisputed } from './disputes.ts'
import { writeToNamed } from './emails.ts'
import { findPerson } from '../publishing/tell_account.ts'

/*
 * Somebody who may edit a listing that is not theirs:
 *
 *   state     added again          accepted in time   7 days over       removed   the listing goes to somebody else
 *   none      invited              –                  –                 none      none
 *   invited   invited, the same    active             invited, no link  none      none
 *   active    active               –                  –                 none      none
 */

const INVITED_DAYS = 7
const EDITORS_MAX = 20

type Row = { id: number; email: string; account_id: string | null; invited_at: Date }
export type OpenInvite = { id: number; listing_id: number; email: string; expires_at: Date }

const show = ({ id, email, account_id, invited_at }: Row): Schemas['Editor'] => ({
  editor_id: id,
  email,
  status: account_id === null ? 'invited' : 'active',
  invited_at: invited_at.toISOString(),
})

/** All of each listing, which has few. */
export async function listEditors(sql: Sql, listing_ids: readonly number[]): Promise<Map<number, Schemas['Editor'][]>> {
  const rows = await sql<(Row & { listing_id: number })[]>`
    select listing_id, id, email, account_id, invited_at from editors where listing_id = any(${[...listing_ids]}::integer[])
    order by id limit ${EDITORS_MAX * listing_ids.length}`
  return new Map([...Map.groupBy(rows, ({ listing_id }) => listing_id)].map(([id, editors]) => [id, editors.map(show)] as const))
}

/** Listings that an account edits for somebody else. */
export async function listEdited(sql: Sql, account_id: string): Promise<number[]> {
  const rows = await sql<{ listing_id: number }[]>`select listing_id from editors where account_id = ${account_id}`
  return rows.map(({ listing_id }) => listing_id)
}

/** Those who may edit now, by account: what a version names them by. */
export async function editorsByAccount(sql: Sql, listing_id: number): Promise<Map<string, string>> {
  const rows = await sql<{ account_id: string; email: string }[]>`
    select account_id, email from editors where listing_id = ${listing_id} and account_id is not null limit ${EDITORS_MAX}`
  return new Map(rows.map(({ account_id, email }) => [account_id, email]))
}

/** Who may edit already, or has an invitation that is still good. */
export async function findEditor(sql: Sql, listing_id: number, email: string, now: Date): Promise<Schemas['Editor'] | null> {
  const [row] = await sql<Row[]>`
    select id, email, account_id, invited_at from editors
    where listing_id = ${listing_id} and lower(email) = ${email.toLowerCase()} and (account_id is not null or expires_at > ${now})`
  return row ? show(row) : null
}

/** Invites somebody to edit a listing; whoever may already is answered as they are. */
export async function addEditor(
  context: Context,
  account_id: string,
  listing_id: number,
  email: string,
): Promise<{ editor: Schemas['Editor']; is_new: boolean }> {
  const { sql, now } = context
  const listing = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  await refuseDisputed(sql, listing_id)
  const present = await findEditor(sql, listing_id, email, now)
  if (present) return { editor: present, is_new: false }
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::integer as count from editors where listing_id = ${listing_id} and lower(email) <> ${email.toLowerCase()}`
  if ((counted?.count ?? 0) >= EDITORS_MAX)
    fail('limit_reached', { detail: `A listing has at most ${EDITORS_MAX} editors. Remove one first.` })
  await takeOffer(sql, account_id, email, now)
  const token = newToken()
  const expires_at = new Date(now.getTime() + INVITED_DAYS * 86_400_000)
  const [row] = await sql<Row[]>`
    insert into editors (listing_id, email, token_hash, invited_at, expires_at)
    values (${listing_id}, ${email}, ${hashToken(token)}, ${now}, ${expires_at})
    on conflict (listing_id, lower(email)) do update set token_hash = excluded.token_hash, invited_at = excluded.invited_at, expires_at = excluded.expires_at
    returning id, email, account_id, invited_at`
  if (!row) throw new Error('an editor was written and not answered')
  await writeToNamed(context, { to: email, listing, asked_by: account_id }, ({ by, from, name, site }) => ({
    kind: 'editor',
    subject: `${by} asks you to edit ${name}`,
    blocks: [
      `${from} lets you edit the listing of ${name} on ${site.name}: its texts, milestones, story and updates. Orders stay with them.`,
      `Sign in with this address to accept, until ${writeInstant(expires_at)}. If you do not want to, do nothing.`,
    ],
    action: { label: 'See the invitation', url: `${site.url}/editors/${token}` },
  }))
  return { editor: show(row), is_new: true }
}

/** Takes the right away at once; false where there was none of this number. */
export async function removeEditor(sql: Sql, listing_id: number, editor_id: number): Promise<boolean> {
  const removed = await sql`delete from editors where listing_id = ${listing_id} and id = ${editor_id}`
  return removed.count === 1
}

/** What a link invites to; null where it was used, replaced, taken back or is over. */
export async function findEditorInvite(sql: Sql, token: string, now: Date): Promise<OpenInvite | null> {
  if (!looksLikeToken(token)) return null
  const [row] = await sql<OpenInvite[]>`
    select id, listing_id, email, expires_at from editors where token_hash = ${hashToken(token)} and account_id is null and expires_at > ${now}`
  return row ?? null
}

export async function acceptEditor({ sql, now, account_id }: Context, token: string): Promise<number> {
  const invited = (await findEditorInvite(sql, token, now)) ?? fail('not_found', { what: 'invitation' })
  await lockCompanyOfListing(sql, invited.listing_id)
  const present = (await findEditorInvite(sql, token, now)) ?? fail('not_found', { what: 'invitation' })
  const reader = await findPerson(sql, account_id)
  if (!reader || !sameEmail(reader.email, present.email))
    fail('conflict', { retryable: false, detail: `This invitation is for ${present.email}. Sign in with that address to accept it.` })
  await refuseDisputed(sql, present.listing_id)
  const [listing] = await findListings(sql, [present.listing_id])
  if (!listing || listing.account_id === account_id) fail('conflict', { retryable: false, detail: 'This listing is yours already.' })
  // One account edits once, whatever address it had before.
  await sql`delete from editors where listing_id = ${present.listing_id} and account_id = ${account_id}`
  await sql`update editors set account_id = ${account_id}, token_hash = null where id = ${present.id}`
  const listings = await listOfCompany(sql, listing.company_id)
  await takeBackOwn(
    sql,
    listings.map(({ id }) => id),
    account_id,
  )
  return present.listing_id
}

/** Whose listing it is that a call of one of its editors names, by its number or its draft's id; null where they edit none of that name. */
export async function findOwnerFor(sql: Sql, editor: string, { listing_id, id }: Record<string, unknown>): Promise<string | null> {
  const number = typeof listing_id === 'number' ? listing_id : null
  const draft_id = typeof id === 'string' ? id : null
  const [row] = await sql<{ account_id: string }[]>`
    select l.account_id from editors e join listings l on l.id = e.listing_id
    where e.account_id = ${editor}
      and (l.id = ${number}::integer or l.profile_id = (select profile_id from drafts where id = ${draft_id}::text)) limit 1`
  return row?.account_id ?? null
}
