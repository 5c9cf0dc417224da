import type { DraftedProfile } from '../../server/fields/draft.ts'
import { blankProfile, MODEL_CELLS } from '../../server/drafting/model/merge.ts'
import { createModelDrafter } from '../../server/drafting/model/model.ts'
import type { Log } from '../../server/base/events.ts'
import type { ModelAnswer } from '../../server/drafting/model/model_schema.ts'
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

export const quote = (text: string, url = HOME) => ({ quote: text, url })
export const said = <Value>(value: Value, ...quotes: { quote: string; url: string }[]) => ({ value, quotes })

/** An answer of the right form: what is given, and null or an empty list for all else. */
export function answer(given: Partial<ModelAnswer> = {}): string {
  const blanks = (prefix: string) =>
    Object.fromEntries(
      MODEL_CELLS.filter((name) => name.startsWith(prefix) && name.includes('.') === (prefix !== '')).map((name) => [
        name.slice(prefix.length),
        null,
      ]),
    )
  const fields = blanks('')
  for (const list of ['faqs', 'founders', 'categories']) delete fields[list]
  return JSON.stringify({
    faqs: [],
    founders: [],
    categories: null,
    ...given,
    fields: { ...fields, ...given.fields },
    company_socials: { ...blanks('company_socials.'), ...given.company_socials },
    seo: { ...blanks('seo.'), ...given.seo },
  })
}

export type Line = { level: string; event: string; details: Record<string, unknown> }
type Options = {
  pages?: ReturnType<typeof divePages>
  builtIn?: DraftedProfile
  wanted?: string[]
  seconds_max?: number
  signal?: AbortSignal
  key?: string
}

/** Drafts the pages with a drafter on a double of its own that answers by `reply`. */
export async function draftWith(reply: (call: number, request: SentRequest) => Reply | Promise<Reply>, options: Options = {}) {
  const double: ModelDouble = await serveModel(reply)
  const lines: Line[] = []
  const log: Log = (level, event, details = {}) => void lines.push({ level, event, details })
  const drafter = createModelDrafter({
    name: 'test-model',
    api_key: options.key ?? 'sk-test',
    base_url: double.url,
    seconds_max: options.seconds_max ?? 10,
    log,
  })
  try {
    const request = { pages: options.pages ?? divePages(), categories: CATALOGUE }
    const profile = await drafter.draft(
      request,
      options.builtIn ?? blankProfile(),
      options.wanted ?? null,
      options.signal ?? new AbortController().signal,
    )
    return { profile, lines, requests: double.requests, headers: double.headers }
  } finally {
    await double.stop()
  }
}

/** The fields that an answer leaves after the proof, by value. */
export async function provenFields(given: Partial<ModelAnswer>, options: Options = {}): Promise<Record<string, unknown>> {
  const { profile } = await draftWith(() => ({ content: answer(given) }), options)
  return Object.fromEntries(Object.entries(profile.fields).map(([name, drafted]) => [name, drafted.value]))
}
