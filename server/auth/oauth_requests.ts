import { SCOPES } from './keys.ts'
import { CLI_CLIENT, resourceOf } from './resources.ts'

/** Scopes of OpenID Connect, which clients add by habit; there is no identity to give out here. */
const IDENTITY_SCOPES = new Set(['openid', 'profile', 'email'])
const REDIRECTS_MAX = 10
const REDIRECT_CHARS_MAX = 2000
const NAME_CHARS_MAX = 80

/** What an OAuth endpoint refuses, in the form of RFC 6749 and its kin. */
export class OAuthRefused extends Error {
  constructor(
    readonly error: string,
    description: string,
    readonly status = 400,
  ) {
    super(description)
  }
}

/**
 * What is missing in a request for access is filled in: clients of 2025-03-26 name no resource, older ones no scope, and most never ask
 * for the refresh token without which they would send the person back every ten minutes.
 */
export function completeRequest(given: URLSearchParams, base_url: string): URLSearchParams {
  const request = new URLSearchParams(given)
  for (const name of new Set(request.keys()))
    if (name !== 'resource' && request.getAll(name).length > 1)
      throw new OAuthRefused('invalid_request', `${name} was sent more than once.`)
  if (!request.get('resource')) request.set('resource', resourceOf(request.get('client_id') === CLI_CLIENT ? 'api' : 'mcp', base_url))
  const asked = (request.get('scope') ?? '').split(' ').filter((scope) => scope !== '' && !IDENTITY_SCOPES.has(scope))
  const scopes = asked.some((scope) => scope !== 'offline_access') ? asked : SCOPES
  request.set('scope', [...new Set([...scopes, 'offline_access'])].join(' '))
  return request
}

/** A request for access, to be sent again once somebody has signed in: what a fresh sign-in satisfies is asked for no more. */
export function afterSignIn(request: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(request)
  const prompt = (next.get('prompt') ?? '').split(' ').filter((word) => word !== '' && word !== 'login' && word !== 'create')
  if (prompt.length === 0) next.delete('prompt')
  else next.set('prompt', prompt.join(' '))
  next.delete('max_age')
  return next
}

/**
 * The metadata of an app that registers itself, as the library takes it. An app of before 2026 does not say that it is a native one, and
 * its redirect to the person's own machine would be refused.
 */
export function completeRegistration(given: unknown): Record<string, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new OAuthRefused('invalid_client_metadata', 'Send one JSON object.')
  const { scope: _scope, client_name, ...metadata } = given as Record<string, unknown>
  const redirects = metadata.redirect_uris
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > REDIRECTS_MAX)
    throw new OAuthRefused('invalid_redirect_uri', `redirect_uris needs 1 to ${REDIRECTS_MAX} addresses.`)
  if (!redirects.every((uri): uri is string => typeof uri === 'string' && uri.length <= REDIRECT_CHARS_MAX))
    throw new OAuthRefused('invalid_redirect_uri', `Each of redirect_uris is a text of at most ${REDIRECT_CHARS_MAX} characters.`)
  if (metadata.application_type === undefined && redirects.every(isNative)) metadata.application_type = 'native'
  return { ...metadata, ...(typeof client_name === 'string' ? { client_name: plainName(client_name) } : {}) }
}

/** A redirect to a program on the person's machine: loopback, or a scheme of the program's own. */
function isNative(uri: string): boolean {
  const url = URL.parse(uri)
  if (!url) return false
  if (url.protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol !== 'https:'
}

/** One line of visible characters: the name stands on the page where a person decides. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_CHARS_MAX)
    .toWellFormed()
