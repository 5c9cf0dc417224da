import type { Sql } from '../database/open.ts'
import { readEmail } from '../mail/email_address.ts'

export type Account = { id: string; email: string; name: string }

/** How an address is kept: one mailbox in lower case; null for what is none. */
export const accountEmail = (text: string): string | null => readEmail(text.trim())?.toLowerCase() ?? null

export async function findAccountByEmail(sql: Sql, email: string): Promise<Account | null> {
  const [account] = await sql<Account[]>`select id, email, name from auth."user" where email = ${email} and deleted_at is null`
  return account ?? null
}

/** Makes an account with a confirmed address; null where the address has one. */
export async function insertAccount(sql: Sql, email: string, name: string | undefined, now: Date): Promise<Account | null> {
  const [account] = await sql<Account[]>`
    insert into auth."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values (${crypto.randomUUID()}, ${name ?? email.slice(0, email.indexOf('@'))}, ${email}, true, ${now}, ${now})
    on conflict (email) do nothing returning id, email, name`
  return account ?? null
}

/** The account of an address that was just proven, made where there is none. */
export async function ensureAccount(sql: Sql, email: string, now: Date): Promise<Account> {
  const account =
    (await findAccountByEmail(sql, email)) ?? (await insertAccount(sql, email, undefined, now)) ?? (await findAccountByEmail(sql, email))
  if (!account) throw new Error('an account was neither found nor made')
  return account
}

export async function renameAccount(sql: Sql, account_id: string, name: string, now: Date): Promise<void> {
  await sql`update auth."user" set name = ${name}, "updatedAt" = ${now} where id = ${account_id}`
}

/** Makes somebody one of the site team, or no more. */
export async function setOperator(sql: Sql, account_id: string, operator: boolean, now: Date): Promise<void> {
  await sql`update auth."user" set operator = ${operator}, "updatedAt" = ${now} where id = ${account_id}`
}
