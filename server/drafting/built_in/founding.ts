import { anyOf, attachedLanguages, wordsOfLanguage } from '../../lexicon/compile.ts'
import type { Drafted, Evidence } from '../../fields/draft.ts'
import { sentences } from '../reading/fold.ts'
import { quoteOfMember, textOf } from '../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import type { Site } from '../reading/site.ts'
import { nameCore } from './legal_words.ts'
import { publisherOf } from './publisher.ts'
import { isOrganization } from './business_types.ts'
import { yearsOfStory } from './founding_stories.ts'
import { DISCLAIMS } from './publisher_words.ts'
import { pattern } from './patterns.ts'
import { isQuoted, labelled, linesOf, type Line } from './sections.ts'

const YEAR = String.raw`((?:18|19|20)\d\d)(?!\d|[-–/]\d|\s?(?:%|€|\$|users|customers|people|employees))`
const MONTH = String.raw`(?:(?:${anyOf('month_ahead')})\s)?(?:\p{L}{3,10}\.?(?: \d{1,2},?)?\s(?:de\s)?)?`
const FOUNDED = pattern(String.raw`\b(?:${anyOf('founded_in')})\s${MONTH}${YEAR}`, 'giu')
/** `Anna founded Northwind in 2015`: between the verb and the year stands whom it is about. */
const FOUNDED_WHAT = pattern(
  String.raw`\b(?:${anyOf('founded_what')})\s([^.;!?]{2,60}?)\s(?:back )?(?:${anyOf('founded_when')})\s${MONTH}${YEAR}`,
  'giu',
)
/** «2008-ban», «2008'de»: what some languages write onto the number. */
const ENDING = String.raw`(?:[-'’]\p{Ll}{2,4})?`
const GRUENDETE = pattern(
  String.raw`\b(?:${anyOf('year_ahead')})?\s?${YEAR}${ENDING}\s(?:[^.;!?]{0,60}?\s)?(?:${anyOf('was_founded')})`,
  'giu',
)
/** «Perustimme Lumbrion vuonna 2008», «we founded our studio in 2008»: the verb says whose beginning it is. */
const WE_FOUNDED = pattern(
  String.raw`(?<!\p{L})(?:${anyOf('we_founded')})\s([^.;!?]{0,90}?)(?:${anyOf('story_year')}|${anyOf('founded_when')})\s(?:${anyOf('the_year')}\s)?${MONTH}${YEAR}`,
  'giu',
)
const SINCE = pattern(String.raw`(?<!\p{L})(?:${anyOf('since')})\s(?:(?:${anyOf('the_year')})\s)?${MONTH}${YEAR}`, 'giu')
const SINCE_BEHIND = pattern(String.raw`(?<![\p{L}\d])${YEAR}${ENDING}\s(?:${anyOf('since_behind')})(?!\p{L})`, 'giu')
/** By language: what founds a company in Chinese passes a law in Japanese. */
const ATTACHED = new Map(
  attachedLanguages('founded_attached').map((lang) => [lang, attachedPattern((list) => wordsOfLanguage(list, lang).join('|'))]),
)
const ANY_ATTACHED = attachedPattern(anyOf)
function attachedPattern(wordsOf: (list: 'founded_attached' | 'founded_attached_behind') => string): RegExp {
  const behind = wordsOf('founded_attached_behind')
  return new RegExp(
    String.raw`(?:${wordsOf('founded_attached')})[^\d]{0,8}((?:18|19|20)\d\d)\s?[年년.]?${behind ? String.raw`|((?:18|19|20)\d\d)(?:${anyOf('date_behind_year')})(?:${behind})` : ''}`,
    'gu',
  )
}
const LABEL = new RegExp(String.raw`^(?:${anyOf('founded_label')})\s*(?:[:：]\s*|$|(?=\s(?:18|19|20)\d\d$))`, 'iu')
const OURSELVES = pattern(String.raw`\b(?:${anyOf('ourselves')})\b`)
const SOMEONE = new RegExp(String.raw`\b(?:${anyOf('somebody_else')})\b`, 'i')

/** What has been so since a year is seldom the company: an idea is open, a feature is available, a record is kept. */
const STATE = new RegExp(String.raw`\b(?:${anyOf('state_of_things')})\b`, 'i')

/** What the company won, bought or joined has a beginning of its own. */
const TAKEN_OVER = new RegExp(String.raw`\b(?:${anyOf('taken_over')})\b`, 'i')

/** An entry of a time line is its year and, below it, what happened. */
const YEAR_ALONE = /^((?:18|19|20)\d\d)(?:[.年년]| ?(?:г|р)\.| ?[QH]\d.{0,4})?$/u
const EVENT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('founded_event')})(?!\p{L})`, 'iu')
const EVENT_LINES = 3
const EVENT_CHARS_MAX = 90
/** A motto below a name («Repairs in Ghent since 2010») has no subject and is a line of its own. */
const MOTTO_CHARS_MAX = 90

type Sighting = { year: number; weight: number; evidence: Evidence[] }

/** The year in which the site says its company was founded. A copyright year, a launch or a prize is none. */
export function foundedYear(site: Site): Drafted<number> | null {
  const publisher = publisherOf(site)
  const own = [site.name?.value, publisher && nameCore(publisher.name)].flatMap((name) => {
    const plain = typeof name === 'string' ? name.replace(/[.!]$/, '') : ''
    return plain.length > 2 ? [plain] : []
  })
  const sightings = site.believed.flatMap((reading) => [
    ...fromJsonLd(reading),
    ...fromDescription(reading),
    ...linesOf(reading).flatMap((line) => onLine(reading, line, own)),
    ...fromTimeLine(reading),
  ])
  const best = sightings.toSorted((a, b) => b.weight - a.weight)[0]
  if (!best) return null
  // Two equally good lines that disagree prove neither.
  if (sightings.some((other) => other.weight >= best.weight && other.year !== best.year)) return null
  return { value: best.year, evidence: best.evidence }
}

function onLine(reading: Reading, line: Line, own: string[]): Sighting[] {
  if (line.block.region === 'nav' || line.text.length > 4000 || line.role === 'others' || isQuoted(line.block)) return []
  const latest = Number(reading.retrieved_at.slice(0, 4)) || 2100
  const given = besideLabel(reading, line)
  if (!/\d{4}/.test(line.text)) return given.filter(({ year }) => year <= latest)
  const said = line.text.length <= 60 ? [line.text] : sentences(line.text)
  const where = {
    kind: reading.kind,
    lang: line.block.lang ?? reading.lang,
    footer: line.block.region === 'footer',
    continued: continuesName(reading, line, own),
  }
  const spoken = said.flatMap((sentence, at) =>
    yearsIn(sentence, { ...where, continued: where.continued && at === 0 }, own).map(({ year, weight }) => ({
      year: Number(year),
      weight,
      evidence: [quoteBlock(reading, line.block, sentence)],
    })),
  )
  return [...given, ...spoken].filter(({ year }) => year >= 1800 && year <= latest)
}

/** `Founded: 2015`, in one line or two. */
function besideLabel(reading: Reading, line: Line): Sighting[] {
  if (!/^(?:home|about|team|contact|imprint|press|other)$/.test(reading.kind)) return []
  const given = labelled(linesOf(reading), line.at, LABEL)
  const year = given && given.value.length <= 40 ? /(?<!\d)((?:18|19|20)\d\d)(?!\d)/.exec(given.value)?.[1] : null
  if (!given || !year) return []
  return [
    { year: Number(year), weight: 5, evidence: [...new Set([given.label, given.line])].map((entry) => quoteBlock(reading, entry.block)) },
  ]
}

/** A name set apart in bold or as a heading, and its sentence that goes on below: `is a workshop founded in 2019`. */
function continuesName(reading: Reading, line: Line, own: string[]): boolean {
  const opening = /^\p{Ll}/u.test(line.text) ? linesOf(reading)[line.at - 1] : undefined
  return opening !== undefined && own.some((name) => name.toLowerCase() === opening.text.toLowerCase())
}

/** Where a sentence stands: `continued` goes on with the company's name, which stands above it. */
type Where = { kind: Reading['kind']; lang: string | null; footer: boolean; continued: boolean }
/** A sentence with what decides about whom it speaks. */
type Sentence = Where & {
  text: string
  /** The company's names in small letters. */
  names: string[]
  /** It names the company. */
  named: boolean
  /** It speaks of the company, by name or as `we`. */
  ours: boolean
}
/** A year that a sentence may be giving, and how plainly. */
type Claim = { year: string | undefined; weight: number }

function yearsIn(text: string, where: Where, own: string[]): Claim[] {
  if (DISCLAIMS.test(text)) return []
  const names = own.map((name) => name.toLowerCase())
  const named = where.continued || mentions(text, names)
  const sentence = { ...where, text, names, named, ours: named || OURSELVES.test(text) }
  return [
    ...foundedIn(sentence),
    ...foundedWhat(sentence),
    ...weFounded(sentence),
    ...sinceYear(sentence),
    ...inStory(sentence),
    ...attached(sentence),
  ]
}

const mentions = (text: string, names: readonly string[]): boolean => {
  const small = text.toLowerCase()
  return names.some((name) => small.includes(name))
}

/** "Founded in 2015, …" speaks of the page's owner; "Acme was founded in 2015" only if Acme is us. */
function foundedIn({ text, kind, names, named, ours, continued }: Sentence): Claim[] {
  return [...text.matchAll(FOUNDED), ...text.matchAll(GRUENDETE)].flatMap((match): Claim[] => {
    const before = text.slice(0, match.index).trim()
    if (TAKEN_OVER.test(`${before} ${match[0]}`)) return []
    const subject = before.split(/[,;:|·]\s/).at(-1) ?? ''
    const plain = subject === '' || /^(?:\W|we|wir)*$/i.test(subject)
    const about_us = ours && !SOMEONE.test(before) && (continued || OURSELVES.test(subject) || mentions(subject, names))
    if (!(plain && (ours || text.length <= 120 || (kind === 'about' && before === ''))) && !about_us) return []
    return [{ year: match.at(-1) ?? match[1], weight: named ? 4.5 : 4 }]
  })
}

function foundedWhat({ text, names }: Sentence): Claim[] {
  return [...text.matchAll(FOUNDED_WHAT)].flatMap(([, what = '', year]) =>
    mentions(what, names) || /^(?:the|our|this) (?:company|firm|studio|agency|business)$/i.test(what) ? [{ year, weight: 4 }] : [],
  )
}

function weFounded({ text, kind }: Sentence): Claim[] {
  if (!/^(?:home|about|team|contact|other)$/.test(kind)) return []
  return [...text.matchAll(WE_FOUNDED)].flatMap((match) =>
    TAKEN_OVER.test(match[0]) || SOMEONE.test(text) ? [] : [{ year: match.at(-1), weight: 4 }],
  )
}

/** Further away from «since», «we» is seldom what has been so: «our tool meets what the mail services have asked for since 2021». */
const SUBJECT_CHARS_MAX = 60

function sinceYear({ text, kind, ours, names, footer }: Sentence): Claim[] {
  const speaksOfUs = (near: string, behind: string) => [near, behind].some((part) => OURSELVES.test(part) || mentions(part, names))
  return [...text.matchAll(SINCE), ...text.matchAll(SINCE_BEHIND)].flatMap((match): Claim[] => {
    // «Since 2019:» opens a list of what has been so.
    if (/^\s?[:：]\s*$/.test(text.slice(match.index + match[0].length))) return []
    const before = text.slice(0, match.index)
    // A page about the company may end its motto with the year.
    const ends = kind === 'about' && !/[\p{L}\d]/u.test(text.slice(match.index + match[0].length))
    const short = text.length <= (footer || ends ? MOTTO_CHARS_MAX : 50)
    if (SOMEONE.test(text) || (before.length > 0 && !ours && (!short || STATE.test(before)))) return []
    if (before.slice(0, -SUBJECT_CHARS_MAX).trim() !== '' && !speaksOfUs(before.slice(-SUBJECT_CHARS_MAX), text.slice(match.index)))
      return []
    const told = short ? kind !== 'privacy' && kind !== 'terms' : ours && text.length <= 220
    return told ? [{ year: match[1], weight: 3 }] : []
  })
}

function inStory({ text, kind, names, named }: Sentence): Claim[] {
  if (kind !== 'home' && kind !== 'about' && kind !== 'team' && !named) return []
  return yearsOfStory(text, names).flatMap((year) =>
    SOMEONE.test(text.slice(0, text.indexOf(year))) ? [] : [{ year, weight: named ? 4.5 : 4 }],
  )
}

/** In scripts without spaces the word stands right at its year. */
const attached = ({ text, lang }: Sentence): Claim[] =>
  [...text.matchAll(ATTACHED.get(lang ?? '') ?? ANY_ATTACHED)].map(([, before, after]) => ({ year: before ?? after, weight: 4 }))

/** The first entry of a time line, when it says that the company began. */
function fromTimeLine(reading: Reading): Sighting[] {
  if (!/^(?:home|about|team|press|other)$/.test(reading.kind)) return []
  const lines = linesOf(reading)
  const entries = lines.flatMap((line) => {
    const year = YEAR_ALONE.exec(line.text)?.[1]
    return year && line.role !== 'others' ? [{ line, year: Number(year) }] : []
  })
  const first = entries.toSorted((a, b) => a.year - b.year)[0]
  if (!first || entries.length < 2) return []
  const below = lines.slice(first.line.at + 1, first.line.at + 1 + EVENT_LINES)
  const end = below.findIndex((line) => YEAR_ALONE.test(line.text))
  const event = below.slice(0, end < 0 ? undefined : end).find((line) => line.text.length <= EVENT_CHARS_MAX && EVENT.test(line.text))
  if (!event || TAKEN_OVER.test(event.text)) return []
  return [{ year: first.year, weight: 3.5, evidence: [first.line, event].map((entry) => quoteBlock(reading, entry.block)) }]
}

/** `Since 2015 we bake …` in what the home page tells search engines. */
function fromDescription(reading: Reading): Sighting[] {
  const description = reading.kind === 'home' ? metaOf(reading, 'description') : null
  if (!description) return []
  return sentences(description).flatMap((sentence) => {
    const year = [...sentence.matchAll(SINCE), ...sentence.matchAll(FOUNDED)][0]?.at(-1)
    const quote = year && OURSELVES.test(sentence) && !SOMEONE.test(sentence) ? quoteAttribute(reading, sentence) : null
    return quote ? [{ year: Number(year), weight: 3, evidence: [quote] }] : []
  })
}

function fromJsonLd(reading: Reading): Sighting[] {
  return reading.json_ld.flatMap((node): Sighting[] => {
    const date = node.types.some(isOrganization) ? textOf(node.members['foundingDate']) : null
    const year = Number(/^(?:18|19|20)\d\d/.exec(date ?? '')?.[0])
    const quote = date && year ? quoteAttribute(reading, quoteOfMember(node, 'foundingDate', date) ?? date) : null
    return quote ? [{ year, weight: 4.2, evidence: [quote] }] : []
  })
}
