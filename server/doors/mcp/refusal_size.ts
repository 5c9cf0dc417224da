import { ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { Problem } from '../../base/error.ts'
import { REFUSAL_BYTES_MAX } from '../../base/limits.ts'
import { clip } from '../../base/clip.ts'
import { fitProblem } from '../../base/problem_size.ts'

/** A problem document within a result; the same is told in text beside it, and an envelope and the head of the answer stand around both. */
export const TOOL_PROBLEM_BYTES_MAX = 6 * 1024
const HEAD_BYTES = 1024
const ENVELOPE_BYTES = 400
const SHORT_TEXT_CHARS = 60

/** What the library's schema found, as it stands in a message. */
const SCHEMA_LIST = '\\"path\\": ['

type Answered = {
  error?: { code: number; message: unknown; data?: unknown }
  result?: { isError?: boolean; content?: unknown; structuredContent?: Problem }
}

/**
 * Holds what an answer refuses to 16 KiB, however many messages were sent at once and whoever wrote the refusals: each gets its share.
 * Results of calls that succeeded are not touched. And it says whose mistake it was, where the library takes a caller's for its own.
 */
export async function mendRefusals(response: Response): Promise<Response> {
  if (response.body === null || !response.headers.get('content-type')?.startsWith('application/json')) return response
  const text = await response.text()
  const same = { status: response.status, headers: response.headers }
  const listed = text.includes(SCHEMA_LIST)
  if (!listed && Buffer.byteLength(text) + HEAD_BYTES <= REFUSAL_BYTES_MAX) return new Response(text, same)
  // Written by the library or by us; no member but these is read.
  const answer = JSON.parse(text) as Answered | Answered[]
  const refused = [answer].flat().filter(({ error, result }) => error !== undefined || result?.isError === true)
  if (refused.length === 0) return new Response(text, same)
  for (const each of refused) if (each.error) each.error = blame(each.error)
  const share = Math.floor((REFUSAL_BYTES_MAX - HEAD_BYTES) / refused.length)
  for (const each of refused) shorten(each, share - ENVELOPE_BYTES)
  same.headers.delete('content-length')
  return new Response(JSON.stringify(answer), same)
}

/** Where parameters are not as the protocol has them, the library answers the list of what its schema found, at times as a fault of its own. */
function blame(error: NonNullable<Answered['error']>): NonNullable<Answered['error']> {
  const list = String(error.message)
  if (!/^[^[\n]*\[\n/.test(list)) return error
  const paths = [...list.matchAll(/"path": \[([^[\]]*)\]/g)].map(([, path = '']) => path.replace(/[\s"]/g, '').replaceAll(',', '.'))
  const told = `Invalid params: ${clip([...new Set(paths)].join(', '), SHORT_TEXT_CHARS) || 'see the protocol'}.`
  return {
    code: ProtocolErrorCode.InvalidParams,
    message: paths.includes('params.arguments') ? `${told} Send it as an object, not as text or a list.` : told,
  }
}

function shorten(answered: Answered, bytes: number): void {
  const { error, result } = answered
  if (error) answered.error = { code: error.code, message: clip(String(error.message), Math.min(500, Math.floor(bytes / 6))) }
  const problem = result?.structuredContent
  if (!problem) return
  const short = fitProblem(problem, bytes)
  answered.result = {
    ...result,
    content: [{ type: 'text', text: clip(`${short.code}: ${short.detail}`, SHORT_TEXT_CHARS) }],
    structuredContent: short,
  }
}
