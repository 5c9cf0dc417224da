import { readPage, swap } from './pieces.ts'

const WAIT_MILLISECONDS = 250

/** A form whose answer can be shown beside it is asked again whenever it changes; its address follows, so that reloading keeps it. */
export function liveGets(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live-get]')) {
    let timer = 0
    let asked: AbortController | undefined
    form.addEventListener('change', () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        asked?.abort()
        asked = new AbortController()
        void ask(form, form.dataset.liveGet ?? '', asked.signal).catch(() => {})
      }, WAIT_MILLISECONDS)
    })
  }
}

async function ask(form: HTMLFormElement, id: string, signal: AbortSignal): Promise<void> {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && name !== 'quote_id') query.append(name, value)
  const address = `${location.pathname}?${query}`
  const part = document.getElementById(id)
  part?.setAttribute('aria-busy', 'true')
  const page = await readPage(await window.fetch(address, { signal }))
  if (!page?.getElementById(id)) return
  history.replaceState(null, '', address)
  swap(id, page)
}
