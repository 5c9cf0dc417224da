import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { closest } from './elements.ts'

// Things of a kind that follow each other in one element, with nothing around each.

/** One of several things of a kind that a page sets side by side: a card, a list entry, a term, a row of a table. */
export type Item = { title: Block; blocks: Block[] }

const ITEM_BLOCKS_MAX = 9
const ITEM_CHARS_MAX = 900
/** Headings of the first ranks open parts of a page, not things of a kind. */
export const FLAT_RANKS = [3, 4, 5, 6]
/** A row may hold a stranger, such as a picture or a link to all of them. */
export const MOST = 0.7

export type Flat = { items: Item[]; form: 'cards' | 'terms' | 'headings'; children: Element[] }

/** Terms and their texts, or small headings and theirs, one behind the other in one element; a greater heading begins anew. */
export function flatIn(children: Element[], blocksIn: (child: Element) => Block[]): Flat[] {
  const terms = children.some((child) => child.name === 'dt')
  const rank = FLAT_RANKS.find((level) => children.filter((child) => child.name === `h${level}`).length >= 2)
  const name = terms ? 'dt' : `h${rank}`
  if (!terms && rank === undefined) return []
  const found: Flat[] = []
  let open: Flat | null = null
  for (const child of children) {
    const blocks = blocksIn(child)
    const first = blocks[0]
    if (child.name === name && first) {
      if (!open) found.push((open = { items: [], form: terms ? 'terms' : 'headings', children: [] }))
      open.items.push({ title: first, blocks: [...blocks] })
    } else if (/^(?:h[1-6]|section|article)$/.test(child.name)) open = null
    else open?.items.at(-1)?.blocks.push(...blocks)
    open?.children.push(child)
  }
  return found.flatMap((flat) => {
    const items = flat.items.filter(({ blocks }) => isSmall(blocks))
    return items.length >= 2 && items.length >= flat.items.length * MOST ? [{ ...flat, items }] : []
  })
}

/** «On the field», «In rehearsal»: each heading stands over a list and nothing else. */
export const areGroups = ({ items, form }: Flat): boolean =>
  form === 'headings' &&
  items.every(({ title, blocks }) => blocks.length > 2 && blocks.every((block) => block === title || closest(block.element, 'li') !== null))

export const isSmall = (blocks: Block[]): boolean =>
  blocks.length <= ITEM_BLOCKS_MAX && blocks.reduce((sum, block) => sum + block.text.length, 0) <= ITEM_CHARS_MAX
