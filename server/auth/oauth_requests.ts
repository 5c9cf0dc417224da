import { isObject } from '../base/is_object.ts'
import { isLoopback } from './grants.ts'
import { SCOPES_BY_DEFAULT } from './keys.ts'
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
  const scopes = asked.some((scope) => scope !== 'offline_access') ? asked : SCOPES_BY_DEFAULT
  request.set('scope', [...new Set([...scopes, 'offline_access'])].join(' '))
  const prompt = promptOf(request)
  if (prompt !== '') request.set('prompt', prompt)
  return request
}

/**
 * What the person is asked for. A program on their machine cannot prove which one it is, so that its consent is asked for each time and
 * never given silently (RFC 8252 §8.6); a website is known by its redirect. Choosing an account is signing in.
 */
function promptOf(request: URLSearchParams): string {
  const redirect = request.get('redirect_uri')
  const words = (request.get('prompt') ?? '').split(' ').filter(Boolean)
  const asked = words.map((word) => (word === 'select_account' ? 'login' : word))
  const anyone = redirect !== null && !redirect.startsWith('https:')
  return [...new Set(anyone ? [...(isSilent(request) ? [] : asked), 'consent'] : asked)].join(' ')
}

/** Whether nobody may be asked anything. */
export const isSilent = (request: URLSearchParams): boolean => request.get('prompt')?.trim() === 'none'

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
 * What an app may say of itself; the rest is left out, as RFC 7591 allows: addresses that we would have to call, scopes, which a person
 * decides about, and whatever the library knows for apps of its operator.
 */
const METADATA = new Set(
  'application_type client_uri contacts grant_types jwks logo_uri policy_uri response_types software_id software_version token_endpoint_auth_method tos_uri'.split(
    ' ',
  ),
)

/** Controls, line ends, and what joins, turns or fills without being seen: no text of the protocol has any. */
export const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const METADATA_CHARS_MAX = 2000
const ENTRIES_MAX = 20
const ADDRESSES = new Set(['client_uri', 'logo_uri', 'policy_uri', 'tos_uri'])

/** What an app says of itself may be shown to people one day: of bounded length, seen signs alone, and its addresses those of the web. */
function checkMetadata(metadata: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(metadata)) {
    const refuse = (rule: string): never => {
      throw new OAuthRefused('invalid_client_metadata', `${name} ${rule}`)
    }
    if (name === 'jwks') continue
    const texts = Array.isArray(value) ? value : [value]
    if (texts.length > ENTRIES_MAX) refuse(`has at most ${ENTRIES_MAX} entries.`)
    for (const text of texts) {
      if (typeof text !== 'string') continue
      if (text.length > METADATA_CHARS_MAX) refuse(`has at most ${METADATA_CHARS_MAX} characters.`)
      if (UNSEEN.test(text)) refuse('holds a control character or one that cannot be seen.')
      if (ADDRESSES.has(name) && !(isPlainUri(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '')))
        refuse('is an address that begins with https:// or http://.')
    }
  }
}

export type Registration = { metadata: Record<string, unknown>; redirects: string[]; stands_in: boolean }

/**
 * The metadata of an app that registers itself, as the library takes it. An app of before 2026 does not say that it is a native one, and
 * its redirect to the person's own machine would be refused, also where it has one of a website beside it. Schemes of programs, such as
 * `cursor://…`, the library takes only where they are domain names backwards; they are checked here, and an address of this machine stands
 * in for them until the app is registered.
 */
export function completeRegistration(given: unknown): Registration {
  if (!isObject(given)) throw new OAuthRefused('invalid_client_metadata', 'Send one JSON object.')
  const { client_name, redirect_uris, ...others } = given
  const metadata = Object.fromEntries(Object.entries(others).filter(([name]) => METADATA.has(name)))
  checkMetadata(metadata)
  if (!Array.isArray(redirect_uris) || redirect_uris.length === 0 || redirect_uris.length > REDIRECTS_MAX)
    throw new OAuthRefused('invalid_redirect_uri', `redirect_uris needs 1 to ${REDIRECTS_MAX} addresses.`)
  const redirects = redirect_uris.filter(isPlainUri)
  if (redirects.length < redirect_uris.length)
    throw new OAuthRefused('invalid_redirect_uri', `Each of redirect_uris is an address of at most ${REDIRECT_CHARS_MAX} ASCII characters.`)
  const taken = redirects.map((uri) => (isProgram(uri) ? STANDS_IN : uri))
  if (metadata.application_type === undefined && taken.some(isLoopbackHttp)) metadata.application_type = 'native'
  return {
    metadata: {
      ...metadata,
      redirect_uris: [...new Set(taken)],
      ...(typeof client_name === 'string' ? { client_name: plainName(client_name) } : {}),
    },
    redirects,
    stands_in: taken.includes(STANDS_IN),
  }
}

const STANDS_IN = 'http://127.0.0.1/program'
/** Without blanks, which a parser drops, and backslashes, which some read on over: the address that is shown and the one that is kept would be two. */
const isPlainUri = (uri: unknown): uri is string =>
  typeof uri === 'string' && uri.length <= REDIRECT_CHARS_MAX && /^[\x21-\x5b\x5d-\x7e]+$/.test(uri)

/**
 * Schemes that a browser, the system or a program that everybody has opens itself: what follows them is no program that registered here,
 * and some run what they are given. Windows' own begin with `ms-`.
 */
const TAKEN_SCHEMES =
  /^(about|afp|android-app|blob|brave|cid|chrome|content|data|dict|dns|edge|facetime|file|filesystem|firefox|ftps?|geo|git|googlechromes?|gopher|https?|imap|intent|irc|itms|itms-apps|jar|javascript|jnlp|ldaps?|magnet|mailto|market|microsoft-edge[a-z-]*|mid|ms-[a-z0-9-]+|news|nfs|nntp|opera[a-z-]*|pop|res|rtsp|search|search-ms|sftp|shell|sip|sips|skype|smb|sms|ssh|steam|telnet|tel|tg|urn|vbscript|viber|view-source|vivaldi|vnc|webcal|whatsapp|wss?|x-apple[a-z.-]*|x-safari-[a-z]+|xmpp):$/

/** A redirect to a program by a scheme of its own. */
function isProgram(uri: string): boolean {
  const url = URL.parse(uri)
  return (
    url !== null &&
    /^[a-z][a-z0-9+.-]{2,60}:$/.test(url.protocol) &&
    !TAKEN_SCHEMES.test(url.protocol) &&
    url.hash === '' &&
    !uri.includes('#') &&
    !url.username
  )
}

function isLoopbackHttp(uri: string): boolean {
  const url = URL.parse(uri)
  return url?.protocol === 'http:' && isLoopback(url)
}

/** One line of visible characters: the name stands on the page where a person decides. */
export const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_CHARS_MAX)
    .toWellFormed()
