import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'
import { ancestorsOf, parentOf } from './elements.ts'

const STEPS_MAX = 9
const CARD_BLOCKS_MAX = 60

export type Card = {
  element: Element
  blocks: Block[]
  title: string
  /** One of several boxes of a kind side by side. */
  among: boolean
}

/** Answers which card of a page a line stands in; blocks are grouped by their ancestors once. */
export class Cards {
  readonly #blocksOf = new Map<Element, Block[]>()
  readonly #boxesIn = new Map<Element, Map<string, number>>()
  readonly #sorts = new Map<Element, boolean>()

  constructor(reading: Reading) {
    for (const block of reading.blocks)
      for (const ancestor of ancestorsOf(block.element)) {
        const known = this.#blocksOf.get(ancestor)
        if (known) known.push(block)
        else this.#blocksOf.set(ancestor, [block])
      }
  }

  blocksIn(element: Element): Block[] {
    return this.#blocksOf.get(element) ?? []
  }

  /**
   * The box around a price: one of several neighbours of the same kind that each hold more than one line, as plans side by side do.
   * Failing that, the smallest box with a heading. Null for a line of running text.
   */
  around(block: Block): Card | null {
    const chain = ancestorsOf(block.element, STEPS_MAX)
    const boxed = (element: Element) => {
      const lines = this.blocksIn(element).length
      return lines >= 2 && lines <= CARD_BLOCKS_MAX
    }
    const neighbour = chain.find((element) => boxed(element) && this.#boxesBeside(element) >= 2 && this.#titleIn(element) !== null)
    const found = neighbour ?? chain.find((element) => boxed(element) && this.blocksIn(element).some((inner) => inner.level > 0))
    return found ? { element: found, blocks: this.blocksIn(found), title: this.#titleIn(found) ?? '', among: found === neighbour } : null
  }

  /** Whether a box and those of its kind beside it are of a sort, asked once for all of them; the cards of a page are asked about one sort alone. */
  are(sort: (boxes: Card[]) => boolean, { element, among }: Card): boolean {
    const parent = parentOf(element)
    if (!parent || !among) return false
    const known = this.#sorts.get(parent)
    if (known !== undefined) return known
    const boxes = parent.children.filter((child): child is Element => child.type === 'tag' && child.name === element.name)
    const found = sort(boxes.map((box) => ({ element: box, blocks: this.blocksIn(box), title: this.#titleIn(box) ?? '', among })))
    this.#sorts.set(parent, found)
    return found
  }

  /** How many boxes of its kind stand in an element's parent, itself included. */
  #boxesBeside(element: Element): number {
    const parent = parentOf(element)
    if (!parent) return 1
    const counts = this.#boxesIn.get(parent) ?? new Map<string, number>()
    if (!this.#boxesIn.has(parent)) {
      this.#boxesIn.set(parent, counts)
      for (const child of parent.children)
        if (child.type === 'tag' && this.blocksIn(child).length >= 2) counts.set(child.name, (counts.get(child.name) ?? 0) + 1)
    }
    return counts.get(element.name) ?? 0
  }

  /** The heading of a box, or its first short line that is no amount. */
  #titleIn(element: Element): string | null {
    const blocks = this.blocksIn(element)
    const heading = blocks.find((block) => block.level > 0 && !/^\W*\d/.test(block.text))
    return heading?.text ?? blocks.slice(0, 3).find((block) => block.text.length <= 40 && /^\P{N}*\p{L}{2}/u.test(block.text))?.text ?? null
  }
}
