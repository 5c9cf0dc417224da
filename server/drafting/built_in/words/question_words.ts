import { anyOf } from '../../../lexicon/compile.ts'
import { loose, sentences } from '../../reading/fold.ts'
import { YES } from './free_words.ts'

/** What a section of questions is called. Matched against `loose` text. */
export const FAQ_HEADING = new RegExp(String.raw`(?<!\p{L})(?:f\.?a\.?q\.?'?s?|q ?& ?a|q ?and ?a)(?!\p{L})|${anyOf('faq_heading')}`, 'u')

/** Calls to act and invitations to ask, which end in a question mark but ask nothing of the product. */
export const NO_QUESTION = new RegExp(`^(?:${anyOf('no_question')})$`, 'u')

/** Headings that sell in the form of a question; among the site's own questions they may stand, alone they are none. */
export const SELLS = new RegExp(String.raw`^(?:${anyOf('own_question')})`, 'u')

/** Opening words of a question that ends without its mark, as menus of questions have it. */
export const ASKS = new RegExp(String.raw`^(?:${anyOf('question_word')})(?!\p{L})|^(?:${anyOf('question_word_attached')})`, 'u')

/** A sign that opens its answer may stand behind it: «Is there a trial? +». */
export const QUESTION = /[?？][^\p{L}\p{N}?？]*$/u

/** The sentences of a line that state something: «Does it run on Linux?» does only where what follows begins with «yes». */
export function statementsIn(lines: readonly { text: string }[], at: number): string[] {
  const said = sentences(lines[at]?.text ?? '')
  return said.filter((sentence, place) => !QUESTION.test(sentence) || YES.test(loose(said[place + 1] ?? lines[at + 1]?.text ?? '')))
}
