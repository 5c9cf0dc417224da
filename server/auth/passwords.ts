import type { Sql } from '../database/open.ts'
import { holdAccount } from './standing.ts'
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from '../base/limits.ts'

/** Argon2id with 19 MiB and two passes, as OWASP advises: 73 ms, off this thread. */
const ARGON = { algorithm: 'argon2id', memoryCost: 19_456, timeCost: 2 } as const
/** A hash of nobody's password, so that an address without one costs the same time. */
let decoy: Promise<string> | null = null

/** Why a password cannot be taken; null when it can. */
export function faultOfPassword(password: string, email: string): string | null {
  const length = [...password].length
  if (length < PASSWORD_CHARS_MIN) return `Choose one of at least ${PASSWORD_CHARS_MIN} characters; a few words in a row are good.`
  if (length > PASSWORD_CHARS_MAX) return `Choose one of at most ${PASSWORD_CHARS_MAX} characters.`
  if (new Set(password).size < 4) return 'This one is quickly guessed. Choose one with more different characters.'
  const own = email.slice(0, email.indexOf('@')).toLowerCase()
  if (password.toLowerCase() === email || (own.length > 3 && password.toLowerCase().replace(/(?<![\d\W_])[\d\W_]+$/, '') === own))
    return 'This is your address. Choose something that nobody knows of you.'
  return null
}

/** Whether the password is the account's; takes the same time for an address without account or password. */
export async function checkPassword(sql: Sql, email: string, password: string): Promise<{ account_id: string; hash: string } | null> {
  const [row] = await sql<{ id: string; password: string | null }[]>`
    select u.id, a.password from auth."user" u left join auth."account" a on a."userId" = u.id and a."providerId" = 'credential'
    where u.email = ${email} and u."emailVerified" and u.deleted_at is null`
  const hash = row?.password ?? (await (decoy ??= Bun.password.hash(crypto.randomUUID(), ARGON)))
  const right = await Bun.password.verify(password.slice(0, PASSWORD_CHARS_MAX * 4), hash)
  return right && row?.password ? { account_id: row.id, hash: row.password } : null
}

/** Whether that is still its password, for as long as the transaction holds its row: checking took a while, and it may have ended meanwhile. */
export async function isStillPassword(sql: Sql, { account_id, hash }: { account_id: string; hash: string }): Promise<boolean> {
  await holdAccount(sql, account_id, false)
  const rows = await sql`
    select 1 from auth."account" where "userId" = ${account_id} and "providerId" = 'credential' and password = ${hash}`
  return rows.length === 1
}

/** Hashing takes a while, so that it is done before a transaction opens. */
export const hashPassword = (password: string): Promise<string> => Bun.password.hash(password, ARGON)

export async function savePassword(sql: Sql, account_id: string, hash: string, now: Date): Promise<void> {
  await sql`
    insert into auth."account" (id, "accountId", "providerId", "userId", password, "createdAt", "updatedAt")
    values (${crypto.randomUUID()}, ${account_id}, 'credential', ${account_id}, ${hash}, ${now}, ${now})
    on conflict ("userId", "providerId") do update set password = excluded.password, "updatedAt" = excluded."updatedAt"`
}

export async function hasPassword(sql: Sql, account_id: string): Promise<boolean> {
  const rows = await sql`
    select 1 from auth."account" where "userId" = ${account_id} and "providerId" = 'credential' and password is not null`
  return rows.length === 1
}

export async function removePassword(sql: Sql, account_id: string): Promise<void> {
  await sql`delete from auth."account" where "userId" = ${account_id} and "providerId" = 'credential'`
}
