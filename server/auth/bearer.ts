import type { Credentialed, Service } from '../core/context.ts'
import { unlessOutage } from '../database/errors.ts'
import type { Sql } from '../database/open.ts'
import { createCache } from '../base/cache.ts'
import { KEY_CACHE_ENTRIES_MAX, KEY_CACHE_SECONDS } from '../base/limits.ts'
import type { Scope } from '../core/spec.ts'
import { createAccessTokens } from './access_tokens.ts'
import { looksLikeKey } from './keys.ts'
import { findByPublisherToken, looksLikePublisherToken } from './publishers.ts'
import type { Audience } from './resources.ts'
import { hashToken } from '../base/tokens.ts'

type Row = { id: number; account_id: string; name: string; scopes: Scope[]; expires_at: Date | null; stale: boolean }
type Known = Pick<Service, 'reads' | 'notifications' | 'clock' | 'config'>

/** Who a bearer token speaks for at a door; null for one that is unknown, expired, revoked or made out to another door. */
export type Bearer = (token: string, audience: Audience) => Promise<Credentialed | null>

/**
 * Checks keys and access tokens, and remembers for a moment whom they speak for. What is revoked is forgotten by every process at once,
 * by notification; the seconds an entry may live bound what a lost notification costs.
 */
export function createBearer({ reads, notifications, clock, config }: Known): Bearer {
  const keys = createKnownCallers(clock)
  const tokens = createKnownCallers(clock)
  const verify = createAccessTokens(reads, config.base_url)
  notifications.on('key_revoked', (hash) => keys.forget((kept) => kept === hash))
  notifications.on('grant_revoked', (account_id) => {
    keys.forget((_hash, caller) => caller.account_id === account_id)
    tokens.forget((_hash, caller) => caller.account_id === account_id)
  })
  notifications.onReturn(() => {
    keys.forget(() => true)
    tokens.forget(() => true)
  })
  return async (token, audience) => {
    const hash = hashToken(token)
    const now = clock()
    // Good at no door of tools, and seldom seen: each is looked up.
    if (looksLikePublisherToken(token)) return audience === 'api' ? findByPublisherToken(reads, hash, now) : null
    if (looksLikeKey(token)) return keys.recall(hash.toString('hex'), now, () => findByKey(reads, hash, now))
    // The authorization server keeps the real clock, so that CLOCK_OFFSET does not end its tokens before they begin.
    const real = new Date(now.getTime() - config.clock_offset_seconds * 1000)
    return tokens.recall(`${audience} ${hash.toString('hex')}`, real, () => verify(token, audience, real))
  }
}

function createKnownCallers(clock: () => Date) {
  const cache = createCache<Credentialed>({ seconds: KEY_CACHE_SECONDS, entries_max: KEY_CACHE_ENTRIES_MAX }, clock)
  let forgotten = 0
  return {
    async recall(hash: string, now: Date, find: () => Promise<Credentialed | null>): Promise<Credentialed | null> {
      const kept = cache.get(hash)
      if (kept) return kept
      const before = forgotten
      const caller = await find()
      // What may have been revoked while we looked must not be remembered as good.
      if (!caller || forgotten !== before) return caller
      const left = caller.expires_at === null ? Infinity : caller.expires_at.getTime() - now.getTime()
      if (left > 0) cache.set(hash, caller, { ttl: Math.min(KEY_CACHE_SECONDS * 1000, left) })
      return caller
    },
    forget(ends: (hash: string, caller: Credentialed) => boolean): void {
      forgotten++
      for (const [hash, caller] of [...cache.entries()]) if (ends(hash, caller)) cache.delete(hash)
    },
  }
}

async function findByKey(sql: Sql, hash: Buffer, now: Date): Promise<Credentialed | null> {
  const [row] = await sql<Row[]>`
    select id, account_id, name, scopes, expires_at, coalesce(last_used_at < ${new Date(now.getTime() - 60_000)}, true) as stale
    from api_keys where hash = ${hash} and revoked_at is null and (expires_at is null or expires_at > ${now})
      and exists (select from auth."user" u where u.id = account_id and u.deleted_at is null)`
  if (!row) return null
  if (row.stale) await sql`update api_keys set last_used_at = ${now} where id = ${row.id}`.catch(unlessOutage)
  const { account_id, name, scopes, expires_at } = row
  return { type: 'api_key', account_id, name, scopes, expires_at }
}
