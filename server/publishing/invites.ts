import { randomBytes } from 'node:crypto'
import { hashToken } from '../base/tokens.ts'
import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { recordEvent } from '../events/record_event.ts'
import { askForPhotos } from '../profile/photo_rows.ts'
import { INVITE_DAYS } from '../base/limits.ts'
import { takeBackOwn } from '../launch/voters.ts'
import { publishEdit } from './publish_edit.ts'
import { listOfCompany } from '../listings/rows.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { suppress } from '../mail/outbox.ts'
import { withCofounder } from '../profile/cofounder.ts'
import type { Cell } from '../profile/field_state.ts'
import { textOf, type Founder } from '../profile/profile.ts'
import { lockDraft, saveProfile } from '../profile/rows.ts'
import { isFormerInvite } from '../listings/versions.ts'

export type Invite = { id: number; email: string; expires_at: Date }
/** What an invite's page tells its reader: who invites to what. */
export type OpenInvite = Invite & { draft_id: string; site_id: number; product: string; inviter: string; inviter_email: string }
type InviteOutcome = { outcome: 'accepted'; draft_id: string } | { outcome: 'refused'; reason: 'unknown' | 'own_listing' | 'full' }

const DAY_MILLISECONDS = 86_400_000
const TOKEN = /^[\w-]{43}$/
const STOP_TOKEN = /^[\w-]{22}$/

/** Keeps an invite, or gives the one that the mailbox has already a new token and all its time; the draft is locked. */
export async function saveInvite(
  sql: Sql,
  { draft_id, profile_id, email, now }: { draft_id: string; profile_id: number; email: string; now: Date },
): Promise<Invite & { token: string; stop_token: string; sent_in_day: number; day_starts_at: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + INVITE_DAYS * DAY_MILLISECONDS)
  const day_ago = new Date(now.getTime() - DAY_MILLISECONDS)
  const [row] = await sql<(Invite & { stop_token: string; sent_in_day: number; day_starts_at: Date })[]>`
    with known as (
      update invites kept set
        draft_id = ${draft_id}, email = ${email}, token_hash = ${hashToken(token)}, expires_at = ${expires_at},
        accepted_at = null,
        sent_in_day = case when kept.day_starts_at <= ${day_ago} then 1 else kept.sent_in_day + 1 end,
        day_starts_at = case when kept.day_starts_at <= ${day_ago} then ${now} else kept.day_starts_at end
      where id = (select id from invites where ${isInvited(sql, profile_id, email)} order by lower(email) = ${email.toLowerCase()} desc, id limit 1)
      returning id, email, expires_at, stop_token, sent_in_day, day_starts_at
    ), added as (
      insert into invites (draft_id, profile_id, email, mailbox, token_hash, stop_token, created_at, expires_at, day_starts_at)
      select ${draft_id}, ${profile_id}, ${email}, ${mailboxOf(email)}, ${hashToken(token)}, ${randomBytes(16).toString('base64url')}, ${now},
        ${expires_at}::timestamptz, ${now}::timestamptz
      where not exists (select from known)
      returning id, email, expires_at, stop_token, sent_in_day, day_starts_at
    )
    select * from known union all select * from added`
  if (!row) throw new Error('an invite was written and not answered')
  return { ...row, token }
}

/** How many mailboxes a listing has invited, and whether this address leads to one of them. */
export async function countInvites(sql: Sql, profile_id: number, email: string): Promise<{ count: number; known: boolean }> {
  const [row] = await sql<{ count: number; known: boolean }[]>`
    select (select count(*) from invites i where profile_id = ${profile_id} and not ${isFormerInvite(sql)}) as count,
      exists (select from invites i where ${isInvited(sql, profile_id, email)} and not ${isFormerInvite(sql)}) as known`
  return { count: row?.count ?? 0, known: row?.known ?? false }
}

/** Spellings that were invited before mailboxes were counted stand for themselves. */
const isInvited = (sql: Sql, profile_id: number, email: string) =>
  sql`profile_id = ${profile_id} and (mailbox = ${mailboxOf(email)} or lower(email) = ${email.toLowerCase()})`

/** The invite of a link; null when it was used, is over, was sent again since, or never was. */
export async function findInvite(sql: Sql, token: string, now: Date): Promise<OpenInvite | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await sql<(OpenInvite & { url: string; name: Cell | null })[]>`
    select i.id, i.email, i.expires_at, i.draft_id, p.site_id, c.url, u.name as inviter, u.email as inviter_email,
      c.facts #> '{cells,name}' as name
    from invites i join profiles p on p.id = i.profile_id join companies c on c.id = p.company_id join auth."user" u on u.id = c.account_id
    where i.token_hash = ${hashToken(token)} and i.accepted_at is null and i.expires_at > ${now}`
  if (!row) return null
  const { url, name, ...invite } = row
  return { ...invite, product: textOf(name ? { name } : {}, 'name') ?? new URL(url).hostname }
}

/**
 * Adds the invited person's founder profile to the company's founders, and nothing else; the link is used up. It shows on every
 * listing of the company at once, with a version under the account of who accepted.
 */
export async function acceptInvite(
  context: Pick<Context, 'sql' | 'sites' | 'config' | 'jobs'>,
  { token, account_id, founder, now }: { token: string; account_id: string; founder: Founder; now: Date },
): Promise<InviteOutcome> {
  const { sql } = context
  const invite = await findInvite(sql, token, now)
  // The company is locked first, as by every writer of a profile; only then is it settled who uses the link.
  const draft = invite && (await lockDraft(sql, invite.draft_id, null))
  if (!invite || !draft) return { outcome: 'refused', reason: 'unknown' }
  if (draft.account_id === account_id) return { outcome: 'refused', reason: 'own_listing' }
  const profile = withCofounder(draft.profile, invite.inviter, founder)
  if (profile === null) return { outcome: 'refused', reason: 'full' }
  const used = await sql`
    update invites set accepted_at = ${now}, accepted_by = ${account_id}
    where id = ${invite.id} and token_hash = ${hashToken(token)} and accepted_at is null and expires_at > ${now}`
  if (used.count === 0) return { outcome: 'refused', reason: 'unknown' }
  const before = await listOfCompany(sql, draft.company_id)
  if (draft.account_id !== null) await askForPhotos(context, { account_id: draft.account_id, founders: [founder], now })
  await saveProfile(sql, { ...draft, profile }, now)
  await takeBackOwn(
    sql,
    before.map(({ id }) => id),
    account_id,
  )
  await publishEdit(context, before, { by: account_id, via: 'accept_invite', at: now })
  await recordEvent(sql, 'invite.accepted', draft.account_id, { id: draft.id }, now)
  return { outcome: 'accepted', draft_id: draft.id }
}

/** Sends no more invites to the mailbox, under whatever spelling, whose e-mail this token stood in. Null where it stood in none. */
export async function declineInvites(sql: Sql, stop_token: string, now: Date): Promise<{ email: string } | null> {
  if (!STOP_TOKEN.test(stop_token)) return null
  const [row] = await sql<{ email: string }[]>`select email from invites where stop_token = ${stop_token}`
  if (row) await suppress(sql, mailboxOf(row.email), 'invite', 'declined', now)
  return row ?? null
}
