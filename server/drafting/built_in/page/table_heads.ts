import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { loose } from '../../reading/fold.ts'
import { currencyIn } from '../../proof/money.ts'
import { closest, textIn } from './elements.ts'
import * as words from '../words/price_words.ts'

/** The head of a column: what it says, and the currency where it says once for all of its cells what they are priced in. */
type Head = { label: string; sign: string | null; element: Element; block: Block | undefined }

/** A head is read this far; a wider table is no price list. */
const CELLS_MAX = 40
const heads = new WeakMap<Element, Head[]>()

/** «Price (€)» over a bare number: what its column is priced in, or null. */
export function columnOf(block: Block, blocks: Block[]): { sign: string; head: Block } | null {
  const column = headOver(block)
  if (!column || column.sign === null) return null
  column.block ??= blocks.find((entry) => closest(entry.element, 'th', 'td') === column.element)
  return column.block ? { sign: column.sign, head: column.block } : null
}

/** «Budget» over an amount: its column counts what is nobody's price. */
export const isUnderMetric = (block: Block): boolean => words.METRIC.test(headOver(block)?.label ?? '')

function headOver(block: Block): Head | undefined {
  const cell = closest(block.element, 'td')
  const table = cell && closest(cell, 'table')
  const row = cell?.parent
  if (!cell || !table || row?.type !== 'tag') return undefined
  const known = heads.get(table) ?? headsOf(table)
  heads.set(table, known)
  const cells = cellsOf(row)
  return cells.length === known.length ? known[cells.indexOf(cell)] : undefined
}

function headsOf(table: Element): Head[] {
  const row = firstNamed(table, 'tr')
  return (row ? cellsOf(row) : []).map((element) => {
    const text = textIn(element)
    const sign = text.length <= HEAD_CHARS_MAX ? currencyIn(text) : null
    const label = loose(text.replace(sign ?? '', '').replace(/(?<![\s()[\],])[\s()[\],]+$/, ''))
    const priced = words.SAYS_COST.test(label) && !words.METRIC.test(label) && !words.BEFORE_NO_PRICE.test(`${label} `)
    // A table without heads begins with a price.
    const is_head = text.length <= HEAD_CHARS_MAX && !(sign && /\d/.test(text))
    return { label: is_head ? label : '', sign: priced ? sign : null, element, block: undefined }
  })
}
const HEAD_CHARS_MAX = 40

const cellsOf = (row: Element): Element[] => row.children.filter((child): child is Element => child.type === 'tag').slice(0, CELLS_MAX)

/** The first element of a name within another. */
export function firstNamed(element: Element, name: string): Element | null {
  for (const child of element.children) {
    if (child.type !== 'tag') continue
    const found = child.name === name ? child : firstNamed(child, name)
    if (found) return found
  }
  return null
}
