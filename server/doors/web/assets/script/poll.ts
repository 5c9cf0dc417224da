import { readPage, swap } from './pieces.ts'

const SECONDS_MAX = 600
const EVERY_MILLISECONDS = 1000

/** A part of a page that changes by itself is asked for again until the page no longer has it; then the page is shown anew. */
export function pollParts(): void {
  const part = document.querySelector('[data-poll]')
  if (!part || following) return
  following = true
  void follow(part.id, Date.now() + SECONDS_MAX * 1000).finally(() => (following = false))
}

let following = false

async function follow(id: string, until: number): Promise<void> {
  for (let wait = EVERY_MILLISECONDS; Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (document.hidden) continue
    const page = await window
      .fetch(location.href)
      .then((response) => (response.ok ? readPage(response) : null))
      .catch(() => null)
    // Out of reach for a moment: asked less often.
    wait = page ? EVERY_MILLISECONDS : Math.min(wait * 2, 15_000)
    if (!page) continue
    if (page.getElementById(id)?.dataset.poll === undefined) return finish(id, page)
    swap(id, page)
  }
}

/** What somebody is typing is not taken from them: then only the parts around it are put in place anew. */
function finish(id: string, page: Document): void {
  if (!document.querySelector('details.editor[open]')) return location.reload()
  const section = document.getElementById(id)?.closest('.draft-section')
  if (section && !section.querySelector('details.editor[open]')) swap(section.id, page)
  for (const part of document.querySelectorAll('.draft-field[id]')) if (!part.querySelector('details.editor[open]')) swap(part.id, page)
  for (const shared of ['again', 'missing', 'bar', 'groups']) swap(shared, page)
}
