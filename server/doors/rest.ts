import { bearerToken } from '../base/http/bearer_token.ts'
import { randomUUID } from 'node:crypto'
import { answerError, type Answer } from '../core/answer.ts'
import { readBody } from '../base/http/body.ts'
import type { Service } from '../core/context.ts'
import { fail, failAt, ApiError, type ApiErrorDetails, type ErrorCode } from '../base/error.ts'
import { readIdempotencyKey } from '../core/idempotency.ts'
import { checkInput, joinBody, readParameters } from '../core/input.ts'
import type { Flat } from '../core/input_issues.ts'
import { readJsonBody, UNREADABLE_WORDS } from '../base/http/json_body.ts'
import { BODY_BYTES_MAX, ROWS_DEEP_MAX } from '../base/limits.ts'
import type { PageOf } from '../base/paging.ts'
import { nearest } from '../base/nearest.ts'
import { nameRoute } from '../base/trace.ts'
import { addressGroup, rateHeaders, type Rates } from '../base/rates/rate_limiter.ts'
import { brokenError } from './broken.ts'
import type { Call, Run } from './call.ts'
import { isMultipart, readUpload, UPLOAD_TYPES } from './upload.ts'
import { wantsStream, type EventStreams } from './event_stream.ts'
import type { Sites } from '../core/sites.ts'
import { API, OPERATIONS, type OperationSpec } from '../core/spec.ts'

/** What the door needs of the process. */
export type Rest = { run: Run; rates: Rates; sites: Sites; streams: EventStreams; base_url: string; addressOf(request: Request): string }

/** Answers one operation over HTTP: reads what HTTP says, hands it to run(), writes what run() says. */
export function answerOperation(rest: Rest, spec: OperationSpec) {
  return async (request: Request, path: Record<string, string>): Promise<Response> => {
    const request_id = randomUUID()
    nameRoute(API + spec.path)
    const url = new URL(request.url)
    const site = await rest.sites.byHost(request.headers.get('host')).catch(() => null)
    if (!site) {
      const refusal = new ApiError('unavailable', { retry_after: 2 })
      return toResponse(told(rest, request, answerError(refusal, { instance: url.pathname, request_id }, rest.base_url)), request_id)
    }
    const releases: (() => void)[] = []
    const call: Call = {
      spec,
      token: bearerToken(request),
      address: rest.addressOf(request),
      site,
      readInput: () => readInput(request, spec, path, url.search, (release) => releases.push(release)),
      readIdempotencyKey: () => readIdempotencyKey(request.headers.get('idempotency-key')),
      if_match: request.headers.get('if-match'),
      if_none_match: request.headers.get('if-none-match'),
      request_id,
      instance: url.pathname,
      via: 'rest',
      signal: request.signal,
    }
    if (spec.streams && wantsStream(request)) return answerStream(rest, call, request, url)
    const answer = await rest.run(call)
    for (const release of releases) release()
    // run() has held it to the contract, which gives every paginated answer these members.
    if (spec.paginated && answer.status === 200) answer.headers.link = linkHeader(url, site.url, answer.value as PageOf<unknown>)
    return toResponse(told(rest, request, answer), request_id)
  }
}

/** Every answer says what is left of a rate, also where it came to no counting. */
function told<Given extends Pick<Answer, 'headers'>>(rest: Rest, request: Request, answer: Given): Given {
  return answer.headers.ratelimit === undefined ? { ...answer, headers: { ...uncounted(rest, request), ...answer.headers } } : answer
}

const uncounted = ({ rates, addressOf }: Rest, request: Request) => rateHeaders(rates.peek('anonymous', addressGroup(addressOf(request))))

/** The same read again and again, each time for what came after the last item. */
async function answerStream(rest: Rest, call: Call, request: Request, url: URL): Promise<Response> {
  const ask = (after: string | null, wait: number | null, signal: AbortSignal) => {
    const query = new URLSearchParams(url.searchParams)
    // What was sent stays as it was sent, so that what is sent twice, or is no number, is refused as in any call.
    if (after !== null && after !== query.get('after')) query.set('after', after)
    if (wait !== null) query.set('wait', String(wait))
    return rest.run({
      ...call,
      signal,
      counted: wait === null,
      readInput: async () => {
        const { wait: seconds, ...input } = await readInput(request, call.spec, {}, query.toString(), () => {})
        // The first answer comes at once; then it is the stream that waits.
        return wait === null ? input : { ...input, wait: seconds }
      },
    })
  }
  try {
    const given = request.headers.get('last-event-id') || url.searchParams.get('after')
    const { first, stream } = await rest.streams.open(ask, given, request.signal)
    if (stream === null) return toResponse(told(rest, request, first), call.request_id)
    // Proxies that gather an answer before they pass it on would keep a stream for themselves.
    const headers = { ...first.headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }
    return toResponse({ ...first, headers, body: stream }, call.request_id)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return toResponse(answerError(error, call, rest.base_url), call.request_id)
  }
}

/** A path or method that the contract does not have. */
export function answerUnknown(rest: Rest, code: Extract<ErrorCode, 'not_found' | 'method_not_allowed'>, allow?: string) {
  return (request: Request): Response => {
    const request_id = randomUUID()
    const call = { instance: new URL(request.url).pathname, request_id }
    const rate = rest.rates.take('guesses', addressGroup(rest.addressOf(request)))
    const refusal = rate.refused
      ? new ApiError('rate_limited', { retry_after: rate.resets_seconds })
      : new ApiError(code, { ...whatThereIs(rest, call.instance, allow), ...(allow === undefined ? {} : { headers: { allow } }) })
    const answer = answerError(refusal, call, rest.base_url)
    return toResponse({ ...answer, headers: { ...rateHeaders(rate), ...answer.headers } }, request_id)
  }
}

/** Who guessed an address or a method is told those that there are. */
function whatThereIs({ base_url }: Rest, pathname: string, allow?: string): ApiErrorDetails {
  const [, guessed] = /^(?:\/api)?(?:\/v\d+)?(\/.+)$/.exec(pathname) ?? []
  const is_of_api = /^\/(?:api|v\d+)\//.test(pathname)
  const near = guessed && is_of_api ? nearest(guessed, PATHS).map((path) => API + path) : []
  const nothing = near.length === 0 ? {} : { detail: `There is nothing at this address; the nearest: ${near.join(', ')}.` }
  return {
    ...(allow === undefined ? nothing : { detail: `This address takes ${allow} alone.` }),
    action: { by: 'agent', message: 'Every operation stands there with its method and address.', url: `${base_url}/openapi.yaml` },
  }
}

const PATHS = [...new Set([...OPERATIONS.values()].map(({ path }) => path))]

type AnswerFile = (request: Request) => Response | Promise<Response>

/** Counts what is neither operation nor page, such as style sheets, badges, feeds and documents: cheap, but not to be had without end. */
export function countFiles({ rates, addressOf, base_url }: Pick<Rest, 'rates' | 'addressOf' | 'base_url'>) {
  return (answer: AnswerFile, weight = 1): AnswerFile =>
    (request) => {
      const rate = rates.take('files', addressGroup(addressOf(request)), weight)
      if (!rate.refused) return answer(request)
      const request_id = randomUUID()
      const refusal = new ApiError('rate_limited', { retry_after: rate.resets_seconds, headers: rateHeaders(rate) })
      return toResponse(answerError(refusal, { instance: new URL(request.url).pathname, request_id }, base_url), request_id)
    }
}

/** Two Hosts, or one that is no name and so makes an address that is none, are refused whatever is asked for (RFC 9112, 3.2). HTTP/1.0 may have none. */
export function isMisaddressed({ url, headers }: Request): boolean {
  const host = headers.get('host')
  return host !== null && (host.includes(',') || url.startsWith('/'))
}

/** What no door has caught. */
export function answerBroken(rest: Rest, events: Service['events'], request: Request, error: unknown): Response {
  const request_id = randomUUID()
  const url = isMisaddressed(request) ? null : URL.parse(request.url)
  if (url) events.operationBroke({ operation: 'none', request_id }, error)
  const refusal = url
    ? brokenError(error)
    : new ApiError('invalid_json', { detail: 'The Host header is not the name of a website. Send the one of this address.' })
  return toResponse(told(rest, request, answerError(refusal, { instance: url?.pathname ?? '/', request_id }, rest.base_url)), request_id)
}

/** A body for which there is no room, before anything of it is gathered. */
export function answerFull(rest: Rest, request: Request): Response {
  const request_id = randomUUID()
  const detail = 'Too many large bodies come at once. Send it again in a moment.'
  const refusal = new ApiError('unavailable', { detail, retry_after: 2, headers: { connection: 'close' } })
  const call = { instance: URL.parse(request.url)?.pathname ?? '/', request_id }
  return toResponse(told(rest, request, answerError(refusal, call, rest.base_url)), request_id)
}

/** The methods each path takes, for 405 and for a browser's preflight. */
export function allowedMethods(): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  for (const { path, method } of OPERATIONS.values())
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  return methods
}

/** No cookie signs anybody in here, so that any page of a browser may call with a key of its own. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, Link, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Idempotent-Replayed, WWW-Authenticate, Deprecation',
}

export function answerPreflight(rest: Rest, request: Request, methods: string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      ...uncounted(rest, request),
      allow: [...methods, 'OPTIONS'].join(', '),
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID',
      'access-control-max-age': '86400',
      'x-request-id': randomUUID(),
    },
  })
}

type Written = Omit<Answer, 'account_id' | 'body'> & { body: string | null | ReadableStream<Uint8Array> }

function toResponse(answer: Written, request_id: string): Response {
  return new Response(answer.body, {
    status: answer.status,
    headers: { ...CORS, 'x-content-type-options': 'nosniff', ...answer.headers, 'x-request-id': request_id },
  })
}

async function readInput(
  request: Request,
  spec: OperationSpec,
  path: Record<string, string>,
  search: string,
  afterwards: (release: () => void) => void,
): Promise<Flat> {
  const { flat, issues } = readParameters(spec, path, search)
  if (spec.takes_file && isMultipart(request)) issues.push(...(await readUpload(request, spec, flat, afterwards)))
  else if (spec.method !== 'GET') issues.push(...(await readJson(request, spec, flat)))
  checkInput(spec, flat, issues)
  return flat
}

async function readJson(request: Request, spec: OperationSpec, flat: Flat) {
  const bytes = (await readBody(request, BODY_BYTES_MAX)) ?? fail('payload_too_large')
  if (bytes.byteLength === 0 && !spec.body_required) return []
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json *(;|$)/i.test(type)) fail('unsupported_media_type', spec.takes_file ? { detail: UPLOAD_TYPES } : {})
  const body = readJsonBody(bytes)
  if (body.ok) return joinBody(spec, flat, body.value)
  if (body.why === 'invalid') fail('invalid_json')
  return failAt({ field: '', ...UNREADABLE_WORDS[body.why] })
}

/** RFC 8288 links to the pages around this one. */
function linkHeader(url: URL, site_url: string, page: PageOf<unknown>): string {
  const query = new URLSearchParams(url.search)
  query.delete('page')
  const same = `${site_url}${url.pathname}?${query}${query.size > 0 ? '&' : ''}`
  const to = (number: number, rel: string) => `<${same}page=${number}>; rel="${rel}"`
  const links = [to(1, 'first')]
  const last = Math.min(page.total_pages, Math.floor(ROWS_DEEP_MAX / page.per_page))
  // Beyond the end the page before is the last one.
  const previous = page.items.length > 0 ? page.page - 1 : Math.min(page.page - 1, last)
  if (previous > 0) links.push(to(previous, 'prev'))
  if (page.has_more) links.push(to(page.page + 1, 'next'))
  // Of what is not counted to its end nobody knows the last page, but for the deepest.
  const { total_exact = true } = page as { total_exact?: boolean }
  if (last > 0 && (total_exact || page.total >= ROWS_DEEP_MAX)) links.push(to(last, 'last'))
  return links.join(', ')
}
