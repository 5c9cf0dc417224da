import type { Evidence } from '../../fields/draft.ts'
import type { Block } from '../reading/blocks.ts'
import { fold, loose, sentences } from '../reading/fold.ts'
import type { Reading } from '../reading/reading.ts'
import type { Match } from './stands_on.ts'

const QUOTE_CHARS_MIN = 8
const QUOTE_CHARS_MAX = 300
/** A drafter from outside may quote more than is pleasant to read; beyond this it is no quote but a page. */
export const QUOTE_CHARS_LIMIT = 1000

export function evidence(reading: Reading, cut: string, match: Match): Evidence {
  // No half of a character, which the database does not take; the rest stands on the page all the same.
  const quote = cut.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '')
  const { url, retrieved_at, rendered, sha256 } = reading
  return { quote, url, match, retrieved_at, ...(rendered ? { rendered: true } : {}), ...(sha256 === null ? {} : { page_sha256: sha256 }) }
}

/** The sentence or line around the wanted words, short enough to read. */
function readable(line: string, wanted: string): string {
  if (line.length <= QUOTE_CHARS_MAX) return line
  const sentence = sentences(line).find((candidate) => candidate.includes(wanted))
  if (sentence && sentence.length <= QUOTE_CHARS_MAX && sentence.length >= QUOTE_CHARS_MIN) return sentence
  const at = line.indexOf(wanted)
  const room = Math.max(0, Math.floor((QUOTE_CHARS_MAX - wanted.length) / 2))
  const start = at - room <= 0 ? 0 : line.indexOf(' ', at - room) + 1 || at
  const end = at + wanted.length + room >= line.length ? line.length : line.lastIndexOf(' ', at + wanted.length + room)
  return line.slice(start <= at ? start : at, end >= at + wanted.length ? end : at + wanted.length).trim()
}

/** The line of a known block as evidence; with `wanted`, the stretch of a long line that holds it. */
export function quoteBlock(reading: Reading, block: Block, wanted?: string): Evidence {
  const words = wanted === undefined ? '' : fold(wanted)
  const line = words !== '' && !block.text.includes(words) && block.spaced.includes(words) ? block.spaced : block.text
  if (words === '' && line.length > QUOTE_CHARS_MAX)
    return evidence(reading, readable(line, sentences(line)[0]?.slice(0, QUOTE_CHARS_MAX) ?? ''), 'exact')
  return evidence(reading, readable(line, words), 'exact')
}

/** An attribute's value, a meta tag's content or a JSON-LD stretch as evidence. Null when the page does not hold it. */
export function quoteAttribute(reading: Reading, value: string): Evidence | null {
  const wanted = fold(value)
  const line = wanted === '' ? null : attributeLineWith(reading, wanted)
  if (line === null) return null
  return evidence(
    reading,
    line.startsWith('{') || line.startsWith('[') ? wanted.slice(0, QUOTE_CHARS_MAX) : readable(line, wanted),
    'exact',
  )
}

/** The line of the attributes that is the words, since «acorn-logo.svg» is not «logo.svg», or the first that holds them; what is folded breaks no line. */
function attributeLineWith({ attributes }: Reading, wanted: string): string | null {
  if (attributes.includes(`\n${wanted}\n`)) return wanted
  const at = attributes.indexOf(wanted)
  if (at === -1) return null
  const end = attributes.indexOf('\n', at)
  return attributes.slice(attributes.lastIndexOf('\n', at) + 1, end === -1 ? undefined : end)
}

/** Finds words anywhere on a page and quotes the line they stand in: shown text first, then attributes. */
export function quoteOn(reading: Reading, wanted: string): Evidence | null {
  const words = fold(wanted)
  if (words === '') return null
  const block = [reading.blocks, reading.all_blocks]
    .map((list) => list.find((entry) => entry.text.includes(words) || entry.spaced.includes(words)))
    .find(Boolean)
  if (block) return quoteBlock(reading, block, words)
  const attribute = quoteAttribute(reading, words)
  if (attribute) return attribute
  const folded = loose(words)
  const near = reading.all_blocks.find((entry) => loose(entry.text).includes(folded))
  if (near)
    return evidence(
      reading,
      sentences(near.text).find((sentence) => loose(sentence).includes(folded)) ?? near.text.slice(0, QUOTE_CHARS_LIMIT),
      'normalized',
    )
  return null
}
