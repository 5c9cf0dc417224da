import type { Log } from '../../base/events.ts'
import { MODEL_DAILY, MODEL_SECONDS_MAX } from '../../base/limits.ts'
import { runInThread } from '../../base/thread.ts'
import type { WorkBudget } from '../../base/work_budget.ts'
import type { DraftedProfile, DraftRequest } from '../../fields/draft.ts'
import { blankProfile, cellsOpen, type Wish } from './merge.ts'
import type { Judged, Question } from './model_answer.ts'
import { createModelBudget, type DailyLimits } from './model_budget.ts'
import { createModelCall, type Message, type ModelSettings, type Spent } from './model_call.ts'
import { ModelFailure, type FailureReason } from './model_failure.ts'
import { ANSWER_SCHEMA, INSTRUCTIONS } from './model_schema.ts'
import { startModelTime, type ModelTime } from './model_time.ts'

/** Processor time that reading a site's pages, or proving an answer against them, may take; measured: 10 to 240 ms. */
const READ_CPU_SECONDS_MAX = 8
const RETRIES_MAX = 1
const PAGES_CHARS_MAX = 60_000
/** What a model with a small window is shown instead. */
const SMALL_PAGES_CHARS_MAX = 12_000
const ANSWER_CHARS_MAX = 200_000
/** How much of an answer that cannot be used is shown to the model again. */
const REJECTED_CHARS_MAX = 4_000

/** What a model added to a draft, or why it added nothing. */
export type ModelOutcome = {
  /** Every value proven; blank where the model gave nothing. */
  profile: DraftedProfile
  /** How many of its proposals no line of the site states. */
  unproven: number
  /** Cells of the rules' draft that a line of the site contradicts. */
  doubted: string[]
  failure: { reason: FailureReason | 'internal'; status: number | null; passes: boolean } | null
  spent: { calls: number; prompt_tokens: number; completion_tokens: number; seconds: number }
}

export type ModelDrafter = {
  /** What the model adds to a built-in draft; join it by mergeDrafts(). Rejects only with the reason of an aborted signal. */
  draft(request: DraftRequest, builtIn: DraftedProfile, wish: Wish, signal: AbortSignal, budget?: WorkBudget): Promise<ModelOutcome>
  /** Why the last question of this process had no answer, in words for an operator; null where it had one. */
  trouble(): string | null
}

export type ModelOptions = ModelSettings & { seconds_max?: number; daily?: DailyLimits; now?: () => number }

/** A drafter on any endpoint that speaks chat completions; the server decides what of its words is proven. */
export function createModelDrafter({
  seconds_max = MODEL_SECONDS_MAX,
  daily = MODEL_DAILY,
  now = Date.now,
  log,
  ...settings
}: ModelOptions & { log: Log }): ModelDrafter {
  const call = createModelCall(settings)
  const allowance = createModelBudget(daily, now)
  let last: ModelOutcome['failure'] = null

  return {
    trouble: () => last && troubleOf(last),
    async draft(request, builtIn, wish, signal, budget) {
      const fill = cellsOpen(builtIn, wish)
      const spent: Spent = { calls: 0, retries_left: RETRIES_MAX, prompt_tokens: 0, completion_tokens: 0 }
      const outcome = outcomes(spent)
      if (fill.length === 0) return outcome({})
      const time = startModelTime(seconds_max)
      const both = AbortSignal.any([signal, time.signal])
      const ask: Ask = async (messages) => {
        if (allowance.isSpent()) throw new ModelFailure('budget')
        const before = { ...spent }
        try {
          return await call(messages, ANSWER_SCHEMA, spent, both, time.ends_at())
        } finally {
          allowance.spend({ calls: spent.calls - before.calls, tokens: tokensOf(spent) - tokensOf(before) })
        }
      }
      try {
        const found = outcome((await converse({ request, facts: builtIn, fill }, time, budget, ask)) ?? {})
        const retries = RETRIES_MAX - spent.retries_left
        log('info', 'model_drafted', { model: settings.name, ...found.spent, retries, cells_asked: fill.length, unproven: found.unproven })
        last = null
        return found
      } catch (error) {
        signal.throwIfAborted()
        const nothing = failed(error, outcome({}), settings.name, log)
        last = nothing.failure
        return nothing
      } finally {
        time.end()
      }
    },
  }
}

const tokensOf = ({ prompt_tokens, completion_tokens }: Spent): number => prompt_tokens + completion_tokens

/** Outcomes of a draft that begins now, each with what was spent until then. */
function outcomes(spent: Spent): (found: Partial<ModelOutcome>) => ModelOutcome {
  const started = performance.now()
  return (found) => {
    const { calls, prompt_tokens, completion_tokens } = spent
    const seconds = Math.round(performance.now() - started) / 1000
    return {
      profile: blankProfile(),
      unproven: 0,
      doubted: [],
      failure: null,
      ...found,
      spent: { calls, prompt_tokens, completion_tokens, seconds },
    }
  }
}

const troubleOf = ({ reason, status }: NonNullable<ModelOutcome['failure']>): string =>
  status === 401 || status === 403
    ? `the endpoint refuses the key (${status}); look at OPENAI_API_KEY`
    : status === 404
      ? 'the endpoint does not know the model or the address (404); look at OPENAI_MODEL and OPENAI_BASE_URL'
      : `no answer that can be used: ${reason}${status ? ` (${status})` : ''}`

/** What may pass by itself, so that asking again later is worth it. */
const PASSES = new Set<FailureReason>(['unreachable', 'busy', 'timeout', 'budget', 'refused_request'])

function failed(error: unknown, blank: ModelOutcome, model: string, log: Log): ModelOutcome {
  const own = !(error instanceof ModelFailure)
  const status = own ? null : error.details['status']
  // A fault of our own must not cost the draft either; it is loud in the log.
  if (own) log('error', 'model_drafter_failed', { model, message: error instanceof Error ? error.message : String(error), ...blank.spent })
  else log('warn', 'model_unavailable', { model, reason: error.reason, ...error.details, ...blank.spent })
  return {
    ...blank,
    profile: { ...blank.profile, warnings: [UNAVAILABLE] },
    failure: {
      reason: own ? 'internal' : error.reason,
      status: typeof status === 'number' ? status : null,
      passes: !own && PASSES.has(error.reason),
    },
  }
}

const UNAVAILABLE: DraftedProfile['warnings'][number] = {
  code: 'model_unavailable',
  field: null,
  message:
    'The language model gave no answer that could be used; the draft holds what the site states word for word. Regenerate the blank fields to try again.',
}

type Asked = Omit<Question, 'chars_max'>
type Ask = (messages: Message[]) => Promise<{ text: string; cut: boolean }>
type Found = Extract<Judged, { problem: null }>

/** Asks; once more with fewer pages where they are too many, and once more with what was wrong. Null where there is nothing to read. */
async function converse(asked: Asked, time: ModelTime, budget: WorkBudget | undefined, ask: Ask): Promise<Found | null> {
  const limits = { cpu_seconds_max: READ_CPU_SECONDS_MAX, budget }
  const questionOf = async (chars_max: number): Promise<{ question: Question; messages: Message[] } | null> => {
    const question = { ...asked, chars_max }
    const envelope = await time.ours(() => runInThread('write_envelope', question, limits))
    if (envelope === null) return null
    return {
      question,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: envelope },
      ],
    }
  }
  const judge = async (question: Question, { text, cut }: { text: string; cut: boolean }): Promise<Judged> => {
    if (text.length > ANSWER_CHARS_MAX) throw new ModelFailure('too_large')
    if (text.trim() === '') return { profile: null, problem: cut ? CUT : 'It was empty.' }
    const judged = await time.ours(() => runInThread('judge_answer', { ...question, text }, limits))
    return judged.profile === null && cut ? { profile: null, problem: CUT } : judged
  }
  let put = await questionOf(PAGES_CHARS_MAX)
  if (!put) return null
  const first = await ask(put.messages).catch(async (error: unknown) => {
    if (!(error instanceof ModelFailure) || error.reason !== 'too_long') throw error
    put = await questionOf(SMALL_PAGES_CHARS_MAX)
    if (!put) throw error
    return ask(put.messages)
  })
  const judged = await judge(put.question, first)
  if (judged.profile) return judged
  const second = await judge(put.question, await ask([...put.messages, ...repair(first.text, judged.problem)]))
  if (second.profile) return second
  throw new ModelFailure('malformed', { repaired: true })
}

const CUT = 'It was cut off at its longest length. Be brief: fewer entries, shorter texts.'

const repair = (text: string, problem: string): Message[] => [
  { role: 'assistant', content: text.slice(0, REJECTED_CHARS_MAX) || '(empty)' },
  {
    role: 'user',
    content: `That answer could not be used. ${problem} Answer again, complete, with one JSON object of the given shape and nothing around it.`,
  },
]
