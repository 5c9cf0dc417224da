import { anyOf, wholeWords } from '../../lexicon/compile.ts'
import type { Drafted, Evidence } from '../../fields/draft.ts'
import type { Block } from '../reading/blocks.ts'
import { loose, sentencesWith, words } from '../reading/fold.ts'
import { littleWords } from '../reading/language.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import { pagesOf, type Site } from '../reading/site.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { closest, textIn } from './cards.ts'
import { rowsThatMean } from './feature_rows.ts'
import { isGeneratorDefault } from './generator_defaults.ts'
import { heroOf } from './hero.ts'
import * as listed from './list_words.ts'
import { inNoticeBox, innerPathOf, isNotice } from './notices.ts'
import { leadOf } from './row_titles.ts'
import { rowsOf } from './rows.ts'
import { isQuoted } from './sections.ts'
import { isAbroad, isWordList } from './statements.ts'

const PARAGRAPH_CHARS_MIN = 60
/** Scripts without spaces say in one sign what others say in two or three. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** A paragraph is quoted whole, so it may not be longer than a quote. */
const PARAGRAPH_CHARS_MAX = 300
const PARAGRAPHS_MAX = 4
/** A further page goes on to people and details below its first headings. */
const PARTS_READ = 3
/** With less prose than this, what the site lists follows as a list. */
const PROSE_ENOUGH_CHARS = 260
const LISTED_MAX = 3
const LISTED_CHARS_MAX = 220
/** A description that repeats the summary still serves better than one too short to be submitted. */
const REST_CHARS_MIN = 120
const SAME_SHARE_MIN = 0.85
const SENTENCE_WORDS_MIN = 5
const SENTENCE_SIGNS_MIN = 10
const CAPITALS_SHARE_MAX = 0.6

/** What visitors say, questions, forms, steps, figures, notices: text that does not describe the product in its maker's voice. */
const OTHER_VOICES =
  /[.#](?:[a-z0-9]+[-_]+)*(?:testimonials?|reviews?|quotes?|kundenstimm\w*|bewertung\w*|avis-client\w*|faqs?|accordion|cookies?|consent|newsletter|subscribe|pricing|prices?|modal|popup|comments?|blog|posts?|news|copyright|disclaimer|form|banner|privacy|imprint|impressum|mentions-legales|steps?|timeline|process|demo|mock|mockup|preview|samples?|examples?|terminal|screen|screenshots?|figure|caption|chart|calc|calculator|stats?|statistics|contact|footer|team|members?|roadmap|changelog|releases?|archive|calendar|events?|jobs?|vacanc\w*|note|notes|hint|tooltip|legal|pains?|problems?|compare|comparison|foot|footnotes?|error|success|w-form\w*)(?=[-_.#\s]|$)/

/** Notes to forms, pictures and papers. */
const ASIDE = new RegExp(String.raw`^\*|(?<!\p{L})(?:${anyOf('no_description')})(?!\p{L})`, 'iu')
const NO_PROSE = new RegExp(wholeWords('no_prose'), 'iu')
const PROBLEM = new RegExp(wholeWords('problem_heading'), 'u')
const REACHES = /@|https?:|www\.|\+\d{2}|\d[\d\s/-]{7,}\d|\d{1,2}[:.]\d{2}\s?[-–]\s?\d{1,2}/
const ENDED = /[.!…。！](?:["'”’»)」』]|\s*\(\d\))*$/u

/** Length of a text as one in letters would have it. */
const sizeOf = (text: string): number => text.length + (text.match(DENSE)?.length ?? 0)

type Paragraph = { text: string; quotes: Evidence[] }

/** What the site says of its product in whole sentences, each of them quoted: opening words first, then its sections, then what it lists. */
export function descriptionOf(site: Site, summary: string | null): Drafted<string> | null {
  const found = [...proseOf(site)]
  const fresh = found.flatMap((paragraph) => withoutSaid(paragraph, summary, { lang: site.lang, name: site.name?.value ?? '' }))
  const chosen = (lengthOf(fresh) >= REST_CHARS_MIN ? fresh : found).slice(0, PARAGRAPHS_MAX)
  if (lengthOf(chosen) < PROSE_ENOUGH_CHARS) chosen.push(...listOf(site, chosen))
  if (chosen.length === 0) return null
  return { value: chosen.map(({ text }) => text).join('\n\n'), evidence: chosen.flatMap(({ quotes }) => quotes) }
}

const lengthOf = (paragraphs: Paragraph[]) => paragraphs.reduce((sum, { text }) => sum + sizeOf(text), 0)

/** Paragraphs once each, in the order in which a reader would want them. */
function proseOf(site: Site): Paragraph[] {
  const { home } = site
  const name = site.name?.value ?? ''
  const seen: string[] = []
  const found: Paragraph[] = []
  const add = (text: string, quote: Evidence | null): void => {
    const folded = loose(text)
    if (!quote || sizeOf(text) < PARAGRAPH_CHARS_MIN || seen.some((known) => sameText(known, folded))) return
    seen.push(folded)
    found.push({ text, quotes: [quote] })
  }
  const addBlock = (reading: Reading, block: Block): void => {
    const text = paragraphOf(block.text, name, linkedIn(block))
    if (text !== '') add(text, quoteBlock(reading, block, text))
  }
  const meta = paragraphOf(metaOf(home, 'description', 'og:description') ?? '', name)
  if (meta !== '' && !isAbroad(meta, site.lang)) add(meta, quoteAttribute(home, meta))
  const below = heroOf(home)?.below ?? []
  for (const reading of [home, ...pagesOf(site, 'about', 'features')]) {
    const own = describersOf(reading, reading === home ? Infinity : PARTS_READ)
    // What a product is stands before what it does; a sentence with its name in front says so.
    const [told, rest] = [own.filter((block) => defines(block, site)), own.filter((block) => !defines(block, site))]
    if (reading === home) for (const block of [...told, ...own].filter((entry) => below.includes(entry))) addBlock(home, block)
    for (const block of [...told, ...rest]) addBlock(reading, block)
  }
  return found
}

/** «Quellwerk is …», «The Quellwerk mark is …». */
const defines = (block: Block, site: Site) =>
  site.name !== null && loose(block.text).replace(ARTICLE, '').startsWith(loose(site.name.value))
const ARTICLE = new RegExp(String.raw`^(?:${anyOf('summary_article')})\s+`, 'iu')

/** Without sentences that the summary says already. */
function withoutSaid(
  { text, quotes }: Paragraph,
  summary: string | null,
  { lang, name }: Pick<Site, 'lang'> & { name: string },
): Paragraph[] {
  const said = loose(summary ?? '')
  const all = sentencesWith(name, text)
  const kept = all.filter((sentence) => said === '' || !said.includes(loose(sentence).replace(/(?<![.!。！…])[.!。！…]+$/u, '')))
  const rest = kept.join(' ')
  // What began with a little word leant on the sentence before it.
  if (kept[0] !== all[0] && littleWords(lang).has(words(rest)[0] ?? '')) return []
  return sizeOf(rest) >= PARAGRAPH_CHARS_MIN ? [{ text: rest, quotes }] : []
}

/** Whether a text was said before, whole, in its opening, or with hardly a word that the other has not. */
function sameText(one: string, other: string): boolean {
  if (one.includes(other.slice(0, 50)) || other.includes(one.slice(0, 50))) return true
  const [few, many] = [new Set(words(one)), new Set(words(other))].toSorted((a, b) => a.size - b.size)
  return few !== undefined && [...few].filter((word) => many?.has(word)).length / few.size > SAME_SHARE_MIN
}

/** The paragraphs of a page in its maker's voice: neither captions of cards nor parts that say something else. */
function describersOf(reading: Reading, parts: number): Block[] {
  const headings = reading.blocks.filter((block) => block.level > 0 && block.region !== 'nav' && block.region !== 'footer')
  const last = headings[parts]
  const end = last ? reading.blocks.indexOf(last) : reading.blocks.length
  const carded = new Set(
    rowsOf(reading)
      .filter((row) => row.items.some(({ blocks }) => blocks.length > 1))
      .flatMap(({ items }) => items.flatMap(({ blocks }) => blocks)),
  )
  return reading.blocks.slice(0, end).filter((block) => !carded.has(block) && describes(block))
}

function describes(block: Block): boolean {
  return (
    (block.region === 'main' || block.region === 'header') &&
    block.level === 0 &&
    !block.code &&
    (block.tag === 'p' || block.tag === 'div' || block.tag === 'span') &&
    sizeOf(block.text) >= PARAGRAPH_CHARS_MIN &&
    !OTHER_VOICES.test(innerPathOf(block)) &&
    closest(block.element, 'figure', 'figcaption', 'table', 'form', 'li', 'dd', 'details', 'blockquote', 'small', 'label') === null &&
    !inNoticeBox(block) &&
    !isQuoted(block) &&
    !block.headings.slice(-1).some((heading) => isOtherPart(loose(heading)))
  )
}

const isOtherPart = (heading: string): boolean =>
  /[?？]$/.test(heading) || PROBLEM.test(heading) || (listed.NO_FEATURES.test(heading) && !ABOUT.test(heading))
const ABOUT = new RegExp(wholeWords('about_page'), 'u')

/** The first sentences of a text that describe, as many as one quote can hold; a greeting or question may stand before them. */
function paragraphOf(text: string, name = '', linked: string[] = []): string {
  if (isPlaceholder(text) || isWordList(text)) return ''
  const said = sentencesWith(name, text)
  const skipped = said.length > 1 && said[0] !== undefined && isOpening(said[0]) ? said[0] : ''
  const rest = text.slice(skipped.length).trim()
  let held = ''
  for (const sentence of sentencesWith(name, rest)) {
    const next = held === '' ? sentence : `${held} ${sentence}`
    if (next.length > PARAGRAPH_CHARS_MAX || !rest.startsWith(next) || !isProse(sentence) || leadsOn(sentence, linked)) break
    held = next
  }
  return held
}

/** The texts of a line's links. */
const linkedIn = ({ element }: Block): string[] =>
  element.children.flatMap((child) => (child.type === 'tag' && child.name === 'a' ? [textIn(child)] : [])).filter((text) => text.length > 2)

/** «You find the details under Prices.»: a sentence that ends in a link sends the reader there. */
const leadsOn = (sentence: string, linked: string[]): boolean => {
  const end = sentence.replace(/(?<![\s.!…。！»”"→])[\s.!…。！»”"→]+$/u, '')
  return linked.some((text) => end.endsWith(text))
}

const isOpening = (sentence: string) => /[?？]$/.test(sentence) || (words(sentence).length < SENTENCE_WORDS_MIN && ENDED.test(sentence))

/** A whole sentence that says something of the product, not to the reader of the page. */
function isProse(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0
  return (
    ENDED.test(sentence) &&
    /^["“„«(]?[\p{Lu}\p{Lo}\d]|^\p{Ll}+\p{Lu}|^[\p{Ll}\d]+[.-]\p{L}/u.test(sentence) &&
    (words(sentence).length >= SENTENCE_WORDS_MIN || (sentence.match(DENSE)?.length ?? 0) >= SENTENCE_SIGNS_MIN) &&
    capitals <= letters * CAPITALS_SHARE_MAX &&
    !REACHES.test(sentence) &&
    !ASIDE.test(sentence) &&
    !NO_PROSE.test(sentence) &&
    !isNotice(sentence) &&
    !isGeneratorDefault(sentence)
  )
}

/** What the site lists with a text each, as a list: for sites that say little else. */
function listOf(site: Site, chosen: Paragraph[]): Paragraph[] {
  const lines: Paragraph[] = []
  for (const reading of pagesOf(site, 'home', 'features'))
    for (const row of [...rowsThatMean(reading, site, 'features'), ...rowsThatMean(reading, site, 'cards')])
      for (const { title, blocks } of row.items) {
        const text = blocks.find(
          (block) => block !== title && block.text.length <= LISTED_CHARS_MAX && paragraphOf(block.text) === block.text,
        )
        if (
          !text ||
          text.text === '' ||
          lines.length >= LISTED_MAX ||
          chosen.some((entry) => sameText(loose(entry.text), loose(text.text)))
        )
          continue
        lines.push({
          text: `- ${leadOf(title).replace(/(?<![.:])[.:]+$/, '')}: ${text.text}`,
          quotes: [quoteBlock(reading, title), quoteBlock(reading, text)],
        })
      }
  const first = lines[0]
  return first && lines.length > 1
    ? [{ text: lines.map(({ text }) => text).join('\n'), quotes: lines.flatMap(({ quotes }) => quotes) }]
    : []
}
