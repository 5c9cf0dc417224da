import { compile, document } from '../../server/core/spec.ts'
import type { FuzzCall } from './calls.ts'

const BAD_INPUT_BYTES_MAX = 16 * 1024
/** A page says again what was typed, in the frame of the website. */
const BAD_PAGE_BYTES_MAX = 64 * 1024
/** No promise: it only ends a call that hangs. */
const SECONDS_MAX = 100

const isProblem = compile({ $ref: '#/components/schemas/Problem' })

export type Verdict = { wrong: string | null; done: boolean }

/** Sends a call; answers what is wrong with what came back, if anything, and whether the call did what it asked for. */
export async function judge(base_url: string, call: FuzzCall): Promise<Verdict> {
  let response: Response
  let text: string
  try {
    response = await fetch(base_url + call.path, { ...call.init, redirect: 'manual', signal: AbortSignal.timeout(SECONDS_MAX * 1000) })
    text = await response.text()
  } catch (error) {
    // What the client itself cannot send is no call.
    if (error instanceof TypeError && /header|URL|url/i.test(error.message)) return { wrong: null, done: false }
    return { wrong: `no answer: ${String(error)}`, done: false }
  }
  const done = response.status < 300 && !text.includes('"isError":true')
  const wrong = wrongWith(call, response, text)
  return { wrong: wrong === null ? null : `${response.status}: ${wrong}`, done }
}

const HEAD_BYTES_MAX = 15 * 1024
const headBytesOf = ({ path, init }: FuzzCall): number =>
  path.length + Object.entries(init.headers ?? {}).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)

function wrongWith(call: FuzzCall, response: Response, text: string): string | null {
  const { status, headers } = response
  if (status >= 500) return `broke: ${text.slice(0, 200)}`
  const bytes = Buffer.byteLength(text) + [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)
  // A head beyond 16 KiB is refused by the HTTP server before there is a request (docs/operating.md).
  if (status === 431 && text === '' && headBytesOf(call) > HEAD_BYTES_MAX) return null
  const page = headers.get('content-type')?.startsWith('text/html') === true
  if (status >= 400 && bytes > (page ? BAD_PAGE_BYTES_MAX : BAD_INPUT_BYTES_MAX)) return `${bytes} bytes`
  if (
    (page || call.door === 'rest' || call.door === 'mcp' || call.door === 'oauth') &&
    call.door !== 'file' &&
    !headers.has('x-request-id')
  )
    return 'without X-Request-Id'
  // A mutated path or an accepted kind may lead to another door.
  if (page) return headers.has('content-security-policy') ? null : 'a page without Content-Security-Policy'
  if (call.init.method === 'HEAD' || text === '' || status < 200 || (status >= 300 && status < 400)) return null
  if (headers.get('content-type') === 'application/problem+json') {
    // At the OAuth doors its own members stand beside.
    const { error: _, error_description: __, ...problem } = JSON.parse(text) as Record<string, unknown>
    return isProblem.accepts(call.door === 'oauth' ? problem : JSON.parse(text)) ? null : `no problem document: ${text.slice(0, 300)}`
  }
  if (call.door === 'rest') return wrongWithRest(call, response, text)
  if (call.door === 'mcp') return wrongWithMcp(JSON.parse(text))
  if (call.door === 'oauth' && status >= 400)
    return typeof (JSON.parse(text) as { error?: unknown }).error === 'string' ? null : `without error: ${text.slice(0, 200)}`
  return null
}

function wrongWithRest({ spec, init, path }: FuzzCall, { status }: Response, text: string): string | null {
  if (status >= 400) return `not a problem document: ${text.slice(0, 200)}`
  if (!spec || init.method !== spec.method || !path.startsWith('/api/v1/')) return null
  const documented = Object.keys(document.paths[spec.path]?.[spec.method.toLowerCase()]?.responses ?? {})
  return documented.includes(String(status)) ? null : 'not in the contract'
}

type Rpc = { jsonrpc?: unknown; error?: { code?: unknown; message?: unknown }; result?: { isError?: boolean; structuredContent?: unknown } }

function wrongWithMcp(answer: unknown): string | null {
  for (const each of [answer].flat() as Rpc[]) {
    if (each.jsonrpc !== '2.0' || (each.error === undefined) === (each.result === undefined))
      return `no JSON-RPC: ${JSON.stringify(each).slice(0, 200)}`
    if (each.error && (typeof each.error.code !== 'number' || typeof each.error.message !== 'string'))
      return 'an error without code or message'
    if (each.error?.code === -32603) return `broke: ${JSON.stringify(each.error).slice(0, 300)}`
    const told = each.result?.structuredContent
    if (each.result?.isError && !isProblem.accepts(told)) return `no problem document: ${JSON.stringify(told).slice(0, 300)}`
    if (each.result?.isError && (told as { status: number }).status >= 500) return `broke: ${JSON.stringify(told).slice(0, 300)}`
  }
  return null
}
