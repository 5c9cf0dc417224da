import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type SentMessage = { role: string; content: string }
export type SentRequest = {
  model: string
  messages: SentMessage[]
  temperature?: number
  max_completion_tokens?: number
  tools?: unknown
  max_tokens?: number
  reasoning_effort?: string
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> } }
}
type ApiError = { message: string; type: string; param: string | null; code: string | null }
export type Reply =
  | { content: string | null; refusal?: string; finish_reason?: string }
  /** An error as OpenAI sends it. */
  | { status: number; error: ApiError; headers?: Record<string, string> }
  /** A body of its own, whatever it is. */
  | { body: string; status?: number; content_type?: string; headers?: Record<string, string> }
  /** The connection ends: before an answer, in the middle of one, never, or a byte at a time. */
  | { connection: 'reset' | 'cut' | 'silent' | 'drip' }
  | { endless: string }

export type ModelDouble = {
  /** For OPENAI_BASE_URL. */
  url: string
  requests: SentRequest[]
  headers: IncomingHttpHeaders[]
  /** When each request came, in milliseconds. */
  stop(): Promise<void>
}

const DRIP_MILLISECONDS = 5

/**
 * An OpenAI-compatible endpoint on loopback: `POST /v1/chat/completions` in the true wire format, answered by `reply` with the number of the call (from 1),
 * and the list of its `models` where there are any.
 * It checks a request as the real one does: key, path, members, and the schema by the rules of strict structured output.
 */
export async function serveModel(
  reply: (call: number, request: SentRequest) => Reply | Promise<Reply>,
  { key = 'sk-test', port = 0, models = [] as string[] } = {},
): Promise<ModelDouble> {
  const requests: SentRequest[] = []
  const headers: IncomingHttpHeaders[] = []
  const drips = new Set<ReturnType<typeof setInterval>>()
  const server = createServer((request, response) => void respond(request, response))
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    headers.push(request.headers)
    if (models.length > 0 && request.url === '/v1/models' && request.headers.authorization === `Bearer ${key}`)
      return send(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
    const fault = faultOf(request, body, key)
    if (fault) return send(response, fault.status, { error: fault.error })
    const sent: SentRequest = JSON.parse(body)
    requests.push(sent)
    give(await reply(requests.length, sent), sent, request, response, drips)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A listening TCP server has an address and a port.
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    requests,
    headers,
    stop: async () => {
      for (const drip of drips) clearInterval(drip)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function give(
  reply: Reply,
  sent: SentRequest,
  request: IncomingMessage,
  response: ServerResponse,
  drips: Set<ReturnType<typeof setInterval>>,
): void {
  if ('error' in reply) return send(response, reply.status, { error: reply.error }, reply.headers)
  if ('body' in reply) {
    response.writeHead(reply.status ?? 200, { 'content-type': reply.content_type ?? 'application/json', ...reply.headers })
    return void response.end(reply.body)
  }
  if ('endless' in reply) {
    response.writeHead(200, { 'content-type': 'application/json' })
    const more = () => {
      if (!response.destroyed && response.write(reply.endless)) setImmediate(more)
    }
    response.on('drain', more)
    return more()
  }
  if ('content' in reply) return send(response, 200, completion(reply, sent))
  if (reply.connection === 'reset') return void request.socket.destroy()
  if (reply.connection === 'silent') return
  const whole = JSON.stringify(completion({ content: 'x'.repeat(4000) }, sent))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(whole)) })
  if (reply.connection === 'cut') return void response.write(whole.slice(0, 900), () => request.socket.destroy())
  let at = 0
  drips.add(setInterval(() => response.write(whole[at++] ?? ' '), DRIP_MILLISECONDS))
}

let ids = 0
function completion(
  { content, refusal, finish_reason = 'stop' }: { content: string | null; refusal?: string; finish_reason?: string },
  sent: SentRequest,
) {
  const prompt_tokens = Math.ceil(JSON.stringify(sent.messages).length / 4)
  const completion_tokens = Math.ceil((content ?? refusal ?? '').length / 4)
  return {
    id: `chatcmpl-${String(++ids).padStart(29, '0')}`,
    object: 'chat.completion',
    created: 1_795_250_000 + ids,
    model: sent.model,
    choices: [
      { index: 0, message: { role: 'assistant', content, refusal: refusal ?? null, annotations: [] }, logprobs: null, finish_reason },
    ],
    usage: {
      prompt_tokens,
      completion_tokens,
      total_tokens: prompt_tokens + completion_tokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0, accepted_prediction_tokens: 0, rejected_prediction_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_0000000001',
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'x-request-id': `req_${String(++ids).padStart(32, '0')}`,
    'openai-version': '2020-10-01',
    ...headers,
  })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const invalid = (message: string, param: string | null, code: string | null = null) => ({
  status: 400,
  error: { message, type: 'invalid_request_error', param, code },
})

function faultOf(request: IncomingMessage, body: string, key: string): { status: number; error: ApiError } | null {
  const lists = request.url === '/v1/models' && request.headers.authorization !== `Bearer ${key}`
  if (!lists && (request.url !== '/v1/chat/completions' || request.method !== 'POST'))
    return {
      status: 404,
      error: { message: `Invalid URL (${request.method} ${request.url})`, type: 'invalid_request_error', param: null, code: null },
    }
  if (request.headers.authorization !== `Bearer ${key}`)
    return {
      status: 401,
      error: {
        message: `Incorrect API key provided: ${key.slice(0, 4)}***.`,
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_api_key',
      },
    }
  let sent: Partial<SentRequest>
  try {
    sent = JSON.parse(body)
  } catch {
    return invalid('We could not parse the JSON body of your request.', null)
  }
  if (typeof sent.model !== 'string') return invalid('you must provide a model parameter', 'model')
  if (!Array.isArray(sent.messages) || sent.messages.length === 0)
    return invalid("Missing required parameter: 'messages'.", 'messages', 'missing_required_parameter')
  const format = sent.response_format
  if (format?.type !== 'json_schema' || !format.json_schema) return null
  const problem = format.json_schema.strict ? strictProblem(format.json_schema.schema) : null
  return problem ? invalid(`Invalid schema for response_format '${format.json_schema.name}': ${problem}`, 'response_format') : null
}

const STRICT_KEYWORDS = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'anyOf'])
const STRICT_DEPTH_MAX = 10

/** The rules of strict structured output that a schema without references meets: closed objects, every member required, known keywords. */
function strictProblem(schema: Record<string, unknown>, depth = 0): string | null {
  const unknown = Object.keys(schema).find((keyword) => !STRICT_KEYWORDS.has(keyword))
  if (unknown) return `'${unknown}' is not permitted.`
  if (depth > STRICT_DEPTH_MAX) return 'the schema is nested too deeply.'
  const properties: Record<string, unknown> = Object(schema['properties'])
  const required = schema['required']
  if (schema['type'] === 'object') {
    if (schema['additionalProperties'] !== false) return "'additionalProperties' is required to be supplied and to be false."
    if (!Array.isArray(required) || Object.keys(properties).some((name) => !required.includes(name)))
      return "'required' is required to be supplied and to be an array including every key in properties."
  }
  for (const part of [...Object.values(properties), schema['items'], ...Object.values(Object(schema['anyOf']))]) {
    // What stands in these places of a JSON Schema is a schema again.
    const problem = typeof part === 'object' && part !== null ? strictProblem(part as Record<string, unknown>, depth + 1) : null
    if (problem) return problem
  }
  return null
}
