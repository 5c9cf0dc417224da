import type { Log } from '../events.ts'
import { runInThread } from '../thread.ts'
import type { WorkBudget } from '../work_budget.ts'
import type { DraftedProfile, DraftRequest } from './draft.ts'
import { blankProfile, cellsOpen } from './merge.ts'
import { createModelCall, type Message, type ModelSettings, type Spent } from './model_call.ts'
import { ModelFailure } from './model_failure.ts'
import { answerSchema, INSTRUCTIONS } from './model_schema.ts'
import { startModelTime, type ModelTime } from './model_time.ts'

/** Longest that a draft waits for the model, retry and repair included. */
const MODEL_SECONDS_MAX = 45
/** Processor time that reading a site's pages, or proving an answer against them, may take; measured: 10 to 240 ms. */
const READ_CPU_SECONDS_MAX = 8
const RETRIES_MAX = 1
const ANSWER_CHARS_MAX = 200_000
/** How much of an answer that cannot be used is shown to the model again. */
const REJECTED_CHARS_MAX = 4_000

export type ModelDrafter = {
  /**
   * What the model adds to a built-in draft, every value proven; blank, with the warning `model_unavailable`, where it cannot be had.
   * Join it by mergeDrafts(). `wanted` names cells (null: all). Rejects only with the reason of an aborted signal.
   */
  draft(
    request: DraftRequest,
    builtIn: DraftedProfile,
    wanted: readonly string[] | null,
    signal: AbortSignal,
    budget?: WorkBudget,
  ): Promise<DraftedProfile>
}

/** A drafter on any endpoint that speaks chat completions with structured output; the server decides what of its words is proven. */
export function createModelDrafter({
  seconds_max = MODEL_SECONDS_MAX,
  log,
  ...settings
}: ModelSettings & { seconds_max?: number; log: Log }): ModelDrafter {
  const call = createModelCall(settings)

  return {
    async draft(request, builtIn, wanted, signal, budget) {
      const fill = cellsOpen(builtIn, wanted)
      if (fill.length === 0) return blankProfile()
      const started = performance.now()
      const spent: Spent = { calls: 0, retries_left: RETRIES_MAX, prompt_tokens: 0, completion_tokens: 0 }
      const time = startModelTime(seconds_max)
      const both = AbortSignal.any([signal, time.signal])
      const figures = () => {
        const { retries_left, ...rest } = spent
        return {
          model: settings.name,
          ...rest,
          retries: RETRIES_MAX - retries_left,
          cells_asked: fill.length,
          seconds: Math.round(performance.now() - started) / 1000,
        }
      }
      try {
        const work = { request, fill, time, budget }
        const profile = await converse(work, (messages, schema) => call(messages, schema, spent, both, time.ends_at()))
        log('info', 'model_drafted', figures())
        return profile
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ModelFailure) log('warn', 'model_unavailable', { reason: error.reason, ...error.details, ...figures() })
        // A fault of our own must not cost the draft either; it is loud in the log.
        else log('error', 'model_drafter_failed', { message: error instanceof Error ? error.message : String(error), ...figures() })
        return { ...blankProfile(), warnings: [UNAVAILABLE] }
      } finally {
        time.end()
      }
    },
  }
}

const UNAVAILABLE: DraftedProfile['warnings'][number] = {
  code: 'model_unavailable',
  field: null,
  message:
    'The language model gave no answer that could be used; the draft holds what the site states word for word. Regenerate the blank fields to try again.',
}

type ModelWork = { request: DraftRequest; fill: string[]; time: ModelTime; budget: WorkBudget | undefined }
type Ask = (messages: Message[], schema: Record<string, unknown>) => Promise<{ text: string; cut: boolean }>

/** Asks, and once more with what was wrong; a second answer of the wrong form is the last. */
async function converse(work: ModelWork, ask: Ask): Promise<DraftedProfile> {
  const { request, fill, time, budget } = work
  const limits = { cpu_seconds_max: READ_CPU_SECONDS_MAX, budget }
  const envelope = await time.ours(() => runInThread('write_envelope', { request, fill }, limits))
  if (envelope === null) return blankProfile()
  const schema = answerSchema(request.categories)
  const question: Message[] = [
    { role: 'system', content: INSTRUCTIONS },
    { role: 'user', content: envelope },
  ]
  const first = await judge(work, await ask(question, schema))
  if (first.profile) return first.profile
  const again = await ask([...question, ...repair(first)], schema)
  const second = await judge(work, again)
  if (second.profile) return second.profile
  throw new ModelFailure('malformed', { repaired: true })
}

type Rejected = { profile: null; problem: string; text: string }

async function judge(
  { request, fill, time, budget }: ModelWork,
  { text, cut }: { text: string; cut: boolean },
): Promise<{ profile: DraftedProfile } | Rejected> {
  if (text.length > ANSWER_CHARS_MAX) throw new ModelFailure('too_large')
  if (cut)
    return {
      profile: null,
      text,
      problem: 'It was cut off at its longest length. Be brief: one short quote for each value, shorter texts and lists.',
    }
  if (text.trim() === '') return { profile: null, text, problem: 'It was empty.' }
  const limits = { cpu_seconds_max: READ_CPU_SECONDS_MAX, budget }
  const judged = await time.ours(() => runInThread('judge_answer', { request, fill, text }, limits))
  return judged.profile ? { profile: judged.profile } : { profile: null, text, problem: judged.problem }
}

function repair({ text, problem }: Rejected): Message[] {
  return [
    { role: 'assistant', content: text.slice(0, REJECTED_CHARS_MAX) || '(empty)' },
    {
      role: 'user',
      content: `That answer could not be used. ${problem} Answer again, complete, with one JSON object by the schema and nothing around it.`,
    },
  ]
}
