import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Answer } from '../../core/answer.ts'
import { fail, type Problem } from '../../base/error.ts'
import type { Flat } from '../../core/input_issues.ts'
import type { Run } from '../call.ts'
import type { OperationSpec } from '../../core/spec.ts'
import { fitProblem } from '../../base/problem_size.ts'
import { readArguments } from './arguments.ts'
import { inArguments, stepsWithin, warningsInArguments } from './refusal.ts'
import type { Exchange } from './exchange.ts'
import { fenced } from './fence.ts'
import { TOOL_PROBLEM_BYTES_MAX } from './refusal_size.ts'
import { TOOL_SETS } from './tool_sets.ts'

/** What a client is told in headers, however the call was made. */
const TOLD_HEADERS = ['ratelimit', 'ratelimit-policy', 'retry-after', 'idempotent-replayed', 'deprecation']

/** An operation, and what it is called with. */
export type ToolCall = { spec: OperationSpec; given: Flat }

/** Runs an operation as a tool; `text` is for models that are shown only that. */
export async function runTool(
  run: Run,
  { spec, given }: ToolCall,
  exchange: Exchange,
  counted = true,
): Promise<{ answer: Answer; text: string }> {
  const answered = await run({
    spec,
    token: exchange.token,
    address: exchange.address,
    site: exchange.site,
    readInput: async () => readArguments(spec, given),
    readIdempotencyKey: () => readKey(given.idempotency_key),
    if_match: null,
    if_none_match: null,
    request_id: exchange.request_id,
    instance: exchange.instance,
    via: 'mcp',
    signal: exchange.signal,
    counted,
  })
  const answer = inToolWords(answered, exchange)
  for (const name of TOLD_HEADERS) if (answer.headers[name] !== undefined) exchange.headers[name] = answer.headers[name]
  if (answer.status === 401 || answer.status === 403) exchange.lacking = spec.scope ?? 'account:read'
  if (answer.status < 400) return { answer, text: fenced(spec, valueOf(answer)) ?? answer.body ?? '{}' }
  const problem = fitProblem(valueOf(answer), TOOL_PROBLEM_BYTES_MAX)
  return { answer: { ...answer, value: problem, body: JSON.stringify(problem) }, text: sentenceOf(problem) }
}

/** The answer in a tool's words, at the address that it was asked at. Only what changes is written anew. */
function inToolWords(answer: Answer, { instance }: Exchange): Answer {
  const value = valueOf(answer)
  const told = stepsWithin(TOOL_SETS.get(instance)?.names, answer.status < 400 ? warningsInArguments(value) : inArguments(value))
  return told === value ? answer : { ...answer, value: told, body: JSON.stringify(told) }
}

/** An answer as the result of a call: a refusal is one that the model reads and mends, not a fault of the protocol. */
export function toResult({ answer, text }: { answer: Answer; text: string }): CallToolResult {
  return { ...(answer.status < 400 ? {} : { isError: true }), content: [{ type: 'text', text }], structuredContent: valueOf(answer) }
}

/** A kept answer comes as it was stored, in text; an empty one is an empty object. The contract has only objects. */
const valueOf = ({ body, value }: Answer) => (body === null ? {} : (value ?? JSON.parse(body)))

function readKey(key: unknown): string | null {
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  return fail('idempotency_key_invalid', {
    detail: 'Send an idempotency_key of 1 to 255 visible ASCII characters, such as a UUID.',
    errors: [
      {
        field: '/idempotency_key',
        code: 'wrong_format',
        message: 'is not a usable key.',
        fix: 'Send 1 to 255 visible ASCII characters, such as a UUID.',
      },
    ],
  })
}

/** For models that are shown only the text: what is wrong, what to send at each place, who has to act. */
function sentenceOf({ code, detail, errors = [], action }: Problem): string {
  const issues = errors.length > 1 ? errors.map(({ field, message, fix }) => `${field || 'The input'}: ${message} ${fix}`) : [detail]
  return [`${code}: ${issues.join(' ')}`, ...(action ? [action.message, ...(action.url === undefined ? [] : [action.url])] : [])].join(' ')
}
