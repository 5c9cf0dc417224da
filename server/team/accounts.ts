import { accountEmail, findAccountByEmail, insertAccount, setOperator, type Account } from '../auth/accounts.ts'
import { listKeys, newKey, revokeKey, saveKey, SCOPES } from '../auth/keys.ts'
import { createLink } from '../auth/sign_in.ts'
import type { Config } from '../core/config.ts'
import { parseDuration } from '../core/config_values.ts'
import type { Sql } from '../database/open.ts'
import type { Scope } from '../core/spec.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField, failUsage } from '../base/error.ts'

/** What a command gives that needs no more than the database. */
type Command = { sql: Sql; now: Date }

/** Makes an account with a confirmed address; refuses an address that has one. */
export async function createAccount({ sql, now }: Command, email: string, name: string | undefined): Promise<Account> {
  const address = accountEmail(email) ?? failUsage('', `"${email}" is not an e-mail address.`)
  return (await insertAccount(sql, address, name, now)) ?? failField('', `There is an account with ${address} already.`)
}

export async function findAccount(sql: Sql, email: string): Promise<Account> {
  const account = await findAccountByEmail(sql, email.trim().toLowerCase())
  return account ?? failField('', `There is no account with ${email}. Make it: listing-server account create --email ${email}`)
}

/** Gives or takes the rights of the site team, whose pages are under /team. */
export async function appointOperator(
  { sql, now }: Context,
  email: string,
  operator: boolean,
): Promise<Reply<{ id: string; email: string; name: string; operator: boolean }>> {
  const { id, name, email: address } = await findAccount(sql, email)
  await setOperator(sql, id, operator, now)
  const action = operator ? 'account.appoint' : 'account.dismiss'
  return audited({ id, email: address, name, operator }, { action, kind: 'account', subject: id, label: address })
}

/** A link that signs its first reader in as the account, and leads on to a path of the website. */
export async function createSession(
  { sql, config, now }: Command & { config: Config },
  email: string,
  return_to: string | null = null,
): Promise<{ url: string; email: string; expires_at: Date }> {
  const account = await findAccount(sql, email)
  const { token, expires_at } = await createLink(sql, account.email, now, return_to)
  return { url: `${config.base_url}/sign-in/link/${token}`, email: account.email, expires_at }
}

/** Makes a key and returns its only copy. `expires`: an instant, a date, or a duration from now such as 30d. */
export async function createKey(
  { sql, now }: Command,
  given: { email: string; scopes: string; name: string; expires?: string | undefined },
): Promise<{ key: string; name: string; scopes: Scope[]; expires_at: Date | null }> {
  const account = await findAccount(sql, given.email)
  const scopes = given.scopes.split(',').map((scope) => {
    const known = SCOPES.find((name) => name === scope.trim())
    return known ?? failUsage('', `There is no scope "${scope}"; there are ${SCOPES.join(', ')}.`)
  })
  const expires_at = given.expires === undefined ? null : readTime(given.expires, now)
  if (expires_at && expires_at <= now) failUsage('', 'The key would have expired already. Send a later time, such as 30d.')
  const key = newKey()
  if (!(await saveKey(sql, { account_id: account.id, name: given.name, key, scopes, expires_at, now })))
    failField('', `${account.email} has a key named "${given.name}" already. Choose another --name, or revoke it first.`)
  return { key, name: given.name, scopes, expires_at }
}

export async function keysOf({ sql }: { sql: Sql }, email: string) {
  const account = await findAccount(sql, email)
  return listKeys(sql, account.id)
}

export async function endKey({ sql, now }: Command, email: string, name: string): Promise<void> {
  const account = await findAccount(sql, email)
  if (!(await revokeKey(sql, account.id, name, now))) failField('', `${account.email} has no key named "${name}" in use.`)
}

/** The years that the database and the contract know. */
const [FIRST, END] = [Date.parse('0001-01-01'), Date.parse('9999-01-01')]

/** An instant, a date, or a duration from now. */
export function readTime(text: string, now: Date): Date {
  const seconds = parseDuration(text)
  const time = seconds === null ? instantOf(text) : now.getTime() + seconds * 1000
  // What is no number is in no span.
  if (time >= FIRST && time < END) return new Date(time)
  return failUsage('', `"${text}" is not a time. Send an instant, a date, or a duration such as 30d.`)
}

/** In milliseconds; no number where there is no such instant. Its day is one of its own place, which may be another in UTC. */
function instantOf(text: string): number {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? []
  const exists = day !== undefined && new Date(Date.parse(day) || 0).toISOString().startsWith(day)
  return exists ? Date.parse(text) : Number.NaN
}
