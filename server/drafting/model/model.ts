import type { Log } from '../../base/observe/events.ts'
import { MODEL_DAILY, MODEL_SECONDS_MAX } from '../../base/limits.ts'
import { runInThread } from '../../base/threads/thread.ts'
import type { WorkBudget } from '../../base/threads/work_budget.ts'
import type { DraftedProfile, DraftRequest } from '../../fields/draft.ts'
import { blankProfile, cellsOpen, type Wish } from './merge.ts'
import type { Judged, Question } from './model_answer.ts'
import type { DailyLimits } from './model_budget.ts'
import type { Message, ModelSettings } from './model_call.ts'
import { ModelFailure } from './model_failure.ts'
import { ANSWER_SCHEMA, INSTRUCTIONS } from './model_schema.ts'
import { createModelTalks, type Ask, type TalkFailure, type TalkSpent } from './model_talk.ts'
import type { ModelTime } from './model_time.ts'
import { translated, TRANSLATION_SCHEMA, type ToTranslate } from './translate.ts'

/** Processor time that reading a site's pages, or proving an answer against them, may take; measured: 10 to 240 ms. */
const READ_CPU_SECONDS_MAX = 8
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
  failure: TalkFailure | null
  spent: TalkSpent
}

/** Null: what the model says does not hold, and asking again would not change it. */
export type TranslationOutcome = { text: string | null; failure: TalkFailure | null; spent: TalkSpent }

export type ModelDrafter = {
  /** What the model adds to a built-in draft; join it by mergeDrafts(). Rejects only with the reason of an aborted signal. */
  draft(request: DraftRequest, builtIn: DraftedProfile, wish: Wish, signal: AbortSignal, budget?: WorkBudget): Promise<ModelOutcome>
  /** A text in English, as far as it adds nothing to what was said. Rejects as draft() does. */
  translate(text: ToTranslate, signal: AbortSignal): Promise<TranslationOutcome>
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
  const { talk, trouble } = createModelTalks({ settings, seconds_max, daily, now, log })
  return {
    trouble,
    async draft(request, builtIn, wish, signal, budget) {
      const fill = cellsOpen(builtIn, wish)
      if (fill.length === 0) return { ...nothing(), failure: null, spent: { calls: 0, prompt_tokens: 0, completion_tokens: 0, seconds: 0 } }
      const { found, failure, spent } = await talk(
        {
          schema: ANSWER_SCHEMA,
          work: async (ask, time) => ({ ...nothing(), ...(await converse({ request, facts: builtIn, fill }, time, budget, ask)) }),
          told: ({ unproven }) => ({ event: 'model_drafted', details: { cells_asked: fill.length, unproven } }),
        },
        signal,
      )
      const { profile, unproven, doubted } = found ?? { ...nothing(), profile: { ...blankProfile(), warnings: [UNAVAILABLE] } }
      return { profile, unproven, doubted, failure, spent }
    },
    async translate(text, signal) {
      const { found, failure, spent } = await talk(
        {
          schema: TRANSLATION_SCHEMA,
          work: async (ask) => ({ text: await translated(text, ask) }),
          told: (said) => ({ event: 'model_translated', details: { language: text.language, holds: said.text !== null } }),
        },
        signal,
      )
      return { text: found?.text ?? null, failure, spent }
    },
  }
}

const nothing = (): Pick<ModelOutcome, 'profile' | 'unproven' | 'doubted'> => ({ profile: blankProfile(), unproven: 0, doubted: [] })

const UNAVAILABLE: DraftedProfile['warnings'][number] = {
  code: 'model_unavailable',
  field: null,
  message:
    'The language model gave no answer that could be used; the draft holds what the site states word for word. Regenerate the blank fields to try again.',
}

type Asked = Omit<Question, 'chars_max'>
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
