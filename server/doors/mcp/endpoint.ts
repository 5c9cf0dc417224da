import { randomUUID } from 'node:crypto'
import { createMcpHandler, isLegacyRequest, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { answerError } from '../../core/answer.ts'
import type { Bearer } from '../../auth/bearer.ts'
import { SCOPES } from '../../auth/keys.ts'
import { isOutage } from '../../database/open.ts'
import { ApiError, fail } from '../../base/error.ts'
import type { Events } from '../../base/observe/events.ts'
import { DETAIL_CHARS_MAX } from '../../base/limits.ts'
import { clip } from '../../base/clip.ts'
import { addressGroup, rateHeaders, type Rates } from '../../base/rates/rate_limiter.ts'
import { bearerToken } from '../../base/http/bearer_token.ts'
import type { Sites } from '../../core/sites.ts'
import type { Scope } from '../../core/spec.ts'
import type { Exchange } from './exchange.ts'
import {
  challenge,
  checkBatch,
  checkId,
  checkOrigin,
  isMessage,
  ownHostnames,
  parseMessage,
  ProtocolFault,
  readMessage,
  type Message,
} from './gate.ts'
import { passLegacy, type Served } from './legacy.ts'
import { MODERN, readPlainCall, type PlainCall } from './plain_call.ts'
import { checkWorth, takeLength, takeRate } from './rate.ts'
import { mendRefusals } from './refusal_size.ts'

/** What the door needs of the process. */
type McpDoor = {
  bearer: Bearer
  rates: Rates
  sites: Sites
  events: Events
  base_url: string
  addressOf(request: Request): string
}

/** What stands behind the door. */
export type McpContent = Served & {
  /** The scope of the operation that a message calls, null for one that anyone may call; undefined for a message that calls none. */
  scopeOf(message: Message, exchange: Exchange): Scope | null | undefined
  /** Answers a call without a server; null where that takes one. */
  answerPlain?(call: PlainCall, exchange: Exchange): Promise<Response> | null
  /** Opens a stream that tells of changes. */
  listen?(request: Request, message: Message, exchange: Exchange): Promise<Response>
}

const ALLOW = 'POST, OPTIONS'
const STREAMS_MAX = 10
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
  const pass = createPass(door, content)
  return async (request) => {
    const call: Call = {
      request_id: randomUUID(),
      instance: new URL(request.url).pathname.replace(/(?<!\/)\/+$/, ''),
      address: door.addressOf(request),
      headers: {},
    }
    let cors: Record<string, string> = CORS_HEADERS
    let response: Response
    try {
      checkOrigin(request, await ownHostnames(door.sites, door.base_url))
      const origin = request.headers.get('origin')
      if (origin !== null) cors = { ...CORS_HEADERS, 'access-control-allow-origin': origin }
      const site = await door.sites.byHost(request.headers.get('host'))
      response = await pass(request, { ...call, site, token: null, caller: null, modern: false, signal: request.signal, lacking: null })
    } catch (error) {
      response = answerRefused(door, error, call)
    }
    for (const [name, value] of Object.entries({ ...cors, ...call.headers })) response.headers.set(name, value)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    response.headers.set('x-content-type-options', 'nosniff')
    response.headers.set('x-request-id', call.request_id)
    return response
  }
}

type Call = Pick<Exchange, 'request_id' | 'instance' | 'address' | 'headers'>
type Pass = (request: Request, exchange: Exchange) => Promise<Response>

/** Past the origin check: who asks, for what, and the answer. What is thrown is a refusal of the door. */
function createPass(door: McpDoor, content: McpContent): Pass {
  const passModern = createPassModern(content)
  return async (request, exchange) => {
    if (request.method === 'OPTIONS') {
      Object.assign(exchange.headers, rateHeaders(door.rates.peek('anonymous', addressGroup(exchange.address))))
      return preflight()
    }
    await identify(door, content, request, exchange)
    if (request.method !== 'POST') fail('method_not_allowed', { detail: 'Send JSON-RPC messages by POST.', headers: { allow: ALLOW } })
    checkWorth(door.rates, request, exchange)
    const bytes = await readMessage(request)
    // Others of the same caller may have come meanwhile.
    checkWorth(door.rates, request, exchange)
    takeLength(door.rates, bytes.byteLength, exchange)
    const body = parseMessage(bytes)
    const messages = messagesOf(request, body)
    const plain = content.answerPlain ? readPlainCall(request, body) : null
    const legacy = plain ? !plain.modern : await isLegacyRequest(request, body)
    exchange.modern = !legacy
    const listening = messages.find(({ method }) => method === 'subscriptions/listen')
    if (listening && (legacy || !(content.listen || content.streams)))
      throw new ProtocolFault(404, ProtocolErrorCode.MethodNotFound, 'Method not found', listening.id)
    const scopes = messages.map((message) => content.scopeOf(message, exchange))
    checkScopes(door, exchange, scopes, legacy)
    // An operation counts itself, at the rate that it is of; each other message is one too, so that a batch is no way around the limit.
    for (const scope of scopes.length === 0 ? [undefined] : scopes) if (scope === undefined) takeRate(door.rates, exchange)
    const response =
      (plain && (await content.answerPlain?.(plain, exchange))) ??
      (listening && (await content.listen?.(request, listening, exchange))) ??
      (await mendRefusals(legacy ? await passLegacy(content, request, body, exchange) : await passModern(request, body, exchange)))
    if (exchange.lacking && !Array.isArray(body)) throw askForScopes(door, exchange, [exchange.lacking], legacy)
    // Nothing ran: the library has refused the message.
    if (exchange.headers.ratelimit === undefined) takeRate(door.rates, exchange)
    return response
  }
}

/** The library's own handler, which hands a server the request alone: what the door knows of it waits beside. */
function createPassModern(content: McpContent) {
  const open = new WeakMap<Request, Exchange>()
  const modern = createMcpHandler(
    ({ requestInfo }) => {
      const exchange = requestInfo && open.get(requestInfo)
      if (!exchange) throw new Error('a request without an exchange')
      return content.serve(exchange)
    },
    { legacy: 'reject', maxSubscriptions: STREAMS_MAX },
  )
  return (request: Request, body: unknown, exchange: Exchange): Promise<Response> => {
    open.set(request, exchange)
    return modern.fetch(request, { parsedBody: body })
  }
}

/** Finds who asks, or sends whom it does not know to sign in. */
async function identify({ bearer, base_url }: McpDoor, content: McpContent, request: Request, exchange: Exchange): Promise<void> {
  exchange.token = bearerToken(request)
  exchange.caller = exchange.token === null ? null : await bearer(exchange.token, 'mcp')
  if (exchange.token !== null && !exchange.caller)
    throw challenge(base_url, null, scopesNamed(content, request, exchange), exchange.token === '' ? 'misplaced' : 'invalid')
  // Some clients sign in only when their very first request is refused; they are given this address.
  if (!exchange.caller && new URL(request.url).searchParams.get('auth') === 'required') throw challenge(base_url, null, SCOPES)
}

/** What a newer client calls stands in its headers too, so that it is told no more than that before its body is read. */
function scopesNamed({ scopeOf }: McpContent, { headers }: Request, exchange: Exchange): readonly Scope[] {
  if (headers.get('mcp-protocol-version') !== MODERN) return SCOPES
  const name = headers.get('mcp-name')
  return [scopeOf({ method: headers.get('mcp-method'), params: { name, uri: name } }, exchange) ?? 'account:read']
}

function messagesOf(request: Request, body: unknown): Message[] {
  if (Array.isArray(body)) checkBatch(request, body)
  const messages = (Array.isArray(body) ? body : [body]).filter(isMessage)
  for (const { id } of messages) checkId(id)
  return messages
}

function checkScopes(door: McpDoor, exchange: Exchange, scopes: readonly (Scope | null | undefined)[], legacy: boolean): void {
  const granted = exchange.caller?.scopes ?? []
  const lacking = scopes.filter((scope) => typeof scope === 'string').filter((scope) => !granted.includes(scope))
  if (lacking.length > 0) throw askForScopes(door, exchange, lacking, legacy)
}

/** Older clients ask once, for what the first answer names, and lose what they had when they ask again: they are told all. */
function askForScopes({ base_url }: McpDoor, { caller, token }: Exchange, lacking: readonly Scope[], legacy: boolean): ApiError {
  if (caller) return challenge(base_url, caller, [...caller.scopes, ...lacking])
  return challenge(base_url, null, legacy ? SCOPES : lacking, token === null ? null : 'invalid')
}

/** What did not get through counts too, as a guess, so that keys and addresses cannot be tried for nothing. */
function answerRefused({ rates, events, base_url }: McpDoor, error: unknown, { headers, address, instance, request_id }: Call): Response {
  const rate = headers.ratelimit === undefined ? rates.take('guesses', addressGroup(address)) : null
  if (rate) Object.assign(headers, rateHeaders(rate))
  const known = error instanceof ApiError || error instanceof ProtocolFault ? error : null
  if (!known) events.operationBroke({ operation: 'mcp', request_id }, error)
  const told = rate?.refused ? new ApiError('rate_limited', { retry_after: rate.resets_seconds }) : (known ?? ownFault(error))
  if (told instanceof ProtocolFault)
    return Response.json(
      { jsonrpc: '2.0', error: { code: told.code, message: clip(told.message, DETAIL_CHARS_MAX) }, id: told.id },
      { status: told.status },
    )
  const answer = answerError(told, { instance, request_id }, base_url)
  return new Response(answer.body, { status: answer.status, headers: answer.headers })
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
