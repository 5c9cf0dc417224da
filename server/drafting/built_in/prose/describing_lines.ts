import { wholeWords } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import { loose, sizeOf, wordCount } from '../../reading/fold.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { closest, isPieced } from '../page/elements.ts'
import { ENDED } from './describing_sentences.ts'
import { heroOf } from '../page/hero.ts'
import * as listed from '../words/list_words.ts'
import { inNoticeBox, innerPathOf } from '../words/notices.ts'
import { isOtherPart as isPartOfOther, partNames } from '../page/site_parts.ts'
import { rowsOf } from '../page/rows.ts'
import { CONTACT_HEADING, isQuoted } from '../page/sections.ts'
import { termsOf } from '../words/terms.ts'

// Which lines of a page are its maker's own words about the product.

export const PARAGRAPH_CHARS_MIN = 60
/** A further page goes on to people and details below its first headings. */
const PARTS_READ = 3
const CARD_TITLE_CHARS_MAX = 80

/** What visitors say, questions, forms, steps, figures, notices: text that does not describe the product in its maker's voice. */
const OTHER_VOICES =
  /[.#](?:[a-z0-9]+[-_]+)*(?:testimonials?|reviews?|quotes?|kundenstimm\w*|bewertung\w*|avis-client\w*|faqs?|accordion|newsletter|subscribe|pricing|prices?|modal|popup|comments?|blog|posts|news|copyright|disclaimer|form|banner|privacy|imprint|impressum|mentions-legales|steps?|timeline|process|demo|mock|mockup|preview|samples?|examples?|terminal|(?<!\b[hw]-)screen|screenshots?|figure|caption|chart|calc|calculator|stats?|statistics|contact|footer|team|members?|roadmap|changelog|releases?|archive|calendar|events?|jobs?|vacanc\w*|note|notes|hint|tooltip|legal|pains?|problems?|compare|comparison|foot|footnotes?|error|success|ejemplos?|beispiele?|exemples?|esempio|esempi|bubble|chat-?(?:box|window|log|messages?)|coming|coming-soon|signature|toc|gallery|authors?|bios?|founders?|speakers?|w-form\w*)(?=[-_.#\s]|$)/
/** One post on a page is the page, as many publishing systems mark it; several are articles. */
const POST = /[.#](?:[a-z0-9]+[-_]+)*post(?=[-_.#\s]|$)/
const POSTS_MIN = 2

const ABOUT = new RegExp(wholeWords('about_page'), 'u')
const OPENING_WORDS = 4
const CONTACT_WORDS_MAX = 4
const SIGNATURE_CHARS_MAX = 40

/** How sure it is that a line describes: it opens the page or names the product; it stands on a page about it; it has a word of theirs; it stands below any heading. */
export type Nearness = 'sure' | 'about' | 'near' | 'apart'
export type Describing = { block: Block; nearness: Nearness }

/** The paragraphs of a page in its maker's voice: neither captions of cards nor parts that say something else. */
export function describersOf(reading: Reading, site: Site): Describing[] {
  const home = reading === site.home
  const headings = reading.blocks.filter((block) => block.level > 0 && block.region !== 'nav' && block.region !== 'footer')
  const last = home ? undefined : headings[PARTS_READ]
  const end = last ? reading.blocks.indexOf(last) : reading.blocks.length
  const carded = new Set(
    rowsOf(reading)
      // What has a paragraph where others have a title is a part of the page.
      .filter(({ items }) => items.some(({ blocks, title }) => blocks.length > 1 && title.text.length <= CARD_TITLE_CHARS_MAX))
      .flatMap(({ items }) => items.flatMap(({ blocks }) => blocks)),
  )
  const signed = signedIn(reading.blocks)
  const others = reading.$('.post').length >= POSTS_MIN ? POST : null
  const below = home ? new Set(heroOf(reading)?.below) : null
  const subject = subjectOf(site)
  return reading.blocks.slice(0, end).flatMap<Describing>((block, at) => {
    const opens = below?.has(block) === true
    if (!opens && isPartOfOther(partNames(block.element, site))) return []
    const elsewhere = (!opens && carded.has(block)) || signed.has(block.element.parent)
    if (elsewhere || !describes(block, others, opens)) return []
    // Pages about it tell where it comes from, by name too.
    if (opens || defines(block.text, site)) return [{ block, nearness: reading.kind === 'about' ? 'about' : 'sure' }]
    if (isKickedOtherwise(reading.blocks, block)) return []
    if (reading.kind === 'about') return [{ block, nearness: 'about' }]
    if (!isBelowHeading(reading.blocks, at)) return []
    if (termsOf(block.text, site.lang).some((term) => subject.has(term))) return [{ block, nearness: 'near' }]
    // Figures beside no word of what the site is about: a case that the page makes up, a sheet of a sample.
    return /\p{N}/u.test(block.text) ? [] : [{ block, nearness: 'apart' }]
  })
}

/** «Quellwerk is …», «The Quellwerk mark is …». */
export const defines = (text: string, site: Site): boolean =>
  site.name !== null &&
  loose(text)
    .replace(/^[„“”"«»']+/u, '')
    .replace(listed.ARTICLE, '')
    .startsWith(loose(site.name.value))

/** What the main heading opens stands under no part of the page. */
function describes(block: Block, others: RegExp | null, opens: boolean): boolean {
  if (
    (block.region !== 'main' && block.region !== 'header') ||
    block.code ||
    // A whole sentence right below the main heading is one in whatever type it is set.
    !(opens && block.level > 1 && ENDED.test(block.text) ? /./ : /^(?:p|div|span)$/).test(block.tag) ||
    sizeOf(block.text) < PARAGRAPH_CHARS_MIN
  )
    return false
  const path = innerPathOf(block)
  return (
    !OTHER_VOICES.test(path) &&
    others?.test(path) !== true &&
    closest(block.element, ...NO_PARAGRAPH) === null &&
    !inNoticeBox(block) &&
    !isQuoted(block) &&
    !isPieced(block) &&
    !opensWithProblem(block.text) &&
    (opens || !block.headings.slice(-1).some((heading) => isOtherPart(loose(heading))))
  )
}

/** What stands in these is an entry, a caption, a cell; all of a link is the text of a card. */
const NO_PARAGRAPH = ['figure', 'figcaption', 'table', 'form', 'li', 'dd', 'details', 'blockquote', 'small', 'label', 'a', 'button']

/** «The problem», set in a line of its own above the heading of a part. */
function isKickedOtherwise(blocks: Block[], { headings }: Block): boolean {
  const at = blocks.findIndex(({ text, level }) => level > 0 && text === headings.at(-1))
  const kicker = blocks[at - 1]
  return kicker !== undefined && kicker.level === 0 && kicker.text.length <= KICKER_CHARS_MAX && listed.PROBLEM.test(loose(kicker.text))
}
const KICKER_CHARS_MAX = 30

const isOtherPart = (heading: string): boolean =>
  /[?？]$/.test(heading) ||
  listed.PROBLEM.test(heading) ||
  (CONTACT_HEADING.test(heading) && wordCount(heading) <= CONTACT_WORDS_MAX) ||
  (listed.NO_FEATURES.test(heading) && !ABOUT.test(heading))

/** «The problem is hardly ever the roof.»; a question about problems may lead to what solves them. */
export const opensWithProblem = (text: string): boolean =>
  listed.PROBLEM.test(loose(text).split(' ', OPENING_WORDS).join(' ')) && !/^[^.!?？。]*[?？]/u.test(text)

/** Boxes whose last line is a name behind a dash: somebody speaks of themselves. */
function signedIn(blocks: Block[]): Set<Block['element']['parent']> {
  const signatures = blocks.filter(
    ({ text }) => text.length <= SIGNATURE_CHARS_MAX && /^[–—-]\s?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)*$/u.test(text),
  )
  return new Set(signatures.map(({ element }) => element.parent))
}

/** Right below a heading, with nothing but paragraphs between: what stands behind a picture, a sample or a list speaks of that. */
function isBelowHeading(blocks: Block[], at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= PARAGRAPHS_BELOW_MAX; before--) {
    const block = blocks[before]
    if (block === undefined || block.level > 0) return true
    if (block.tag !== 'p' && block.element !== blocks[at]?.element) break
  }
  return at === 0 || blocks[at]?.headings.length === 0
}
const PARAGRAPHS_BELOW_MAX = 6

const subjects = new WeakMap<Site, Set<string>>()
/** What the site is about: the words of its title, its description and its opening. */
function subjectOf(site: Site): Set<string> {
  const known = subjects.get(site)
  if (known) return known
  const { home } = site
  const hero = heroOf(home)
  const opening = [...(hero?.heading ?? []), ...(hero?.below ?? [])].map(({ text }) => text)
  const texts = [home.title, metaOf(home, 'description') ?? '', metaOf(home, 'og:description') ?? '', ...opening]
  const subject = new Set(termsOf(texts.join(' '), site.lang))
  subjects.set(site, subject)
  return subject
}

/** Manuals tell how to do a thing, not what the product is. */
export const isManual = (reading: Reading): boolean =>
  /\/(?:docs?|documentation|guides?|help|manual|wiki|tutorials?)\//i.test(new URL(reading.url).pathname)
