import { isObject } from '../../base/is_object.ts'
import { ModelFailure } from './model_failure.ts'

/** `cut`: the answer reached its length limit and does not end. */
export type ModelText = { text: string; cut: boolean }
type Counted = { prompt_tokens: number; completion_tokens: number }

/**
 * What an endpoint sent, believed in nothing: compatible endpoints leave members out, send content in parts, thoughts beside it, an error
 * with status 200, or a stream that nobody asked for. Throws ModelFailure where there is no answer in it.
 */
export function readCompletion(completion: unknown, spent: Counted): ModelText {
  const sent = typeof completion === 'string' ? fromStream(completion) : completion
  if (!isObject(sent)) throw new ModelFailure('malformed')
  const { choices, usage, error } = sent
  if (isObject(usage)) {
    spent.prompt_tokens += count(usage['prompt_tokens'])
    spent.completion_tokens += count(usage['completion_tokens'])
  }
  const choice: unknown = Array.isArray(choices) ? choices[0] : null
  const message = isObject(choice) ? (choice['message'] ?? choice['delta']) : null
  if (isObject(error) && !isObject(message)) throw new ErrorInAnswer(error)
  if (!isObject(choice) || !isObject(message)) throw new ModelFailure('malformed')
  const refusal = message['refusal']
  if ((typeof refusal === 'string' && refusal !== '') || choice['finish_reason'] === 'content_filter')
    throw new ModelFailure('refused_answer')
  const content = textOf(message['content'])
  // Some endpoints put all of an answer where the thoughts belong.
  const thoughts = [message['reasoning_content'], message['reasoning']].map(textOf).find((text) => text.includes('{')) ?? ''
  return { text: content.trim() === '' ? thoughts : content, cut: choice['finish_reason'] === 'length' }
}

/** An error that came with status 200, told as if it had come with its own. */
class ErrorInAnswer extends Error {
  readonly status: number
  readonly code: unknown
  readonly type: unknown
  readonly requestID = null
  constructor(error: Record<string, unknown>) {
    super('the endpoint answered an error with status 200')
    const code = Number(error['code'] ?? error['status'])
    this.status = code >= 400 && code < 600 ? code : 502
    this.code = error['code']
    this.type = error['type']
  }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (isObject(part) && typeof part['text'] === 'string' ? part['text'] : '')).join('')
}

/** The pieces of a stream of events put together, as if they had come in one. */
function fromStream(text: string): unknown {
  let content = ''
  let finish_reason: unknown = null
  let usage: unknown = null
  let read = 0
  for (const line of text.split('\n')) {
    const data = /^data:\s*(\{.*)$/.exec(line)?.[1]
    if (!data) continue
    const event = eventIn(data)
    if (!isObject(event)) continue
    if (isObject(event['error'])) return event
    const choice: unknown = Array.isArray(event['choices']) ? event['choices'][0] : null
    usage = event['usage'] ?? usage
    if (!isObject(choice)) continue
    read++
    const delta = choice['delta'] ?? choice['message']
    if (isObject(delta)) content += textOf(delta['content'])
    finish_reason = choice['finish_reason'] ?? finish_reason
  }
  return read === 0 ? null : { choices: [{ message: { content }, finish_reason }], usage }
}

function eventIn(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

const count = (tokens: unknown): number => (typeof tokens === 'number' && Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : 0)
