/** The terminal's side of OAuth: where the service signs people in, what it is asked for, and how a login is renewed and given back. */
import { unreached } from '../../sdk/unreached.ts'
import { type Login, serviceName } from './credentials_file.ts'
import { EXIT, Failure } from '../terminal/failure.ts'

export const CLIENT_ID = 'listing-cli'
const CALL_SECONDS_MAX = 20

export type Server = {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  revocation_endpoint: string
  device_authorization_endpoint: string
}
export type Answer = { status: number; body: Record<string, unknown> }

/** Asks a service where it signs people in. All addresses must be of the service itself, so that no answer can lead elsewhere. */
export async function discover(baseUrl: string): Promise<Server> {
  const origin = checkedOrigin(baseUrl)
  const { status, body } = await call(`${origin}/.well-known/oauth-authorization-server`)
  if (status !== 200)
    throw new Failure(`${origin} does not say how to sign in (${status}). Is it a Listing service?`, 'listing login --help', EXIT.refused)
  const names = ['issuer', 'authorization_endpoint', 'token_endpoint', 'revocation_endpoint', 'device_authorization_endpoint'] as const
  const issuer = textOf(body, 'issuer')
  if (serviceName(issuer) !== serviceName(origin))
    throw new Failure(`This service calls itself ${issuer}, not ${origin}.`, `listing --base-url ${issuer} login`, EXIT.refused)
  for (const name of names)
    if (new URL(textOf(body, name)).origin !== new URL(issuer).origin)
      throw new Failure(`The service names ${name} on another website; nothing was sent there.`, 'listing login --help', EXIT.refused)
  return {
    issuer,
    authorization_endpoint: textOf(body, 'authorization_endpoint'),
    token_endpoint: reached(origin, textOf(body, 'token_endpoint')),
    revocation_endpoint: reached(origin, textOf(body, 'revocation_endpoint')),
    device_authorization_endpoint: reached(origin, textOf(body, 'device_authorization_endpoint')),
  }
}

/** A machine's own service may go by two names; it is called by the one that was given. */
function reached(origin: string, endpoint: string): string {
  const url = new URL(endpoint)
  return `${origin}${url.pathname}${url.search}`
}

function checkedOrigin(baseUrl: string): string {
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw new TypeError(`the base address must be http(s), not ${JSON.stringify(baseUrl)}`)
  return new URL(baseUrl).origin
}

/** What tokens are asked for: the REST API of the service, by the name it gives itself. */
export const resourceOf = ({ issuer }: Server): string => `${issuer}/api/v1`

/** A form to an endpoint, or a plain read; throws a Failure where nobody answers. */
export async function call(url: string, form?: Record<string, string>): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(url, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      // A redirect could carry a code or a token to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_SECONDS_MAX * 1000),
    })
  } catch (error) {
    throw new Failure(unreached(new URL(url).origin, error).message, 'listing --base-url https://… login', EXIT.refused)
  }
  const body: unknown = await response.json().catch(() => ({}))
  return { status: response.status, body: typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {} }
}

/** Tokens as an endpoint answered them, to be kept. */
export function loginOf(server: Pick<Server, 'token_endpoint' | 'revocation_endpoint'>, body: Record<string, unknown>): Login {
  const seconds = typeof body.expires_in === 'number' ? body.expires_in : 300
  return {
    client_id: CLIENT_ID,
    access_token: textOf(body, 'access_token'),
    refresh_token: textOf(body, 'refresh_token'),
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    token_endpoint: server.token_endpoint,
    revocation_endpoint: server.revocation_endpoint,
  }
}

/** New tokens for old ones; each refresh token is good once. What passes by itself is the SDK's own error, by which it tries again. */
export async function renewLogin(login: Login): Promise<Login> {
  const { client_id, refresh_token } = login
  const form = { grant_type: 'refresh_token', client_id, refresh_token }
  const { status, body } = await call(login.token_endpoint, form).catch(({ message }: Failure) => away(message))
  if (status === 200) return loginOf(login, body)
  if (status >= 500 || status === 429) return away('The service cannot renew your login at the moment.')
  throw new Failure('You are signed out: the login was ended, or was not used for a month.', 'listing login', EXIT.sign_in)
}

async function away(message: string): Promise<never> {
  const { ListingConnectionError } = await import('../../sdk/index.ts')
  throw new ListingConnectionError(message)
}

/** Ends a login on the service; false where it could not be reached. */
export async function revokeLogin({ client_id, refresh_token, revocation_endpoint }: Login): Promise<boolean> {
  try {
    return (await call(revocation_endpoint, { client_id, token: refresh_token, token_type_hint: 'refresh_token' })).status === 200
  } catch {
    return false
  }
}

export function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  if (typeof value !== 'string') throw new Failure(`The service answered without ${name}.`, 'listing login --help', EXIT.refused)
  return value
}
