import { isObject } from '../../base/is_object.ts'
import { localhostAllowedHostnames, ProtocolErrorCode, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server'
import { SCOPES } from '../../auth/keys.ts'
import { NO_BEARER } from '../../base/http/bearer_token.ts'
import { readBody } from '../../base/http/body.ts'
import type { Credentialed } from '../../core/context.ts'
import { fail, ApiError } from '../../base/error.ts'
import { readJsonBody, UNREADABLE_WORDS } from '../../base/http/json_body.ts'
import { BODY_BYTES_MAX, MCP_BATCH_MAX, MCP_ID_BYTES_MAX } from '../../base/limits.ts'
import type { Sites } from '../../core/sites.ts'
import type { Scope } from '../../core/spec.ts'

/** A fault of the protocol, which the client's library reads; what a person or a model can mend is refused instead. */
export class ProtocolFault extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    /** Of the request that it answers, where that is known. */
    readonly id: unknown = null,
  ) {
    super(message)
  }
}

/** The names that this deployment answers to; beside a service on this machine, all names of this machine. */
export async function ownHostnames(sites: Sites, base_url: string): Promise<string[]> {
  const { hostname } = new URL(base_url)
  const here = localhostAllowedHostnames()
  const own = new Set([hostname, ...(await sites.all()).map(({ host }) => host)])
  return here.includes(hostname) ? [...own, ...here] : [...own]
}

/** As the protocol's own library answers it. */
const REFUSED_ORIGIN = -32000

/** A page of another website must reach nothing here, however it came by an address of ours. */
export function checkOrigin(request: Request, hostnames: string[]): void {
  const host = validateHostHeader(request.headers.get('host'), hostnames)
  if (!host.ok) throw new ProtocolFault(403, REFUSED_ORIGIN, host.message)
  const origin = validateOriginHeader(request.headers.get('origin'), hostnames)
  if (!origin.ok) throw new ProtocolFault(403, REFUSED_ORIGIN, origin.message)
}

const UNAUTHORIZED = {
  missing: 'This needs an account. Sign in as WWW-Authenticate says, or send an API key as `Authorization: Bearer lst_…`.',
  invalid: 'This token is unknown, expired, revoked or made out to another service. Sign in again, or send a key that is valid.',
  misplaced: NO_BEARER,
}

/** Sends a client to sign in, or back for more scope. */
export function challenge(
  base_url: string,
  caller: Credentialed | null,
  scopes: readonly Scope[],
  token: 'invalid' | 'misplaced' | null = null,
): ApiError {
  const asked = SCOPES.filter((scope) => scopes.includes(scope)).join(' ')
  const where = `resource_metadata="${base_url}/.well-known/oauth-protected-resource/mcp", scope="${asked}"`
  if (caller)
    return new ApiError('insufficient_scope', {
      detail: `This needs ${asked}; the credential has ${caller.scopes.join(', ') || 'no scope'}. Sign in again and allow it, or use a key that has it.`,
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", ${where}` },
    })
  return new ApiError('unauthorized', {
    detail: UNAUTHORIZED[token ?? 'missing'],
    headers: { 'www-authenticate': `Bearer ${token ? 'error="invalid_token", ' : ''}${where}` },
  })
}

export async function readMessage(request: Request): Promise<Uint8Array> {
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? '')) fail('unsupported_media_type')
  return (await readBody(request, BODY_BYTES_MAX)) ?? fail('payload_too_large')
}

export function parseMessage(bytes: Uint8Array): unknown {
  const body = readJsonBody(bytes)
  if (body.ok) return withoutNulls(body.value)
  if (body.why === 'invalid')
    throw new ProtocolFault(400, ProtocolErrorCode.ParseError, 'Parse error: the body is not one JSON document in UTF-8.')
  const { message, fix } = UNREADABLE_WORDS[body.why]
  throw new ProtocolFault(400, ProtocolErrorCode.InvalidRequest, `Invalid Request: ${message} ${fix}`)
}

/** Some clients write null where nothing is sent, which the protocol has not. */
function withoutNulls(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutNulls)
  if (!isMessage(body)) return body
  const { params, ...message } = body
  if (params === null) return message
  if (!isMessage(params) || !('arguments' in params) || params.arguments !== null) return body
  const { arguments: _, ...rest } = params
  return { ...message, params: rest }
}

/** An answer repeats the id of its request, whatever that is. */
export function checkId(id: unknown): void {
  if (typeof id === 'string' && Buffer.byteLength(JSON.stringify(id)) > MCP_ID_BYTES_MAX)
    throw new ProtocolFault(400, ProtocolErrorCode.InvalidRequest, `Invalid Request: the id is longer than ${MCP_ID_BYTES_MAX} bytes.`)
}

/** Several messages in one body are of 2025-03-26 alone; what cannot be answered one by one is not taken. */
export function checkBatch(request: Request, batch: unknown[]): void {
  const version = request.headers.get('mcp-protocol-version') ?? '2025-03-26'
  if (version !== '2025-03-26')
    throw new ProtocolFault(400, ProtocolErrorCode.InvalidRequest, 'Invalid Request: this protocol version sends one message at a time.')
  if (batch.length === 0 || batch.length > MCP_BATCH_MAX)
    throw new ProtocolFault(400, ProtocolErrorCode.InvalidRequest, `Invalid Request: a batch holds 1 to ${MCP_BATCH_MAX} messages.`)
  const ids = batch.map((message) => (isMessage(message) ? message.id : undefined)).filter((id) => id !== undefined)
  if (new Set(ids).size < ids.length)
    throw new ProtocolFault(400, ProtocolErrorCode.InvalidRequest, 'Invalid Request: two messages have the same id.')
}

export type Message = { id?: unknown; method?: unknown; params?: unknown }
export const isMessage: (value: unknown) => value is Message = isObject
