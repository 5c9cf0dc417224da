import { createHmac } from 'node:crypto'
import { cimd } from '@better-auth/cimd'
import { oauthDeviceAuthorization, oauthProvider } from '@better-auth/oauth-provider'
import { betterAuth, type BetterAuthPlugin } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import type { AuthorizationServer, Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { ACCESS_TOKEN_SECONDS, CONSENT_SECONDS, DEVICE_CODE_MINUTES, REFRESH_TOKEN_DAYS } from '../base/limits.ts'
import { createClientMetadataFetch } from './client_metadata.ts'
import { SCOPES } from './keys.ts'
import { kyselyOn } from './kysely.ts'
import { AUTH, resourceOf } from './resources.ts'
import { keyFor } from '../base/secret.ts'
import { storedToken } from '../base/tokens.ts'

/** A refresh that was lost on the way may be asked for again within this time; later it counts as stolen. */
const REFRESH_AGAIN_SECONDS = 30

/** One website is read 30 times a minute and four times at once; a few such must not hold up the apps of all others. */
const READS_OF_DOCUMENTS = { maximumConcurrentFetches: 64, maximumFetchesPerMinute: 900 }

export type LibraryParts = Pick<Service, 'database' | 'fetch' | 'config' | 'secret' | 'events'>

/** Finer than `iat`, for whether a grant was revoked before or after: by the database's clock, as that is, whatever this machine's says. */
async function issuedAt(sql: Sql) {
  const [at] = await sql`select trunc(extract(epoch from clock_timestamp()) * 1000)::float8 as issued_ms`
  return { ...at }
}

export async function openAuthorizationServer({ database, fetch, config, secret, events }: LibraryParts): Promise<AuthorizationServer> {
  const { base_url } = config
  const library_secret = keyFor(secret, 'sign-in library').toString('base64url')
  const resources = [resourceOf('mcp', base_url), resourceOf('api', base_url)]
  const auth = betterAuth({
    appName: 'Listing',
    baseURL: base_url,
    basePath: AUTH,
    secret: library_secret,
    database: { db: kyselyOn(database).withSchema('auth'), type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // The schema is our own migration's.
    advanced: { database: { validateSchema: false } },
    // Sign-in, its limits and its pages are ours; the library is asked for OAuth alone.
    rateLimit: { enabled: false },
    session: { disableSessionRefresh: true },
    disabledPaths: ['/token'],
    logger: { log: (level, message) => level === 'error' && events.log('error', 'sign_in_library', { message }) },
    plugins: [
      jwt({ jwt: { issuer: base_url }, jwks: { keyPairConfig: { alg: 'ES256' } } }),
      oauthProvider({
        loginPage: '/sign-in',
        consentPage: '/consent',
        scopes: [...SCOPES, 'offline_access'],
        grantTypes: ['authorization_code', 'refresh_token'],
        storeTokens: { hash: async (token) => storedToken(token) },
        accessTokenExpiresIn: ACCESS_TOKEN_SECONDS,
        refreshTokenExpiresIn: REFRESH_TOKEN_DAYS * 86_400,
        refreshTokenReuseInterval: REFRESH_AGAIN_SECONDS,
        codeExpiresIn: CONSENT_SECONDS,
        allowDynamicClientRegistration: true,
        allowUnauthenticatedClientRegistration: true,
        resources: resources.map((identifier) => ({ identifier, accessTokenTtl: ACCESS_TOKEN_SECONDS })),
        clientRegistrationDefaultResources: resources,
        clientRegistrationAllowedResources: resources,
        clientRegistrationDefaultScopes: [...SCOPES, 'offline_access'],
        clientPrivileges: () => false,
        resourcePrivileges: () => false,
        customAccessTokenClaims: () => issuedAt(database),
        // The library's own types hold only where an optional member may be undefined.
      }) as BetterAuthPlugin,
      oauthDeviceAuthorization({ verificationUri: `${base_url}/device`, expiresIn: `${DEVICE_CODE_MINUTES}m`, interval: '5s' }),
      cimd({
        metadataProfile: 'mcp-2026-07-28',
        fetchClientMetadataResource: createClientMetadataFetch(fetch),
        metadataFetchPolicy: READS_OF_DOCUMENTS,
      }),
    ],
  })
  // It looks into the database first; where that fails, whoever opens it tries again at the next call.
  const { authCookies } = await auth.$context
  return {
    handle: (request) => auth.handler(request),
    cookieOf(session_key) {
      const signature = createHmac('sha256', library_secret).update(session_key).digest('base64')
      return `${authCookies.sessionToken.name}=${encodeURIComponent(`${session_key}.${signature}`)}`
    },
  }
}
