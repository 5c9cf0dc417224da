import { anyOf } from '../../../lexicon/compile.ts'
import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { loose, sentences } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { ancestorsOf, closest, within } from '../page/elements.ts'
import { NO_QUESTION } from '../words/question_words.ts'
import type { Question } from './questions.ts'

const ANSWER_BLOCKS_MAX = 14
const ICON = new RegExp(String.raw`^(?:${anyOf('answer_sign')}|[^\p{L}\p{N}]{1,4})$`, 'iu')

/** The lines that answer a question: its panel, or what follows up to the next question or heading. */
export function answerOf(question: Question, questions: Set<Block>, reading: Reading, lang: string | null): Block[] {
  const others = { has: (block: Block) => block !== question.block && questions.has(block) }
  const readable = (block: Block) => !ICON.test(block.text.trim()) && !(block.lang !== null && lang !== null && block.lang !== lang)
  const panel = panelOf(question.block, reading)
  if (panel) {
    const inside = reading.all_blocks.filter(
      (block) => block !== question.block && !others.has(block) && within(block.element, panel) && readable(block),
    )
    if (inside.length > 0) return inside.slice(0, ANSWER_BLOCKS_MAX)
  }
  const following = reading.all_blocks.slice(question.at + 1, question.at + 1 + ANSWER_BLOCKS_MAX * 2)
  for (const ancestor of [...ancestorsOf(question.block.element, 12), null]) {
    // Nothing but the page itself may hold both; then its footer ends the answer.
    const inside = following.filter((block) => (ancestor ? within(block.element, ancestor) : block.region === question.block.region))
    const answer: Block[] = []
    for (const block of inside) {
      if (
        others.has(block) ||
        endsAnswers(block) ||
        (block.level > 0 && !deeper(block, question.block)) ||
        answer.length >= ANSWER_BLOCKS_MAX
      )
        break
      if (readable(block) && !isAction(block)) answer.push(block)
    }
    if (answer.length > 0) return answer
    if (inside.some((block) => others.has(block))) return []
  }
  return []
}

/** «Still unsure? Write to us.» closes a section of questions. */
function endsAnswers(block: Block): boolean {
  const first = sentences(block.text)[0] ?? ''
  return block.text.length <= 120 && /[?？]$/.test(first) && NO_QUESTION.test(loose(first))
}

/** A heading below the question's rank belongs to the answer; questions that are no headings end at every heading. */
const deeper = (block: Block, question: Block) => question.level > 0 && block.level > question.level
const isAction = (block: Block) => closest(block.element, 'button', 'input', 'form') !== null && block.text.length < 60

function panelOf(block: Block, reading: Reading): Element | null {
  const details = closest(block.element, 'details')
  if (details && closest(block.element, 'summary')) return details
  const id = ancestorsOf(block.element, 4)
    .map(
      (element) =>
        element.attribs['aria-controls'] ??
        element.attribs['data-bs-target'] ??
        element.attribs['data-target'] ??
        (element.name === 'a' && /^#./.test(element.attribs['href'] ?? '') ? element.attribs['href'] : undefined),
    )
    .find(Boolean)
  if (!id) return null
  const name = id.replace(/^#/, '')
  return namedIn(reading).get(name) ?? null
}

const named = new WeakMap<Reading, Map<string, Element>>()

/** Elements around the lines of a page by their id. */
function namedIn(reading: Reading): Map<string, Element> {
  const known = named.get(reading)
  if (known) return known
  const found = new Map<string, Element>()
  for (const block of reading.all_blocks)
    for (const element of ancestorsOf(block.element, 6)) {
      const { id } = element.attribs
      if (id !== undefined && !found.has(id)) found.set(id, element)
    }
  named.set(reading, found)
  return found
}
