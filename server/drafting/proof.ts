import type { Drafted, DraftedProfile, Evidence } from './draft.ts'
import { FIELDS, LIST_ENTRY_MAX, type FieldName } from './fields.ts'
import type { Block } from './blocks.ts'
import { fold, loose, sentences } from './fold.ts'
import { carries, type Claim } from './carries.ts'
import type { Reading } from './reading.ts'

const QUOTE_CHARS_MIN = 8
const QUOTE_CHARS_MAX = 300
/** A drafter from outside may quote more than is pleasant to read; beyond this it is no quote but a page. */
const QUOTE_CHARS_LIMIT = 1000
const QUOTES_MAX = 8

type Match = Evidence['match']

function evidence(reading: Reading, quote: string, match: Match): Evidence {
  return { quote, url: reading.url, match, retrieved_at: reading.retrieved_at }
}

/** How a quote stands on a page; null when it does not. Quotes never run over the end of a line. */
export function standsOn(reading: Reading, quote: string): Match | null {
  const wanted = fold(quote)
  if (wanted === '') return null
  for (const block of reading.all_blocks) if (block.text.includes(wanted) || block.spaced.includes(wanted)) return 'exact'
  if (reading.attributes.includes(wanted)) return 'exact'
  const folded = loose(wanted)
  return looseText(reading).some((line) => line.includes(folded)) ? 'normalized' : null
}

const looseLines = new WeakMap<Reading, string[]>()
function looseText(reading: Reading): string[] {
  const known = looseLines.get(reading) ?? [
    ...reading.all_blocks.flatMap((block) => [loose(block.text), loose(block.spaced)]),
    ...reading.attributes.split('\n').map(loose),
  ]
  looseLines.set(reading, known)
  return known
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

/** The first line of the attributes that holds the words; one search through all of them, since what is folded breaks no line. */
function attributeLineWith({ attributes }: Reading, wanted: string): string | null {
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

/**
 * Holds any drafter, also a language model, to the evidence rule: quotes that do not stand on the page they name are dropped, and so
 * is every value that the remaining quotes do not carry. What is left is proven.
 */
export function prove(readings: Reading[], profile: DraftedProfile): DraftedProfile {
  const pages = new Map(readings.map((reading) => [reading.url, reading]))
  const kept = (list: Evidence[]): Evidence[] => {
    const seen = new Set<string>()
    return list.slice(0, QUOTES_MAX * 2).flatMap((entry) => {
      const page = pages.get(entry.url)
      const quote = fold(entry.quote)
      const match = page && quote.length <= QUOTE_CHARS_LIMIT && !seen.has(quote) ? standsOn(page, quote) : null
      if (!page || !match || seen.size >= QUOTES_MAX) return []
      seen.add(quote)
      return [evidence(page, quote, match)]
    })
  }
  const proven = <Value>(claim: Claim, drafted: { value: Value; evidence: Evidence[] }): Drafted<Value> | null => {
    const quotes = kept(drafted.evidence)
    return quotes.length > 0 && carries(claim, drafted.value, quotes, pages) ? { value: drafted.value, evidence: quotes } : null
  }

  const fields: DraftedProfile['fields'] = {}
  for (const [name, drafted] of entriesOf(profile.fields)) {
    const shape = FIELDS[name].shape
    const list =
      shape === 'list' || shape === 'urls' ? narrowed(name, drafted, kept(drafted.evidence), pages) : proven({ name, shape }, drafted)
    if (list) fields[name] = list
  }
  const company_socials: DraftedProfile['company_socials'] = {}
  for (const [platform, drafted] of entriesOf(profile.company_socials)) {
    const found = proven({ name: 'social', shape: 'url' }, drafted)
    if (found) company_socials[platform] = found
  }
  const seo: DraftedProfile['seo'] = {}
  for (const [name, drafted] of entriesOf(profile.seo)) {
    const found =
      name === 'keywords'
        ? narrowed(name, drafted, kept(drafted.evidence), pages)
        : proven({ name, shape: name === 'og_image_url' ? 'url' : 'text' }, drafted)
    if (found) seo[name] = found
  }
  return {
    fields,
    company_socials,
    seo,
    faqs: profile.faqs.flatMap((faq) => {
      const quotes = kept(faq.evidence)
      const holds =
        quotes.length > 0 &&
        carries({ name: 'faq', shape: 'text' }, faq.question, quotes, pages) &&
        carries({ name: 'faq', shape: 'text' }, faq.answer, quotes, pages)
      return holds ? [{ ...faq, evidence: quotes }] : []
    }),
    founders: profile.founders.flatMap((founder) => {
      const quotes = kept(founder.evidence)
      const says = (shape: Claim['shape'], name: string, value: string | null) =>
        value !== null && carries({ name, shape }, value, quotes, pages)
      if (!says('text', 'name', founder.name)) return []
      const socials = Object.fromEntries(Object.entries(founder.socials).filter(([, url]) => says('url', 'social', url)))
      return [
        {
          ...founder,
          role: says('text', 'role', founder.role) ? founder.role : null,
          bio: says('text', 'bio', founder.bio) ? founder.bio : null,
          photo_url: says('url', 'photo', founder.photo_url) ? founder.photo_url : null,
          socials,
          evidence: quotes,
        },
      ]
    }),
    categories: profile.categories && proven({ name: 'categories', shape: 'choice' }, profile.categories),
    warnings: profile.warnings,
  }
}

/** A list keeps the entries its quotes carry. */
function narrowed(name: string, drafted: Drafted, quotes: Evidence[], pages: Map<string, Reading>): Drafted | null {
  if (!Array.isArray(drafted.value) || quotes.length === 0) return null
  const url = name === 'screenshots'
  const value = drafted.value.filter(
    (entry): entry is string =>
      typeof entry === 'string' &&
      (url || entry.length <= LIST_ENTRY_MAX) &&
      carries({ name, shape: url ? 'url' : 'list' }, entry, quotes, pages),
  )
  return value.length > 0 ? { value, evidence: quotes } : null
}

// Object.entries widens keys to string; these objects are built from closed lists of names.
function entriesOf<Key extends string, Value>(object: Partial<Record<Key, Value>>): [Key, Value][] {
  return (Object.entries(object) as [Key, Value | undefined][]).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as [Key, Value]],
  )
}

export type { FieldName }
