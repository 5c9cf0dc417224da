import type { Sql } from '../database/open.ts'
import type { Block, Email } from '../mail/email.ts'
import { suppressionOf } from '../mail/outbox.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField } from '../base/error.ts'

export const EMAIL_STATUSES = ['waiting', 'failed', 'suppressed', 'sent'] as const
/** More stand on no page of the list. */
export const EMAILS_COUNTED_MAX = 20_000
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

/**
 * Kinds whose words hold no permission: all others may carry a code or a link that signs somebody in, so that of them the team is shown
 * neither subject nor text. Links are shown of none.
 */
const OPEN_KINDS = new Set([
  'team',
  'launch_live',
  'launch_rolled',
  'launch_ended',
  'badge_lost',
  'listing_suspended',
  'listing_restored',
  'update',
])

export type TeamEmail = {
  id: number
  email: string
  kind: string
  /** Null where it is nobody's but the recipient's to read. */
  subject: string | null
  status: EmailStatus
  tries: number
  error: string | null
  created_at: Date
  next_try_at: Date | null
  sent_at: Date | null
}
type EmailFilter = { status: EmailStatus; email: string | null; limit: number; offset: number }

const hidden = <Row extends { kind: string; subject: string | null }>(row: Row): Row =>
  OPEN_KINDS.has(row.kind) ? row : { ...row, subject: null }

const sentTo = (sql: Sql, email: string | null) => (email === null ? sql`true` : sql`lower(email) = ${email}`)

export async function listEmails(sql: Sql, filter: EmailFilter): Promise<TeamEmail[]> {
  const { status, email, limit, offset } = filter
  const items = await sql<TeamEmail[]>`
    select id, email, kind, subject, status, tries, error, created_at, next_try_at, sent_at from outbox
    where status = ${status} and ${sentTo(sql, email)} order by id desc limit ${limit} offset ${offset}`
  return items.map(hidden)
}

/** Of each state, up to EMAILS_COUNTED_MAX. */
export async function countEmails(sql: Sql, email: string | null): Promise<Record<EmailStatus, number>> {
  const rows = await sql<{ status: EmailStatus; count: number }[]>`
    select s.status, (select count(*) from (
      select from outbox o where o.status = s.status and ${sentTo(sql, email)} limit ${EMAILS_COUNTED_MAX}) as counted) as count
    from unnest(${[...EMAIL_STATUSES]}::text[]) as s (status)`
  const counts = { waiting: 0, failed: 0, suppressed: 0, sent: 0 }
  for (const { status, count } of rows) counts[status] = count
  return counts
}

/** One e-mail with its text, where the team may read it. */
export async function findEmail(sql: Sql, id: number): Promise<(TeamEmail & { blocks: Block[] | null; reason: string | null }) | null> {
  const [row] = await sql<(TeamEmail & { mail: Email })[]>`
    select id, email, kind, subject, status, tries, error, created_at, next_try_at, sent_at, letter as mail from outbox where id = ${id}`
  if (!row) return null
  const { mail, ...shown } = row
  return {
    ...hidden(shown),
    blocks: OPEN_KINDS.has(row.kind) ? mail.blocks : null,
    reason: await suppressionOf(sql, row.email, row.kind),
  }
}

/** Has an e-mail tried again that failed or was held back; it keeps its Message-ID, so that a server which has it shows it once. */
export async function sendAgain({ sql, now }: Context, id: number): Promise<Reply<undefined>> {
  const [row] = await sql<{ email: string; kind: string; status: EmailStatus; error: string | null }[]>`
      select email, kind, status, error from outbox where id = ${id} for update`
  if (!row) failField('', 'There is no such e-mail; it may have outlived its 90 days.')
  const { email, kind, status, error } = row
  if (status !== 'failed' && status !== 'suppressed')
    failField('', `This e-mail is ${status}; only one that failed or was held back can go again.`)
  if (kind === 'sign_in') failField('', 'The code in this e-mail is over by now. The person asks for a new one by signing in.')
  if (kind === 'newsletter' && !(await isSubscribed(sql, id))) failField('', 'Whoever it is for has left the newsletter.')
  if (kind === 'update' && !(await isFollowed(sql, id))) failField('', 'Whoever it is for follows the listing no more.')
  const reason = await suppressionOf(sql, email, kind)
  if (reason !== null) failField('', `Nothing is sent to this address (${reason}). Allow e-mails to it again first.`)
  await sql`update outbox set status = 'waiting', tries = 0, error = null, next_try_at = ${now} where id = ${id}`
  await sql`select pg_notify('letters_waiting', '')`
  const entry = {
    action: 'email.send_again',
    kind: 'email',
    subject: String(id),
    label: `${kind} to ${email}`,
    before: { status, error },
    after: { status: 'waiting' },
  }
  return audited(undefined, entry)
}

/** By the token in the e-mail: the same mailbox may have the newsletter of another site. */
async function isSubscribed(sql: Sql, id: number): Promise<boolean> {
  const [found] = await sql`
    select from outbox o join newsletter_subscribers n on n.stop_token = right(o.letter #>> '{unsubscribe,url}', length(n.stop_token))
    where o.id = ${id} and n.email = o.email and n.state = 'confirmed'`
  return found !== undefined
}

async function isFollowed(sql: Sql, id: number): Promise<boolean> {
  const [found] = await sql`
    select from outbox o join listing_follows f on f.token = right(o.letter #>> '{unsubscribe,url}', length(f.token)) where o.id = ${id}`
  return found !== undefined
}

type Suppression = { email: string; kind: string; reason: string; at: Date }

/** Addresses that get no e-mails, the latest first. */
export async function listSuppressions(
  sql: Sql,
  { email, limit, offset }: { email: string | null; limit: number; offset: number },
): Promise<{ items: Suppression[]; total: number }> {
  const where = email === null ? sql`true` : sql`email = ${email}`
  const items = await sql<Suppression[]>`
    select email, kind, reason, at from suppressions where ${where} order by at desc, email, kind limit ${limit} offset ${offset}`
  const [row] = await sql<{ total: number }[]>`select count(*) as total from suppressions where ${where}`
  return { items: [...items], total: row?.total ?? 0 }
}

/** Writes to an address again; e-mails that were held back stay where they are until they are sent again one by one. */
export async function liftSuppression({ sql }: Context, email: string, kind: string): Promise<Reply<undefined>> {
  const [row] = await sql<
    Suppression[]
  >`delete from suppressions where email = ${email.toLowerCase()} and kind = ${kind} returning email, kind, reason, at`
  const entry = row && {
    action: 'suppression.lift',
    kind: 'address',
    subject: email,
    label: email,
    before: { kind, reason: row.reason, since: row.at.toISOString() },
  }
  return audited(undefined, entry ?? null)
}
