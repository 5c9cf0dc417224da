import { readPage } from './pieces.ts'

/** A quote in its context opens below the quote; without a script the link leads to a page of its own. */
export function peekLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-peek]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const open = link.closest('.quote')?.querySelector(':scope > .context')
    if (open) {
      link.removeAttribute('aria-expanded')
      return open.remove()
    }
    link.setAttribute('aria-busy', 'true')
    void show(link).catch(() => location.assign(link.href))
  })
}

async function show(link: HTMLAnchorElement): Promise<void> {
  const page = await readPage(await window.fetch(link.href))
  const context = page?.querySelector('.context')
  link.removeAttribute('aria-busy')
  if (!context) return location.assign(link.href)
  link.setAttribute('aria-expanded', 'true')
  link.closest('.quote')?.append(document.importNode(context, true))
}
