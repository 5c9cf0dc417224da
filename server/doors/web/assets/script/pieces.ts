import { copyButtons } from './copy.ts'
import { counts } from './counts.ts'

/** The page that an answer holds; null for what is no page of ours or an error of it. */
export async function readPage(response: Response): Promise<Document | null> {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return null
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Puts the newer state of an element in its place; where the newer page has none, the element goes. */
export function swap(id: string, page: Document): void {
  const before = document.getElementById(id)
  const after = page.getElementById(id)
  if (!before) return
  if (!after) return before.remove()
  const place = document.importNode(after, true)
  before.replaceWith(place)
  copyButtons(place)
  counts(place)
}

/**
 * Makes an element what a newer page says of it, and lets alone whatever is the same: parts are known by their ids, so that what is read
 * out, selected or focused in one that did not change stays.
 */
export function patch(before: Element, after: Element): void {
  if (before.isEqualNode(after)) return
  for (const { name, value } of after.attributes) before.setAttribute(name, value)
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) before.removeAttribute(name)
  const parts = [...after.children]
  if (parts.length === 0 || parts.some(({ id }) => id === '')) return before.replaceChildren(...document.importNode(after, true).childNodes)
  let place = before.firstElementChild
  for (const part of parts) {
    const known = [...before.children].find(({ id }) => id === part.id)
    if (known) patch(known, part)
    else before.insertBefore(document.importNode(part, true), place)
    if (known && known !== place) before.insertBefore(known, place)
    else if (known) place = known.nextElementSibling
  }
  const ids = new Set(parts.map(({ id }) => id))
  for (const child of [...before.childNodes]) if (!(child instanceof Element && ids.has(child.id))) child.remove()
}
