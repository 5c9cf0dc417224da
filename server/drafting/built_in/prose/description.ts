import type { Drafted, Evidence } from '../../../fields/draft.ts'
import type { Block } from '../../reading/blocks.ts'
import { loose, sentencesWith, sizeOf, squeeze, UNSPACED_END, words } from '../../reading/fold.ts'
import { littleWords } from '../../reading/language.ts'
import { quoteAttribute, quoteBlock } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import { pagesOf, type Site } from '../../reading/site.ts'
import { isPieced } from '../page/elements.ts'
import {
  defines,
  describersOf,
  isManual,
  opensWithProblem,
  PARAGRAPH_CHARS_MIN,
  type Describing,
  type Nearness,
} from './describing_lines.ts'
import { ENDED, isProse, linkedIn, menuOf, paragraphOf } from './describing_sentences.ts'
import { bestRows, rowsOf } from '../lists/best_rows.ts'
import { offersOf } from '../lists/feature_rows.ts'
import type { Item } from '../page/flat_rows.ts'
import type { Meaning, Row } from '../page/rows.ts'
import { fittingItems, nameOf } from '../lists/fitting_items.ts'
import { heroOf } from '../page/hero.ts'
import { isOtherPart, pageName } from '../page/site_parts.ts'
import { isAbroad } from './statements.ts'
import { termsOf } from '../words/terms.ts'

const PARAGRAPHS_MAX = 4
/** With less than this, paragraphs of other parts join those that are sure: those that share a word with them, of pages about it, or any. */
const PROSE_ENOUGH_CHARS = { near: 260, about: 160, apart: 160 }
/** With less than this, what the site lists follows as a list. */
const LIST_BELOW_CHARS = 400
const LISTED_MAX = 5
const LISTED_CHARS_MAX = 220
/** A description that repeats the summary still serves better than one too short to be submitted. */
const REST_CHARS_MIN = 120
const SAME_SHARE_MIN = 0.85
/** What opens with the same letters goes on much the same. */
const SAME_CHARS = 50
/** What has this share of its words in common with a paragraph before it says it again. */
const SAID_SHARE_MIN = 0.8
const SAID_TERMS_MIN = 4
/** So many words in common are a repetition even where it says it at greater length. */
const SAID_ALOUD = { share: 0.65, terms: 8 }

type Paragraph = { text: string; quotes: Evidence[]; nearness: Nearness }

/** What the site says of its product in whole sentences, each of them quoted: opening words first, then its sections, then what it lists. */
export function descriptionOf(site: Site, summary: Drafted<string> | null): Drafted<string> | null {
  const said = summary?.value ?? null
  const found = proseOf(site, said)
  const fresh = freshIn(found, said, site)
  const chosen = composed(site, fresh)
  // A list is led by what the page opens with, even where the summary says that, or by the summary itself, unless it trails off.
  const unled = chosen.at(-1)?.text.startsWith('- ') && !fresh.some(({ nearness }) => nearness === 'sure')
  const kept = lengthOf(chosen) >= REST_CHARS_MIN && !unled ? chosen : composed(site, freshIn(found, null, site))
  if (kept.length === 0) return null
  const lead =
    summary && kept[0]?.text.startsWith('- ') && !/(?:…|\.{3})$/.test(summary.value)
      ? [{ text: summary.value, quotes: summary.evidence }]
      : []
  const told = [...lead, ...kept]
  return { value: told.map(({ text }) => text).join('\n\n'), evidence: told.flatMap(({ quotes }) => quotes) }
}

const lengthOf = (paragraphs: Paragraph[]) => paragraphs.reduce((sum, { text }) => sum + sizeOf(text), 0)

/** Paragraphs that are sure and what the site lists; others where those say little, and one of them to open a list. */
function composed(site: Site, paragraphs: Paragraph[]): Paragraph[] {
  const sure = paragraphs.filter(({ nearness }) => nearness === 'sure').slice(0, PARAGRAPHS_MAX)
  const list = lengthOf(sure) < LIST_BELOW_CHARS ? listOf(site, sure, 'features', 'cards', 'reasons') : []
  const kept = new Set(sure)
  // Pages about it tell of people and beginnings too: they speak where the home page does not.
  for (const nearness of ['near', 'about', 'apart'] as const)
    for (const paragraph of paragraphs) {
      const length = kept.size === 0 && nearness === 'near' ? 0 : lengthOf([...kept, ...list])
      if (paragraph.nearness === nearness && length < PROSE_ENOUGH_CHARS[nearness]) kept.add(paragraph)
    }
  return [...paragraphs.filter((paragraph) => kept.has(paragraph)).slice(0, PARAGRAPHS_MAX), ...list]
}

/** Paragraphs once each, in the order in which a reader would want them. */
function proseOf(site: Site, summary: string | null): Paragraph[] {
  const { home } = site
  const around = { name: site.name?.value ?? '', lang: site.lang, menu: menuOf(site) }
  const meta = paragraphOf(metaOf(home, 'description', 'og:description') ?? '', { ...around, linked: [] })
  const meta_said = meta !== '' && loose(meta) === loose(summary ?? '') ? loose(meta) : null
  const found: (Paragraph & { folded: string })[] = []
  const add = (text: string, nearness: Nearness, quote: Evidence | null): void => {
    const folded = loose(text)
    if (!quote || sizeOf(text) < PARAGRAPH_CHARS_MIN) return
    const paragraph = { text, quotes: [quote], nearness, folded }
    const at = found.findIndex((earlier) => sameText(earlier.folded, folded))
    const earlier = found[at]
    if (!earlier) found.push(paragraph)
    // What search engines are told, where the summary says it, gives way to what the page goes on to say from the same beginning.
    else if (earlier.folded === meta_said && folded.length > meta_said.length) found[at] = { ...paragraph, nearness: earlier.nearness }
  }
  const addBlock = (reading: Reading, { block, nearness }: Describing): void => {
    const text = paragraphOf(block.text, { ...around, linked: linkedIn(block) })
    if (text !== '') add(text, nearness, quoteBlock(reading, block, text))
  }
  if (meta !== '' && !isAbroad(meta, site.lang)) add(meta, 'sure', quoteAttribute(home, meta))
  const below: Block[] = heroOf(home)?.below ?? []
  // Pages called «How it works» tell what to do.
  const told = (page: Reading) => !isManual(page) && (page.kind === 'about' || !isOtherPart([pageName(page)]))
  for (const reading of [home, ...pagesOf(site, 'about', 'features').filter(told)]) {
    const own = describersOf(reading, site)
    // What a product is stands before what it does; a sentence with its name in front says so.
    const [named, rest] = [own.filter(({ block }) => defines(block.text, site)), own.filter(({ block }) => !defines(block.text, site))]
    if (reading === home) for (const entry of [...named, ...own].filter(({ block }) => below.includes(block))) addBlock(home, entry)
    for (const entry of [...named, ...rest]) addBlock(reading, entry)
  }
  return found
}

/** What none of the paragraphs before it says, and none that are sure behind it at greater length. */
function freshIn(paragraphs: Paragraph[], summary: string | null, site: Site): Paragraph[] {
  const earlier: string[] = []
  const fresh = paragraphs.flatMap((paragraph) => {
    const left = withoutSaid(paragraph, summary, earlier, site)
    earlier.push(...left.map(({ text }) => text))
    return left
  })
  // What goes on where the summary ends opens nothing.
  const rank = ({ nearness, text }: Paragraph) =>
    nearness !== 'sure' ? 2 : Number(!paragraphs.some((other) => other.text.startsWith(text)))
  return fresh
    .filter(({ text }, at) => !fresh.slice(at + 1).some((later) => later.nearness === 'sure' && isRetold(text, later.text, site.lang)))
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Without sentences that the summary says already, and up to the first that an earlier paragraph says. */
function withoutSaid(paragraph: Paragraph, summary: string | null, earlier: string[], { lang, name }: Site): Paragraph[] {
  const said = loose(summary ?? '')
  const all = sentencesWith(name?.value ?? '', paragraph.text)
  const again = all.findIndex((sentence) => saysAgain(sentence, earlier, lang))
  const fresh = again < 0 ? all : all.slice(0, again)
  const kept = fresh.filter((sentence) => said === '' || !said.includes(loose(sentence).replace(/(?<![.!。！…])[.!。！…]+$/u, '')))
  const rest = kept.join(' ')
  // What began with a little word leant on the sentence before it.
  if (kept[0] !== all[0] && littleWords(lang).has(words(rest)[0] ?? '')) return []
  return sizeOf(rest) >= PARAGRAPH_CHARS_MIN && !opensWithProblem(rest) ? [{ ...paragraph, text: rest }] : []
}

/** Whether one of some paragraphs holds a sentence, its opening, or most of its words. */
const saysAgain = (sentence: string, earlier: string[], lang: string | null): boolean =>
  earlier.some((text) => loose(text).includes(loose(sentence).slice(0, SAME_CHARS)) || isRetold(sentence, text, lang))

/** Whether a text holds most words of a sentence. */
function isRetold(sentence: string, text: string, lang: string | null): boolean {
  const terms = [...new Set(termsOf(sentence, lang))]
  const there = new Set(termsOf(text, lang))
  const shared = terms.filter((term) => there.has(term)).length
  const share = shared / terms.length
  return (terms.length >= SAID_TERMS_MIN && share >= SAID_SHARE_MIN) || (shared >= SAID_ALOUD.terms && share >= SAID_ALOUD.share)
}

/** Whether a text was said before, whole, in its opening, or with hardly a word that the other has not. */
function sameText(one: string, other: string): boolean {
  if (one.includes(other.slice(0, SAME_CHARS)) || other.includes(one.slice(0, SAME_CHARS))) return true
  const [few, many] = [new Set(words(one)), new Set(words(other))].toSorted((a, b) => a.size - b.size)
  return few !== undefined && [...few].filter((word) => many?.has(word)).length / few.size > SAME_SHARE_MIN
}

/** What the site lists with a text each, as a list: for sites that say little else. */
function listOf(site: Site, chosen: Paragraph[], ...meanings: Meaning[]): Paragraph[] {
  const pages = [...pagesOf(site, 'home', 'features').filter((page) => !isManual(page)), ...offersOf(site)]
  for (const meaning of meanings) {
    // The best of them may be names alone.
    let lines = linesOf(bestRows(pages, site, meaning), site, chosen)
    if (lines.length < 2) lines = linesOf(rowsOf(pages, site, meaning), site, chosen)
    if (lines.length > 1)
      return [{ text: lines.map(({ text }) => text).join('\n'), quotes: lines.flatMap(({ quotes }) => quotes), nearness: 'sure' }]
  }
  return []
}

/** The first things that some rows list with a text each. */
function linesOf(rows: { reading: Reading; row: Row }[], site: Site, chosen: Paragraph[]) {
  const all = rows
    .flatMap(({ reading, row }) => {
      const lines = fittingItems(row).flatMap((item) => lineOf(reading, item) ?? [])
      // Beside whole sentences, what ends without a mark is a label.
      const whole = lines.filter(({ said }) => ENDED.test(said))
      return whole.length * 2 > lines.length ? whole : lines
    })
    .filter(({ said }) => !chosen.some((entry) => sameText(loose(entry.text), loose(said))))
    // What bears the site's own name says what it is, and no more.
    .filter(({ name }) => squeeze(name) !== squeeze(site.name?.value ?? ''))
  const kept: typeof all = []
  for (const line of all)
    if (kept.length < LISTED_MAX && !kept.some(({ name }) => squeeze(name).includes(squeeze(line.name)))) kept.push(line)
  return kept
}

/** «- Shade: Each spring is seen at noon.» */
function lineOf(reading: Reading, item: Item) {
  const { title, blocks } = item
  const { text: name, lines } = nameOf(item)
  const texts = blocks.filter(
    (block) =>
      !lines.includes(block) &&
      block.text.length <= LISTED_CHARS_MAX &&
      !isPieced(block) &&
      !/[?？](?:\s|$)/u.test(block.text) &&
      isProse(block.text),
  )
  const text = texts.find((block) => ENDED.test(block.text)) ?? texts[0]
  // No quote proves a word that is broken into lines.
  if (!text || /[?？]$/u.test(title.text) || (lines.length > 1 && UNSPACED_END.test(title.text))) return null
  // A title that the text says once more, in capitals for the look.
  if (name !== name.toUpperCase() && text.text.startsWith(name.toUpperCase())) return null
  return { said: text.text, name, text: `- ${name}: ${text.text}`, quotes: [...lines, text].map((line) => quoteBlock(reading, line)) }
}
