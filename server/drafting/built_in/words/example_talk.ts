import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'

const SPEAKER_CHARS_MAX = 24
/** «Question» over a question, «Answer» over its answer: labels of FAQs, no speakers. */
const FAQ_LABEL = new RegExp(
  String.raw`^(?:${anyOf('question_mark_word')}|${anyOf('question_short')}|${anyOf('answer_ahead')}|${anyOf('faq_sign')})\s?\d{0,2}\s?[.:：．]?$`,
  'iu',
)

/** «You» over a question and the product's name over what it says: a talk with the product, as an example. */
export function isExampleTalk(blocks: Block[], at: number): boolean {
  const [asks, question, answers, said] = blocks.slice(Math.max(0, at - 1), at + 3)
  if (at === 0 || !asks || !question || !answers || !said || asks.text === answers.text) return false
  const [turn, reply] = [question.element.parent, said.element.parent]
  const beside = turn !== reply && turn !== null && turn.parent === reply?.parent
  return beside && isSpeaker(asks) && isSpeaker(answers) && isIn(asks, turn) && isIn(answers, reply)
}

/** A label without an element of its own is a line of the box. */
const isIn = ({ element }: Block, box: Block['element']['parent']) => element === box || element.parent === box
const isSpeaker = ({ text, level }: Block) =>
  level === 0 &&
  text.length <= SPEAKER_CHARS_MAX &&
  (text.match(/\p{L}/gu)?.length ?? 0) > 1 &&
  !/[.!?。？]$/u.test(text) &&
  !FAQ_LABEL.test(text)
