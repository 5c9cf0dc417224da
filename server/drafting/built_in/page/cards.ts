import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'

const STEPS_MAX = 9
const CARD_BLOCKS_MAX = 60

const parentOf = (element: Element): Element | null => (element.parent?.type === 'tag' ? element.parent : null)

export function within(element: Element, ancestor: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) if (at === ancestor) return true
  return false
}

/** Elements from the block's own outwards, the page's body left out. */
export function ancestorsOf(element: Element, max = 30): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at && at.name !== 'body' && at.name !== 'html' && chain.length < max; at = parentOf(at))
    chain.push(at)
  return chain
}

/** The nearest ancestor of one of these names, the element itself included. */
export function closest(element: Element, ...names: string[]): Element | null {
  return ancestorsOf(element).find((at) => names.includes(at.name)) ?? null
}

/** Classes and ids from the element outwards: ` .price.big#solo .card`. */
export const classPath = (element: Element, steps: number): string =>
  ancestorsOf(element, steps)
    .map((at) => ` ${at.name}.${(at.attribs['class'] ?? '').trim().split(/\s+/).join('.')}#${at.attribs['id'] ?? ''}`)
    .join(' ')
    .toLowerCase()

/** What stands in an element, on one line; read once, since many lines may share it, and no further than any line is read. */
export function textIn(element: Element): string {
  const known = texts.get(element)
  if (known !== undefined) return known
  const pieces: string[] = []
  let chars = 0
  const visit = (at: Element): void => {
    for (const child of at.children) {
      if (chars > ELEMENT_CHARS_MAX) return
      if (child.type === 'text') {
        pieces.push(child.data)
        chars += child.data.length
      } else if (child.type === 'tag') {
        visit(child)
        pieces.push(' ')
      }
    }
  }
  visit(element)
  const text = pieces.join('').replace(/\s+/g, ' ').trim()
  texts.set(element, text)
  return text
}
const texts = new WeakMap<Element, string>()
const ELEMENT_CHARS_MAX = 10_000

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

/** Pieces set beside each other with no mark between them: «95 € a visit» over «114 € with tax», labels and values of a sample. */
export function isPieced({ tag, element }: Block): boolean {
  if (tag === 'p') return false
  const pieces = element.children.flatMap((child) => {
    const text = child.type === 'tag' ? textIn(child) : child.type === 'text' ? child.data.trim() : ''
    return text === '' ? [] : [{ text, own: child.type === 'tag', word: child.type === 'text' && /^\p{Lu}{2}/u.test(child.data) }]
  })
  return pieces.some(({ text, own }, at) => {
    const next = pieces[at + 1]
    // One word in two types, «<b>QUELL</b>WERK», and a little word before a name.
    if (next === undefined || (/\p{Lu}$/u.test(text) && next.word) || (!own && /(?:^|\s)\p{L}{1,3}$/u.test(text))) return false
    return (own || next.own) && /[\p{L}\p{N}%€$)]$/u.test(text) && /^[\p{Lu}\p{N}]/u.test(next.text)
  })
}
