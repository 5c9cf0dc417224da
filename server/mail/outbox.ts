import { failAt } from '../base/error.ts'
import { sha256 } from '../base/sha256.ts'
import type { Sql } from '../database/open.ts'
import { readEmail } from './email_address.ts'
import type { Email } from './email.ts'
import { mailboxOf } from './mailbox.ts'

export type { Email } from './email.ts'

const EMAILS_PER_STATEMENT_MAX = 1000
const GATHERED_CHARACTERS_MAX = 64 * 1024

/**
 * Keeps an e-mail in the caller's transaction: it goes out when that commits, and never existed when it rolls back. An e-mail that cannot
 * go (its address is none, or is suppressed) is kept with the reason and fails nothing of what it tells about.
 */
export async function queueEmail(sql: Sql, mail: Email, now: Date): Promise<void> {
  await queueEmails(sql, [mail], now)
}

/** An e-mail that waits until then for others of the same `once`, whose blocks it takes; beyond a size the first ones stand for all. */
export async function gatherEmail(sql: Sql, mail: Email & { once: string }, { now, goes_at }: { now: Date; goes_at: Date }): Promise<void> {
  const added = await sql`
    update outbox set letter = case when length(letter::text) > ${GATHERED_CHARACTERS_MAX} then letter
      else jsonb_set(letter, '{blocks}', (letter -> 'blocks') || ${sql.json(mail.blocks)}) end
    where once = ${mail.once}`
  if (added.count > 0) return
  await queueEmail(sql, mail, now)
  await sql`update outbox set next_try_at = ${goes_at} where once = ${mail.once} and status = 'waiting'`
}

/** The same for many e-mails, a thousand in a statement. */
export async function queueEmails(sql: Sql, mails: readonly Email[], now: Date): Promise<void> {
  for (let first = 0; first < mails.length; first += EMAILS_PER_STATEMENT_MAX)
    await insertEmails(
      sql,
      mails.slice(first, first + EMAILS_PER_STATEMENT_MAX).map((mail) => rowOf(mail)),
      now,
    )
}

/**
 * Why e-mails of a kind do not go to an address; null when they do. What a mailbox wants none of goes to no spelling of it; an address that
 * came back tells only of itself, since a tagged one may exist where the plain one does not.
 */
export async function suppressionOf(sql: Sql, email: string, kind: string): Promise<string | null> {
  const [row] = await sql<{ reason: string }[]>`
    select reason from suppressions
    where (email = ${email.toLowerCase()} and kind in ('all', ${kind})) or (email = ${mailboxOf(email)} and kind = ${kind}) order by kind limit 1`
  return row?.reason ?? null
}

/** Refuses an address that such e-mails do not go to, where whoever names it would wait for one. */
export async function refuseSuppressed(sql: Sql, email: string, kind: string, fix: string): Promise<void> {
  const reason = await suppressionOf(sql, email, kind)
  if (reason === null) return
  const message = reason === 'bounced' ? 'gets nothing: an e-mail to it came back.' : 'takes no such e-mails.'
  failAt({ field: '/email', code: 'invalid', message, fix })
}

/** Sends no more e-mails of a kind to an address; those that wait are not sent either. */
export async function suppress(sql: Sql, email: string, kind: string, reason: string, now: Date): Promise<void> {
  await sql`insert into suppressions (email, kind, reason, at) values (${email.toLowerCase()}, ${kind}, ${reason}, ${now}) on conflict do nothing`
}

/** What waits leads to where its site is by now: under the former address it would not be sent. */
export async function moveLetters(sql: Sql, from_host: string, to_url: string): Promise<void> {
  const from = `"https?://${from_host.replaceAll('.', String.raw`\.`)}(:\\d+)?(?=[/"])`
  await sql`
    update outbox set letter = regexp_replace(letter::text, ${from}, ${`"${to_url}`}, 'g')::jsonb
    where status = 'waiting' and strpos(letter::text, ${`://${from_host}`}) > 0`
}

/** What waits for whoever has ended it is not sent. Told by the token of its link: the same mailbox may have others of the kind. */
export async function holdBack(sql: Sql, kind: string, token: string): Promise<void> {
  const ending = `/${token}`
  await sql`
    update outbox set status = 'suppressed', error = 'unsubscribed', next_try_at = null
    where status = 'waiting' and kind = ${kind} and right(letter #>> '{unsubscribe,url}', ${ending.length}) = ${ending}`
}

const ONCE_CHARACTERS_MAX = 200
/** The database looks it up by an index, which takes no text of any length. */
const onceKey = (once: string): string => (once.length <= ONCE_CHARACTERS_MAX ? once : sha256(once).toString('hex'))

type Row = {
  email: string
  mailbox: string
  kind: string
  subject: string
  mail: Omit<Email, 'once'>
  once: string | null
  error: string | null
}

function rowOf({ once, ...mail }: Email): Row {
  const email = readEmail(mail.to.email)
  return {
    email: email ?? mail.to.email,
    mailbox: mailboxOf(email ?? mail.to.email),
    kind: mail.kind,
    subject: mail.subject,
    mail,
    once: once === undefined ? null : onceKey(once),
    error: email === null ? 'is not one e-mail address' : null,
  }
}

async function insertEmails(sql: Sql, rows: Row[], now: Date): Promise<void> {
  await sql`
    insert into outbox (email, kind, subject, letter, once, status, error, created_at, next_try_at)
    select r.email, r.kind, r.subject, r.mail, r.once,
      case when r.error is not null then 'failed' when s.reason is not null then 'suppressed' else 'waiting' end,
      coalesce(r.error, s.reason), ${now}, case when r.error is null and s.reason is null then ${now}::timestamptz end
    from jsonb_to_recordset(${sql.json(rows)})
      as r(email text, mailbox text, kind text, subject text, mail jsonb, once text, error text)
    left join lateral (
      select reason from suppressions
      where (email = lower(r.email) and kind in ('all', r.kind)) or (email = r.mailbox and kind = r.kind) order by kind limit 1
    ) s on true
    on conflict (once) do nothing`
}
