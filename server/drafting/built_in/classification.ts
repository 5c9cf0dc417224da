import { anyOf } from '../../lexicon/compile.ts'
import type { Evidence } from '../../fields/draft.ts'
import { textOf } from '../reading/json_ld.ts'
import { quoteOfMember } from '../reading/json_ld.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import { spokenPages, type Found, type Site } from '../reading/site.ts'
import { categoryTerms, type Terms } from '../proof/category_index.ts'
import { signalsOf } from '../proof/category_signals.ts'
import { categoryOfSchema } from '../proof/category_words.ts'
import { heroOf } from './page/hero.ts'

/** Where a site says what it is weighs more than where it goes on talking. */
const ZONES = {
  title: 6,
  description: 5,
  heading: 4,
  definition: 4,
  hero: 3,
  page: 2,
  keywords: 1.5,
  lead: 1,
  section: 1,
  body: 0.35,
  schema: 10,
} as const
type Zone = keyof typeof ZONES
/** A text begins with what a thing is; what stands behind a comma is more often one of its parts, or one of many customers. */
const LISTED = /[,;:、，；：]/
const LISTED_SHARE = 0.7
/** Many texts in one: a comma says nothing about what stands behind it. */
const JOINED = new Set<Zone>(['section', 'body'])
/** A text that names ten terms of a category is not ten times as sure as one that names one. */
const SURE_MAX = 3
const MAYBE_MAX = 3
const MAYBE_SHARE = 0.3
/** Whom a product is for says less than what it is. */
const BESIDE_SHARE = 0.5
const SCORE_MIN = 2
/** Elsewhere than in title, description or main heading one passage alone may be about a tool that is recommended, or a night in a hotel. */
const CERTAIN_WEIGHT = 4
/** Under the heading it is sure enough where it begins with the word. */
const BEGINNING_CHARS = 40
const CERTAIN_SIGNAL = 3
/** Further categories have to come near the first. */
const SECOND_SHARE = 0.45
const BEHIND_SHARE = 0.5
const CATEGORIES_MAX = 3
const BODY_CHARS_MAX = 12_000
const PROSE_MAX = 3
const LEAD_CHARS_MAX = 300
/** "X is a command line tool": the sentence in which a page says what it is about. */
const DEFINITION = new RegExp(String.raw`^(?:[\p{L}\p{N}.’'-]+\s){1,4}(?:${anyOf('defines')})\s(?:${anyOf('defined_article')})\s`, 'iu')
/** What a product is made with or runs on says less than what it is for. */
const ATTRIBUTES: Record<string, number> = { 'Open Source': 0.35, 'Mobile Apps': 0.6, 'AI & Machine Learning': 0.7 }

type Passage = { zone: Zone; text: string; quote: (wanted: string) => Evidence | null }
/** `certain`: said where a site says what it is, or by what it does; once in passing says too little. */
type Score = { total: number; certain: boolean; quotes: { worth: number; evidence: Evidence }[] }

/** Up to three names of the catalogue, the primary one first; nothing when no category stands out. */
export function classification(site: Site, catalogue: string[]): Found {
  const scores = new Map<string, Score>()
  const add = (name: string, worth: number, quote: Evidence | null, certain: boolean): void => {
    const score = scores.get(name) ?? { total: 0, certain: false, quotes: [] }
    score.certain ||= certain
    score.total += worth * (ATTRIBUTES[name] ?? 1)
    if (quote) score.quotes.push({ worth, evidence: quote })
    scores.set(name, score)
  }
  // A word of many meanings says no more when it is said again: it counts once, where it stands best.
  const doubtful = new Set<string>()
  for (const passage of passages(site).toSorted((a, b) => ZONES[b.zone] - ZONES[a.zone])) {
    for (const [name, terms] of categoryTerms(passage.text, site.lang)) {
      const maybe = [...terms.maybe].filter((term) => !doubtful.has(`${name} ${term}`))
      for (const term of maybe) doubtful.add(`${name} ${term}`)
      const said = surety(terms, passage) + MAYBE_SHARE * Math.min(MAYBE_MAX, maybe.length)
      const first = [...terms.sure.keys(), ...terms.beside.keys(), ...maybe][0]
      if (first === undefined) continue
      const weight = ZONES[passage.zone]
      add(
        name,
        said * weight,
        passage.zone === 'body' ? null : passage.quote(first),
        weight >= (begins(terms) ? ZONES.hero : CERTAIN_WEIGHT),
      )
    }
  }
  for (const { name, worth, quote } of signalsOf(site.home)) add(name, worth, quote, worth >= CERTAIN_SIGNAL)
  for (const { name, quote } of stated(site.home)) add(name, ZONES.schema, quote, true)
  const ranked = [...scores]
    .filter(([name, { certain, quotes }]) => catalogue.includes(name) && quotes.length > (certain ? 0 : 1))
    .toSorted((a, b) => b[1].total - a[1].total)
  const own = ranked.findIndex(([name, score]) => isOwn(name, score.total, ranked[0]))
  if (own > 0) ranked.unshift(...ranked.splice(own, 1))
  const best = ranked[0]
  if (!best || Math.max(best[1].total, ranked[1]?.[1].total ?? 0) < SCORE_MIN) return {}
  const chosen = ranked
    .filter((entry) => entry === best || entry[1].total >= Math.max(SCORE_MIN, best[1].total * SECOND_SHARE))
    .slice(0, CATEGORIES_MAX)
  const evidence = chosen.flatMap(([, score]) =>
    score.quotes
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, 2)
      .map((quote) => quote.evidence),
  )
  return { categories: { value: chosen.map(([name]) => name), evidence } }
}

/** How sure the terms of a passage make a category: the best counts whole, each further one a little. */
function surety(terms: Terms, { zone, text }: Passage): number {
  const shares = (places: Map<string, number>) =>
    [...places.values()]
      .map((start) => (!JOINED.has(zone) && LISTED.test(text.slice(0, start)) ? LISTED_SHARE : 1))
      .toSorted((a, b) => b - a)
  const [best, ...more] = shares(terms.sure)
  const beside = shares(terms.beside)
  if (best === undefined) return BESIDE_SHARE * (beside[0] ?? 0)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return Math.min(SURE_MAX, best + 0.35 * (sum(more) + BESIDE_SHARE * sum(beside)))
}

/** Open source tells how a product is made, and AI by what it works; whatever tells what it is for comes first. */
function isOwn(name: string, total: number, first: [string, Score] | undefined): boolean {
  if (first?.[0] === 'Open Source') return name !== 'Open Source' && first[1].total < SCORE_MIN * 5 && total >= SCORE_MIN * 0.75
  return first?.[0] === 'AI & Machine Learning' && !(name in ATTRIBUTES) && total >= Math.max(SCORE_MIN, first[1].total * BEHIND_SHARE)
}

const begins = ({ sure }: Terms): boolean => [...sure.values()].some((start) => start < BEGINNING_CHARS)

/** The texts that describe the product, each with the weight of its place. */
function passages(site: Site): Passage[] {
  const { home } = site
  const found: Passage[] = []
  const attribute = (zone: Zone, text: string | null): void => {
    if (text && found.every((passage) => passage.text !== text))
      found.push({ zone, text, quote: () => quoteAttribute(home, text.slice(0, 280)) })
  }
  attribute('title', home.title)
  attribute('description', metaOf(home, 'description') ?? metaOf(home, 'og:description'))
  attribute('keywords', metaOf(home, 'keywords'))
  attribute('keywords', metaOf(home, 'og:title'))
  for (const node of home.json_ld) attribute('keywords', textOf(node.members['description']))
  const hero = heroOf(home)
  const shown = new Set([...(hero?.heading ?? []), ...(hero?.below ?? [])])
  for (const block of hero?.heading ?? [])
    found.push({ zone: 'heading', text: block.text, quote: (wanted) => quoteBlock(home, block, wanted) })
  const below = (hero?.below ?? []).filter((block) => block.text.length > 25).slice(0, 4)
  for (const [at, block] of below.entries())
    found.push({ zone: at < 2 ? 'hero' : 'section', text: block.text, quote: (wanted) => quoteBlock(home, block, wanted) })
  const prose = home.blocks.filter(
    (block) => block.region === 'main' && !block.code && block.level === 0 && block.text.length > 40 && !shown.has(block),
  )
  for (const block of prose.slice(0, PROSE_MAX)) {
    const zone = DEFINITION.test(block.text) ? 'definition' : 'lead'
    found.push({ zone, text: block.text.slice(0, LEAD_CHARS_MAX), quote: (wanted) => quoteBlock(home, block, wanted) })
  }
  for (const page of spokenPages(site).filter((reading) => reading !== home))
    for (const block of heroOf(page)?.heading ?? [])
      if (found.every((passage) => passage.text !== block.text))
        found.push({ zone: 'page', text: block.text, quote: (wanted) => quoteBlock(page, block, wanted) })
  const sections = home.blocks.filter((block) => block.level > 0 && block.level <= 3 && !shown.has(block)).slice(0, 20)
  const first = sections[0]
  if (first)
    found.push({
      zone: 'section',
      text: sections.map((block) => block.text).join(' \n '),
      quote: (wanted) => quoteBlock(home, sections.find((block) => block.text.toLowerCase().includes(wanted)) ?? first, wanted),
    })
  found.push({
    zone: 'body',
    text: home.blocks
      .filter((block) => block.region === 'main' && !block.code)
      .map((block) => block.text)
      .join('\n')
      .slice(0, BODY_CHARS_MAX),
    quote: () => null,
  })
  return found
}

/** Categories that the home page names by schema.org type or application category. */
function stated(home: Reading): { name: string; quote: Evidence | null }[] {
  const found = new Map<string, Evidence | null>()
  for (const node of home.json_ld) {
    for (const member of ['@type', 'applicationCategory', 'applicationSubCategory']) {
      const value = textOf(node.members[member])
      const name = value ? categoryOfSchema(value) : null
      const stretch = value ? quoteOfMember(node, member, value) : null
      if (name && !found.has(name)) found.set(name, stretch ? quoteAttribute(home, stretch) : null)
    }
  }
  return [...found].map(([name, quote]) => ({ name, quote }))
}
