import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'

/** Null where it is the outermost. */
export const parentOf = (element: Element): Element | null => (element.parent?.type === 'tag' ? element.parent : null)

export function elementBefore({ prev }: Element): Element | null {
  while (prev && prev.type !== 'tag') prev = prev.prev
  return prev
}

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
export const classPath = (element: Element, steps: number, without?: Set<Element>): string =>
  ancestorsOf(element, steps)
    .filter((at) => !without?.has(at))
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

const BOXES_MAX = 3
/** The text of the element of such a name that an element begins with, whatever picture stands before it and whatever box around it. */
export function startOf(element: Element, named: RegExp, depth = 0): string {
  const [first, second] = element.children.filter((child) =>
    child.type === 'tag' ? textIn(child) !== '' : child.type === 'text' && /\S/.test(child.data),
  )
  if (first?.type !== 'tag') return ''
  if (named.test(first.name) && second !== undefined) return textIn(first)
  return second === undefined && depth < BOXES_MAX ? startOf(first, named, depth + 1) : ''
}
