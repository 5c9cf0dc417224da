import { randomUUID } from 'node:crypto'
import type { Service } from '../core/context.ts'
import { ApiError } from '../base/error.ts'
import { refuseWithoutRoom } from '../core/health.ts'
import { AUTH_CODE_SECONDS } from '../base/limits.ts'
import { addressGroup, rateHeaders } from '../base/rate_limiter.ts'
import { takeAttempt } from './attempts.ts'
import type { AuthorizationServer } from './authorization_server.ts'
import { readCookie } from './cookies.ts'
import { findClient } from './grants.ts'
import { answerFailure, formOf, guarded, jsonOf, preflight } from './oauth_wire.ts'
import { checkEncoded } from './oauth_text.ts'
import { afterSignIn, completeRegistration, completeRequest, OAuthRefused } from './oauth_requests.ts'
import { AUTH } from './resources.ts'
import { sessionKey, type Sessions } from './sessions.ts'
import { storedToken } from '../base/tokens.ts'

export const AUTHORIZE = `${AUTH}/oauth2/authorize`
/** What still comes back whole from the sign-in page, where it stands encoded in an address. */
const QUERY_CHARS_MAX = 4000

export type OAuthDoor = {
  answer(request: Request): Promise<Response>
  /** Says yes or no in the person's name to what stands in a consent page's query, and answers where to go. */
  decide(request: Request, query: string, allow: boolean): Promise<string>
}

type Endpoint = { method: 'GET' | 'POST'; cors: boolean; answer(request: Request, url: URL): Promise<Response> }

/**
 * The authorization server as the world sees it: what is not listed here does not exist. Each endpoint hands the library a request made
 * anew of what was checked, so that no header, cookie or parameter reaches it that we did not mean.
 */
export function createOAuthDoor(service: Service, sessions: Sessions, addressOf: (request: Request) => string): OAuthDoor {
  const { base_url } = service.config
  let opening: Promise<AuthorizationServer> | null = null
  // The library weighs half a second and 50 MB: whoever serves no sign-in never loads it.
  const open = async () => (await import('./authorization_server.ts')).openAuthorizationServer(service)
  const library = () => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  const ask = async (path: string, init: RequestInit): Promise<Response> =>
    (await library()).handle(new Request(`${base_url}${path}`, { redirect: 'manual', ...init }))
  const cookieOf = async (request: Request): Promise<string | null> => {
    const token = (await sessions.of(request)) && readCookie(request, 'session', base_url)
    return token ? (await library()).cookieOf(sessionKey(token)) : null
  }

  /** An app that names itself by an address is read there and kept when it is first seen, which costs what a registration costs. */
  const countNewApp = async (request: Request, client_id: string | null): Promise<void> => {
    if (client_id?.startsWith('https:') && !(await findClient(service.reads, client_id)))
      await takeAttempt(service.database, 'apps_per_address', addressGroup(addressOf(request)), service.clock())
  }
  /** A posted form, to be handed on. */
  const readForm = async (request: Request) => {
    const form = await formOf(request)
    await countNewApp(request, new URLSearchParams(form.body).get('client_id'))
    return form
  }

  const authorize = async (request: Request, url: URL): Promise<Response> => {
    if (url.search.length > QUERY_CHARS_MAX) return refusedPage('invalid_request')
    let query: URLSearchParams
    try {
      query = completeRequest(url.searchParams, base_url)
    } catch (error) {
      if (error instanceof OAuthRefused) return refusedPage(error.error)
      throw error
    }
    await countNewApp(request, query.get('client_id'))
    const cookie = await cookieOf(request)
    const answer = await ask(`${AUTHORIZE}?${query}`, { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } })
    const location = answer.headers.get('location')
    if (location === null) return refusedPage(await errorOf(answer))
    const to = new URL(location, base_url)
    if (to.origin === new URL(base_url).origin) {
      if (to.pathname === '/sign-in') {
        const params = new URLSearchParams({ return_to: `${AUTHORIZE}?${afterSignIn(query)}` })
        // Whoever is signed in and is asked again all the same would be sent straight back here.
        if (cookie) params.set('again', '1')
        return see(`/sign-in?${params}`)
      }
      if (to.pathname === '/consent') return see(to.pathname + to.search)
      if (to.pathname === `${AUTH}/error`) return refusedPage(to.searchParams.get('error') ?? 'invalid_request')
    }
    await shorten(service, to)
    return see(to.href)
  }

  const endpoints: Record<string, Endpoint> = {
    [AUTHORIZE]: { method: 'GET', cors: false, answer: authorize },
    [`${AUTH}/jwks`]: { method: 'GET', cors: true, answer: async () => ask(`${AUTH}/jwks`, {}) },
    [`${AUTH}/oauth2/token`]: {
      method: 'POST',
      cors: true,
      answer: async (request) => {
        const answer = await ask(`${AUTH}/oauth2/token`, await readForm(request))
        // A code or token used twice has ended all that came of it, which this process must know before it answers.
        if (!answer.ok) await service.notifications.settled()
        return mendError(answer)
      },
    },
    [`${AUTH}/oauth2/revoke`]: {
      method: 'POST',
      cors: true,
      answer: async (request) => {
        const answer = await ask(`${AUTH}/oauth2/revoke`, await readForm(request))
        await service.notifications.settled()
        return answer
      },
    },
    [`${AUTH}/oauth2/register`]: {
      method: 'POST',
      cors: true,
      answer: async (request) => {
        const registration = completeRegistration(await jsonOf(request))
        await takeAttempt(service.database, 'apps_per_address', addressGroup(addressOf(request)), service.clock())
        const answer = await ask(`${AUTH}/oauth2/register`, jsonInit(registration.metadata))
        return registration.stands_in && answer.ok ? keepRedirects(service, answer, registration.redirects) : answer
      },
    },
    [`${AUTH}/device/code`]: {
      method: 'POST',
      cors: true,
      answer: async (request) => {
        const { body, headers } = await readForm(request)
        const form = new URLSearchParams(body)
        // A device that named its person beforehand would have them approve what they did not begin.
        form.delete('user_id')
        return ask(`${AUTH}/device/code`, { method: 'POST', headers, body: completeRequest(form, base_url).toString() })
      },
    },
  }

  return {
    async answer(request) {
      const url = new URL(request.url)
      const request_id = randomUUID()
      const endpoint = Object.hasOwn(endpoints, url.pathname) ? endpoints[url.pathname] : undefined
      if (endpoint && request.method === 'OPTIONS' && endpoint.cors) return preflight(endpoint.method)
      let response: Response
      try {
        const rate = service.rates.take('sign_in', addressGroup(addressOf(request)))
        if (rate.refused) throw new ApiError('rate_limited', { retry_after: rate.resets_seconds, headers: rateHeaders(rate) })
        if (!endpoint) throw new OAuthRefused('not_found', 'There is nothing at this address.', 404)
        if (request.method !== endpoint.method) throw new OAuthRefused('invalid_request', `Send it as ${endpoint.method}.`, 405)
        checkEncoded(url.search)
        if (endpoint.method === 'POST') refuseWithoutRoom(service)
        response = await withReason(await endpoint.answer(request, url))
      } catch (error) {
        response = answerFailure(service, { url, request_id }, error)
      }
      return guarded(response, { cors: endpoint?.cors ?? false, method: endpoint?.method ?? 'GET', request_id })
    },
    async decide(request, query, allow) {
      const cookie = await cookieOf(request)
      const answer = await ask(`${AUTH}/oauth2/consent`, {
        ...jsonInit({ accept: allow, oauth_query: query }),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          origin: new URL(base_url).origin,
          ...(cookie ? { cookie } : {}),
        },
      })
      const said = (await answer.json().catch(() => null)) as { url?: unknown; redirect_uri?: unknown } | null
      const to = said?.url ?? said?.redirect_uri
      if (!answer.ok || typeof to !== 'string') throw new OAuthRefused('invalid_request', 'The request is over or was changed on its way.')
      const target = new URL(to, base_url)
      await shorten(service, target)
      return target.href
    },
  }
}

/** A code lives a minute, while the page on which it is decided may stand open for ten; the library knows one length for both. */
async function shorten({ database }: Service, to: URL): Promise<void> {
  const code = to.searchParams.get('code')
  if (code === null) return
  // By the real clock, as the library writes and reads it.
  const ends = new Date(Date.now() + AUTH_CODE_SECONDS * 1000)
  await database`update auth."verification" set "expiresAt" = ${ends} where identifier = ${storedToken(code)} and "expiresAt" > ${ends}`
}

/** Gives an app that was registered by a stand-in the redirects it asked for. */
async function keepRedirects({ database }: Service, answer: Response, redirects: string[]): Promise<Response> {
  const said = (await answer.json()) as { client_id: string }
  await database`update auth."oauthClient" set "redirectUris" = ${database.json(redirects)} where "clientId" = ${said.client_id}`
  return Response.json({ ...said, redirect_uris: redirects }, { status: 201 })
}

/** What the library fails at it answers with nothing at all. */
async function withReason(answer: Response): Promise<Response> {
  if (answer.status < 500) return answer
  throw new Error(`the sign-in library answers ${answer.status}: ${(await answer.text()).slice(0, 500)}`)
}

/** A wrong verifier is a wrong grant (RFC 7636 §4.6), which the library calls a wrong request and answers as a missing sign-in. */
async function mendError(answer: Response): Promise<Response> {
  if (answer.status !== 401) return answer
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { error?: unknown; error_description?: unknown } | null
  if (said?.error !== 'invalid_request') return answer
  return Response.json({ ...said, error: 'invalid_grant' }, { status: 400 })
}

async function errorOf(answer: Response): Promise<string> {
  const said = (await answer.json().catch(() => null)) as { error?: unknown } | null
  return typeof said?.error === 'string' ? said.error : 'invalid_request'
}

/** An error that must not be sent to an address nobody has vouched for is shown here. */
const refusedPage = (reason: string): Response => see(`/sign-in/refused?${new URLSearchParams({ reason })}`)

const see = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })

const jsonInit = (body: object) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
