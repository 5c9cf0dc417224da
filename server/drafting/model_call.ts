import type { OpenAI } from 'openai'
import { setTimeout as wait } from 'node:timers/promises'
import { createBoundedFetch } from '../outbound/bounded_fetch.ts'
import { failureOf, ModelFailure, refusedParameter, retryPause, type Optional } from './model_failure.ts'

const ENDPOINT = 'https://api.openai.com/v1'
const ANSWER_TOKENS_MAX = 12_000
const ANSWER_BYTES_MAX = 1024 * 1024
const TEMPERATURE = 0
/** The question, once more after a failure, and once more for each parameter that a model refuses. */
const ROUNDS_MAX = 4
const LIBRARY_MILLISECONDS_MORE = 1000

export type ModelSettings = { name: string; api_key: string; /** Null: OpenAI itself. */ base_url: string | null }
export type Message = { role: 'system' | 'user' | 'assistant'; content: string }
export type Spent = { calls: number; retries_left: number; prompt_tokens: number; completion_tokens: number }
/** `cut`: the answer reached its length limit and does not end. */
export type ModelText = { text: string; cut: boolean }

/**
 * One question to a chat-completions endpoint: structured output, temperature 0, no tools. One retry, of what may pass by itself, within
 * the signal's time and in what `spent` has left; an answer over ANSWER_BYTES_MAX is not read. Throws ModelFailure; what it throws after
 * the signal ended is of no meaning.
 */
export function createModelCall(settings: ModelSettings) {
  let client: Promise<OpenAI> | null = null
  const left_out = new Set<Optional>()

  return async (
    messages: Message[],
    schema: Record<string, unknown>,
    spent: Spent,
    signal: AbortSignal,
    ends_at: number,
  ): Promise<ModelText> => {
    client ??= openClient(settings)
    const { chat } = await client
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const without = new Set(left_out)
      spent.calls++
      try {
        const completion: unknown = await chat.completions.create(
          {
            model: settings.name,
            messages,
            response_format: { type: 'json_schema', json_schema: { name: 'profile', strict: true, schema } },
            ...(without.has('temperature') ? {} : { temperature: TEMPERATURE }),
            ...(without.has('max_completion_tokens') ? {} : { max_completion_tokens: ANSWER_TOKENS_MAX }),
          },
          // The signal ends the call; the library's own clock only stands behind it.
          { signal, maxRetries: 0, timeout: Math.ceil(Math.max(0, ends_at - performance.now())) + LIBRARY_MILLISECONDS_MORE },
        )
        return readCompletion(completion, spent)
      } catch (error) {
        const refused = refusedParameter(error)
        if (refused && !without.has(refused)) {
          left_out.add(refused)
          continue
        }
        const pause = retryPause(error)
        const worthwhile = pause !== null && spent.retries_left > 0 && performance.now() + pause < ends_at
        if (!worthwhile || signal.aborted) throw failureOf(error, signal)
        spent.retries_left--
        await wait(pause, undefined, { signal }).catch((aborted) => {
          throw failureOf(aborted, signal)
        })
      }
    }
    throw new ModelFailure('refused_request', { rounds: ROUNDS_MAX })
  }
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

/** What an endpoint sent, believed in nothing: compatible endpoints differ in what they leave out. */
type Completion = {
  choices?: ({ finish_reason?: unknown; message?: { content?: unknown; refusal?: unknown } | null } | null)[] | null
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
}

function readCompletion(completion: unknown, spent: Spent): ModelText {
  if (typeof completion !== 'object' || completion === null) throw new ModelFailure('malformed')
  // Every member is checked before it is used.
  const { choices, usage } = completion as Completion
  spent.prompt_tokens += count(usage?.prompt_tokens)
  spent.completion_tokens += count(usage?.completion_tokens)
  const choice = Array.isArray(choices) ? choices[0] : null
  const message = choice?.message
  if (!message) throw new ModelFailure('malformed')
  const { content, refusal } = message
  if ((typeof refusal === 'string' && refusal !== '') || choice.finish_reason === 'content_filter') throw new ModelFailure('refused_answer')
  return { text: typeof content === 'string' ? content : '', cut: choice.finish_reason === 'length' }
}

const count = (tokens: unknown): number => (typeof tokens === 'number' && Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : 0)
