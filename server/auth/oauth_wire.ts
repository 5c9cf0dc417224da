import { randomUUID } from 'node:crypto'
import { problemAnswer } from '../core/answer.ts'
import { readBody } from '../base/http/body.ts'
import type { Service } from '../core/context.ts'
import { isOutage } from '../database/open.ts'
import { ApiError, sentenceOf } from '../base/error.ts'
import { AUTH_BODY_BYTES_MAX } from '../base/limits.ts'
import { readJsonBody } from '../base/http/json_body.ts'
import { OAuthRefused } from './oauth_requests.ts'
import { clientsNamed } from './clients_named.ts'
import { checkEncoded, checkTexts, readPair } from './oauth_text.ts'

/** A form as it may be handed on: its bytes and, for apps with a secret, who sends it; and the apps that it may be of. */
export async function formOf(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new OAuthRefused('invalid_request', 'Send the parameters as application/x-www-form-urlencoded.')
  const pair = readPair(request.headers.get('authorization'))
  const authorization = pair === null ? request.headers.get('authorization') : `Basic ${Buffer.from(pair).toString('base64')}`
  const body = await textOf(request)
  checkEncoded(body)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(authorization === null ? {} : { authorization }) }
  return { form: { method: 'POST', headers, body }, clients: clientsNamed(new URLSearchParams(body), pair) }
}

export async function jsonOf(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new OAuthRefused('invalid_client_metadata', 'Send the metadata as application/json.')
  const read = readJsonBody(await bytesOf(request))
  if (!read.ok) throw new OAuthRefused('invalid_client_metadata', 'The body is not valid JSON, nested too deep, or holds a member twice.')
  checkTexts(read.value)
  return read.value
}

async function textOf(request: Request): Promise<string> {
  const bytes = await bytesOf(request)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new OAuthRefused('invalid_request', 'The body is not UTF-8.')
  }
}

async function bytesOf(request: Request): Promise<Uint8Array> {
  const bytes = await readBody(request, AUTH_BODY_BYTES_MAX)
  if (!bytes) throw new OAuthRefused('invalid_request', `Send at most ${AUTH_BODY_BYTES_MAX / 1024} KB.`, 413)
  return bytes
}

export function answerFailure(service: Service, { url, request_id }: { url: URL; request_id: string }, error: unknown): Response {
  if (error instanceof OAuthRefused && error.status === 413) {
    // What is too large is told alike at every door; readers of OAuth find their own members in it.
    const refusal = new ApiError('payload_too_large', { detail: error.message })
    const { base_url } = service.config
    return problemAnswer(refusal, url, base_url, request_id, { error: error.error, error_description: error.message })
  }
  if (error instanceof OAuthRefused) return oauthError(error)
  if (error instanceof ApiError) {
    const { detail, retry_after = 60, headers = {} } = error.details
    // A body that cannot be read is the client's to mend: what comes again as it was is refused again.
    if (error.status < 429)
      return Response.json({ error: 'invalid_request', error_description: sentenceOf(error) }, { status: error.status, headers })
    return Response.json(
      { error: 'temporarily_unavailable', error_description: detail ?? 'Too many calls. Wait a minute, then try again.' },
      { status: error.status, headers: { 'retry-after': String(retry_after) } },
    )
  }
  if (isOutage(error)) {
    const body = { error: 'temporarily_unavailable', error_description: 'The service cannot answer for the moment. Try again shortly.' }
    return Response.json(body, { status: 503, headers: { 'retry-after': '2' } })
  }
  service.events.operationBroke({ operation: `sign-in ${url.pathname}`, request_id }, error)
  return Response.json({ error: 'server_error', error_description: 'Something failed on our side. Try again.' }, { status: 500 })
}

const oauthError = (refused: OAuthRefused): Response =>
  Response.json({ error: refused.error, error_description: refused.message }, { status: refused.status })

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'WWW-Authenticate, Retry-After, X-Request-Id' }

export const preflight = (methods: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'Authorization, Content-Type, MCP-Protocol-Version',
      'access-control-max-age': '86400',
      'x-request-id': randomUUID(),
    },
  })

/** The library's cookies stay inside; what it answers is nobody's to keep. */
export function guarded(
  response: Response,
  { cors, methods, request_id }: { cors: boolean; methods: readonly string[]; request_id: string },
): Response {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  if (cors) for (const [name, value] of Object.entries(CORS)) headers.set(name, value)
  if (response.status === 405) headers.set('allow', [...methods, ...(cors ? ['OPTIONS'] : [])].join(', '))
  if (!headers.has('cache-control') || methods.includes('POST')) headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-request-id', request_id)
  return new Response(response.body, { status: response.status, headers })
}
