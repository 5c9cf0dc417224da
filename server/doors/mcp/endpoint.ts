import { randomUUID } from 'node:crypto'
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpServer,
  type Server,
} from '@modelcontextprotocol/server'
import { answerError } from '../../core/answer.ts'
import type { Bearer } from '../../auth/bearer.ts'
import { SCOPES } from '../../auth/keys.ts'
import { isOutage } from '../../database/open.ts'
import { ApiError, fail } from '../../base/error.ts'
import type { Events } from '../../base/events.ts'
import { DETAIL_CHARS_MAX } from '../../base/limits.ts'
import { clip } from '../../base/problem_size.ts'
import { addressGroup, rateHeaders, type Rates } from '../../base/rate_limiter.ts'
import { bearerToken } from '../rest.ts'
import type { Sites } from '../../core/sites.ts'
import type { Scope } from '../../core/spec.ts'
import type { Exchange } from './exchange.ts'
import { challenge, checkBatch, checkId, checkOrigin, isMessage, ownHostnames, ProtocolFault, readMessage, type Message } from './gate.ts'
import { readPlainCall, type PlainCall } from './plain_call.ts'
import { mendRefusals } from './refusal_size.ts'

/** What the door needs of the process. */
export type McpDoor = {
  bearer: Bearer
  rates: Rates
  sites: Sites
  events: Events
  base_url: string
  addressOf(request: Request): string
}

/** What stands behind the door. */
export type McpContent = {
  /** A server for one request. */
  serve(exchange: Exchange): Server | McpServer
  /** The scope of the operation that a message calls, null for one that anyone may call; undefined for a message that calls none. */
  scopeOf(message: Message, exchange: Exchange): Scope | null | undefined
  /** Answers a call without a server; null where that takes one. */
  answerPlain?(call: PlainCall, exchange: Exchange): Promise<Response> | null
  /** Whether calls say something before their result. Ours never do, so that plain JSON answers them at a third less cost. */
  streams?: true
}

const ALLOW = 'POST, OPTIONS'
const STREAMS_MAX = 10
const SHORT_BODY_BYTES = 16 * 1024
const CORS_HEADERS = {
  'access-control-expose-headers':
    'WWW-Authenticate, X-Request-Id, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed, Deprecation',
  vary: 'Origin',
}

/**
 * Streamable HTTP without sessions, for every protocol version from 2025-03-26 on: Host and Origin → credential → body → scope → server.
 * Any process answers any request, since nothing is kept between two.
 */
export function createMcpEndpoint(door: McpDoor, content: McpContent): (request: Request) => Promise<Response> {
  const open = new WeakMap<Request, Exchange>()
  const modern = createMcpHandler(
    ({ requestInfo }) => {
      const exchange = requestInfo && open.get(requestInfo)
      if (!exchange) throw new Error('a request without an exchange')
      return content.serve(exchange)
    },
    { legacy: 'reject', maxSubscriptions: STREAMS_MAX },
  )

  async function pass(request: Request, exchange: Exchange): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight()
    exchange.token = bearerToken(request)
    exchange.caller = exchange.token === null ? null : await door.bearer(exchange.token, 'mcp')
    if (exchange.token !== null && !exchange.caller) throw challenge(door.base_url, null, SCOPES, true)
    // Some clients sign in only when their very first request is refused; they are given this address.
    if (!exchange.caller && new URL(request.url).searchParams.get('auth') === 'required') throw challenge(door.base_url, null, SCOPES)
    if (request.method !== 'POST') fail('method_not_allowed', { detail: 'Send JSON-RPC messages by POST.', headers: { allow: ALLOW } })
    checkWorth(request, exchange)
    const body = await readMessage(request)
    if (Array.isArray(body)) checkBatch(request, body)
    const messages = (Array.isArray(body) ? body : [body]).filter(isMessage)
    for (const { id } of messages) checkId(id)
    const plain = content.answerPlain ? readPlainCall(request, body) : null
    const legacy = plain ? !plain.modern : await isLegacyRequest(request, body)
    // Our lists change with a release, when every process ends: there is nothing to wait for, and an open stream would be anybody's to hold.
    const listening = messages.find(({ method }) => method === 'subscriptions/listen')
    if (listening && !content.streams) throw new ProtocolFault(404, -32601, 'Method not found', listening.id)
    const scopes = messages.map((message) => content.scopeOf(message, exchange))
    const granted = exchange.caller?.scopes ?? []
    const lacking = scopes.filter((scope) => typeof scope === 'string').filter((scope) => !granted.includes(scope))
    if (lacking.length > 0) throw ask(exchange, lacking, legacy)
    // An operation counts itself, at the rate that it is of; each other message is one too, so that a batch is no way around the limit.
    for (const scope of scopes.length === 0 ? [undefined] : scopes) if (scope === undefined) takeRate(exchange)
    const response =
      (plain && (await content.answerPlain?.(plain, exchange))) ??
      (await mendRefusals(legacy ? await passLegacy(request, body, exchange) : await modern.fetch(request, { parsedBody: body })))
    if (exchange.lacking && !Array.isArray(body)) throw ask(exchange, [exchange.lacking], legacy)
    // Nothing ran: the library has refused the message.
    if (exchange.headers.ratelimit === undefined) takeRate(exchange)
    return response
  }

  /** Older clients ask once, for what the first answer names, and lose what they had when they ask again: they are told all. */
  function ask({ caller, token }: Exchange, lacking: readonly Scope[], legacy: boolean): ApiError {
    if (caller) return challenge(door.base_url, caller, [...caller.scopes, ...lacking])
    return challenge(door.base_url, null, legacy ? SCOPES : lacking, token !== null)
  }

  function takeRate(exchange: Exchange): void {
    const { caller, address } = exchange
    const rate = caller ? door.rates.take('account_reads', caller.account_id) : door.rates.take('anonymous', addressGroup(address))
    Object.assign(exchange.headers, rateHeaders(rate))
    if (rate.refused) throw new ApiError('rate_limited', { retry_after: rate.resets_seconds })
  }

  /** Who has no call left is answered by what was called, unless that is so long that reading it would be the work. */
  function checkWorth(request: Request, { caller, address, headers }: Exchange): void {
    if (Number(request.headers.get('content-length') ?? Infinity) <= SHORT_BODY_BYTES) return
    const left = caller
      ? (['account_reads', 'account_writes'] as const).map((name) => door.rates.peek(name, caller.account_id))
      : [door.rates.peek('anonymous', addressGroup(address))]
    const [rate] = left.sort((one, other) => other.remaining - one.remaining)
    if (!rate || rate.remaining > 0) return
    Object.assign(headers, rateHeaders(rate))
    throw new ApiError('rate_limited', { retry_after: rate.resets_seconds })
  }

  async function passLegacy(request: Request, body: unknown, exchange: Exchange): Promise<Response> {
    // A client cannot cancel in the same breath: nothing would ever answer the call that it cancels.
    const sent = Array.isArray(body) ? body.filter((message) => !isMessage(message) || message.method !== 'notifications/cancelled') : body
    if (Array.isArray(sent) && sent.length === 0) return new Response(null, { status: 202 })
    const server = content.serve(exchange)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: !content.streams })
    await server.connect(transport)
    const headers = new Headers(request.headers)
    // The transport insists on both kinds; whoever accepts one of them is answered all the same.
    headers.set('accept', 'application/json, text/event-stream')
    const forwarded = new Request(request.url, { method: 'POST', headers })
    const answered = transport.handleRequest(forwarded, { parsedBody: sent })
    const gone = new Promise<Response>((resolve) => {
      const leave = () => {
        void server.close()
        resolve(new Response(null, { status: 499 }))
      }
      if (request.signal.aborted) leave()
      else request.signal.addEventListener('abort', leave, { once: true })
    })
    const response = await Promise.race([answered, gone])
    if (content.streams || !Array.isArray(sent) || response.status !== 200) return response
    const answer: unknown = await response.json()
    return Response.json(Array.isArray(answer) ? answer : [answer])
  }

  /** What did not get through counts too, as a guess, so that keys and addresses cannot be tried for nothing. */
  function refused(
    error: unknown,
    { headers, address, instance, request_id }: Pick<Exchange, 'headers' | 'address' | 'instance' | 'request_id'>,
  ): Response {
    const rate = headers.ratelimit === undefined ? door.rates.take('guesses', addressGroup(address)) : null
    if (rate) Object.assign(headers, rateHeaders(rate))
    const known = error instanceof ApiError || error instanceof ProtocolFault ? error : null
    if (!known) door.events.operationBroke({ operation: 'mcp', request_id }, error)
    const told = rate?.refused ? new ApiError('rate_limited', { retry_after: rate.resets_seconds }) : (known ?? ownFault(error))
    if (told instanceof ProtocolFault)
      return Response.json(
        { jsonrpc: '2.0', error: { code: told.code, message: clip(told.message, DETAIL_CHARS_MAX) }, id: told.id },
        { status: told.status },
      )
    const answer = answerError(told, { instance, request_id }, door.base_url)
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }

  return async (request) => {
    const call = {
      request_id: randomUUID(),
      instance: new URL(request.url).pathname.replace(/(?<!\/)\/+$/, ''),
      address: door.addressOf(request),
      headers: {} as Record<string, string>,
    }
    let cors: Record<string, string> = CORS_HEADERS
    let response: Response
    try {
      checkOrigin(request, await ownHostnames(door.sites, door.base_url))
      const origin = request.headers.get('origin')
      if (origin !== null) cors = { ...CORS_HEADERS, 'access-control-allow-origin': origin }
      const site = await door.sites.byHost(request.headers.get('host'))
      const exchange: Exchange = { ...call, site, token: null, caller: null, signal: request.signal, lacking: null }
      open.set(request, exchange)
      response = await pass(request, exchange)
    } catch (error) {
      response = refused(error, call)
    }
    for (const [name, value] of Object.entries({ ...cors, ...call.headers })) response.headers.set(name, value)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    response.headers.set('x-content-type-options', 'nosniff')
    response.headers.set('x-request-id', call.request_id)
    return response
  }
}

const ownFault = (error: unknown): ApiError =>
  isOutage(error) ? new ApiError('unavailable', { retry_after: 2 }) : new ApiError('internal')

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      allow: ALLOW,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'Authorization, Content-Type, Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
      'access-control-max-age': '86400',
    },
  })
}
