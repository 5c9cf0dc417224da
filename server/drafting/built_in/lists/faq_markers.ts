import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import { textIn } from '../page/elements.ts'

const MARKER = new RegExp(String.raw`^(?:${anyOf('faq_sign')})\s?\d{0,2}[.:：．]?$`, 'u')

/** A line without the letter that marks it as question or answer, where the letter stands in an element of its own in front. */
export function withoutMarker(block: Block): string {
  const first = block.element.children.find((child) => child.type === 'tag' || (child.type === 'text' && /\S/.test(child.data)))
  const letter = first?.type === 'tag' ? textIn(first) : ''
  return letter !== '' && MARKER.test(letter) && block.text.startsWith(letter) && block.text.length > letter.length
    ? block.text.slice(letter.length).trim()
    : block.text
}
