import type { Sql } from '../database/open.ts'
import { readEmail } from './email.ts'
import type { Letter } from './letter.ts'
import { mailboxOf } from './mailbox.ts'

export type { Letter } from './letter.ts'

const LETTERS_PER_STATEMENT_MAX = 1000

/**
 * Keeps a letter in the caller's transaction: it goes out when that commits, and never existed when it rolls back. A letter that cannot
 * go (its address is none, or is suppressed) is kept with the reason and fails nothing of what it tells about.
 */
export async function sendLetter(sql: Sql, letter: Letter, now: Date): Promise<void> {
  await sendLetters(sql, [letter], now)
}

/** The same for many letters, a thousand in a statement. */
export async function sendLetters(sql: Sql, letters: readonly Letter[], now: Date): Promise<void> {
  for (let first = 0; first < letters.length; first += LETTERS_PER_STATEMENT_MAX)
    await insertLetters(
      sql,
      letters.slice(first, first + LETTERS_PER_STATEMENT_MAX).map((letter) => rowOf(letter)),
      now,
    )
}

/**
 * Why letters of a kind do not go to an address; null when they do. What a mailbox wants none of goes to no spelling of it; an address that
 * came back tells only of itself, since a tagged one may exist where the plain one does not.
 */
export async function suppressionOf(sql: Sql, email: string, kind: string): Promise<string | null> {
  const [row] = await sql<{ reason: string }[]>`
    select reason from suppressions
    where (email = ${email.toLowerCase()} and kind in ('all', ${kind})) or (email = ${mailboxOf(email)} and kind = ${kind}) order by kind limit 1`
  return row?.reason ?? null
}

/** Sends no more letters of a kind to an address; those that wait are not sent either. */
export async function suppress(sql: Sql, email: string, kind: string, reason: string, now: Date): Promise<void> {
  await sql`insert into suppressions (email, kind, reason, at) values (${email.toLowerCase()}, ${kind}, ${reason}, ${now}) on conflict do nothing`
}

type Row = {
  email: string
  mailbox: string
  kind: string
  subject: string
  letter: Omit<Letter, 'once'>
  once: string | null
  error: string | null
}

function rowOf({ once, ...letter }: Letter): Row {
  const email = readEmail(letter.to.email)
  return {
    email: email ?? letter.to.email,
    mailbox: mailboxOf(email ?? letter.to.email),
    kind: letter.kind,
    subject: letter.subject,
    letter,
    once: once ?? null,
    error: email === null ? 'is not one e-mail address' : null,
  }
}

async function insertLetters(sql: Sql, rows: Row[], now: Date): Promise<void> {
  await sql`
    insert into outbox (email, kind, subject, letter, once, status, error, created_at, next_try_at)
    select r.email, r.kind, r.subject, r.letter, r.once,
      case when r.error is not null then 'failed' when s.reason is not null then 'suppressed' else 'waiting' end,
      coalesce(r.error, s.reason), ${now}, case when r.error is null and s.reason is null then ${now}::timestamptz end
    from jsonb_to_recordset(${sql.json(rows)})
      as r(email text, mailbox text, kind text, subject text, letter jsonb, once text, error text)
    left join lateral (
      select reason from suppressions
      where (email = lower(r.email) and kind in ('all', r.kind)) or (email = r.mailbox and kind = r.kind) order by kind limit 1
    ) s on true
    on conflict (once) do nothing`
}
