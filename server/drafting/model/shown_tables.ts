import { anyOf } from '../../lexicon/compile.ts'
import type { Element } from 'domhandler'
import { closest, textIn } from '../built_in/page/elements.ts'
import type { Block } from '../reading/blocks.ts'
import { loose } from '../reading/fold.ts'

const CELLS_MAX = 12
const CELL_CHARS_MAX = 200
/** Names of pictures and classes that stand for a cross, or a tick. */
const CROSSED = new RegExp(String.raw`(?<!\p{L})(?:cross|x|times|unchecked|false|${anyOf('cell_missing')})(?!\p{L})`, 'iu')
const TICKED = new RegExp(String.raw`(?<!\p{L})(?:check(?:mark|ed)?|tick|true|${anyOf('cell_there')})(?!\p{L})`, 'iu')

/** A row of a table as it is shown: its cells apart by bars, each with the head of its column, and what of them may be quoted. */
export type ShownRow = { text: string; quotes: string[] }

/** The row that a block begins; null where it stands in no table, and 'told' where an earlier block of the row told all of it. */
export function rowAt(block: Block, before: Block | undefined, name: string | null): ShownRow | 'told' | null {
  const row = closest(block.element, 'tr')
  const table = row && closest(row, 'table')
  if (!row || !table || cellsOf(row).length < 2) return null
  if (before && closest(before.element, 'tr') === row) return 'told'
  const head = headOf(table)
  const columns = head === row ? null : ownColumns(head, name)
  const cells = cellsOf(row).slice(0, CELLS_MAX)
  const kept = cells.flatMap((cell, at) => {
    if (columns && at > 0 && !columns.includes(at)) return []
    const text = markIn(cell).slice(0, CELL_CHARS_MAX)
    const title = at > 0 && head !== row ? textIn(cellsOf(head)[at] ?? cell).slice(0, CELL_CHARS_MAX) : ''
    return text === ''
      ? []
      : [{ text: title !== '' && title !== text ? `${title}: ${text}` : text, quote: textIn(cell).slice(0, CELL_CHARS_MAX) }]
  })
  if (kept.length === 0) return 'told'
  return {
    text: kept.map(({ text }) => text).join(' | '),
    quotes: kept.map(({ quote }) => quote).filter((quote) => /[\p{L}\p{N}]/u.test(quote)),
  }
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter((child): child is Element => child.type === 'tag' && (child.name === 'td' || child.name === 'th'))

/** What a cell says; a tick or cross that is drawn says it by its name. */
function markIn(cell: Element): string {
  const text = textIn(cell)
  if (text !== '') return text
  const names: string[] = []
  const visit = (at: Element, depth: number): void => {
    if (depth > 5) return
    const { alt, title, class: classes } = at.attribs
    names.push(alt ?? at.attribs['aria-label'] ?? title ?? classes ?? '')
    for (const child of at.children) if (child.type === 'tag') visit(child, depth + 1)
  }
  visit(cell, 0)
  const said = names.join(' ')
  if (CROSSED.test(said)) return '✗'
  return TICKED.test(said) ? '✓' : ''
}

function headOf(table: Element): Element {
  const rows: Element[] = []
  const visit = (at: Element): void => {
    for (const child of at.children) {
      if (rows.length > 0 || child.type !== 'tag') continue
      if (child.name === 'tr') rows.push(child)
      else visit(child)
    }
  }
  visit(table)
  return rows[0] ?? table
}

/** In a table that sets the product beside others, the columns that are its own; null in any other table. */
function ownColumns(head: Element, name: string | null): number[] | null {
  const wanted = loose(name ?? '')
  const titles = cellsOf(head).map((cell) => loose(textIn(cell)))
  if (wanted.length < 2 || !titles.some((title) => title.includes(wanted))) return null
  const own = titles.flatMap((title, at) => (at > 0 && title.includes(wanted) ? [at] : []))
  const others = titles.some((title, at) => at > 0 && title !== '' && !title.includes(wanted))
  return others ? own : null
}
