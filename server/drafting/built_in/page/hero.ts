import { anyOf } from '../../../lexicon/compile.ts'
import { pathOf, type Block } from '../../reading/blocks.ts'
import { loose, squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { cardLines } from './rows.ts'
import { textIn } from './elements.ts'
import { isIconWord } from './row_titles.ts'
import { inNoticeBox, isNotice } from '../words/notices.ts'
import { inPost } from './posts.ts'
import { isQuoted } from './sections.ts'
import { titleParts } from '../words/titles.ts'
import { GREETING, SECTION } from '../words/heading_words.ts'

export type Hero = {
  /** Lines of the main heading; a heading broken by `<br>` has several. */
  heading: Block[]
  /** Lines between it and the next heading of a section: taglines, paragraphs, buttons. */
  below: Block[]
  /** The main heading again when it is only a greeting, else the same as `heading`. */
  greeting: Block[]
}

const BELOW_MAX = 12
const BELOW_LINES_READ = 60
const HEADINGS_TRIED_MAX = 6
const HEADINGS_READ_MAX = 200
const MARK_WORDS_MAX = 4

/** «The platform for», before words that a script changes or a heading of their own. */
export const UNFINISHED = new RegExp(String.raw`\s(?:${anyOf('and_names')}|${anyOf('made_for')})$`, 'iu')

/** What a visitor sees first: the main heading of a page with what stands under it. */
export function heroOf(home: Reading): Hero | null {
  const blocks = home.blocks.filter((block) => block.region !== 'nav' && block.region !== 'footer' && !block.code && !inPost(home, block))
  const all = blocks
    .filter((block) => block.level > 0 && squeeze(block.text).length > 1)
    .slice(0, HEADINGS_READ_MAX)
    .filter(isOwn)
  const telling = all.filter((block) => !isMark(block) && !(block.level > 1 && SECTION.test(loose(block.text))))
  const headings = telling.length > 0 ? telling : all.filter((block) => block.level === 1 || isMark(block))
  const first =
    headings.find((block) => block.level === 1) ?? headings.slice(0, HEADINGS_TRIED_MAX).find((block) => block.level === 2) ?? headings[0]
  if (!first) return unheaded(blocks)
  const start = blocks.indexOf(first)
  const owner = headingElement(first)
  let end = start
  const goesOn = (line: Block | undefined) =>
    line?.level === first.level && (headingElement(line) === owner || UNFINISHED.test(blocks[end - 1]?.text ?? ''))
  while (end < blocks.length && goesOn(blocks[end])) end++
  const below: Block[] = []
  const carded = cardLines(home)
  for (const block of blocks.slice(end, end + BELOW_LINES_READ).filter(isOwn)) {
    const opened = below.some((entry) => entry.level === 0 && !isAction(entry))
    // A small heading right under the main one is its tagline; the next big one opens a section, and so does a row of cards that have some.
    if (block.level > 0 && (opened || block.level === 1)) break
    if (carded.has(block) || (block.level === 0 && isQuoted(block) && !isQuoted(first))) continue
    // A ticker says the same many times over.
    if (below.length < BELOW_MAX && !below.some((entry) => entry.text === block.text)) below.push(block)
  }
  const heading = blocks.slice(start, end).map((block) => withoutName(block, home))
  // A greeting says nothing about the product; what stands under it may.
  return { heading: heading.some((block) => GREETING.test(block.text)) ? [] : heading, below, greeting: heading }
}

/** A name and what is said of it in one heading, each in an element of its own, which styles set on lines of their own. */
function withoutName(block: Block, home: Reading): Block {
  const [first] = block.element.children.filter((child) => child.type === 'tag' || (child.type === 'text' && /\S/.test(child.data)))
  const name = first?.type === 'tag' ? textIn(first) : ''
  const said = block.spaced.slice(name.length).trim()
  return name !== '' && block.spaced.startsWith(name) && titleParts(home.title).includes(name) && SENTENCE.test(said)
    ? { ...block, text: said, spaced: said }
    : block
}
const SENTENCE = /^\p{Lu}\S*(?: \S+){2}/u

/** Without headings the first paragraph, below the short line in front of it. */
function unheaded(blocks: Block[]): Hero | null {
  const own = blocks.slice(0, BELOW_MAX).filter((block) => isOwn(block) && !isAction(block))
  const at = own.findIndex(({ text }) => text.length >= PARAGRAPH_CHARS_MIN && /[.!。！]$/u.test(text))
  const heading = own
    .slice(0, Math.max(0, at))
    .slice(-1)
    .filter(({ text }) => text.length <= HEADING_CHARS_MAX && /\p{L}{2}\P{L}+\p{L}{2}/u.test(text))
  return heading.length > 0
    ? { heading, below: own.slice(at).filter(({ text }) => text.length >= PARAGRAPH_CHARS_MIN), greeting: heading }
    : null
}
const PARAGRAPH_CHARS_MIN = 60
const HEADING_CHARS_MAX = 90

/** Many themes set the site's name at the top of each page as a main heading; what the page says begins below it. */
const MARK = /(?:^|[\s._#-])(?:logo|brand|navbar|site-?name|site-?title|header__heading)/

function isMark(block: Block): boolean {
  const steps = pathOf(headingElement(block)).split(' ')
  return block.level < 3 && block.text.split(' ').length <= MARK_WORDS_MAX && steps.slice(-3).some((step) => MARK.test(step))
}

/** Neither a notice, nor in a box of its own above the page, nor a picture that is written as a word. */
const isOwn = (block: Block) => !isNotice(block.text) && !inNoticeBox(block) && !isIconWord(block)

/** A link or button, whether it stands in the line or is all of it. */
export const isAction = (block: Block): boolean =>
  /^(?:a|button)$/.test(block.tag) ||
  block.element.children.some((child) => child.type === 'tag' && /^(?:a|button)$/.test(child.name) && textIn(child) === block.text)

function headingElement(block: Block): Block['element'] {
  for (let at = block.element, steps = 0; steps < 3; steps++) {
    if (/^h[1-6]$/.test(at.name)) return at
    if (at.parent?.type !== 'tag') break
    at = at.parent
  }
  return block.element
}
