import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Evidence } from '../../../fields/draft.ts'
import { fold, joinLines, sentencesWith, sizeOf, squeeze, words } from '../../reading/fold.ts'
import { textOf } from '../../reading/json_ld.ts'
import { littleWords } from '../../reading/language.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { findMoney } from '../../proof/money.ts'
import { trialIn } from '../../proof/pricing_words.ts'
import { metaOf } from '../../reading/reading.ts'
import { pagesOf, type Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { isAddress } from '../postal/address_lines.ts'
import { isPieced } from '../page/elements.ts'
import { onlyFounds } from '../publisher/founding_sentences.ts'
import { heroOf } from '../page/hero.ts'
import { isGeneratorDefault } from '../words/generator_defaults.ts'
import { inNoticeBox, innerPathOf, isNotice, isShouted } from '../words/notices.ts'
import { inPost } from '../page/posts.ts'
import { withoutBadge } from '../page/row_titles.ts'
import { cardLines } from '../page/rows.ts'
import { isQuoted } from '../page/sections.ts'
import { INTRODUCES } from '../words/people_words.ts'
import { titleParts } from '../words/titles.ts'
import { GENERIC_NAME, GREETING } from '../words/heading_words.ts'
import { PRODUCT_TYPES, isBusinessType } from '../words/schema_types.ts'

/** One sentence of one of the places in which a site describes itself. */
export type Statement = { text: string; quotes: Evidence[] }
/** `rank` 0 is what the site wrote as its description; higher ranks are trusted less. Statements follow each other on the page. */
export type Place = { rank: number; kind: 'described' | 'lead' | 'tagline' | 'platform' | 'paragraph'; statements: Statement[] }

const SENTENCE_CHARS_MIN = 9
const PARAGRAPHS_MAX = 4
const PARAGRAPH_CHARS_MIN = 60
/** A shorter line is a slogan. */
const SAYING_CHARS_MIN = 40

const GET_IT = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf('gets_program')})(?=\s|$|\P{L}).{0,200}\b(?:mac(?:os)?|windows|linux|ios|android|chrome|firefox|iphone|ipad|edge|safari)\b`,
  'iu',
)

/** Pictographs and arrows before a line. */
const ORNAMENT = /^(?:[\p{So}\p{Sk}\p{Sm}•·✓✔\s]|\uFE0F)+/u

/** The places in which a site says what it is, best first, each as sentences. */
export function placesOf(site: Site): Place[] {
  const { home } = site
  const places: Place[] = []
  const name = squeeze(site.name?.value ?? '')
  const says = (sentence: string) => isOwn(sentence) && squeeze(sentence) !== name
  const take = (kind: Place['kind'], rank: number, text: string | null, quoteFor: (sentence: string) => Evidence | null): void => {
    // A template's language, or that of the page that was translated: what the page itself says comes first.
    if (kind === 'described' && isAbroad(text ?? '', site.lang)) return take('paragraph', 6, text, quoteFor)
    if (isOfElse(kind, text ?? '')) return
    const statements: Statement[] = []
    for (const sentence of sentencesWith(site.name?.value ?? '', fold(text ?? ''))) {
      const quote = says(sentence) ? quoteFor(sentence) : null
      if (quote) statements.push({ text: sentence.replace(ORNAMENT, ''), quotes: [quote] })
      // What stands behind a notice no longer follows from what stood before it.
      else if (statements.length > 0) break
    }
    if (statements.length > 0) places.push({ rank, kind, statements })
  }
  const takeBlock = (kind: Place['kind'], rank: number, block: Block) =>
    isShown(block) ? undefined : take(kind, rank, withoutBadge(block, NONE), (sentence) => quoteBlock(home, block, sentence))
  const inAttribute = (sentence: string) => quoteAttribute(home, sentence)
  take('described', 0, metaOf(home, 'description'), inAttribute)
  for (const meta of ['og:description', 'twitter:description']) take('described', 1, metaOf(home, meta), inAttribute)
  for (const node of home.json_ld) {
    if (!node.types.some((type) => PRODUCT_TYPES.has(type) || isBusinessType(type) || type === 'website')) continue
    take('described', 1, textOf(node.members['description']), inAttribute)
  }
  const hero = heroOf(home)
  const carded = cardLines(home)
  for (const [at, block] of (hero?.below ?? []).filter((entry) => sizeOf(entry.text) > 30 && !isPieced(entry)).entries()) {
    if (isStatement(block) && !carded.has(block)) takeBlock('lead', Math.min(3, 2 + at / 2), block)
    else takeBlock('paragraph', 4, block)
  }
  if (hero && hero.heading.length > 0) {
    const text = joinLines(hero.heading.map((block) => block.text))
    if (says(text))
      places.push({ rank: 3, kind: 'tagline', statements: [{ text, quotes: hero.heading.map((block) => quoteBlock(home, block)) }] })
  }
  for (const part of titleParts(home.title)) if (!/\d-\d|\d{4,}/.test(part)) take('tagline', 3, part, inAttribute)
  for (const block of home.blocks)
    if (block.region !== 'nav' && block.text.length < 80 && GET_IT.test(block.text)) takeBlock('platform', 3, block)
  const paragraphs = home.blocks.filter(
    (block) =>
      isOfPage(block) &&
      block.tag === 'p' &&
      sizeOf(block.text) > 60 &&
      !carded.has(block) &&
      !inNoticeBox(block) &&
      !isQuoted(block) &&
      !inPost(home, block),
  )
  for (const block of paragraphs.slice(0, PARAGRAPHS_MAX)) takeBlock('paragraph', 5, block)
  const silent = !places.some(
    ({ kind, statements }) => kind !== 'platform' && kind !== 'tagline' && statements.some(({ text }) => sizeOf(text) >= SAYING_CHARS_MIN),
  )
  if (silent) takeAbout(site, take)
  return places
}

const NONE = /(?!)/

/** «ATTENTION! We are closed until Monday.» is a notice as a whole; further down somebody introduces themselves, or tells what it costs. */
const isOfElse = (kind: Place['kind'], text: string): boolean =>
  isShouted(text) || (kind === 'paragraph' && (INTRODUCES.test(text) || findMoney(text).length > 0))

/** A picture of the product at work, written as text. */
const SHOWN = /[.#](?:[a-z0-9]+[-_]+)*(?:mock(?:up)?s?|terminal|bubble|screenshot)(?=[-_.#\s]|$)/
const isShown = (block: Block): boolean => SHOWN.test(innerPathOf(block))

/** Neither menu nor footer; articles have headers of their own. */
const isOfPage = ({ region }: Block) => region === 'main' || region === 'header'

const LITTLE_MIN = 3
/** Full of little words of another language, with none of the page's own. */
export function isAbroad(text: string, lang: string | null): boolean {
  const said = words(text)
  const other = lang === 'en' ? null : 'en'
  if (lang === null || other === null || littleWords(lang).size === 0) return false
  const foreign = said.filter((word) => littleWords(other).has(word) && !littleWords(lang).has(word)).length
  return foreign >= LITTLE_MIN && said.filter((word) => littleWords(lang).has(word)).length * 2 < foreign
}

type Take = (kind: Place['kind'], rank: number, text: string | null, quoteFor: (sentence: string) => Evidence | null) => void

/** Where the home page says nothing in a sentence, the first paragraph about the company does. */
function takeAbout(site: Site, take: Take): void {
  const [about] = pagesOf(site, 'about')
  const block = about?.blocks.find(
    (entry) => entry.region === 'main' && entry.tag === 'p' && sizeOf(entry.text) >= PARAGRAPH_CHARS_MIN && !inNoticeBox(entry),
  )
  if (about && block && isStatement(block)) take('lead', 2, block.text, (sentence) => quoteBlock(about, block, sentence))
}

/** «Bob&#8217;s boats»: some systems escape what they write into their data twice; an address sends the reader elsewhere. */
const ENTITY = /&#?\w{2,8};|https?:/

/** Whether a sentence is one of the owner's about the product. */
function isOwn(sentence: string): boolean {
  return (
    sentence.length >= SENTENCE_CHARS_MIN &&
    !isPlaceholder(sentence) &&
    !isGeneratorDefault(sentence) &&
    !isNotice(sentence) &&
    !/[–—]$/.test(sentence) &&
    !onlyFounds(sentence) &&
    trialIn(sentence) !== true &&
    !isWordList(sentence) &&
    !isAddress(sentence) &&
    !GENERIC_NAME.test(sentence) &&
    !GREETING.test(sentence) &&
    !ENTITY.test(sentence)
  )
}

const LISTED_WORDS_MIN = 5

/** Search words in a row, which some give as their description. */
export function isWordList(text: string): boolean {
  const marks = text.match(/[,;|·•、，]/g)?.length ?? 0
  return marks >= LISTED_WORDS_MIN && marks * 2 >= text.split(' ').length && !/[.!?…。！？]$/.test(text)
}

/** A sentence in prose, unlike a row of catchwords or a button. */
const isStatement = (block: Block) =>
  block.tag !== 'a' &&
  block.tag !== 'button' &&
  // An entry that goes on with a sentence begun above its list says nothing by itself.
  !(block.tag === 'li' && /^\p{Ll}/u.test(block.text)) &&
  !/[·•|→]/.test(block.text) &&
  (/[.!?。！？]/.test(block.text) || block.text.split(' ').length > 7)
