import { anyOf } from '../../../lexicon/compile.ts'
import type { Drafted, Evidence } from '../../../fields/draft.ts'
import { sentences, squeeze } from '../../reading/fold.ts'
import { quoteOfMember, textOf } from '../../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { nameCore } from '../words/legal_words.ts'
import { publisherOf } from './publisher.ts'
import { isOrganization } from '../words/schema_types.ts'
import { ANOTHER, TAKEN_OVER, yearsIn, yearOfDescription } from './founding_sentences.ts'
import { isAboutUs, isQuoted, labelled, linesOf, type Line } from '../page/sections.ts'

const LABEL = new RegExp(String.raw`^(?:${anyOf('founded_label')})\s*(?:[:：]\s*|$|(?=\s(?:18|19|20)\d\d$))`, 'iu')
/** An entry of a time line is its year and, below it, what happened. */
const YEAR_ALONE = /^((?:18|19|20)\d\d)(?:[.年년]| ?(?:г|р)\.| ?[QH]\d.{0,4})?$/u
const EVENT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('founded_event')})(?!\p{L})`, 'iu')
const EVENT_LINES = 3
const EVENT_CHARS_MAX = 90

type Sighting = { year: number; weight: number; evidence: Evidence[] }

/** The year in which the site says its company was founded. A copyright year, a launch or a prize is none. */
export function foundedYear(site: Site): Drafted<number> | null {
  const publisher = publisherOf(site)
  const own = [site.name?.value, publisher && nameCore(publisher.name)].flatMap((name) => {
    const plain = typeof name === 'string' ? name.replace(/[.!]$/, '') : ''
    // «CYAM Ghent» is spoken of as the CYAM.
    return plain.length > 2 ? [plain, ...(/^\p{Lu}{3,8}(?=\s)/u.exec(plain) ?? [])] : []
  })
  const sightings = site.believed.flatMap((reading) => [
    ...fromJsonLd(reading, own),
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
  if (line.text.length > 4000 || line.role === 'others' || isQuoted(line.block)) return []
  if (line.block.region === 'nav' && !isBelowName(reading, line, own)) return []
  const latest = Number(reading.retrieved_at.slice(0, 4)) || 2100
  const given = [...besideLabel(reading, line), ...overLabel(reading, line)]
  if (!/\d{4}/.test(line.text)) return given.filter(({ year }) => year <= latest)
  if (isDetail(line, own)) return given
  const said = line.text.length <= 60 ? [line.text] : sentences(line.text)
  const where = {
    kind: isAboutUs(reading, line.block) ? 'about' : reading.kind,
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

const DETAIL_CHARS_MAX = 24
const DETAIL_LEVELS = 3
/** «Since 2015» in a card deep below other headings is said of what the card names. */
const isDetail = ({ text, block }: Line, own: string[]): boolean =>
  text.length <= DETAIL_CHARS_MAX &&
  block.region === 'main' &&
  block.headings.length >= DETAIL_LEVELS &&
  !own.some((name) => block.headings.at(-1)?.toLowerCase().includes(name.toLowerCase()))

/** `2015` over `Founded`: a figure with its label below it. */
function overLabel(reading: Reading, line: Line): Sighting[] {
  const year = YEAR_ALONE.exec(line.text)?.[1]
  const below = year ? linesOf(reading)[line.at + 1] : undefined
  if (!year || !below || LABEL.exec(below.text)?.[0] !== below.text || below.block.element.parent !== line.block.element.parent) return []
  return [{ year: Number(year), weight: 4.5, evidence: [line, below].map((entry) => quoteBlock(reading, entry.block)) }]
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

/** As a motto stands below the name, also in the bar at the top, where else there are only links. */
const isBelowName = (reading: Reading, { at }: Line, own: string[]): boolean => {
  const above = linesOf(reading)[at - 1]?.text.toLowerCase()
  return own.some((name) => name.toLowerCase() === above)
}

/** A name set apart in bold or as a heading, and its sentence that goes on below: `is a workshop founded in 2019`. */
const continuesName = (reading: Reading, line: Line, own: string[]): boolean =>
  /^\p{Ll}/u.test(line.text) && isBelowName(reading, line, own)

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
  if (!event || TAKEN_OVER.test(event.text) || ANOTHER.test(event.text)) return []
  return [{ year: first.year, weight: 3.5, evidence: [first.line, event].map((entry) => quoteBlock(reading, entry.block)) }]
}

/** `Since 2015 we bake …` in what the home page tells search engines. */
function fromDescription(reading: Reading): Sighting[] {
  const description = reading.kind === 'home' ? metaOf(reading, 'description') : null
  if (!description) return []
  return sentences(description).flatMap((sentence) => {
    const year = yearOfDescription(sentence)
    const quote = year && quoteAttribute(reading, sentence)
    return quote ? [{ year: Number(year), weight: 3, evidence: [quote] }] : []
  })
}

function fromJsonLd(reading: Reading, own: string[]): Sighting[] {
  return reading.json_ld.flatMap((node): Sighting[] => {
    // A page of its own may tell of a fund or a club beside the company.
    const named = textOf(node.members['name'])
    const ours = reading.kind === 'home' || !named || own.some((name) => squeeze(name) === squeeze(nameCore(named)))
    const date = ours && node.types.some(isOrganization) ? textOf(node.members['foundingDate']) : null
    const year = Number(/^(?:18|19|20)\d\d/.exec(date ?? '')?.[0])
    const quote = date && year ? quoteAttribute(reading, quoteOfMember(node, 'foundingDate', date) ?? date) : null
    return quote ? [{ year, weight: 4.2, evidence: [quote] }] : []
  })
}
