import { randomUUID } from 'node:crypto'
import type { Service } from '../core/context.ts'
import { ApiError } from '../base/error.ts'
import { createTurns } from '../base/turns.ts'
import { refuseWithoutRoom } from '../core/health.ts'
import { addressGroup, rateHeaders } from '../base/rates/rate_limiter.ts'
import { takeAttempt } from './attempts.ts'
import { jsonInit, libraryCookie, shortenCode } from './consent.ts'
import { findClient } from './grants.ts'
import { clientsNamed } from './clients_named.ts'
import { answerFailure, formOf, guarded, jsonOf, preflight } from './oauth_wire.ts'
import { checkEncoded } from './oauth_text.ts'
import { afterSignIn, completeRegistration, completeRequest, isSilent, OAuthRefused } from './oauth_requests.ts'
import { AUTH, TOKEN_EXCHANGE } from './resources.ts'
import type { Sessions } from './sessions.ts'
import { exchangeToken } from './token_exchange.ts'

export const AUTHORIZE = `${AUTH}/oauth2/authorize`
/** What still comes back whole from the sign-in page, where it stands encoded in an address. */
const QUERY_CHARS_MAX = 4000

type OAuthDoor = { answer(request: Request): Promise<Response> }

type Endpoint = { methods: readonly string[]; cors: boolean; answer(request: Request, url: URL): Promise<Response> }

/** A token that two windows of an app use at once gets both the same answer, as it does one after the other: the library refuses who comes in the middle of a rotation. */
const refreshTurns = () => createTurns()

/** The library behind the door, asked by requests of our own making. */
type Library = {
  service: Service
  base_url: string
  addressOf(request: Request): string
  ask(path: string, init: RequestInit): Promise<Response>
  /** The library's own cookie of whoever is signed in; null where nobody is. */
  cookieOf(request: Request): Promise<string | null>
}

function openLibrary(service: Service, sessions: Sessions, addressOf: (request: Request) => string): Library {
  const { base_url } = service.config
  return {
    service,
    base_url,
    addressOf,
    ask: async (path, init) => (await service.authorization()).handle(new Request(`${base_url}${path}`, { redirect: 'manual', ...init })),
    cookieOf: async (request) => ((await sessions.of(request)) ? libraryCookie(service, request) : null),
  }
}

/**
 * The authorization server as the world sees it: what is not listed here does not exist. Each endpoint hands the library a request made
 * anew of what was checked, so that no header, cookie or parameter reaches it that we did not mean.
 */
export function createOAuthDoor(service: Service, sessions: Sessions, addressOf: (request: Request) => string): OAuthDoor {
  const library = openLibrary(service, sessions, addressOf)
  const endpoints = endpointsOf(library)
  return {
    async answer(request) {
      const url = new URL(request.url)
      const request_id = randomUUID()
      const endpoint = Object.hasOwn(endpoints, url.pathname) ? endpoints[url.pathname] : undefined
      if (endpoint && request.method === 'OPTIONS' && endpoint.cors) return preflight(endpoint.methods.join(', '))
      let response: Response
      try {
        const rate = service.rates.take('sign_in', addressGroup(addressOf(request)))
        if (rate.refused) throw new ApiError('rate_limited', { retry_after: rate.resets_seconds, headers: rateHeaders(rate) })
        if (!endpoint) throw new OAuthRefused('not_found', 'There is nothing at this address.', 404)
        if (!endpoint.methods.includes(request.method)) throw new OAuthRefused('invalid_request', `Send it as ${endpoint.methods[0]}.`, 405)
        checkEncoded(url.search)
        if (request.method === 'POST') refuseWithoutRoom(service)
        response = await withReason(await endpoint.answer(request, url))
      } catch (error) {
        response = answerFailure(service, { url, request_id }, error)
      }
      return guarded(response, { cors: endpoint?.cors ?? false, methods: endpoint?.methods ?? ['GET'], request_id })
    },
  }
}

function endpointsOf(library: Library): Record<string, Endpoint> {
  const { service } = library
  const post = (answer: (request: Request) => Promise<Response>): Endpoint => ({ methods: ['POST'], cors: true, answer })
  return {
    // Looking at what a person is asked is the asking, so that there is no HEAD of it.
    [AUTHORIZE]: { methods: ['GET'], cors: false, answer: (request, url) => authorize(library, request, url) },
    [`${AUTH}/jwks`]: { methods: ['GET', 'HEAD'], cors: true, answer: () => library.ask(`${AUTH}/jwks`, {}) },
    [`${AUTH}/oauth2/token`]: post(async (request) => {
      const { form, clients } = await formOf(request)
      const parameters = new URLSearchParams(form.body)
      if (parameters.get('grant_type') === TOKEN_EXCHANGE) return exchangeToken(service, parameters)
      await countNewApp(library, request, clients)
      const ask = () => library.ask(`${AUTH}/oauth2/token`, form)
      const refresh = parameters.get('refresh_token')
      const answer = await (refresh === null ? ask() : service.memory.of(refreshTurns)(refresh, ask))
      // A code or token used twice has ended all that came of it, which this process must know before it answers.
      if (!answer.ok) await service.notifications.settled()
      return mendError(answer)
    }),
    [`${AUTH}/oauth2/revoke`]: post(async (request) => {
      const answer = await library.ask(`${AUTH}/oauth2/revoke`, await readForm(library, request))
      await service.notifications.settled()
      return answer
    }),
    [`${AUTH}/oauth2/register`]: post(async (request) => {
      const registration = completeRegistration(await jsonOf(request))
      await takeAttempt(service.database, 'apps_per_address', addressGroup(library.addressOf(request)), service.clock())
      const answer = await library.ask(`${AUTH}/oauth2/register`, jsonInit(registration.metadata))
      return registration.stands_in && answer.ok ? keepRedirects(service, answer, registration.redirects) : answer
    }),
    [`${AUTH}/device/code`]: post(async (request) => {
      const { body, headers } = await readForm(library, request)
      const form = new URLSearchParams(body)
      // A device that named its person beforehand would have them approve what they did not begin.
      form.delete('user_id')
      const completed = completeRequest(form, library.base_url).toString()
      return library.ask(`${AUTH}/device/code`, { method: 'POST', headers, body: completed })
    }),
  }
}

/**
 * An app that names itself by an address is read there and kept when it is first seen, which costs what a registration costs. Whatever
 * parses as an address of https the library takes for one, however it is spelled.
 */
async function countNewApp({ service, addressOf }: Library, request: Request, clients: readonly string[]): Promise<void> {
  for (const client_id of clients)
    if (URL.parse(client_id)?.protocol === 'https:' && !(await findClient(service.reads, client_id)))
      return takeAttempt(service.database, 'apps_per_address', addressGroup(addressOf(request)), service.clock())
}

/** A posted form, to be handed on. */
async function readForm(library: Library, request: Request) {
  const { form, clients } = await formOf(request)
  await countNewApp(library, request, clients)
  return form
}

/** What an app that may ask for nothing is told where something would be asked (OpenID Connect Core, 3.1.2.6). */
const UNTOLD = new Map([
  ['/sign-in', 'login_required'],
  ['/consent', 'consent_required'],
])

function backWith(query: URLSearchParams, said: Record<string, string>): string {
  const back = new URL(query.get('redirect_uri') ?? '')
  for (const [name, value] of Object.entries({ ...said, state: query.get('state') })) if (value !== null) back.searchParams.set(name, value)
  return back.href
}

async function authorize(library: Library, request: Request, url: URL): Promise<Response> {
  if (url.search.length > QUERY_CHARS_MAX) return refusedPage('invalid_request')
  let query: URLSearchParams
  try {
    query = completeRequest(url.searchParams, library.base_url)
  } catch (error) {
    if (error instanceof OAuthRefused) return refusedPage(error.error)
    throw error
  }
  await countNewApp(library, request, clientsNamed(query, null))
  const cookie = await library.cookieOf(request)
  const answer = await library.ask(`${AUTHORIZE}?${query}`, { headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } })
  const location = answer.headers.get('location')
  if (location === null) return refusedPage(await errorOf(answer))
  const to = new URL(location, library.base_url)
  if (to.origin === new URL(library.base_url).origin) {
    const untold = isSilent(url.searchParams) && UNTOLD.get(to.pathname)
    // The library has held the redirect to those of the app before it asks for anything.
    if (untold) return see(backWith(query, { error: untold, iss: library.base_url }))
    if (to.pathname === '/sign-in') {
      const params = new URLSearchParams({ return_to: `${AUTHORIZE}?${afterSignIn(query)}` })
      // Whoever is signed in and is asked again all the same would be sent straight back here.
      if (cookie) params.set('again', '1')
      return see(`/sign-in?${params}`)
    }
    if (to.pathname === '/consent') return see(to.pathname + to.search)
    if (to.pathname === `${AUTH}/error`) return refusedPage(to.searchParams.get('error') ?? 'invalid_request')
  }
  await shortenCode(library.service.database, to)
  return see(to.href)
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
