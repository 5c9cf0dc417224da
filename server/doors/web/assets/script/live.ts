import { readPage, swap } from './pieces.ts'

const WAIT_MILLISECONDS = 250

/**
 * Forms whose answer is shown beside them are asked again whenever they change; what is shown is always the service's own page, of which
 * parts are put in place by their ids.
 * - `data-live-get="part"`: the whole form by its address, which follows, so that reloading keeps it.
 * - `data-live-post="part part"`: the fields named by `data-live-fields` alone, as `action=total`; nothing of it stands in an address.
 */
export function liveForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live-get], form[data-live-post]')) follow(form)
}

function follow(form: HTMLFormElement): void {
  const fields = form.dataset.liveFields?.split(' ') ?? null
  let timer = 0
  let asked: AbortController | undefined
  form.addEventListener('change', (event) => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    if (fields && !fields.includes(name ?? '')) return
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      asked?.abort()
      asked = new AbortController()
      const { signal } = asked
      void (fields ? post(form, fields, signal) : get(form, signal)).catch(() => {})
    }, WAIT_MILLISECONDS)
  })
  // The form itself is on its way: what it answers counts.
  form.addEventListener('submit', () => {
    clearTimeout(timer)
    asked?.abort()
  })
}

async function get(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const id = form.dataset.liveGet ?? ''
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== 'quote_id' && name !== 'act') query.append(name, value)
  const address = `${location.pathname}?${query}`
  const part = document.getElementById(id)
  part?.setAttribute('aria-busy', 'true')
  try {
    const page = await readPage(await window.fetch(address, { signal }))
    if (!page?.getElementById(id)) return
    history.replaceState(null, '', address)
    swap(id, page)
  } finally {
    if (!signal.aborted) part?.removeAttribute('aria-busy')
  }
}

async function post(form: HTMLFormElement, fields: readonly string[], signal: AbortSignal): Promise<void> {
  const parts = form.dataset.livePost?.split(' ') ?? []
  const given = new FormData(form)
  const body = new URLSearchParams({ action: 'total' })
  for (const name of fields) body.append(name, String(given.get(name) ?? ''))
  for (const id of parts) document.getElementById(id)?.setAttribute('aria-busy', 'true')
  try {
    const response = await window.fetch(location.pathname, { method: 'POST', body, signal })
    const page = await readPage(response)
    if (!page?.getElementById(parts[0] ?? '')) {
      // Where the website cannot answer for a moment what is typed stays, and the button asks again.
      if (response.status === 429 || response.status >= 500) return
      // Paid or ended in another window meanwhile: that page is the answer.
      return location.reload()
    }
    for (const id of parts) putInPlace(id, page)
    for (const name of fields) showFieldError(`field-${name}`, page)
  } finally {
    for (const id of parts) document.getElementById(id)?.removeAttribute('aria-busy')
  }
}

/** A button that is being pressed, a field and what is read out stay the elements that they are; only what they say is renewed. */
function putInPlace(id: string, page: Document): void {
  const [before, after] = [document.getElementById(id), page.getElementById(id)]
  if (before instanceof HTMLButtonElement && after instanceof HTMLButtonElement) {
    before.textContent = after.textContent
    before.disabled = after.disabled
  } else if (before instanceof HTMLInputElement && after instanceof HTMLInputElement) before.value = after.value
  else if (after) before?.replaceChildren(...document.importNode(after, true).childNodes)
}

/** What is wrong with a field is told below it; what is typed there stays. */
function showFieldError(id: string, page: Document): void {
  const [field, after] = [document.getElementById(id), page.getElementById(id)]
  document.getElementById(`${id}-mistake`)?.remove()
  if (!field || !after) return
  for (const name of ['aria-invalid', 'aria-describedby']) {
    const value = after.getAttribute(name)
    if (value === null) field.removeAttribute(name)
    else field.setAttribute(name, value)
  }
  const mistake = page.getElementById(`${id}-mistake`)
  if (mistake) field.parentElement?.append(document.importNode(mistake, true))
}
