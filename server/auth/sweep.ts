import type { Sql } from '../database/open.ts'
import { UNUSED_CLIENT_DAYS } from '../base/limits.ts'
import { sweepAttempts } from './attempts.ts'
import { sweepKnownBrowsers } from './known_browsers.ts'
import { sweepPublisherTokens, sweepUsedIdTokens } from './publishers.ts'
import { CLI_CLIENT } from './resources.ts'
import { sweepSessions } from './sessions.ts'
import { sweepSignIns } from './sign_in.ts'

const BATCH = 1000

/** Tables of the library of which a row is over at `expiresAt`. */
const ENDING = ['verification', 'deviceCode', 'oauthRefreshToken', 'oauthAccessToken', 'oauthClientAssertion'] as const

/** By the real clock, as the library writes it. */
const sweepEnded =
  (table: (typeof ENDING)[number]) =>
  async (sql: Sql): Promise<number> => {
    const gone = await sql`
      delete from ${sql(`auth.${table}`)} where id = any(array(select id from ${sql(`auth.${table}`)} where "expiresAt" <= now() limit ${BATCH}))`
    return gone.count
  }

/** Apps that registered themselves and that nobody let in; anybody may register, so that they would pile up. */
async function sweepClients(sql: Sql): Promise<number> {
  const gone = await sql`
    delete from auth."oauthClient" where id = any(array(
      select c.id from auth."oauthClient" c where c."createdAt" < now() - make_interval(days => ${UNUSED_CLIENT_DAYS}) and c."clientId" <> ${CLI_CLIENT}
        and not exists (select from auth."oauthConsent" s where s."clientId" = c."clientId")
        and not exists (select from auth."oauthRefreshToken" r where r."clientId" = c."clientId")
      limit ${BATCH}))`
  return gone.count
}

/** An hour after a grant was revoked no access token of it lives. */
async function sweepRevokedGrants(sql: Sql): Promise<number> {
  const gone = await sql`
    delete from revoked_grants where (account_id, client_id) in (
      select account_id, client_id from revoked_grants where revoked_at < now() - interval '1 hour' limit ${BATCH})`
  return gone.count
}

/** Each deletes a batch of what has outlived its time, and says how many. */
export const AUTH_SWEEPS: readonly ((sql: Sql, now: Date) => Promise<number>)[] = [
  sweepSessions,
  sweepSignIns,
  sweepAttempts,
  sweepKnownBrowsers,
  ...ENDING.map(sweepEnded),
  sweepClients,
  sweepRevokedGrants,
  sweepPublisherTokens,
  sweepUsedIdTokens,
]
