import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { joinLines } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { closest, elementBefore, textIn } from './elements.ts'

/** «Platforms | Windows, macOS»: a term with its text, or a row of two cells. */
export type Labelled = { label: string; value: string; blocks: Block[] }

const LABEL_CHARS_MAX = 40
const VALUE_CHARS_MAX = 300

const known = new WeakMap<Reading, Labelled[]>()

/** What a page states as pairs, in its own lists of terms and tables of two columns. */
export function labelledOn(reading: Reading): Labelled[] {
  const told = known.get(reading)
  if (told) return told
  const cells = new Map<Element, Block[]>()
  for (const block of reading.blocks) {
    const cell = block.code || block.region === 'nav' ? null : closest(block.element, 'dd', 'td')
    if (cell) cells.set(cell, [...(cells.get(cell) ?? []), block])
  }
  const found = [...cells].flatMap(([cell, blocks]) => {
    const before = labelOf(cell)
    const label = before ? textIn(before).replace(/\s?[:：]$/, '') : ''
    const value = joinLines(blocks.map(({ text }) => text))
    return label !== '' && label.length <= LABEL_CHARS_MAX && value.length <= VALUE_CHARS_MAX ? [{ label, value, blocks }] : []
  })
  known.set(reading, found)
  return found
}

/** The term before a text, or the first of two cells. */
function labelOf(cell: Element): Element | null {
  const before = elementBefore(cell)
  if (!before || (cell.name === 'dd' && before.name !== 'dt')) return null
  if (cell.name === 'dd') return before
  const row = (cell.parent?.children ?? []).filter((child) => child.type === 'tag')
  return row.length === 2 && row[0] === before ? before : null
}

const INLINE = /^(\P{P}{2,40}?)\s?[:：]\s?(\S.{1,300})$/u
const WORDS_MAX = 3
/** The same, and «Integrations: Slack, Jira» in one line, whose label has few words. */
export const labelledIn = (reading: Reading): Labelled[] => [
  ...labelledOn(reading),
  ...reading.blocks.flatMap((block) => {
    const [, label, value] = block.code || block.region !== 'main' ? [] : (INLINE.exec(block.text) ?? [])
    return label && value && label.split(/\s/).length <= WORDS_MAX ? [{ label, value, blocks: [block] }] : []
  }),
]
