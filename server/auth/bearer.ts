import type { Caller } from '../context.ts'
import type { Sql } from '../database/open.ts'
import type { Waker } from '../database/waker.ts'
import { KEY_CACHE_ENTRIES_MAX, KEY_CACHE_SECONDS } from '../limits.ts'
import type { Scope } from '../spec.ts'
import { hashKey, looksLikeKey } from './keys.ts'

type Row = { id: number; account_id: string; name: string; scopes: Scope[]; expires_at: Date | null; stale: boolean }
type Kept = { caller: Caller; until: number }

/** The door that a token came through; a token made out to one is nothing at the other. Keys are made out to neither and open both. */
export type Audience = 'mcp' | 'api'

/** Who a bearer token speaks for at a door; null for one that is unknown, expired, revoked or made out to another door. */
export type Bearer = (token: string, audience: Audience) => Promise<Caller | null>

/**
 * Checks tokens with a small cache. A revoked key leaves the cache of every process by notification; the seconds an entry may live
 * bound what a lost notification costs.
 */
export function createBearer(sql: Sql, waker: Waker, clock: () => Date): Bearer {
  const cache = new Map<string, Kept>()
  waker.on('key_revoked', (hash) => cache.delete(hash))
  waker.onReturn(() => cache.clear())
  return async (token) => {
    if (!looksLikeKey(token)) return null
    const now = clock()
    const hash = hashKey(token)
    const kept = cache.get(hash.toString('hex'))
    if (kept && kept.until > now.getTime()) return kept.caller
    const row = await findKey(sql, hash, now)
    if (!row) return null
    if (row.stale) await sql`update api_keys set last_used_at = ${now} where id = ${row.id}`
    const caller: Caller = {
      account_id: row.account_id,
      credential: { type: 'api_key', name: row.name, scopes: row.scopes, expires_at: row.expires_at },
    }
    if (cache.size >= KEY_CACHE_ENTRIES_MAX) cache.clear()
    const expires = row.expires_at?.getTime() ?? Infinity
    cache.set(hash.toString('hex'), { caller, until: Math.min(now.getTime() + KEY_CACHE_SECONDS * 1000, expires) })
    return caller
  }
}

async function findKey(sql: Sql, hash: Buffer, now: Date): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select id, account_id, name, scopes, expires_at, coalesce(last_used_at < ${new Date(now.getTime() - 60_000)}, true) as stale
    from api_keys where hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now})`
  return row
}
