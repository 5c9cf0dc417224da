import { addressLiteral, isPublicAddress } from './public_address.ts'

export { isPublicAddress } from './public_address.ts'

const ADDRESS_CHARACTERS_MAX = 2048
/** Pasted along with an address, they make another one of it. */
export const UNSEEN_IN_ADDRESS = /[\u0000-\u0020\u007f-\u009f\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/
/** Names that never belong to a public site (RFC 2606, 6761, 6762, 8375, 7686, and common private use). */
const RESERVED_ENDINGS = ['test', 'example', 'invalid', 'local', 'internal', 'localhost', 'onion', 'lan', 'intranet', 'corp', 'arpa']
const TRACKING =
  /^(utm_.*|mtm_.*|pk_.*|hsa_.*|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|mkt_tok|_ga|_gl|_hsenc|_hsmi|vero_id|srsltid|ref|ref_src|via)$/i
/** Hosts where the first part of the path names the project, so that `/de` may be a project. */
const SHARED_HOSTS = /(^|\.)(github\.io|gitlab\.io|codeberg\.page|sites\.google\.com|neocities\.org|sourceforge\.io|pages\.debian\.net)$/
const LANGUAGE_FOLDER = /^\/[a-z]{2}([-_][a-z]{2,4})?(?=\/|$)/i
const INDEX_FILE = /\/(index|default|home)\.(html?|php|aspx?)$/i

/** Why an address is not taken, with what to send instead. */
export class AddressRefused extends Error {
  readonly code = 'url_not_allowed'
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
    this.name = 'AddressRefused'
  }
}

export type Address = {
  /** Absolute http(s) address, lower-case host, no fragment, no tracking parameters. */
  url: string
  /** False where the person typed no scheme: https is tried first, then http where 443 does not answer. */
  scheme_given: boolean
  /** The same for every way of writing one site: no scheme, no `www.`, no trailing slash. */
  site_key: string
}

/** What the operator named by CRAWL_CONNECT_TO or the hosts file: a host, on whatever port, and a port of that host. */
export type NamedByOperator = (host: string, port: number) => { host: boolean; port: boolean }

const NOTHING_NAMED: NamedByOperator = () => ({ host: false, port: false })

/** Reads an address as a person types it; throws AddressRefused. */
export function parseAddress(typed: string, named: NamedByOperator = NOTHING_NAMED): Address {
  const text = typed.trim()
  if (text === '')
    throw new AddressRefused('The address is empty.', 'Send the address of the product site, such as https://your-product.com.')
  if (text.length > ADDRESS_CHARACTERS_MAX)
    throw new AddressRefused(`The address is longer than ${ADDRESS_CHARACTERS_MAX} characters.`, 'Send the address of the home page.')
  if (UNSEEN_IN_ADDRESS.test(text))
    throw new AddressRefused('The address contains a space or an invisible character.', 'Send the address alone, without spaces.')
  const schemeGiven = /^https?:/i.test(text)
  if (!schemeGiven && /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/?#:]+:\d{1,5}([/?#]|$)/.test(text))
    throw new AddressRefused('Only web addresses are read (http and https).', 'Send an address that begins with https:// or http://.')
  const url = URL.parse(schemeGiven ? text : `https://${text.replace(/^\/+/, '')}`)
  if (!url) throw new AddressRefused('This is not a web address.', 'Send an address such as https://your-product.com.')
  if (!schemeGiven && url.username !== '' && url.pathname === '/')
    throw new AddressRefused(
      'This looks like an e-mail address, not a web address.',
      'Send the address of the product site, such as https://your-product.com.',
    )
  checkUrl(url, named)
  url.hash = ''
  dropTracking(url)
  return { url: url.href, scheme_given: schemeGiven, site_key: siteKey(url) }
}

/**
 * The rules for any address somebody else chose, before its name is resolved: http(s), no user-info, a public-looking
 * host, ports 80 and 443; what the operator named is excepted. Throws AddressRefused.
 */
export function checkUrl(url: URL, named: NamedByOperator = NOTHING_NAMED): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new AddressRefused('Only web addresses are read (http and https).', 'Send an address that begins with https:// or http://.')
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('The address contains a user name or password.', 'Send the address without the part before the @.')
  if (url.href.length > ADDRESS_CHARACTERS_MAX)
    throw new AddressRefused(`The address is longer than ${ADDRESS_CHARACTERS_MAX} characters.`, 'Send a shorter address of the site.')
  // A final dot only says "absolute name"; without it `localhost.` cannot pass for another host.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/(?<!\.)\.+$/, '')
  const host = hostOf(url)
  const byOperator = named(host, portOf(url))
  if (!byOperator.host) checkHost(host)
  const port = portOf(url)
  if (port !== 80 && port !== 443 && !byOperator.port)
    throw new AddressRefused(
      `Port ${port} is not read; public sites answer on 80 and 443.`,
      'Send the public address of the site, without a port.',
    )
}

function checkHost(host: string): void {
  const literal = addressLiteral(host)
  const fix = 'Send the public address of the site, such as https://your-product.com.'
  if (literal !== null) {
    if (!isPublicAddress(literal)) throw new AddressRefused(`${literal} is not a public address.`, fix)
    return
  }
  if (!host.includes('.')) throw new AddressRefused(`"${host}" is not the name of a public site.`, fix)
  if (host.length > 253 || host.split('.').some((label) => label === '' || label.length > 63))
    throw new AddressRefused('The host name is not a valid one.', fix)
  const reserved = RESERVED_ENDINGS.find((ending) => host.endsWith(`.${ending}`))
  if (reserved) throw new AddressRefused(`Names under .${reserved} are not public.`, fix)
}

/** The host of a URL as rules and DNS want it: lower case, no brackets. */
export function hostOf(url: URL): string {
  return addressLiteral(url.hostname) ?? url.hostname
}

export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
}

/** True where the first part of the path, not the host, tells one site from another. */
export function isSharedHost(host: string): boolean {
  return SHARED_HOSTS.test(host)
}

function dropTracking(url: URL): void {
  // Only a query that holds a tracking parameter is rewritten, since rewriting changes the encoding of the rest.
  const tracked = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracked) url.searchParams.delete(name)
  if (url.search === '?' || url.href.endsWith('?')) url.search = ''
}

/** The host without `www.`, which tells no two sites apart. */
export function bareHost(host: string): string {
  return host.replace(/^www\.(?=[^.]+\.)/, '')
}

/** The folder of an index file; any other path as it is. */
export const withoutIndexFile = (pathname: string): string => pathname.replace(INDEX_FILE, '/')

/** Paths stay in the key, since one host can hold several products; its index file and language folder do not. */
function siteKey(url: URL): string {
  const name = bareHost(url.hostname)
  // A scheme on the other one's port is no other site.
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`
  let path = withoutIndexFile(url.pathname)
  if (!isSharedHost(name)) path = path.replace(LANGUAGE_FOLDER, '')
  const query = [...url.searchParams].map(([key, value]) => `${key}=${value}`).toSorted()
  return name + port + path.replace(/(?<!\/)\/+$/, '') + (query.length > 0 ? `?${query.join('&')}` : '')
}
