import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWK } from 'jose'
import type { Credentialed } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { grantStands, type Grant } from './grants.ts'
import { SCOPES } from './keys.ts'
import { plainName } from './oauth_requests.ts'
import { resourceOf, type Audience } from './resources.ts'

const ALGORITHM = 'ES256'
/** Tokens signed by a key nobody has must not make us ask the database each time. */
const KEYS_READ_EVERY_MILLISECONDS = 5000
const TOKEN_CHARS_MAX = 4096

/** Who an access token of our authorization server speaks for at a door; null for any other text. */
type AccessTokens = (token: string, audience: Audience, now: Date) => Promise<Credentialed | null>

/**
 * Checks access tokens with the public keys in the database: signature, issuer, the door they are made out to, their end; then whether
 * account and grant still stand. `base_url` is the issuer. `now` is by the real clock, as the tokens' own times are.
 */
export function createAccessTokens(sql: Sql, base_url: string): AccessTokens {
  let keys: { set: ReturnType<typeof createLocalJWKSet>; read_at: number } | null = null
  const readKeys = async () => {
    const rows = await sql<{ id: string; publicKey: string }[]>`select id, "publicKey" from auth."jwks" order by "createdAt"`
    // The library writes them as JSON Web Keys.
    const set: JSONWebKeySet = { keys: rows.map(({ id, publicKey }) => ({ ...(JSON.parse(publicKey) as JWK), kid: id, alg: ALGORITHM })) }
    keys = { set: createLocalJWKSet(set), read_at: performance.now() }
    return keys
  }
  const verify = async (token: string, audience: Audience, now: Date) => {
    const options = {
      issuer: base_url,
      audience: resourceOf(audience, base_url),
      algorithms: [ALGORITHM],
      typ: 'at+jwt',
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'client_id', 'scope', 'issued_ms'],
    }
    const known = keys ?? (await readKeys())
    try {
      return (await jwtVerify(token, known.set, options)).payload
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - known.read_at < KEYS_READ_EVERY_MILLISECONDS) throw error
      return (await jwtVerify(token, (await readKeys()).set, options)).payload
    }
  }
  return async (token, audience, now) => {
    if (token.length > TOKEN_CHARS_MAX || token.split('.').length !== 3) return null
    let claims: Awaited<ReturnType<typeof verify>>
    try {
      claims = await verify(token, audience, now)
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
    const { sub, client_id, scope, issued_ms, exp } = claims
    if (typeof sub !== 'string' || typeof client_id !== 'string' || typeof scope !== 'string' || typeof issued_ms !== 'number') return null
    const issued_at = new Date(issued_ms)
    const name = await findApp(sql, { account_id: sub, client_id, issued_at })
    if (name === null) return null
    const granted = scope.split(' ')
    const scopes = SCOPES.filter((known) => granted.includes(known))
    return { type: 'oauth', account_id: sub, name, scopes, expires_at: new Date((exp ?? 0) * 1000), client_id, issued_at }
  }
}

/** The name of the app where account, consent and grant still stand; null where one ended after the token was given out. */
async function findApp(sql: Sql, grant: Grant): Promise<string | null> {
  const { account_id, client_id } = grant
  const [row] = await sql<{ name: string | null }[]>`
    select c.name from auth."user" u join auth."oauthClient" c on c."clientId" = ${client_id} and c.disabled is not true
    where u.id = ${account_id} and u.deleted_at is null and ${grantStands(sql, grant)}`
  return row ? plainName(row.name ?? client_id) : null
}
