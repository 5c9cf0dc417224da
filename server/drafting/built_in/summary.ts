import type { Block } from '../blocks.ts'
import type { Drafted, Evidence } from '../draft.ts'
import { FIELDS } from '../fields.ts'
import { fold, sentences, squeeze } from '../fold.ts'
import { textOf } from '../json_ld.ts'
import { quoteAttribute, quoteBlock } from '../proof.ts'
import { metaOf } from '../reading.ts'
import type { Site } from '../site.ts'
import { isPlaceholder } from '../trust.ts'
import { heroOf } from './hero.ts'
import { titleParts } from './titles.ts'
import { termsOf } from './terms.ts'
import { GENERATOR_DEFAULT, GENERIC_NAME, PRODUCT_TYPES, PUBLISHER_TYPES } from './words.ts'

/** One sentence of one of the places in which a site describes itself. */
type Statement = { text: string; quotes: Evidence[] }
/** `rank` 0 is what the site wrote as its description; higher ranks are trusted less. */
type Place = { rank: number; statements: Statement[] }

const SENTENCE_CHARS_MIN = 9
const PARAGRAPHS_MAX = 4
const FILLERS_MAX = 3
const FILLER_RANK_MAX = 3
const FILLER_WORTH_MIN = 2
/** What a place loses of its worth with each rank. */
const RANK_COST = 0.14

/** The site's own sentences that together say most about it within the limit: one place opens, others fill what is left. */
export function summaryOf(site: Site): Drafted<string> | null {
  const places = describe(site)
  const weights = weigh(site, places)
  const gain = (chosen: Statement[]) =>
    [...new Set(chosen.flatMap((statement) => termsOf(statement.text, site.lang)))].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
  let best: { chosen: Statement[]; worth: number } | null = null
  for (const place of places) {
    const chosen = opening(place)
    if (chosen.length === 0) continue
    for (let more = 0; more < FILLERS_MAX; more++) {
      const now = gain(chosen)
      const added = places
        .filter((other) => other.rank <= FILLER_RANK_MAX)
        .flatMap((other) => other.statements)
        .filter((statement) => fits([...chosen, statement]) && !repeats(chosen, statement, site.lang))
        .map((statement) => ({ statement, worth: gain([...chosen, statement]) - now }))
        .sort((a, b) => b.worth - a.worth)[0]
      if (!added || added.worth < FILLER_WORTH_MIN) break
      chosen.push(added.statement)
    }
    const worth = gain(chosen) * (1 - RANK_COST * place.rank)
    if (!best || worth > best.worth) best = { chosen, worth }
  }
  if (!best) return null
  const quotes = new Map(best.chosen.flatMap((statement) => statement.quotes).map((quote) => [quote.quote, quote]))
  return { value: joined(best.chosen), evidence: [...quotes.values()] }
}

/** As many sentences of a place as fit, from its first on; a first sentence that is too long ends at a clause. */
function opening(place: Place): Statement[] {
  const chosen: Statement[] = []
  for (const statement of place.statements) {
    if (!fits([...chosen, statement])) break
    chosen.push(statement)
  }
  const cut = chosen.length === 0 ? shortened(place.statements[0]) : null
  return cut ? [cut] : chosen
}

/** Sentences in reading order; one that ends openly gets its full stop, and scripts without spaces get none between. */
function joined(chosen: Statement[]): string {
  return chosen.reduce((text, { text: next }) => {
    if (text === '') return next
    const unspaced = UNSPACED_END.test(text)
    const ended = ENDED.test(text) ? text : `${text}${unspaced ? '。' : '.'}`
    return unspaced ? ended + next : `${ended} ${next}`
  }, '')
}
const ENDED = /[.!?…。！？:]$/
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？]$/u
const fits = (chosen: Statement[]) => joined(chosen).length <= FIELDS.summary.max

/** A sentence over the limit ends at its last clause that fits. */
function shortened(statement: Statement | undefined): Statement | null {
  if (!statement) return null
  const head = statement.text.slice(0, FIELDS.summary.max)
  const clause = head.match(/^.{50,}(?=[,;:、，–—(]\s?)/u)?.[0] ?? head.replace(/\s+\S*$/, '')
  return clause.length >= SENTENCE_CHARS_MIN ? { ...statement, text: clause.trim() } : null
}

function repeats(chosen: Statement[], next: Statement, lang: string | null): boolean {
  const there = new Set(chosen.flatMap((statement) => termsOf(statement.text, lang)))
  const terms = termsOf(next.text, lang)
  return terms.length === 0 || terms.filter((term) => there.has(term)).length / terms.length > 0.6
}

const NOTICE = /\bjavascript\b.*\b(?:enable|run)|\bcookies?\b|^(?:click|see|read|learn) (?:here|more)/i
const GET_IT =
  /(?:^|\s)(?:download|add to|works (?:on|in|with)|runs on|extension for|app for|install|available|get it|get|für|laden|herunterladen|hinzufügen|télécharger|ajouter|descargar|añadir|scarica|aggiungi|baixar|adicionar|downloaden|pobierz|ダウンロード|追加|下载)(?=\s|$|\P{L}).*\b(?:mac(?:os)?|windows|linux|ios|android|chrome|firefox|iphone|ipad|edge|safari)\b/iu

/** Pictographs and arrows before a line. */
const ORNAMENT = /^(?:[\p{So}\p{Sk}\p{Sm}•·✓✔\s]|\uFE0F)+/u

/** The places in which a site says what it is, best first, each as sentences. */
function describe(site: Site): Place[] {
  const { home } = site
  const places: Place[] = []
  const take = (rank: number, text: string | null, quoteFor: (sentence: string) => Evidence | null): void => {
    const statements = sentences(fold(text ?? '')).flatMap((sentence) => {
      if (
        sentence.length < SENTENCE_CHARS_MIN ||
        isPlaceholder(sentence) ||
        GENERATOR_DEFAULT.test(sentence) ||
        GENERIC_NAME.test(sentence) ||
        NOTICE.test(sentence)
      )
        return []
      const quote = quoteFor(sentence)
      return quote ? [{ text: sentence.replace(ORNAMENT, ''), quotes: [quote] }] : []
    })
    if (statements.length > 0) places.push({ rank, statements })
  }
  const takeBlock = (rank: number, block: Block) => take(rank, block.text, (sentence) => quoteBlock(home, block, sentence))
  take(0, metaOf(home, 'description'), (sentence) => quoteAttribute(home, sentence))
  for (const name of ['og:description', 'twitter:description']) take(1, metaOf(home, name), (sentence) => quoteAttribute(home, sentence))
  for (const node of home.json_ld) {
    if (!node.types.some((type) => PRODUCT_TYPES.has(type) || PUBLISHER_TYPES.has(type) || type === 'website')) continue
    take(1, textOf(node.members['description']), (sentence) => quoteAttribute(home, sentence))
  }
  const hero = heroOf(home)
  for (const [at, block] of (hero?.below ?? []).filter((entry) => entry.text.length > 30).entries())
    takeBlock(isStatement(block) ? Math.min(3, 2 + at / 2) : 4, block)
  if (hero?.heading.length === 1 && hero.heading[0]) takeBlock(3, hero.heading[0])
  else if (hero && hero.heading.length > 1) {
    const text = hero.heading.map((block) => block.text).join(' ')
    if (!isPlaceholder(text)) places.push({ rank: 3, statements: [{ text, quotes: hero.heading.map((block) => quoteBlock(home, block)) }] })
  }
  for (const part of titleParts(home.title))
    if (squeeze(part) !== squeeze(site.name?.value ?? '') && !/\d-\d|\d{4,}/.test(part))
      take(3, part, (sentence) => quoteAttribute(home, sentence))
  for (const block of home.blocks) if (block.region !== 'nav' && block.text.length < 80 && GET_IT.test(block.text)) takeBlock(3, block)
  const paragraphs = home.blocks.filter((block) => block.region === 'main' && block.tag === 'p' && block.text.length > 60)
  for (const block of paragraphs.slice(0, PARAGRAPHS_MAX)) takeBlock(5, block)
  return places
}

/** A sentence in prose, unlike a row of catchwords or a button. */
const isStatement = (block: Block) =>
  block.tag !== 'a' &&
  block.tag !== 'button' &&
  !/[·•|→]/.test(block.text) &&
  (/[.!?。！？]/.test(block.text) || block.text.split(' ').length > 7)

/** What a product runs on is worth its place in a summary. */
const PLATFORM = /^(?:mac|macos|window|linux|ios|androi|chrome|firefo|iphone|ipad|browse|deskto|mobile|web|cloud|local|self)$/

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
  for (const [term, weight] of weights) if (PLATFORM.test(term)) weights.set(term, weight + 2)
  for (const term of termsOf(site.name?.value ?? '', site.lang)) weights.set(term, 0.5)
  return weights
}
