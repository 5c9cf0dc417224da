import { anyOf } from '../../../lexicon/compile.ts'
import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { loose } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { ancestorsOf, classPath, closest, textIn, within } from '../page/elements.ts'
import { isExampleTalk } from '../words/example_talk.ts'
import { withoutMarker } from './faq_markers.ts'
import { ASKS, FAQ_HEADING, NO_QUESTION, SELLS } from '../words/question_words.ts'

export type Question = {
  block: Block
  /** Place in `all_blocks`. */
  at: number
  /** Without «Q:», numbering and the sign that opens its panel. */
  text: string
}

const QUESTION_CHARS_MAX = 250
const HEADINGS_MIN = 3
/** What stands above so many questions is the title of them: «Do you have questions?» */
const HEADED_MIN = 2
const FORMED_MIN = 2
const LINE_CHARS_MAX = 160
const INLINE_CHARS_MAX = 900
const STATEMENT_CHARS_MIN = 8
const SIGN_CHARS_MAX = 20
const BEFORE_QUESTION = new RegExp(
  String.raw`^(?:[\s\p{So}\p{Sk}•▶▸►›»+–—·]|[❓❔]|(?:${anyOf('question_mark_word')})\s?\d{0,2}\s?[.:：)）、]|\d{1,2}\s?[.)、:]|q?\d{2}(?=\s?\p{Lu}\p{Ll})|q\d{1,2}(?=\s)|q\s(?=[\p{Lu}\p{Lo}¿]))+`,
  'iu',
)
const BEHIND_QUESTION =
  /(?<![\s+–—×✕▼▾▿⌄∨›»>↓▸▶⊕＋−]|expand_more|keyboard_arrow_down|add|chevron_right)(?:[\s+–—×✕▼▾▿⌄∨›»>↓▸▶⊕＋−]|expand_more|keyboard_arrow_down|add|chevron_right)+$/u
const FAQ_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:faqs?|q-?and-?a|qanda|qa|questions?|accordion|fragen|preguntas|sss)(?=[-_.#\s]|$)/
const NAMED_QUESTION =
  /[.](?:faqs?[-_]+(?:q|question|title|header|head|toggle|trigger|btn|button|summary)|question)(?:[-_]text)?(?=[.#\s]|$)/
const ITEM_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_])*(?:question|accordion-(?:button|header|title|trigger|heading)|faq-(?:q|title|header|head|toggle|trigger|btn|button|summary)|toggle-title|collapsible|q)(?=[-_.#\s]|$)/

/** Every question of a page that is one of its FAQs, in reading order: closed panels too. */
export function questionsOn(reading: Reading, lang: string | null): Question[] {
  const faqArea = areasOf(reading)
  const candidates = reading.all_blocks.flatMap((block, at) => {
    const text = questionIn(block, lang)
    if (text === null || block.code || block.region === 'nav' || block.region === 'footer' || isExampleTalk(reading.all_blocks, at))
      return []
    return [{ block, at, text, strength: strengthOf(block, faqArea.get(at) ?? null, text) }]
  })
  // Where questions have a form of their own, a line that only ends in a question mark is part of an answer.
  const formed = candidates.filter((entry) => entry.strength === 'form').length >= FORMED_MIN
  const rows = headingRows(
    candidates.map((entry) => entry.block),
    reading,
  )
  const asked = candidates.filter((entry) => entry.strength === 'form' || (entry.strength === 'line' && !formed) || rows.has(entry.block))
  return asked
    .filter(({ block }) => asked.filter((other) => other.block.headings.includes(block.text)).length < HEADED_MIN)
    .map(({ block, at, text }) => ({ block, at, text }))
}

/** Questions and answers in one line, told apart by bold type or by «Q:» and «A:». */
export function answeredInline(reading: Reading, lang: string | null): { block: Block; question: string; answer: string }[] {
  const areas = areasOf(reading)
  return reading.all_blocks.flatMap((block, at) => {
    if (
      !areas.has(at) ||
      block.code ||
      block.text.length > INLINE_CHARS_MAX ||
      (block.lang !== null && lang !== null && block.lang !== lang)
    )
      return []
    const match = /^(?:Q\d{0,2}\s?[.:]\s?)?([^?？]{4,200}[?？])\s(?:A\d{0,2}\s?[.:]\s?)?(\S.+)$/su.exec(block.text)
    const [, question = '', answer = ''] = match ?? []
    const bold = block.element.children.find((child) => child.type === 'tag')
    const inBold = bold?.type === 'tag' && /^(?:strong|b)$/.test(bold.name) && textIn(bold) === question
    const lettered = /^Q\d{0,2}\s?[.:].*[?？]\s+A\d{0,2}\s?[.:]/su.test(block.text)
    return (inBold || lettered) && !NO_QUESTION.test(loose(question)) ? [{ block, question, answer }] : []
  })
}

const ASKS_AT_END = new RegExp(String.raw`${anyOf('asks_at_end')}`, 'u')
/** The question without what surrounds it; null for a line that asks nothing. */
function questionIn(block: Block, lang: string | null): string | null {
  if (block.text.length > QUESTION_CHARS_MAX || (block.lang !== null && lang !== null && block.lang !== lang)) return null
  const text = withoutMarker(block).replace(BEFORE_QUESTION, '').replace(BEHIND_QUESTION, '').trim()
  const said = loose(text)
  if (text.length < 4 || NO_QUESTION.test(said)) return null
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < 4) return null
  const asked = /[?？؟՞][)"'”’»」』)）]?$/u.test(text) || (lang === 'el' && /[;;]$/u.test(text)) || ASKS_AT_END.test(text)
  if (asked || (isPressed(block) && ASKS.test(said))) return text
  // Some sites list plain statements among their questions; their markup says what they are.
  return text.length >= STATEMENT_CHARS_MIN && isNamed(block) ? text : null
}

/** A class says «question» of this line alone, not of a box that also holds the answer. */
const isNamed = (block: Block): boolean =>
  NAMED_QUESTION.test(classPath(block.element, 3)) &&
  ancestorsOf(block.element, 3).some(
    (element) =>
      NAMED_QUESTION.test(`.${(element.attribs['class'] ?? '').toLowerCase().replace(/\s+/g, '.')}`) &&
      textIn(element).length <= block.text.length + SIGN_CHARS_MAX,
  )

const isPressed = (block: Block) =>
  closest(block.element, 'summary', 'dt') !== null ||
  ancestorsOf(block.element, 4).some(
    (element) => element.attribs['aria-expanded'] !== undefined || element.attribs['aria-controls'] !== undefined,
  )

const QUESTION_SHORT = new RegExp(String.raw`^\s*(?:${anyOf('question_short')})\s?\d{0,2}\s?[.:：]`, 'iu')
/** Whether markup and place make a line ending in a question mark one of the site's FAQs. */
function strengthOf(block: Block, area: Area | null, text: string): 'form' | 'line' | null {
  if (closest(block.element, 'summary', 'dt') !== null) return 'form'
  if (closest(block.element, 'blockquote', 'form') !== null) return null
  const named = FAQ_PATH.test(classPath(block.element, 8))
  const marked = ancestorsOf(block.element, 6).some((element) => element.attribs['itemtype']?.endsWith('schema.org/Question') === true)
  if (area === null && !named && !marked) return null
  const formed =
    (marked && ancestorsOf(block.element, 3).some((element) => element.attribs['itemprop'] === 'name')) ||
    block.level > 0 ||
    isPressed(block) ||
    closest(block.element, 'button', 'label', 'th') !== null ||
    ITEM_PATH.test(classPath(block.element, 3)) ||
    QUESTION_SHORT.test(block.text) ||
    (text.length <= LINE_CHARS_MAX && block.element.children.some((child) => child.type === 'tag' && /^(?:strong|b|em)$/.test(child.name)))
  if (formed) return 'form'
  // On a page of help without a title of questions, a line has to open like one.
  if (area === 'page' && !named && !ASKS.test(loose(text))) return null
  return /^(?:div|span|p|td|li|a)$/.test(block.tag) && text.length <= LINE_CHARS_MAX && !/[.!。]\s+\S/u.test(text) ? 'line' : null
}

/** Under a title of questions, or anywhere on a page of them. */
type Area = 'title' | 'page'

/** Places of the lines that stand in a section of questions. */
function areasOf(reading: Reading): Map<number, Area> {
  const inside = new Map<number, Area>()
  let asked = 0
  let open: { level: number; element: Element | null } | null = reading.kind === 'faq' ? { level: 0, element: null } : null
  reading.all_blocks.forEach((block, at) => {
    const title =
      block.text.length <= 80 &&
      FAQ_HEADING.test(loose(block.text)) &&
      block.region !== 'nav' &&
      block.region !== 'footer' &&
      closest(block.element, 'a') === null
    if (title && (block.level > 0 || !/[?？]$/.test(block.text))) {
      open = { level: block.level || (open?.level ?? 6), element: block.element }
      asked = 0
      return
    }
    // Where the title's own section holds questions, they end with it: a later section may ask in order to sell.
    const section = open?.element ? closest(open.element, 'section') : null
    if (section && within(block.element, section)) asked += Number(questionIn(block, null) !== null)
    else if (section && asked > 0) open = reading.kind === 'faq' ? { level: 0, element: null } : null
    // A further heading of the same rank ends the section, unless it asks something itself.
    if (open && open.level > 0 && block.level > 0 && block.level <= open.level && !/[?？؟;][^\w?？؟;]*$/u.test(block.text))
      open = reading.kind === 'faq' ? { level: 0, element: null } : null
    if (open) inside.set(at, open.element ? 'title' : 'page')
  })
  return inside
}

type Run = {
  blocks: Block[]
  /** Holds every question of the run. */
  section: Element | null
}
function joinRun(run: Run, block: Block): void {
  if (run.blocks.length === 0) run.section = closest(block.element, 'section')
  else if (run.section && !within(block.element, run.section)) run.section = null
  run.blocks.push(block)
}

/** A page that calls itself help, whose headings of the second rank are its questions. */
const isHelp = (reading: Reading): boolean =>
  reading.kind !== 'home' && reading.blocks.some((block) => block.level === 1 && HELP.test(loose(block.text)))
const HELP = new RegExp(String.raw`^(?:[\p{L}\d]+ )?(?:${anyOf('help_heading')})$`, 'u')

/** Three or more headings of one rank in a row that all ask something are FAQs wherever they stand. */
function headingRows(candidates: Block[], reading: Reading): Set<Block> {
  const asking = new Set(
    candidates.filter((block) => block.level > (reading.kind === 'faq' || isHelp(reading) ? 1 : 2) && !SELLS.test(loose(block.text))),
  )
  const rows = new Set<Block>()
  let run: Run = { blocks: [], section: null }
  const close = (): void => {
    if (run.blocks.length >= HEADINGS_MIN) for (const block of run.blocks) rows.add(block)
    run = { blocks: [], section: null }
  }
  for (const block of reading.blocks) {
    if (block.level === 0) continue
    const first = run.blocks[0]
    // Where one section holds the questions so far, a heading of another section asks for another reason.
    if (run.blocks.length >= 2 && run.section && !within(block.element, run.section)) close()
    if (asking.has(block) && (run.blocks.length === 0 || first?.level === block.level)) joinRun(run, block)
    else if (!first || block.level <= first.level) {
      close()
      if (asking.has(block)) joinRun(run, block)
    }
  }
  close()
  return rows
}
