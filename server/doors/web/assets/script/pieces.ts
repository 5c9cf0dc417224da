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
