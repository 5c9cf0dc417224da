import { anyOf } from '../../lexicon/compile.ts'
import type { Block } from '../reading/blocks.ts'
import type { Drafted, Evidence } from '../../fields/draft.ts'
import { loose, sentences, words } from '../reading/fold.ts'
import { quoteAttribute, quoteBlock } from '../proof/quotes.ts'
import { metaOf, type Reading } from '../reading/reading.ts'
import { pagesOf, type Site } from '../reading/site.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { heroOf } from './hero.ts'
import { isGeneratorDefault } from './generator_defaults.ts'
import { inNoticeBox, innerPathOf, isNotice } from './notices.ts'
import { isWordList } from './statements.ts'

const PARAGRAPH_CHARS_MIN = 60
/** A paragraph is quoted whole, so it may not be longer than a quote. */
const PARAGRAPH_CHARS_MAX = 300
const PARAGRAPHS_MAX = 7
const SAME_SHARE_MIN = 0.85

/** What visitors say, questions, forms, notices: text on a page that does not describe the product in its maker's voice. */
const OTHER_VOICES =
  /testimonial|review|quote|kundenstimm|bewertung|avis-client|faq|accordion|cookie|consent|newsletter|subscribe|pricing|price|modal|popup|comment|blog|post-|news|copyright|disclaimer|blockquote|form\b|banner|privacy|imprint|impressum|mentions-legales/

/** Notes to forms, pictures and papers. */
const ASIDE = new RegExp(String.raw`^\*|\?$|\b(?:${anyOf('no_description')})\b`, 'i')

/** Several of the site's own paragraphs, each of them quoted: opening words first, then what the home page goes on to say. */
export function descriptionOf(site: Site): Drafted<string> | null {
  const paragraphs: { text: string; quote: Evidence }[] = []
  const seen: string[] = []
  const add = (text: string, quote: Evidence | null): void => {
    const folded = loose(text)
    if (!quote || paragraphs.length >= PARAGRAPHS_MAX || text.length < PARAGRAPH_CHARS_MIN || isPlaceholder(text)) return
    if (ASIDE.test(text) || isGeneratorDefault(text) || isNotice(text) || isWordList(text)) return
    if (seen.some((known) => known.includes(folded.slice(0, 50)) || folded.includes(known.slice(0, 50)) || sameWords(known, folded))) return
    seen.push(folded)
    paragraphs.push({ text, quote })
  }
  const meta = metaOf(site.home, 'description', 'og:description')
  if (meta) {
    const text = paragraphOf(meta)
    add(text, quoteAttribute(site.home, text))
  }
  const { home } = site
  for (const block of heroOf(home)?.below ?? []) addBlock(add, home, block)
  for (const block of home.blocks) if (describes(block)) addBlock(add, home, block)
  for (const page of pagesOf(site, 'about', 'features'))
    for (const block of page.blocks.filter(describes).slice(0, 3)) addBlock(add, page, block)
  if (paragraphs.length === 0) return null
  return { value: paragraphs.map((paragraph) => paragraph.text).join('\n\n'), evidence: paragraphs.map((paragraph) => paragraph.quote) }
}

/** Whether the shorter of two paragraphs says hardly a word that the other does not. */
function sameWords(one: string, other: string): boolean {
  const [few, many] = [new Set(words(one)), new Set(words(other))].toSorted((a, b) => a.size - b.size)
  return few !== undefined && [...few].filter((word) => many?.has(word)).length / few.size > SAME_SHARE_MIN
}

function addBlock(add: (text: string, quote: Evidence | null) => void, reading: Reading, block: Block): void {
  const text = paragraphOf(block.text)
  add(text, quoteBlock(reading, block, text))
}

function describes(block: Block): boolean {
  return (
    block.region === 'main' &&
    block.level === 0 &&
    !block.code &&
    (block.tag === 'p' || block.tag === 'div') &&
    block.text.length >= PARAGRAPH_CHARS_MIN &&
    !OTHER_VOICES.test(innerPathOf(block)) &&
    !inNoticeBox(block)
  )
}

/** As many whole sentences of a paragraph as one quote can hold. */
function paragraphOf(text: string): string {
  let held = ''
  for (const sentence of sentences(text)) {
    const next = held === '' ? sentence : `${held} ${sentence}`
    if (next.length > PARAGRAPH_CHARS_MAX || !text.startsWith(next)) break
    held = next
  }
  return held
}
