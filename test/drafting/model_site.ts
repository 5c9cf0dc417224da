import type { DraftedProfile } from '../../server/fields/draft.ts'
import { ALL, blankProfile } from '../../server/drafting/model/merge.ts'
import { createModelDrafter, type ModelOptions } from '../../server/drafting/model/model.ts'
import type { Log } from '../../server/base/observe/events.ts'
import { serveModel, type ModelDouble, type Reply, type SentRequest } from '../doubles/model.ts'
import { pagesOf } from './invented.ts'

export const HOME = 'https://tidepool.reef/'
export const PRICING = `${HOME}pricing`
export const ABOUT = `${HOME}about`
export const FAQ = `${HOME}faq`
export const CATALOGUE = ['Productivity', 'Fitness & Sports', 'Travel & Mobility']

export const LINES = {
  headline: 'The dive log that plans your surface intervals',
  what: 'Tidepool records every dive from your computer and warns you before a repeat dive becomes unsafe.',
  who: 'Made for recreational divers and the small clubs they dive with.',
  export: 'Export your logbook as a signed PDF',
  import: 'Import profiles from 40 dive computers',
  gym: 'Plan gym workouts between two dives with the workout planner.',
  email: 'Write to hello@tidepool.reef and a diver answers.',
  price: 'Club plan $12 / month for up to 30 divers',
  trial: 'Start with a free trial of 14 days.',
  founded: 'Tidepool was founded in 2019 in Tallinn, Estonia.',
  founder: 'Mari Kask, founder and instructor',
  question: 'Does Tidepool work without a connection?',
  answer: 'Yes. Dives are kept on your phone and sent when you are back on land.',
}

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')

/** Pages of an invented product; `home` and `about` add markup to them. */
export function divePages({ home = '', about = '' } = {}) {
  return pagesOf({
    '/': `<h1>${LINES.headline}</h1>${p(LINES.what, LINES.who, LINES.export, LINES.import, LINES.gym, LINES.email)}<p><a href="/docs/start">Handbook</a> <a href="https://github.com/tidepool-dive/app">Source</a> <a href="https://evil.reef/phish">Partner</a></p>${home}`,
    '/pricing': p(LINES.price, LINES.trial),
    '/about': p(LINES.founded, LINES.founder) + about,
    '/faq': `<h2>${LINES.question}</h2>${p(LINES.answer)}`,
  }).map((page) => ({ ...page, url: page.url.replace('https://tidepool.example.net/', HOME) }))
}

/** An entry of an answer, with how the lines that it cites begin, or their numbers. */
export type Says = { cell: string; text: string; detail?: string; cites: (string | number)[] }
export const says = (cell: string, text: string, ...cites: (string | number)[]): Says => ({ cell, text, cites })

/** The lines that a model was shown, by their numbers. */
export function linesOf(request: SentRequest): Map<number, string> {
  const envelope: { pages: { lines: string[] }[] } = JSON.parse(request.messages[1]?.content ?? '{"pages":[]}')
  return new Map(
    envelope.pages.flatMap(({ lines }) =>
      lines.map((line) => [Number.parseInt(line, 10), line.replace(/^\d+ (?:(?:title|description|row|link): |# )?/, '')]),
    ),
  )
}

/** An answer in the form that is asked for, with the numbers of the lines it cites. */
export function answer(request: SentRequest, ...entries: Says[]): string {
  const lines = [...linesOf(request)]
  const numberOf = (cite: string | number) =>
    typeof cite === 'number' ? cite : (lines.find(([, text]) => text.startsWith(cite) || text.includes(`<${cite}>`))?.[0] ?? 9999)
  const cells = Map.groupBy(entries, ({ cell }) => cell)
  return JSON.stringify({
    cells: [...cells].map(([cell, own]) => ({
      cell,
      entries: own.map(({ text, detail = '', cites }) => ({ text, detail, lines: cites.map(numberOf) })),
    })),
  })
}

type Line = { level: string; event: string; details: Record<string, unknown> }
type Options = {
  pages?: ReturnType<typeof divePages>
  builtIn?: DraftedProfile
  wanted?: string[]
  again?: string[]
  signal?: AbortSignal
  key?: string
} & Pick<ModelOptions, 'seconds_max' | 'daily' | 'effort' | 'now'>

/** Drafts the pages with a drafter on a double of its own that answers by `reply`; as often as `times` says, with one drafter. */
export async function draftWith(reply: (call: number, request: SentRequest) => Reply | Promise<Reply>, options: Options = {}, times = 1) {
  const double: ModelDouble = await serveModel(reply)
  const lines: Line[] = []
  const log: Log = (level, event, details = {}) => void lines.push({ level, event, details })
  const {
    pages = divePages(),
    builtIn = blankProfile(),
    wanted,
    again = [],
    signal = new AbortController().signal,
    key = 'sk-test',
    ...more
  } = options
  const drafter = createModelDrafter({ name: 'test-model', api_key: key, base_url: double.url, seconds_max: 10, ...more, log })
  try {
    const draft = () => drafter.draft({ pages, categories: CATALOGUE }, builtIn, { cells: wanted ?? ALL.cells, again }, signal)
    let outcome = await draft()
    for (let time = 1; time < times; time++) outcome = await draft()
    return { ...outcome, trouble: drafter.trouble(), lines, requests: double.requests, headers: double.headers }
  } finally {
    await double.stop()
  }
}

/** The fields that an answer of these entries leaves after the proof, by value. */
export async function provenFields(entries: Says[], options: Options = {}): Promise<Record<string, unknown>> {
  const { profile } = await draftWith((_call, request) => ({ content: answer(request, ...entries) }), options)
  return Object.fromEntries(Object.entries(profile.fields).map(([name, drafted]) => [name, drafted.value]))
}
