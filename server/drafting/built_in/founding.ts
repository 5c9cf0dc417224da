import { anyOf } from '../../lexicon/compile.ts'
import type { Drafted, Evidence } from '../../fields/draft.ts'
import { sentences } from '../reading/fold.ts'
import { quoteOfMember, textOf } from '../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import type { Site } from '../reading/site.ts'
import { nameCore } from './legal_words.ts'
import { operatorOf } from './operator.ts'
import { yearsOfStory } from './founding_stories.ts'
import { DISCLAIMS } from './operator_words.ts'
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
const GRUENDETE = pattern(String.raw`\b(?:${anyOf('year_ahead')})?\s?${YEAR}\s(?:[^.;!?]{0,60}?\s)?(?:${anyOf('was_founded')})`, 'giu')
const SINCE = pattern(String.raw`(?<!\p{L})(?:${anyOf('since')})\s(?:(?:${anyOf('the_year')})\s)?${MONTH}${YEAR}`, 'giu')
const JAPANESE = new RegExp(
  String.raw`(?:${anyOf('founded_attached')})[^\d]{0,8}((?:18|19|20)\d\d)\s?[年년.]?|((?:18|19|20)\d\d)(?:${anyOf('date_behind_year')})(?:${anyOf('founded_attached_behind')})`,
  'gu',
)
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
/** A motto below a name («Repairs in Poltava since 2010») has no subject and is a line of its own. */
const MOTTO_CHARS_MAX = 90

type Sighting = { year: number; weight: number; evidence: Evidence[] }

/** The year in which the site says its company was founded. A copyright year, a launch or a prize is none. */
export function foundedYear(site: Site): Drafted<number> | null {
  const operator = operatorOf(site)
  const own = [site.name?.value, operator && nameCore(operator.name)].flatMap((name) => {
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
  const found: Sighting[] = []
  const names = own.map((name) => name.toLowerCase())
  const add = (text: string | undefined, weight: number, wanted: string, ...more: Line[]): void => {
    const year = Number(text)
    if (year >= 1800 && year <= latest)
      found.push({
        year,
        weight,
        evidence: [...more, line].map((entry) => quoteBlock(reading, entry.block, entry === line ? wanted : undefined)),
      })
  }
  if (/^(?:home|about|team|contact|imprint|press|other)$/.test(reading.kind)) {
    const given = labelled(linesOf(reading), line.at, LABEL)
    const year = given && given.value.length <= 40 ? /(?<!\d)((?:18|19|20)\d\d)(?!\d)/.exec(given.value)?.[1] : null
    if (given && year && Number(year) <= latest)
      found.push({
        year: Number(year),
        weight: 5,
        evidence: [...new Set([given.label, given.line])].map((entry) => quoteBlock(reading, entry.block)),
      })
  }
  if (!/\d{4}/.test(line.text)) return found
  // A name set apart in bold or as a heading, and its sentence that goes on below.
  const opening = /^\p{Ll}/u.test(line.text) ? linesOf(reading)[line.at - 1] : undefined
  const opens = opening !== undefined && names.includes(opening.text.toLowerCase())
  for (const sentence of line.text.length <= 60 ? [line.text] : sentences(line.text)) {
    if (DISCLAIMS.test(sentence)) continue
    const named =
      own.some((name) => sentence.toLowerCase().includes(name.toLowerCase())) || (opens && line.text.startsWith(sentence.slice(0, 40)))
    const ours = named || OURSELVES.test(sentence)
    for (const expression of [FOUNDED, GRUENDETE])
      for (const match of sentence.matchAll(expression)) {
        const before = sentence.slice(0, match.index).trim()
        const subject = before.split(/[,;:|·]\s/).at(-1) ?? ''
        // "Founded in 2015, …" speaks of the page's owner; "Acme was founded in 2015" only if Acme is us.
        const plain = subject === '' || /^(?:\W|we|wir)*$/i.test(subject)
        if (TAKEN_OVER.test(`${before} ${match[0]}`)) continue
        if (
          (plain && (ours || sentence.length <= 120 || (reading.kind === 'about' && before === ''))) ||
          (ours &&
            !SOMEONE.test(before) &&
            ((opens && line.text.startsWith(before)) ||
              OURSELVES.test(subject) ||
              own.some((name) => subject.toLowerCase().includes(name.toLowerCase()))))
        )
          add(match.at(-1) ?? match[1], named ? 4.5 : 4, sentence)
      }
    for (const match of sentence.matchAll(FOUNDED_WHAT)) {
      const what = match[1] ?? ''
      if (
        own.some((name) => what.toLowerCase().includes(name.toLowerCase())) ||
        /^(?:the|our|this) (?:company|firm|studio|agency|business)$/i.test(what)
      )
        add(match[2], 4, sentence)
    }
    for (const match of sentence.matchAll(SINCE)) {
      const before = sentence.slice(0, match.index)
      const motto = sentence.length <= (line.block.region === 'footer' ? MOTTO_CHARS_MAX : 50)
      if (SOMEONE.test(sentence) || (before.length > 0 && !ours && (!motto || STATE.test(before)))) continue
      if (motto ? reading.kind !== 'privacy' && reading.kind !== 'terms' : ours && sentence.length <= 220) add(match[1], 3, sentence)
    }
    if (reading.kind === 'home' || reading.kind === 'about' || reading.kind === 'team' || named)
      for (const year of yearsOfStory(sentence, names))
        if (!SOMEONE.test(sentence.slice(0, sentence.indexOf(year)))) add(year, named ? 4.5 : 4, sentence)
    for (const match of sentence.matchAll(JAPANESE)) add(match[1] ?? match[2], 4, sentence)
  }
  return found
}

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
    const date = node.types.some((type) => /organization|corporation|business|company|store|service$/.test(type))
      ? textOf(node.members['foundingDate'])
      : null
    const year = Number(/^(?:18|19|20)\d\d/.exec(date ?? '')?.[0])
    const quote = date && year ? quoteAttribute(reading, quoteOfMember(node, 'foundingDate', date) ?? date) : null
    return quote ? [{ year, weight: 4.2, evidence: [quote] }] : []
  })
}
