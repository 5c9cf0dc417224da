import type { Sql } from '../database/open.ts'
import { TEXT_LOCKS } from '../database/advisory_locks.ts'
import { ENDED_KEYS_KEPT_MAX } from '../base/limits.ts'
import { SCOPES, type Scope } from '../core/spec.ts'
import { hashToken, newToken } from '../base/tokens.ts'

export { SCOPES }

/** Of an app that asks for none by name; what goes on after an app was disconnected has to be asked for. */
export const SCOPES_BY_DEFAULT = SCOPES.filter((scope) => scope !== 'webhooks:manage' && scope !== 'listings:manage')

/** A new key: `lst_` and 256 random bits. It is shown once; only its hash is kept. */
export function newKey(): string {
  return `lst_${newToken()}`
}

export const looksLikeKey = (token: string): boolean => /^lst_[A-Za-z0-9_-]{43}$/.test(token)

export type KeyRow = {
  id: number
  name: string
  start: string
  scopes: Scope[]
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
}

/** Keeps a key of an account; of those that ended, the latest. Returns false when a key of that name is in use. */
export async function saveKey(
  sql: Sql,
  given: { account_id: string; name: string; key: string; scopes: Scope[]; expires_at: Date | null; now: Date },
): Promise<boolean> {
  const { account_id, name, key, scopes, expires_at, now } = given
  const rows = await sql`
    insert into api_keys (account_id, name, hash, start, scopes, created_at, expires_at)
    values (${account_id}, ${name}, ${hashToken(key)}, ${key.slice(0, 8)}, ${scopes}, ${now}, ${expires_at})
    on conflict (account_id, name) where revoked_at is null do nothing
    returning id`
  await sql`
    delete from api_keys where id in (
      select id from api_keys where account_id = ${account_id} and (revoked_at is not null or expires_at <= ${now})
      order by least(revoked_at, expires_at) desc, id desc offset ${ENDED_KEYS_KEPT_MAX})`
  return rows.length === 1
}

export async function listKeys(sql: Sql, account_id: string): Promise<KeyRow[]> {
  return sql<KeyRow[]>`
    select id, name, start, scopes, created_at, expires_at, last_used_at, revoked_at
    from api_keys where account_id = ${account_id} order by id`
}

/** Ends a key at once, in every process. Returns false when the account has none of that name in use. */
export async function revokeKey(sql: Sql, account_id: string, name: string, now: Date): Promise<boolean> {
  const rows =
    await sql`update api_keys set revoked_at = ${now} where account_id = ${account_id} and name = ${name} and revoked_at is null returning id`
  return rows.length === 1
}

/** How many keys of an account still work; another that is made at once waits until the transaction ends. */
export async function countKeys(sql: Sql, account_id: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys:${account_id}`}, ${TEXT_LOCKS.name}))`
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from api_keys where account_id = ${account_id} and revoked_at is null and (expires_at is null or expires_at > ${now})`
  return row?.count ?? 0
}

export function stateOfKey({ revoked_at, expires_at }: KeyRow, now: Date): 'works' | 'revoked' | 'expired' {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at <= now ? 'expired' : 'works'
}

/** The same for all keys of an account. */
export async function endKeys(sql: Sql, account_id: string, now: Date): Promise<void> {
  await sql`update api_keys set revoked_at = ${now} where account_id = ${account_id} and revoked_at is null`
}
