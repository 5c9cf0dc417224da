import type { Log } from '../../base/observe/events.ts'
import { createModelBudget, type DailyLimits } from './model_budget.ts'
import { createModelCall, type Message, type ModelSettings, type Spent } from './model_call.ts'
import type { ModelText } from './model_completion.ts'
import { ModelFailure, type FailureReason } from './model_failure.ts'
import { startModelTime, type ModelTime } from './model_time.ts'

const RETRIES_MAX = 1

export type Ask = (messages: Message[]) => Promise<ModelText>
export type TalkFailure = { reason: FailureReason | 'internal'; status: number | null; passes: boolean }
export type TalkSpent = { calls: number; prompt_tokens: number; completion_tokens: number; seconds: number }
/** What came of a talk: what was found, or why nothing was. */
export type Talked<Found> = { found: Found; failure: null; spent: TalkSpent } | { found: null; failure: TalkFailure; spent: TalkSpent }
type Talk<Found> = {
  schema: Record<string, unknown>
  /** What is asked, and what is made of the answers. */
  work: (ask: Ask, time: ModelTime) => Promise<Found>
  /** What an operator's log says of it. */
  told: (found: Found) => { event: string; details: Record<string, unknown> }
}
type TalkOptions = { settings: ModelSettings; seconds_max: number; daily: DailyLimits; now: () => number; log: Log }

/**
 * Talks with a model, each bounded in time and in what it spends of the day. A talk rejects only with the reason of an aborted signal; all
 * else that goes wrong is told.
 */
export function createModelTalks({ settings, seconds_max, daily, now, log }: TalkOptions) {
  const call = createModelCall(settings)
  const allowance = createModelBudget(daily, now)
  let last: TalkFailure | null = null

  return {
    /** Why the last talk of this process came to nothing, in words for an operator; null where it did not. */
    trouble: () => last && troubleOf(last),
    async talk<Found>({ schema, work, told }: Talk<Found>, signal: AbortSignal): Promise<Talked<Found>> {
      const spent: Spent = { calls: 0, retries_left: RETRIES_MAX, prompt_tokens: 0, completion_tokens: 0 }
      const spentUntilNow = meter(spent)
      const time = startModelTime(seconds_max)
      const both = AbortSignal.any([signal, time.signal])
      const ask: Ask = async (messages) => {
        if (allowance.isSpent()) throw new ModelFailure('budget')
        const before = { ...spent }
        try {
          return await call(messages, schema, spent, both, time.ends_at())
        } finally {
          allowance.spend({ calls: spent.calls - before.calls, tokens: tokensOf(spent) - tokensOf(before) })
        }
      }
      try {
        const found = await work(ask, time)
        const { event, details } = told(found)
        log('info', event, { model: settings.name, ...spentUntilNow(), retries: RETRIES_MAX - spent.retries_left, ...details })
        last = null
        return { found, failure: null, spent: spentUntilNow() }
      } catch (error) {
        signal.throwIfAborted()
        const failure = failed(error, spentUntilNow(), settings.name, log)
        last = failure
        return { found: null, failure, spent: spentUntilNow() }
      } finally {
        time.end()
      }
    },
  }
}

const tokensOf = ({ prompt_tokens, completion_tokens }: Spent): number => prompt_tokens + completion_tokens

/** What was spent since now, whenever it is asked. */
function meter(spent: Spent): () => TalkSpent {
  const started = performance.now()
  return () => {
    const { calls, prompt_tokens, completion_tokens } = spent
    return { calls, prompt_tokens, completion_tokens, seconds: Math.round(performance.now() - started) / 1000 }
  }
}

const troubleOf = ({ reason, status }: TalkFailure): string =>
  status === 401 || status === 403
    ? `the endpoint refuses the key (${status}); look at OPENAI_API_KEY`
    : status === 404
      ? 'the endpoint does not know the model or the address (404); look at OPENAI_MODEL and OPENAI_BASE_URL'
      : `no answer that can be used: ${reason}${status ? ` (${status})` : ''}`

/** What may pass by itself, so that asking again later is worth it. */
const PASSES = new Set<FailureReason>(['unreachable', 'busy', 'timeout', 'budget', 'refused_request'])

function failed(error: unknown, spent: TalkSpent, model: string, log: Log): TalkFailure {
  const own = !(error instanceof ModelFailure)
  const status = own ? null : error.details['status']
  // A fault of our own must not cost the draft either; it is loud in the log.
  if (own) log('error', 'model_drafter_failed', { model, message: error instanceof Error ? error.message : String(error), ...spent })
  else log('warn', 'model_unavailable', { model, reason: error.reason, ...error.details, ...spent })
  return {
    reason: own ? 'internal' : error.reason,
    status: typeof status === 'number' ? status : null,
    passes: !own && PASSES.has(error.reason),
  }
}
