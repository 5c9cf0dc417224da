import { anyOf } from '../../../lexicon/compile.ts'
import type { Drafted } from '../../../fields/draft.ts'
import { FIELDS } from '../../../fields/fields.ts'
import { joinLines, sizeOf, squeeze, UNSPACED_END, wordCount, words } from '../../reading/fold.ts'
import { littleWords } from '../../reading/language.ts'
import { metaOf } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { placesOf, type Place, type Statement } from './statements.ts'
import { termsOf } from '../words/terms.ts'

/** A description as long as this says what the site is; nothing is added to it. */
const ENOUGH_CHARS = 70
/** The same where it names itself. */
const NAMED_CHARS = 65
/** A text shorter than this may be joined by one sentence from elsewhere. */
const SHORT_CHARS = 50
/** What is shorter than this repeats a slogan. */
const SAYS_CHARS_MIN = 20
const ADDED_WORTH_MIN = 2
const REPEATED_SHARE_MAX = 0.5
const SUBJECT_SHARE_MAX = 0.35
const CUT_CHARS_MIN = 9
const CLAUSE_CHARS_MIN = 50
const LITTLE_CHARS_MAX = 16
/** As many stand between two commas of a list. */
const LISTED_WORDS_MAX = 3
/** What a place loses of its worth with each rank. */
const RANK_COST = 0.14

/** What the site says it is, in its own sentences as they follow each other: its description, or the place that says most. */
export function summaryOf(site: Site): Drafted<string> | null {
  const places = placesOf(site)
  const described = places
    .filter((place) => place.kind === 'described')
    .map((place) => opening(site, place))
    .find((chosen) => sizeOf(joined(chosen)) >= (namesItself(site, joined(chosen)) ? NAMED_CHARS : ENOUGH_CHARS))
  const whole = described ? withSubject(site, places, described) : worthiest(site, places)
  // What is torn off within a list comes last.
  const chosen = sizeOf(joined(whole)) >= SHORT_CHARS ? whole : worthiest(site, places, true)
  if (chosen.length === 0 || sizeOf(joined(chosen)) < SAYS_CHARS_MIN) return null
  const told = withPlatform(places, chosen)
  const quotes = new Map(told.flatMap((statement) => statement.quotes).map((quote) => [quote.quote, quote]))
  return { value: joined(told), evidence: [...quotes.values()] }
}

/** The opening that says most of what the site says everywhere; a short one is joined by one sentence that says something else. */
function worthiest(site: Site, places: Place[], torn = false): Statement[] {
  const weights = weigh(site, places)
  const gain = (chosen: Statement[]) =>
    [...new Set(chosen.flatMap((statement) => termsOf(statement.text, site.lang)))].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  let best: { chosen: Statement[]; worth: number } = { chosen: [], worth: 0 }
  // A tagline opens only where nothing tells more soberly what the site is.
  const told = places.filter((place) => place.kind === 'described' || place.kind === 'lead')
  const sober = told.some((place) => sizeOf(joined(opening(site, place, torn))) >= SHORT_CHARS)
  for (const place of places) {
    if (place.kind === 'platform' || (place.kind === 'tagline' && sober)) continue
    const chosen = opening(site, place, torn)
    if (chosen.length === 0) continue
    if (sizeOf(joined(chosen)) < SHORT_CHARS) {
      const alone = gain(chosen)
      const added = places
        .filter((other) => other.kind === 'described' || other.kind === 'lead' || other.kind === 'tagline')
        .flatMap((other) => other.statements.slice(0, 1))
        // What is enough by itself competes by itself.
        .filter(({ text }) => !ASKS.test(text) && sizeOf(text) < ENOUGH_CHARS)
        .filter((statement) => fits([...chosen, statement]) && share([statement], chosen, site.lang) <= REPEATED_SHARE_MAX)
        .filter((statement) => share(chosen, [statement], site.lang) < REPEATED_SHARE_MAX)
        .map((statement) => ({ statement, worth: gain([...chosen, statement]) - alone }))
        .toSorted((a, b) => b.worth - a.worth)[0]
      if (added && added.worth >= ADDED_WORTH_MIN) chosen.push(added.statement)
    }
    const worth = gain(chosen) * (1 - RANK_COST * place.rank)
    if (worth > best.worth) best = { chosen, worth }
  }
  return best.chosen
}

/** "The linter that reads your schema": an article, what it is, and what for. */
const KIND = new RegExp(String.raw`^(?:${anyOf('summary_article')})\s+(?:[\p{L}\p{N}/-]+\s+){1,3}(?:${anyOf('summary_relative')})\s`, 'iu')
const BOAST = new RegExp(String.raw`\b(?:${anyOf('boast')})\b`, 'iu')

/** A description that only says what it does is led by the tagline that says what it is. */
function withSubject(site: Site, places: Place[], chosen: Statement[]): Statement[] {
  const said = joined(chosen)
  if (KIND.test(said) || namesItself(site, said)) return chosen
  const subject = places
    .filter((place) => place.kind === 'tagline')
    .flatMap((place) => place.statements.slice(0, 1))
    .map((statement) => withoutName(site, statement))
    .find(
      (statement) => KIND.test(statement.text) && !BOAST.test(statement.text) && share([statement], chosen, site.lang) < SUBJECT_SHARE_MAX,
    )
  return subject && fits([subject, ...chosen]) ? [subject, ...chosen] : chosen
}

const namesItself = ({ name }: Site, said: string): boolean => name !== null && squeeze(said).includes(squeeze(name.value))

/** A heading that runs name and tagline together keeps the tagline. */
function withoutName(site: Site, statement: Statement): Statement {
  const name = site.name?.value ?? ''
  const rest = name !== '' && statement.text.startsWith(`${name} `) ? statement.text.slice(name.length + 1) : ''
  return /^\p{Lu}/u.test(rest) ? { ...statement, text: rest } : statement
}

const PLATFORM =
  /\b(?:mac(?:os|book)?|windows|linux|ios|android|chrome|firefox|iphone|ipad|edge|safari|browsers?|phones?|desktop|handy|smartphone)\b/iu

/** What a product runs on is worth a last sentence where nothing has named it. */
function withPlatform(places: Place[], chosen: Statement[]): Statement[] {
  if (PLATFORM.test(joined(chosen))) return chosen
  const last = places
    .filter((place) => place.kind === 'platform')
    .flatMap((place) => place.statements.slice(0, 1))
    .find((statement) => fits([...chosen, statement]))
  return last ? [...chosen, last] : chosen
}

/** As many sentences of a place as fit, from its first on, or from the answer to its question that names the site; a first sentence that is too long ends at a clause. */
function opening(site: Site, place: Place, torn = false): Statement[] {
  const first = place.statements.findIndex(({ text }) => !ASKS.test(text))
  const answers = first > 0 && namesItself(site, place.statements[first]?.text ?? '')
  const told = answers ? place.statements.slice(first) : place.statements
  const chosen: Statement[] = []
  for (const statement of told) {
    if (!fits([...chosen, statement])) break
    chosen.push(statement)
  }
  const cut = chosen.length === 0 ? shortened(told[0], site.lang, torn) : null
  return cut ? [cut] : chosen
}

/** Sentences in reading order; among several, one that ends openly gets its full stop. Scripts without spaces get none between. */
function joined(chosen: Statement[]): string {
  const [first] = chosen
  if (chosen.length < 2) return first?.text ?? ''
  return joinLines(chosen.map(({ text }) => (ENDED.test(text) ? text : `${text}${UNSPACED_END.test(text) ? '。' : '.'}`)))
}
const ASKS = /[?？]["'”’»)]?$/
const ENDED = /[.!?…。！？:]["'”’»)]?$/
const fits = (chosen: Statement[]) => joined(chosen).length <= FIELDS.summary.max

/** Characters, where one of a script without spaces counts for two. */
/** A sentence over the limit ends at its last clause that fits; a comma before a little word parts clauses, before another maybe a list. */
function shortened(statement: Statement | undefined, lang: string | null, torn: boolean): Statement | null {
  if (!statement) return null
  const head = statement.text.slice(0, FIELDS.summary.max)
  const marks = [...head.matchAll(/[,;:、，–—(]\s?/gu)]
  // «Tents, ropes, and pegs» ends before its second thing: cut off further on the list would read as if it were whole.
  let start = 0
  const ends = marks.flatMap(({ 0: mark, index }, at) => {
    const comma = mark.startsWith(',')
    const before = marks[at - 1]
    if (!comma || !before?.[0].startsWith(',') || wordCount(head.slice(before.index, index)) > LISTED_WORDS_MAX) start = index
    const parts = torn || !comma || littleWords(lang).has(words(statement.text.slice(index, index + LITTLE_CHARS_MAX))[0] ?? '')
    return parts && start >= CLAUSE_CHARS_MIN ? start : []
  })
  const clause = head.slice(0, ends.at(-1) ?? (torn ? head.search(/(?<!\s)\s+\S*$/) : 0))
  return clause.length >= CUT_CHARS_MIN ? { ...statement, text: clause.trim() } : null
}

/** How much of some statements others say, 0 to 1. */
function share(statements: Statement[], others: Statement[], lang: string | null): number {
  const there = new Set(others.flatMap(({ text }) => termsOf(text, lang)))
  const terms = statements.flatMap(({ text }) => termsOf(text, lang))
  return terms.length === 0 ? 1 : terms.filter((term) => there.has(term)).length / terms.length
}

/** A term weighs by the number and rank of the places that use it, and by how often the page says it. */
function weigh(site: Site, places: Place[]): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number): void => {
    for (const term of new Set(termsOf(text, site.lang))) weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  add(site.home.title, 2)
  add(metaOf(site.home, 'keywords') ?? '', 0.5)
  for (const place of places) add(place.statements.map((statement) => statement.text).join(' '), place.rank < 4 ? 1.5 : 0.5)
  const said = new Map<string, number>()
  for (const term of termsOf(site.home.text, site.lang)) said.set(term, (said.get(term) ?? 0) + 1)
  for (const [term, weight] of weights) weights.set(term, Math.min(8, weight + 0.6 * Math.log2(1 + (said.get(term) ?? 0))))
  for (const term of termsOf(site.name?.value ?? '', site.lang)) weights.set(term, 0.5)
  return weights
}
