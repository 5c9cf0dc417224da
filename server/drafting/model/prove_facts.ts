import { anyOf, spaced, unspaced } from '../../lexicon/compile.ts'
import { seatIn } from '../built_in/place/headquarters.ts'
import { isSample, isVendor, legalNames, shortLegalNames, wholeName } from '../built_in/words/legal_words.ts'
import { isOwnPrice } from '../built_in/offers/offers.ts'
import {
  COMPANY_LABEL,
  CONTROLLER_HEADING,
  DISCLAIMS,
  PUBLISHER_HEADING,
  PUBLISHER_LABEL,
  OURS,
  RUN_BY,
  WE_MEANS,
} from '../built_in/words/publisher_words.ts'
import { pattern } from '../built_in/words/patterns.ts'
import { countriesIn } from '../proof/country_words.ts'
import { findMoney } from '../proof/money.ts'
import { loose, sentences } from '../reading/fold.ts'
import type { FieldName } from '../../fields/fields.ts'
import type { ShownLine } from './model_pages.ts'
import type { Ground } from './sentence_sources.ts'
import { plain, wordsOf } from './word_stems.ts'

/** Whether a line states this fact of this product or its company. A true quote alone does not: the year may be the host's. */
type Whose = (value: string, line: ShownLine, ground: Ground) => boolean

const FOUNDING = pattern(
  String.raw`\b(?:${spaced('founded_in')}|${spaced('launched')}|${spaced('founds')}|${spaced('founded_label')}|${spaced('founding_said')})\b|${unspaced('founding_said')}`,
)
const DATED = pattern(String.raw`\b(?:${spaced('dates_a_text')})\b|©|${unspaced('dates_a_text')}`)
const SOMEONE = pattern(String.raw`\b(?:${anyOf('somebody_else')})\b`)
const TAKEN_OVER = pattern(String.raw`\b(?:${anyOf('taken_over')})\b`)
const WE = pattern(String.raw`\b(?:${spaced('ourselves')})\b|${unspaced('ours')}`)
const LICENCE = new RegExp(anyOf('license_stem'), 'iu')
const LICENCE_OF_PART = new RegExp(String.raw`\b(?:${anyOf('license_of_part')})`, 'iu')
const TEAM = pattern(String.raw`\b(?:${spaced('team_size_label')}|${spaced('staff')})\b|${unspaced('staff')}`)
const NO_TEAM = pattern(String.raw`\b(?:${anyOf('no_staff')})\b`)
const POSTCODE = /(?<!\d)(?:[A-Z]{1,2}[- ])?\d{4,5}(?!\d)|〒|(?<![A-Z])[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}/u
const NO_HOME = new RegExp(String.raw`\b(?:${anyOf('no_seat')})`, 'iu')
const PRICED = new Set(['home', 'pricing', 'features', 'faq', 'other'])
const LEGAL = new Set(['imprint', 'terms', 'privacy', 'contact', 'about'])

const sentenceWith = (line: ShownLine, value: string): string =>
  sentences(line.text).find((sentence) => loose(sentence).includes(loose(value))) ?? line.text
const isAboutUs = (text: string, { own }: Ground): boolean =>
  WE.test(text) || OURS.test(text) || wordsOf(text).some(({ stem }) => own.has(stem))

/** Somebody else's name begins the sentence: `Reefschool, a customer of Tidepool, was founded in …`. */
function beginsElse(sentence: string, { own, common, retelling, lang }: Ground): boolean {
  const [first] = wordsOf(sentence)
  if (!first || lang === 'de' || !/^\p{Lu}/u.test(first.raw)) return false
  return !own.has(first.stem) && !common.has(first.stem) && !retelling.has(first.stem) && !WE.test(first.raw)
}

const founded: Whose = (value, line, ground) => {
  const sentence = sentenceWith(line, value)
  if (!FOUNDING.test(sentence) || DATED.test(sentence) || SOMEONE.test(sentence) || TAKEN_OVER.test(sentence)) return false
  if (line.page.kind === 'privacy' || line.page.kind === 'terms') return false
  const before = sentence.slice(0, sentence.search(FOUNDING)).replace(/^[\d\s年,.:]+/u, '')
  return before === '' || (isAboutUs(before, ground) && !beginsElse(before, ground))
}

/** A company in a place that names whoever runs the site: an imprint, a label, «operated by», «… (“we”)». */
const operator: Whose = (value, line, ground) => {
  const { text, headings, page } = line
  if (DISCLAIMS.test(text) || isVendor(value) || isSample(value)) return false
  const named = [...legalNames(text), ...shortLegalNames(text), wholeName(text) ?? ''].some(
    (name) => loose(name).includes(loose(value)) || loose(value).includes(loose(name || '\0')),
  )
  const heading = headings.at(-1) ?? ''
  const placed =
    COMPANY_LABEL.test(text) ||
    PUBLISHER_LABEL.test(text) ||
    text.search(RUN_BY) !== -1 ||
    WE_MEANS.test(text) ||
    /^(?:©|\(c\)|copyright)/iu.test(text) ||
    ((PUBLISHER_HEADING.test(heading) || CONTROLLER_HEADING.test(heading)) && LEGAL.has(page.kind)) ||
    (page.kind === 'imprint' && wholeName(text) !== null)
  return named && placed && (line.kind !== 'heading' || isAboutUs(value, ground))
}

const place: Whose = (value, line, ground) => {
  if (NO_HOME.test(line.text) || DISCLAIMS.test(line.text)) return false
  const seat = seatIn(
    line.text,
    [ground.site.name?.value ?? '', ground.site.host].filter((name) => name !== ''),
  )
  if (seat) return seat.city === value || seat.country === value || (seat.city === null && countriesIn(line.text).has(value))
  const heading = line.headings.at(-1) ?? ''
  return (
    (LEGAL.has(line.page.kind) && line.page.kind !== 'privacy' && POSTCODE.test(line.text) && !/\p{L}{3,}.{80}/u.test(line.text)) ||
    (PUBLISHER_HEADING.test(heading) && POSTCODE.test(line.text))
  )
}

/** The lowest amount that is the site's own, since that is what a price to start at is. */
const price: Whose = (value, line, ground) => {
  if (!PRICED.has(line.page.kind)) return false
  const own = (text: string) =>
    findMoney(text).filter(
      (money) =>
        money.amount > 0 && isOwnPrice(money, text, sentences(text).find((entry) => entry.includes(money.text)) ?? text, ground.site),
    )
  const mine = findMoney(value)[0]
  if (!mine || !own(line.text).some(({ amount }) => amount === mine.amount)) return false
  const lower = [...ground.lines.values()]
    .filter((other) => other.voice === 'own' && PRICED.has(other.page.kind))
    .flatMap((other) => own(other.text))
  return !lower.some((money) => money.currency === mine.currency && money.amount < mine.amount)
}

const LINK_WORDS: Partial<Record<FieldName, RegExp>> = {
  docs_url: pattern(String.raw`\b(?:${anyOf('docs_page')}|${anyOf('docs_promised')})\b`),
  support_url: pattern(String.raw`\b(?:${anyOf('faq_page')}|${anyOf('contact_page')}|${anyOf('help_promised')})\b`),
  changelog_url: pattern(String.raw`\b(?:${spaced('changes_promised')})\b|${unspaced('changes_promised')}`),
  privacy_url: pattern(String.raw`\b(?:${anyOf('privacy_page')})\b`),
  terms_url: pattern(String.raw`\b(?:${anyOf('terms_page')})\b`),
}

export const linkPromises = (name: FieldName, { text, url }: ShownLine): boolean => {
  const words = LINK_WORDS[name]
  return words === undefined || words.test(`${plain(text)} ${(url ?? '').replace(/^https?:\/\/[^/]+/, '').replace(/[/_.-]+/g, ' ')}`)
}

/** By field; what has no rule of its own here is proven by its quotes alone. */
export const WHOSE: Partial<Record<FieldName, Whose>> = {
  name: (value, { kind, page, text }, { site }) =>
    page === site.home && (kind === 'title' || kind === 'heading') && loose(text).includes(loose(value)) && value.length <= 40,
  headline: (value, { page, text, kind }, { site }) => page === site.home && kind !== 'row' && loose(text) === loose(value),
  founded_year: founded,
  company_name: operator,
  legal_name: operator,
  hq_city: place,
  hq_country: place,
  starting_price: price,
  pricing_model: (value, { page, text }, ground) =>
    PRICED.has(page.kind) &&
    (value !== 'free' || (isAboutUs(text, ground) && !sellsAnything(ground))) &&
    (value !== 'contact' || !sellsAnything(ground)),
  free_trial: (_value, { page, text }) => page.kind !== 'privacy' && page.kind !== 'terms' && !/[?？]\s*$/u.test(text),
  team_size: (_value, { text, page }, ground) =>
    TEAM.test(text) && !NO_TEAM.test(text) && (isAboutUs(text, ground) || /^(?:about|team|imprint)$/.test(page.kind)),
  license: (_value, { text }, ground) =>
    LICENCE.test(text) && !DISCLAIMS.test(text) && isAboutUs(text, ground) && !LICENCE_OF_PART.test(text),
}

const sellsAnything = ({ lines }: Ground): boolean =>
  [...lines.values()].some(
    ({ voice, page, text }) => voice === 'own' && PRICED.has(page.kind) && findMoney(text).some(({ amount }) => amount > 0),
  )
