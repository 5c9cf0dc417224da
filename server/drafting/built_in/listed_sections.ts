import { anyOf } from '../../lexicon/compile.ts'
import type { Block } from '../reading/blocks.ts'
import { loose } from '../reading/fold.ts'
import type { Reading } from '../reading/reading.ts'
import { NO_FEATURES } from './list_words.ts'

const HEADING_CHARS_MAX = 60
const ROW_MIN = 3

/**
 * The lines that a section lists: its sub-headings of the first rank below it, else its list entries. With no heading given, rows of
 * three and more sub-headings that each have a text, in sections that are not about steps, plans, people or questions.
 */
export function sectionsUnder(reading: Reading, heading: RegExp | null): Block[] {
  const found: Block[] = []
  const blocks = reading.blocks
  blocks.forEach((block, at) => {
    if (block.level === 0 || block.region === 'nav' || block.region === 'footer') return
    const said = loose(block.text)
    const wanted = heading ? said.length <= HEADING_CHARS_MAX && heading.test(said) : !NO_FEATURES.test(said) && block.level <= 2
    if (wanted) found.push(...entriesUnder(blocks, at, heading === null))
  })
  return found
}

const STEP = new RegExp(String.raw`^(?:${anyOf('step')})?\d+[.):]?\s`, 'i')
function entriesUnder(blocks: Block[], at: number, needsText: boolean): Block[] {
  const top = blocks[at]
  if (!top) return []
  const section: Block[] = []
  for (const block of blocks.slice(at + 1)) {
    if ((block.level > 0 && block.level <= top.level) || block.region === 'footer') break
    section.push(block)
  }
  const level = Math.min(...section.filter((block) => block.level > 0).map((block) => block.level))
  const heads = section.filter(
    (block, place) => block.level === level && !(needsText && (NO_FEATURES.test(loose(block.text)) || !isText(section[place + 1]))),
  )
  if (heads.length >= (needsText ? ROW_MIN : 2)) return heads.some((head) => STEP.test(head.text)) && needsText ? [] : heads
  if (needsText) return []
  return section.filter((block) => block.tag === 'li')
}

const isText = (block: Block | undefined) => block !== undefined && block.level === 0 && block.text.length >= 25
