import type { DraftedProfile } from '../server/fields/draft.ts'
import type { FieldName } from '../server/fields/fields.ts'
import { loose, words } from '../server/drafting/reading/fold.ts'

/** null: not stated. `accept`: stated, one of these. `may`: arguable. */
export type Expectation = null | {
  accept?: unknown
  may?: unknown
  /** summary: patterns it has to mention. */
  must?: string[]
  /** faqs: the site's own questions, and how many of them a full answer has. */
  questions?: string[]
  expect?: number
}
export type Expected = Record<string, Expectation>
/** `unstated`: nothing to find and nothing given; `optional`: arguable, not counted. */
export type Judgement = { verdict: 'right' | 'partly' | 'wrong' | 'missing' | 'invented' | 'unstated' | 'optional'; given: unknown }

type Price = { amount: number; currency?: string }

const field = (name: FieldName) => (profile: DraftedProfile) => profile.fields[name]?.value ?? null

/** The facts that are judged, and where a profile holds them. */
export const FIELD_RULES: Record<string, (profile: DraftedProfile) => unknown> = {
  name: field('name'),
  headline: field('headline'),
  summary: field('summary'),
  categories: (profile) => profile.categories?.value[0] ?? null,
  pricing_model: field('pricing_model'),
  price_from: field('starting_price'),
  legal_name: (profile) => profile.fields.legal_name?.value ?? profile.fields.company_name?.value ?? null,
  country: field('hq_country'),
  city: field('hq_city'),
  founded_year: field('founded_year'),
  founders: (profile) => (profile.founders.length > 0 ? profile.founders.map(({ name }) => name) : null),
  email: field('contact_email'),
  phone: field('phone'),
  socials: (profile) =>
    Object.keys(profile.company_socials).length > 0 ? Object.values(profile.company_socials).map(({ value }) => value) : null,
  faqs: (profile) => (profile.faqs.length > 0 ? profile.faqs.map(({ question }) => question) : null),
  logo: field('logo_url'),
}

const plain = (value: unknown) => words(String(value)).join(' ')
const tight = (value: unknown) => plain(value).replace(/ /g, '')
const digits = (value: unknown) => String(value).replace(/\D/g, '').replace(/^0+/, '')
const address = (value: unknown) =>
  loose(String(value))
    .replace(/^(?:https?:)?\/\/(?:www\.|m\.|[a-z]{2}-[a-z]{2}\.)?/, '')
    .replace(/^twitter\.com/, 'x.com')
    .replace(/[?#].*$|\/+$/g, '')

/** What counts as the same value; facts without a line here are compared as words without spaces. */
const SAME: Record<string, (given: unknown, wanted: unknown) => boolean> = {
  headline: (given, wanted) =>
    tight(given).includes(tight(wanted)) ||
    (tight(given).length > 8 && tight(wanted).includes(tight(given))) ||
    overlap(given, wanted) >= 0.6,
  pricing_model: (given, wanted) => models(given).some((model) => models(wanted).includes(model)),
  price_from: (given, wanted) => samePrice(priceOf(String(given)), wanted),
  city: (given, wanted) => ` ${plain(given)} `.includes(` ${plain(wanted)} `),
  phone: (given, wanted) => digits(given).endsWith(digits(wanted)) || digits(wanted).endsWith(digits(given)),
  logo: (given, wanted) => decodeURIComponent(String(given)).toLowerCase().includes(String(wanted).toLowerCase()),
}

const sameAs = (fact: string) => SAME[fact] ?? ((mine: unknown, wanted: unknown) => tight(mine) === tight(wanted))

// Each of our models stands for the finer words that expectations use.
const MODELS: Record<string, string[]> = {
  free: ['free', 'open_source'],
  open_source: ['open_source', 'free'],
  freemium: ['freemium'],
  paid: ['paid', 'subscription', 'one_time', 'usage', 'perpetual', 'premium'],
  contact: ['contact', 'quote', 'custom'],
}
const models = (value: unknown) => MODELS[String(value)] ?? [String(value)]

function overlap(given: unknown, wanted: unknown): number {
  const [mine, theirs] = [words(String(given)), words(String(wanted))]
  const shared = mine.filter((word) => theirs.includes(word)).length
  return mine.length + theirs.length === 0 ? 0 : (2 * shared) / (mine.length + theirs.length)
}

function priceOf(text: string): number | null {
  const number = /\d[\d.,'’\s]*/.exec(text)?.[0].trim()
  if (!number) return null
  const bare = number.replace(/['’\s]/g, '')
  if (/[.,]\d{3}$/.test(bare) || /[.,].*[.,]/.test(bare)) return Number(bare.replace(/[.,](?=\d{3})/g, '').replace(',', '.'))
  return Number(bare.replace(',', '.').replace(/\.$/, ''))
}

function samePrice(given: number | null, wanted: unknown): boolean {
  // Expectations hold `{ amount, currency }`; a price in words ("free") is an amount of 0.
  return Math.abs((given ?? 0) - (wanted as Price).amount) < 0.005
}

export function judge(fact: string, expectation: Expectation, given: unknown): Judgement {
  const answer = (verdict: Judgement['verdict']): Judgement => ({ verdict, given })
  if (expectation === null) return answer(given === null ? 'unstated' : 'invented')
  if (fact === 'summary') return answer(given === null ? 'missing' : mentions(expectation.must ?? [], String(given)))
  if (fact === 'faqs') return answer(questions(expectation, given))
  if (fact === 'socials') return answer(accounts(expectation, given))
  if (expectation.accept === undefined) return answer(isArguable(fact, expectation.may, given) ? 'optional' : 'invented')
  if (given === null) return answer('missing')
  const accepted = Array.isArray(expectation.accept) ? expectation.accept : []
  const same = sameAs(fact)
  const values = Array.isArray(given) ? given : [given]
  return answer(values.every((value) => accepted.some((wanted) => same(value, wanted))) ? 'right' : 'wrong')
}

/** What reading leaves open: which picture, category or way of selling is meant is a matter of taste, who and where is not. */
const TASTE = new Set(['categories', 'logo', 'pricing_model', 'price_from'])

/** Nothing, or one of the values that might be meant; without such a list whatever comes out is left open. */
function isArguable(fact: string, may: unknown, given: unknown): boolean {
  const listed = Array.isArray(may) ? may : []
  if (given === null || listed.length === 0 || TASTE.has(fact)) return true
  const values = Array.isArray(given) ? given : [given]
  return values.every((value) => listed.some((wanted) => sameAs(fact)(value, wanted)))
}

function mentions(patterns: string[], text: string): Judgement['verdict'] {
  const hits = patterns.filter((pattern) => new RegExp(pattern, 'i').test(text)).length
  return hits === patterns.length ? 'right' : hits * 2 >= patterns.length ? 'partly' : 'wrong'
}

function questions(expectation: { questions?: string[]; expect?: number }, given: unknown): Judgement['verdict'] {
  const asked = Array.isArray(given) ? given : []
  const wanted = expectation.expect ?? 0
  if (asked.length === 0) return wanted === 0 ? 'optional' : 'missing'
  const own = asked.filter((question) =>
    (expectation.questions ?? []).some((known) => tight(known).startsWith(tight(question)) || overlap(known, question) >= 0.85),
  ).length
  return own < asked.length ? (own > 0 ? 'partly' : 'wrong') : own >= wanted ? 'right' : 'partly'
}

function accounts(expectation: { accept?: unknown; may?: unknown }, given: unknown): Judgement['verdict'] {
  const listed = (value: unknown) =>
    Object.values(value ?? {})
      .flat()
      .map(address)
  const [wanted, arguable] = [Object.values(expectation.accept ?? {}) as unknown[][], listed(expectation.may)]
  const found = (Array.isArray(given) ? given : []).map(address)
  const strangers = found.filter(
    (url) => ![...wanted.flat().map(address), ...arguable].some((known) => url === known || url.startsWith(`${known}/`)),
  )
  if (wanted.length === 0) return strangers.length > 0 ? 'invented' : 'optional'
  const hits = wanted.filter((list) =>
    list.some((url) => found.some((mine) => mine === address(url) || mine.startsWith(`${address(url)}/`))),
  ).length
  if (found.length === 0) return 'missing'
  return strangers.length === 0 && hits === wanted.length ? 'right' : hits > 0 ? 'partly' : 'wrong'
}
