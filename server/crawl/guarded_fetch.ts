import { traced } from '../base/trace.ts'
import { readAnswer } from '../base/http/answer_body.ts'
import { AnswerRefused } from '../base/http/answer_refused.ts'
import { AddressRefused, checkUrl, hostOf, portOf, type NamedByOperator } from '../base/addresses/web_address.ts'
import { findConnectRule, namesHost, type ConnectRule } from './connect_to.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { FetchRefused } from './fetch_refused.ts'
import type { HostsFile } from './hosts_file.ts'
import { OutboundError } from './outbound_error.ts'
import { createPinnedRequest, type PinnedRequest } from './pinned_request.ts'
import { createResolver } from './resolve.ts'

export { parseConnectTo } from './connect_to.ts'
export { FetchRefused } from './fetch_refused.ts'
export { openHostsFile } from './hosts_file.ts'

export type GuardedFetchOptions = {
  connect_to?: readonly ConnectRule[]
  hosts_file?: HostsFile | null
  /** Such as `ListingBot/1.0 (+https://listing.example/bot)`. */
  user_agent: string
  /** PEM text of certificates to trust besides the built-in ones. */
  extra_ca?: string | null
  /** Whole-request deadline where a call names none. */
  seconds_max?: number
  /** Decoded bytes where a call names no bound. */
  bytes_max?: number
  /** How one request is made where Bun's own fetch is not there to make it. */
  request?: PinnedRequest
}

export type GuardedRequest = {
  method?: 'GET' | 'HEAD' | 'POST'
  /** Of a POST. It is never sent on: a redirect is its answer. */
  body?: string
  /** `Accept`, `If-None-Match` and the like, and of a POST what it is signed with; names that identify or authorise are refused. */
  headers?: Record<string, string>
  seconds_max?: number
  bytes_max?: number
  redirects_max?: number
  /** `cut` keeps the first bytes_max bytes and sets `cut`; default `refuse` throws too_large. */
  over_bytes?: 'refuse' | 'cut'
  signal?: AbortSignal | undefined
  /** Asked before each redirect is followed; false or a throw refuses it with redirect_refused (a thrown FetchRefused passes). */
  may_follow?: ((to: URL, from: URL) => boolean | Promise<boolean>) | undefined
}

export type GuardedResponse = {
  status: number
  /** Where it answered, after redirects. */
  url: string
  headers: Headers
  /** Decoded (gzip, br, deflate) body. */
  bytes: Uint8Array
  cut: boolean
  /** Every address on the way, the first included, the last one not. */
  redirects: string[]
}

export type GuardedFetch = {
  (url: string | URL, request?: GuardedRequest): Promise<GuardedResponse>
  /** What the operator named, for parseAddress. */
  named: NamedByOperator
}

export const SECONDS_MAX = 10
const BYTES_MAX = 2 * 1024 * 1024
const REDIRECTS_MAX = 5
const REDIRECT_STATUS = new Set([301, 302, 303, 307, 308])
const HEADERS_ALLOWED = new Set(['accept', 'accept-language', 'if-none-match', 'if-modified-since'])
const POST_HEADERS_ALLOWED = new Set(['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature'])

/**
 * The one way out to an address that somebody else chose: pages, competitors, badges, logos, client metadata.
 * Each hop is parsed, resolved once, checked, and reached only at the checked address. Throws FetchRefused.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const rules = options.connect_to ?? []
  const hosts = options.hosts_file ?? null
  const named: NamedByOperator = (host, port) => {
    const rule = findConnectRule(rules, host, port)
    return {
      host: namesHost(rules, host) || hosts?.has(host) === true,
      port: rule !== null && (rule.port === port || rule.to_port !== null),
    }
  }
  const resolve = createResolver(rules, hosts)
  const request = options.request ?? createPinnedRequest(options.user_agent, options.extra_ca ?? null)

  const follow = async (address: string | URL, wish: GuardedRequest): Promise<GuardedResponse> => {
    const deadline = startDeadline(wish.seconds_max ?? options.seconds_max ?? SECONDS_MAX, wish.signal)
    const { method = 'GET', body = null } = wish
    const follows = method !== 'POST'
    const headers = pickHeaders(wish.headers, method)
    const hops: string[] = []
    let url = parseHop(address, null)
    try {
      for (;;) {
        checkHop(url, named)
        const targets = await resolve(hostOf(url), portOf(url), deadline.signal)
        const response = await request(url, targets, { method, headers, body }, deadline.signal)
        if (response.status < 100) throw new OutboundError('bad_response', 'The site did not answer with proper HTTP.')
        const next = follows ? redirectTarget(response, url) : null
        if (!next) {
          const { over_bytes } = wish
          const bytes_max = wish.bytes_max ?? options.bytes_max ?? BYTES_MAX
          const read = await readAnswer(response, { bytes_max, over_bytes, signal: deadline.signal })
          return { status: response.status, url: url.href, headers: response.headers, redirects: hops, ...read }
        }
        response.body?.cancel().catch(() => {})
        hops.push(url.href)
        if (hops.length > (wish.redirects_max ?? REDIRECTS_MAX))
          throw new FetchRefused('too_many_redirects', `The site redirected more than ${hops.length - 1} times.`, url.href)
        await refuseRedirect(next, url, named, wish.may_follow)
        url = next
      }
    } catch (error) {
      throw refusal(error, url.href, deadline)
    } finally {
      deadline.end()
    }
  }
  const guardedFetch = (address: string | URL, wish: GuardedRequest = {}): Promise<GuardedResponse> => {
    const method = wish.method ?? 'GET'
    // No path, which may hold what only its owner knows; and no header that tells a stranger of this call.
    const host = URL.parse(String(address))?.host ?? ''
    return traced(`${method} ${host}`, 'client', { 'http.request.method': method, 'server.address': host }, async (span) => {
      const answer = await follow(address, wish)
      if (span) span.attributes['http.response.status_code'] = answer.status
      return answer
    })
  }
  return Object.assign(guardedFetch, { named })
}

function parseHop(address: string | URL, base: URL | null): URL {
  const text = String(address)
  const url = URL.canParse(text, base?.href) ? new URL(text, base?.href) : null
  if (!url) throw new FetchRefused('url_not_allowed', 'This is not a web address.', text.slice(0, 200))
  url.hash = ''
  return url
}

function checkHop(url: URL, named: NamedByOperator): void {
  try {
    checkUrl(url, named)
  } catch (error) {
    if (error instanceof AddressRefused) throw new FetchRefused('url_not_allowed', error.message, url.href, { cause: error })
    throw error
  }
}

function redirectTarget(response: Response, from: URL): URL | null {
  if (!REDIRECT_STATUS.has(response.status)) return null
  const location = response.headers.get('location')
  return location === null ? null : parseHop(location, from)
}

async function refuseRedirect(to: URL, from: URL, named: NamedByOperator, mayFollow: GuardedRequest['may_follow']): Promise<void> {
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new FetchRefused('redirect_refused', 'The site redirected from https to http, which is not followed.', to.href)
  // Checked here too, so that the caller is never asked about an address that would be refused anyway.
  checkHop(to, named)
  if (mayFollow && !(await mayFollow(to, from)))
    throw new FetchRefused('redirect_refused', 'The redirect leads to a page that is not to be read.', to.href)
}

/** Cookies, credentials and hop-by-hop headers have no way out, whoever calls. */
function pickHeaders(headers: Record<string, string> = {}, method: string): Record<string, string> {
  const allowed = (name: string) => HEADERS_ALLOWED.has(name) || (method === 'POST' && POST_HEADERS_ALLOWED.has(name))
  const refused = Object.keys(headers).find((name) => !allowed(name.toLowerCase()))
  if (refused !== undefined) throw new Error(`the guarded fetch does not send the header ${refused}`)
  return headers
}

function refusal(error: unknown, url: string, deadline: Deadline): unknown {
  if (deadline.expired()) return new FetchRefused('timeout', 'The site did not answer in time.', url, { cause: error })
  if (deadline.signal.aborted) return new FetchRefused('aborted', 'The request was stopped.', url, { cause: error })
  if (error instanceof FetchRefused) return error
  if (error instanceof AnswerRefused) return new FetchRefused(error.code, error.message, url, { cause: error.cause })
  if (error instanceof OutboundError) return new FetchRefused(error.code, error.message, url, { cause: error.cause })
  return error
}
