import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'
import { ancestorsOf, closest } from './elements.ts'
import { areGroups, FLAT_RANKS, flatIn, isSmall, MOST, type Flat, type Item } from './flat_rows.ts'
import { titleOf } from './row_titles.ts'

/** Things of a kind that a page sets side by side, with the short lines that lead to them: headings, the line above a heading, a subtitle. */
export type Row = { element: Element; items: Item[]; intro: Block[]; form: 'cards' | 'list' | 'terms' | 'table' | 'headings' }

/** What a row lists. */
export type Meaning = 'features' | 'cards' | 'ticks' | 'reasons' | 'audience' | 'use_cases' | 'integrations'

const INTRO_BLOCKS_MAX = 4
const INTRO_STEPS = 4
const HEADED_MIN = 3
const PARTS_MIN = 2
const BOXES_MIN = 3
/** Far more than any page sets side by side; each is asked what it lists. */
const ROWS_MAX = 100
/** What stands before each line of a list that is written out as text. */
const BULLET = /^[✓✔☑✅•·▪◦►▸‣–*-]\uFE0F?\s*\p{L}/u
const CHILDREN_MAX = 60
const ENTRY_CHARS_MAX = 80
const DEPTH_MAX = 60

const known = new WeakMap<Reading, Row[]>()

/** Whatever a page sets side by side, in reading order; told by markup alone, so that divs count as much as lists and headings. */
export function rowsOf(reading: Reading): Row[] {
  const cached = known.get(reading)
  if (cached) return cached
  const page = new Page(reading)
  known.set(reading, page.rows)
  return page.rows
}

/** Each with more than a name. */
const isCarded = (items: Item[]) => items.every(({ blocks }) => blocks.length > 1)

/** Lines of three and more cards side by side: each speaks of one thing among several. */
export function cardLines(reading: Reading): Set<Block> {
  const rows = rowsOf(reading).filter(({ items }) => items.length >= 3 && isCarded(items))
  return new Set(rows.flatMap(({ items }) => items.flatMap(({ blocks }) => blocks)))
}

class Page {
  readonly rows: Row[] = []
  readonly #blocks: Block[]
  /** The lines in each element, as a stretch of the page's lines. */
  readonly #held = new Map<Element, { from: number; to: number }>()
  /** Where the last row ended: its lines lead to no other. */
  #end = 0

  constructor(reading: Reading) {
    this.#blocks = reading.blocks.filter((block) => block.region !== 'nav' && block.region !== 'footer' && !block.code)
    this.#blocks.forEach((block, at) => {
      for (const element of ancestorsOf(block.element, DEPTH_MAX)) {
        const held = this.#held.get(element)
        if (held) held.to = at
        else this.#held.set(element, { from: at, to: at })
      }
    })
    for (const body of reading.$('body').get()) this.#visit(body, 0)
  }

  #in(element: Element): Block[] {
    const held = this.#held.get(element)
    return held ? this.#blocks.slice(held.from, held.to + 1) : []
  }

  #childrenOf(element: Element): Element[] {
    return element.children.filter((child): child is Element => child.type === 'tag' && this.#held.has(child))
  }

  #visit(element: Element, depth: number): void {
    if (depth > DEPTH_MAX) return
    const children = this.#childrenOf(element)
    const flat = [...flatIn(children, (child) => this.#in(child)), ...(element.name === 'body' ? this.#boxesIn(children) : [])]
    const row = flat.length > 0 || /^(?:body|tr)$/.test(element.name) ? null : this.#rowOf(element, children)
    const lines = this.#writtenOut(element)
    if (lines.length > 0) return this.#add({ element, form: 'list', items: lines.map((title) => ({ title, blocks: [title] })) })
    const rows = this.rows.length
    const end = this.#end
    // What looks alike may be the parts of a page, with the real row inside one of them.
    if (!row || row.items.length < 3 || row.items.some(({ blocks }) => blocks.length > 2) || this.#isLittleOf(element, row.items)) {
      const starts = new Map(flat.map((found) => [found.children[0], found]))
      const taken = new Set(flat.flatMap((found) => found.children))
      let over: Block[] = []
      for (const child of children) {
        const found = starts.get(child)
        if (found && areGroups(found)) over = this.#over(found.items)
        else if (found) this.#add({ ...found, element })
        if (!taken.has(child)) this.#visit(child, depth + 1)
        else if (this.#isList(child)) this.#visitBelow(child, over, depth + 1)
      }
    }
    const found = this.rows.slice(rows)
    const inner = found.filter(({ items }) => items.length >= 3 || (row?.items.length === 2 && isCarded(items))).length
    // Boxes that hold headed cards are parts of a page.
    const parts = found.filter(({ items }) => isCarded(items) && items.every(({ title }) => title.level > 0)).length
    // Lines alone, each before a row of its own, are what heads these.
    const heads = found.length > 1 && row !== null && this.#isLittleOf(element, row.items)
    if (
      row &&
      parts < PARTS_MIN &&
      !heads &&
      (inner === 0 || (row.items.length >= 3 && inner >= row.items.length * MOST && !row.items.some(({ title }) => title.level === 2)))
    ) {
      this.rows.length = rows
      this.#end = end
      this.#add({ ...row, element })
    }
  }

  /** Single lines, among more than twice as many. */
  #isLittleOf = (element: Element, items: Item[]): boolean =>
    items.every(({ blocks }) => blocks.length === 1) && this.#in(element).length > items.length * 2

  /** The lines of a list that is written out as text, each behind a sign. */
  #writtenOut(element: Element): Block[] {
    const lines = this.#in(element).filter((block) => block.element === element)
    return lines.length >= BOXES_MIN && lines.every(({ text }) => BULLET.test(text)) ? lines : []
  }

  #isList = (element: Element): boolean => /^[uo]l$/.test(element.name) || this.#writtenOut(element).length > 0

  /** Where the nearest heading before a line stands, of a greater rank than given; -1 where there is none. */
  #headingBefore(line: number, rank = 7): number {
    let at = line - 1
    while (at >= 0 && !isHeading(this.#blocks[at], rank)) at--
    return at
  }

  /** The heading over those of a row. */
  #over([first]: Item[]): Block[] {
    const over = first && this.#blocks[this.#headingBefore(this.#blocks.indexOf(first.title), first.title.level)]
    return over ? [over] : []
  }

  /** A list below one of several headings of a kind: what leads to it begins with that heading, below the one over them all. */
  #visitBelow(list: Element, over: Block[], depth: number): void {
    const end = this.#end
    const rows = this.rows.length
    this.#end = this.#headingBefore(this.#held.get(list)?.from ?? 0)
    const own = this.#blocks.slice(this.#end, this.#end + 1)
    this.#visit(list, depth)
    if (over.length > 0) for (const row of this.rows.slice(rows)) row.intro = [...over, ...own]
    this.#end = Math.max(end, this.#end)
  }

  #add({ element, items, form }: Omit<Row, 'intro'>): void {
    const first = items[0]?.blocks[0]
    const start = first ? this.#blocks.indexOf(first) : -1
    if (start < 0 || this.rows.length >= ROWS_MAX) return
    this.rows.push({ element, items, form, intro: this.#introOf(element, start) })
    this.#end = start + items.reduce((sum, item) => sum + item.blocks.length, 0)
  }

  /** Boxes of one class with a name and a text each, one behind the other and with nothing around them. */
  #boxesIn(children: Element[]): Flat[] {
    const runs: Element[][] = []
    for (const child of children) {
      const run = runs.at(-1)
      if (run?.[0] && classOf(run[0]) !== '' && classOf(run[0]) === classOf(child)) run.push(child)
      else runs.push([child])
    }
    return runs.flatMap((boxes) => {
      const items = boxes.length < BOXES_MIN ? [] : boxes.flatMap((box) => this.#itemOf(box) ?? [])
      return items.length >= BOXES_MIN && items.length === boxes.length && items.every(isNamed)
        ? [{ items, form: 'cards', children: boxes }]
        : []
    })
  }

  #rowOf(element: Element, children: Element[]): Pick<Row, 'items' | 'form'> | null {
    const alike = this.#mostHeaded(children) ?? mostAlike(children)
    if (alike.length < 2 || alike.length > CHILDREN_MAX) return null
    const found = alike.flatMap((child) => this.#itemOf(child) ?? [])
    const items = found.filter((item) => !isHeadingOf(item, found) && !isHeadRow(item))
    // Paragraphs of running text are alike too.
    if (alike[0]?.name === 'p' && items.some(({ title }) => title.text.length > ENTRY_CHARS_MAX)) return null
    if (items.length < 2 || found.length < alike.length * MOST) return null
    const form =
      element.name === 'ul' || element.name === 'ol'
        ? 'list'
        : /^t(?:able|body)$/.test(element.name) || isHeadedAsTable(found)
          ? 'table'
          : 'cards'
    return { items, form }
  }

  /** Boxes with one small heading each, whatever their classes: one of them is often set off from the rest. */
  #mostHeaded(children: Element[]): Element[] | null {
    if (children.length < HEADED_MIN || children.length > CHILDREN_MAX) return null
    const ranks = children.map((child) => {
      const headings = this.#in(child).filter((block) => block.level > 0)
      return headings.length === 1 && headings[0] && !/^h\d$/.test(child.name) ? headings[0].level : 0
    })
    const rank = FLAT_RANKS.find((level) => ranks.filter((own) => own === level).length >= HEADED_MIN)
    const headed = rank === undefined ? [] : children.filter((_, at) => ranks[at] === rank)
    return headed.length > mostAlike(children).length ? headed : null
  }

  #itemOf(child: Element): Item | null {
    const blocks = this.#in(child)
    const title = isSmall(blocks) ? titleOf(blocks) : null
    return title ? { title, blocks } : null
  }

  /** The lines right before a row, no further out than its section, from its heading on. */
  #introOf(element: Element, start: number): Block[] {
    let from = start
    for (const [steps, at] of ancestorsOf(element, INTRO_STEPS).entries()) {
      from = Math.min(from, this.#held.get(at)?.from ?? from)
      if (from < start || (steps > 0 && (at.name === 'section' || at.name === 'article'))) break
    }
    return this.#blocks.slice(Math.max(from, start - INTRO_BLOCKS_MAX, this.#end), start)
  }
}

const classOf = ({ attribs }: Element): string => attribs['class'] ?? ''
const isHeading = (block: Block | undefined, rank: number): boolean => block !== undefined && block.level > 0 && block.level < rank

const isNamed = ({ title, blocks }: Item): boolean => blocks.length > 1 && blocks.length <= BOX_BLOCKS_MAX && ![1, 2].includes(title.level)
const BOX_BLOCKS_MAX = 3

/** Boxes of as many lines each below one of a single line, which heads their columns. */
const isHeadedAsTable = ([first, ...others]: Item[]): boolean =>
  first?.blocks.length === 1 &&
  others.length > 1 &&
  others.every(({ blocks }) => blocks.length >= COLUMNS_MIN && blocks.length === others[0]?.blocks.length)
const COLUMNS_MIN = 4

/** The row over the columns of a table. */
const isHeadRow = ({ blocks }: Item): boolean => blocks.length > 1 && blocks.every(({ element }) => closest(element, 'th') !== null)

/** A heading in a box of its own, greater than those of the boxes beside it. */
const isHeadingOf = ({ title, blocks }: Item, items: Item[]): boolean =>
  title.level > 0 && blocks.length === 1 && items.every((other) => other.title === title || other.title.level > title.level)

/** The most numerous kind of children, by name and first class. Headings open what follows them. */
function mostAlike(children: Element[]): Element[] {
  const kinds = new Map<string, Element[]>()
  for (const child of children) {
    if (/^h[1-6]$/.test(child.name)) continue
    const kind = `${child.name}.${(child.attribs['class'] ?? '').trim().split(/[\s\d]/, 1)[0] ?? ''}`
    const held = kinds.get(kind)
    if (held) held.push(child)
    else kinds.set(kind, [child])
  }
  return [...kinds.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
}
