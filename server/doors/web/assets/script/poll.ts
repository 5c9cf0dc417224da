import { copyButtons } from './copy.ts'
import { counts } from './counts.ts'
import { patch, readPage, swap } from './pieces.ts'

const SECONDS_MAX = 600
const EVERY_MILLISECONDS = 1000
/** Where the service has no stream left to give. */
const WITHOUT_STREAM_MILLISECONDS = 3000
/** Above this the page is at its top, and stays there. */
const TOP_PIXELS = 120

/**
 * A part of a page that changes by itself is told of its changes where it names a stream, else asked for again, until the page no longer
 * has it; then the page is shown as it is by then.
 */
export function pollParts(): void {
  const part = document.querySelector<HTMLElement>('[data-poll]')
  if (!part || following) return
  following = true
  const until = Date.now() + SECONDS_MAX * 1000
  const { stream } = part.dataset
  const followed = stream === undefined ? follow(part.id, until, EVERY_MILLISECONDS) : listen(part.id, stream, until)
  void followed
    .finally(() => (following = false))
    // What is shown now may have a part of its own that changes.
    .then((finished) => finished && pollParts())
}

let following = false

/** Whether it came to its end. */
async function listen(id: string, address: string, until: number): Promise<boolean> {
  const ticking = setInterval(tick, EVERY_MILLISECONDS)
  const source = new EventSource(address)
  const ended = await new Promise<'done' | 'refused'>((resolve) => {
    source.addEventListener('draft', ({ data }) => {
      const page = new DOMParser().parseFromString(String(JSON.parse(String(data))), 'text/html')
      const [before, after] = [document.getElementById(id), page.getElementById(id)]
      // While some fields are read again, the page is the review: it stands as it is until it is done.
      if (before?.classList.contains('live-draft') && after) patch(before, after)
    })
    source.addEventListener('done', () => resolve('done'))
    // Closed for good where it was refused; else the browser comes back by itself.
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && resolve('refused'))
  })
  source.close()
  clearInterval(ticking)
  const page = ended === 'done' ? await look() : null
  if (page && page.getElementById(id)?.dataset.poll === undefined) return finish(id, page)
  return follow(id, until, WITHOUT_STREAM_MILLISECONDS)
}

/** Seconds go on between two events. */
function tick(): void {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-seconds]')) shown.textContent = String(Number(shown.textContent) + 1)
}

const look = (): Promise<Document | null> =>
  window
    .fetch(location.href)
    .then((response) => (response.ok ? readPage(response) : null))
    .catch(() => null)

async function follow(id: string, until: number, every: number): Promise<boolean> {
  for (let wait = every; Date.now() < until;) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    if (document.hidden) continue
    const page = await look()
    // Out of reach for a moment: asked less often.
    wait = page ? every : Math.min(wait * 2, 15_000)
    if (!page) continue
    if (page.getElementById(id)?.dataset.poll === undefined) return finish(id, page)
    swap(id, page)
  }
  return false
}

/** What somebody is typing is not taken from them: then only the parts around it are put in place anew. */
async function finish(id: string, page: Document): Promise<true> {
  if (!document.querySelector('details.editor[open]')) {
    await showInPlace(page)
    return true
  }
  const section = document.getElementById(id)?.closest('.draft-section')
  if (section && !section.querySelector('details.editor[open]')) swap(section.id, page)
  for (const part of document.querySelectorAll('.draft-field[id]')) if (!part.querySelector('details.editor[open]')) swap(part.id, page)
  for (const shared of ['again', 'missing', 'bar', 'groups']) swap(shared, page)
  return true
}

/** The page as it is by now, without loading it: what somebody looks at stays where it is on the screen, and the focus on the page. */
async function showInPlace(page: Document): Promise<void> {
  const [main, next] = [document.getElementById('main'), page.getElementById('main')]
  if (!main || !next) return location.reload()
  const seen = scrollY > TOP_PIXELS ? seenField() : null
  const show = () => {
    const focused = main.contains(document.activeElement) && document.activeElement !== main
    main.replaceChildren(...document.importNode(next, true).childNodes)
    document.title = page.title
    const now = seen && document.getElementById(seen.name)
    if (now) scrollBy({ top: now.getBoundingClientRect().top - seen.top, behavior: 'instant' })
    if (focused) main.focus({ preventScroll: true })
    copyButtons(main)
    counts(main)
    // An element that says something must be there before it says it.
    const told = document.getElementById('told')
    if (told && told.textContent === '') setTimeout(() => (told.textContent = 'Your website is read.'), EVERY_MILLISECONDS)
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (document.startViewTransition && !still) await document.startViewTransition(show).updateCallbackDone
  else show()
}

/** The first value in sight, and where it stands. */
function seenField(): { name: string; top: number } | null {
  for (const field of document.querySelectorAll<HTMLElement>('[data-field], .draft-field[id]')) {
    const { top } = field.getBoundingClientRect()
    if (top >= 0 && top < innerHeight) return { name: field.dataset.field ?? field.id, top }
  }
  return null
}
