import type { Context, Service } from '../core/context.ts'
import { AUTH_CODE_SECONDS } from '../base/limits.ts'
import { storedToken } from '../base/tokens.ts'
import type { Sql } from '../database/open.ts'
import { readCookie } from './cookies.ts'
import { AUTH } from './resources.ts'
import { sessionKey } from './sessions.ts'

type Deciding = Pick<Context, 'sql' | 'authorization' | 'config' | 'browser'>

/**
 * Says yes or no in the person's name to what stands signed in a consent page's query, and answers where to go; null where the request is
 * over or was changed on its way. The library is asked, so never inside a transaction.
 */
export async function decideConsent(
  { sql, authorization, config, browser }: Deciding,
  query: string,
  allow: boolean,
): Promise<string | null> {
  const { base_url } = config
  const library = await authorization()
  const cookie = browser && (await libraryCookie({ authorization, config }, browser))
  const { method, headers, body } = jsonInit({ accept: allow, oauth_query: query })
  const asked = new Request(`${base_url}${AUTH}/oauth2/consent`, {
    ...{ method, body, redirect: 'manual' },
    headers: { ...headers, accept: 'application/json', origin: new URL(base_url).origin, ...(cookie ? { cookie } : {}) },
  })
  const answer = await library.handle(asked)
  const said = (await answer.json().catch(() => null)) as { url?: unknown; redirect_uri?: unknown } | null
  const to = said?.url ?? said?.redirect_uri
  if (!answer.ok || typeof to !== 'string') return null
  const target = new URL(to, base_url)
  await shortenCode(sql, target)
  return target.href
}

/** The library's own cookie of a browser that is signed in; null for one that is not. */
export async function libraryCookie(
  { authorization, config }: Pick<Service, 'authorization' | 'config'>,
  request: Request,
): Promise<string | null> {
  const token = readCookie(request, 'session', config.base_url)
  return token === null ? null : (await authorization()).cookieOf(sessionKey(token))
}

/** A code lives a minute, while the page on which it is decided may stand open for ten; the library knows one length for both. */
export async function shortenCode(sql: Sql, to: URL): Promise<void> {
  const code = to.searchParams.get('code')
  if (code === null) return
  // By the real clock, as the library writes and reads it.
  const ends = new Date(Date.now() + AUTH_CODE_SECONDS * 1000)
  await sql`update auth."verification" set "expiresAt" = ${ends} where identifier = ${storedToken(code)} and "expiresAt" > ${ends}`
}

export const jsonInit = (body: object) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
