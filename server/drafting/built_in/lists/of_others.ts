import { spaced, unspaced } from '../../../lexicon/compile.ts'
import type { Item } from '../page/flat_rows.ts'
import { HEADING_CHARS_MAX } from './row_headings.ts'

// Items of a row that are somebody else's words, people, or lines of a screen.

const TEXT_CHARS_MIN = 25

/** Words with the name of who said them below. */
export function isSigned({ title, blocks }: Item): boolean {
  const at = blocks.indexOf(title)
  const last = blocks.length > 1 ? (blocks.at(-1)?.text ?? '') : ''
  if (last.length <= HEADING_CHARS_MAX && /^[–—―]\s?\p{L}/u.test(last)) return true
  return title.text.length <= HEADING_CHARS_MAX && blocks.slice(0, at).some((block) => block.text.length >= SAYING_CHARS_MIN)
}
const SAYING_CHARS_MIN = 60

/** «MS» beside «Mira Sand»: somebody without a picture. */
export const isPerson = ({ title, blocks }: Item): boolean =>
  title.level === 0 && blocks.some(({ text }) => text.length === 2 && text === title.text.replace(/^(\p{Lu})\S+ (\p{Lu})\S+$/u, '$1$2'))

/** A sentence between quotation marks: what a customer says, below a name or a trade. */
export const isSaying = ({ blocks }: Item): boolean =>
  blocks.some(({ tag, text }) => tag === 'blockquote' || (text.length >= TEXT_CHARS_MIN && /^[“„«"][^“„«»”"]+[.!?…][”“»"]$/u.test(text)))

/** An entry of a list that a picture of the product shows: an hour, a running number, «5 min ago». */
const LOGGED = new RegExp(
  String.raw`(?:^|[^\d:.])\d{1,2}:\d{2}(?!\d|\s?[-–])(?:\s?[ap]m)?(?=$|[\s•·|])|#\d{3,}|(?<!\p{L})(?:${spaced('ago')}) \d{1,2} ?\p{L}|(?<!\d)\d{1,2} ?(?:\p{L}{1,9}\.? (?:${spaced('ago')})(?!\p{L})|\p{L}{1,2}(?:${unspaced('ago')}))`,
  'iu',
)
export const isLogged = ({ blocks }: Item): boolean => blocks.some(({ text }) => LOGGED.test(text))
