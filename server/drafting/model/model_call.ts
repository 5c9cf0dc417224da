import type { OpenAI } from 'openai'
import { setTimeout as wait } from 'node:timers/promises'
import { createBoundedFetch } from '../../base/http/bounded_fetch.ts'
import { madeOnce } from '../../base/made_once.ts'
import { readCompletion, type ModelText } from './model_completion.ts'
import { failureOf, isRefusedRequest, ModelFailure, refusedParameter, retryPause, saysTooLong } from './model_failure.ts'

const ENDPOINT = 'https://api.openai.com/v1'
/** Thoughts of models that think are counted in. */
const ANSWER_TOKENS_MAX = 8_000
const ANSWER_BYTES_MAX = 1024 * 1024
const TEMPERATURE = 0
/** The question, once more after a failure, and once more for each step down. */
const ROUNDS_MAX = 8
const LIBRARY_MILLISECONDS_MORE = 1000

export type Effort = 'minimal' | 'low' | 'medium' | 'high'
export type ModelSettings = {
  name: string
  api_key: string
  /** Null: OpenAI itself. */
  base_url: string | null
  /** How long a model that thinks may think; null says nothing of it. */
  effort?: Effort | null
}
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }
export type Spent = { calls: number; retries_left: number; prompt_tokens: number; completion_tokens: number }

/** How an endpoint is asked, from the most that it may know to the least. Each list is stepped down once, and what worked is remembered. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const
const LENGTHS = ['max_completion_tokens', 'max_tokens', 'none'] as const
type Manner = { format: (typeof FORMATS)[number]; length: (typeof LENGTHS)[number]; temperature: boolean; effort: boolean }

/**
 * One question to a chat-completions endpoint, without tools: structured output where the endpoint knows it, else plain JSON. One retry, of
 * what may pass by itself, within the signal's time and in what `spent` has left; an answer over ANSWER_BYTES_MAX is not read. Throws
 * ModelFailure; what it throws after the signal ended is of no meaning.
 */
export function createModelCall(settings: ModelSettings) {
  const client = madeOnce(() => openClient(settings))
  let known: Manner = { format: 'json_schema', length: 'max_completion_tokens', temperature: true, effort: true }

  return async (
    messages: Message[],
    schema: Record<string, unknown>,
    spent: Spent,
    signal: AbortSignal,
    ends_at: number,
  ): Promise<ModelText> => {
    const { chat } = await client()
    let manner = known
    for (let round = 0; round < ROUNDS_MAX; round++) {
      spent.calls++
      try {
        const completion: unknown = await chat.completions.create(
          {
            model: settings.name,
            messages,
            ...inManner(manner, schema, settings),
          },
          // The signal ends the call; the library's own clock only stands behind it.
          { signal, maxRetries: 0, timeout: Math.ceil(Math.max(0, ends_at - performance.now())) + LIBRARY_MILLISECONDS_MORE },
        )
        const answer = readCompletion(completion, spent)
        known = manner
        return answer
      } catch (error) {
        const down = isRefusedRequest(error) && !saysTooLong(error) ? stepDown(manner, refusedParameter(error), settings) : null
        if (down && !signal.aborted) {
          manner = down
          continue
        }
        await pauseAfter(error, spent, signal, ends_at)
      }
    }
    throw new ModelFailure('refused_request', { rounds: ROUNDS_MAX })
  }
}

/** Waits as the other side says, where asking once more is worth it; throws what the caller is told where it is not. */
async function pauseAfter(error: unknown, spent: Spent, signal: AbortSignal, ends_at: number): Promise<void> {
  const pause = retryPause(error)
  const worthwhile = pause !== null && spent.retries_left > 0 && performance.now() + pause < ends_at
  if (!worthwhile || signal.aborted) throw failureOf(error, signal)
  spent.retries_left--
  try {
    await wait(pause, undefined, { signal })
  } catch (aborted) {
    throw failureOf(aborted, signal)
  }
}

function inManner({ format, length, temperature, effort }: Manner, schema: Record<string, unknown>, settings: ModelSettings) {
  return {
    ...(format === 'json_schema'
      ? { response_format: { type: 'json_schema' as const, json_schema: { name: 'profile', strict: true, schema } } }
      : format === 'json_object'
        ? { response_format: { type: 'json_object' as const } }
        : {}),
    ...(length === 'none' ? {} : { [length]: ANSWER_TOKENS_MAX }),
    ...(temperature ? { temperature: TEMPERATURE } : {}),
    ...(effort && settings.effort ? { reasoning_effort: settings.effort } : {}),
  }
}

/** The next manner after a refusal; null where there is none. An endpoint that does not say what it refuses is asked for less, step by step. */
function stepDown(manner: Manner, refused: string | null, { effort }: ModelSettings): Manner | null {
  const format = FORMATS[FORMATS.indexOf(manner.format) + 1]
  const length = LENGTHS[LENGTHS.indexOf(manner.length) + 1]
  if (refused === 'temperature') return manner.temperature ? { ...manner, temperature: false } : null
  if (refused === 'reasoning_effort') return manner.effort ? { ...manner, effort: false } : null
  if (refused === 'max_completion_tokens' || refused === 'max_tokens')
    return length && refused === manner.length ? { ...manner, length } : null
  if (format) return { ...manner, format }
  if (length) return { ...manner, length }
  if (manner.effort && effort) return { ...manner, effort: false }
  return manner.temperature ? { ...manner, temperature: false } : null
}

/** Loaded at the first question: the library costs 15 MB and 30 to 90 ms that a server without a model need not pay. */
async function openClient({ api_key, base_url }: ModelSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai')
  return new OpenAI({
    apiKey: api_key,
    baseURL: base_url ?? ENDPOINT,
    // Null keeps the library from looking into the environment by itself.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    fetch: createBoundedFetch({ bytes_max: ANSWER_BYTES_MAX }),
  })
}
