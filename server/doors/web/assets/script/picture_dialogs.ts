/**
 * The whole pictures of a gallery as dialogs: Escape leaves one, arrow keys bring its neighbours, and whoever leaves stands again at the
 * picture in the row. Without this the links show the same pictures.
 */
export function gallery(): void {
  if (!document.querySelector('.whole-picture')) return
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = wholeOf(link)
    if (next) show(next)
    else if (link.dataset.close !== undefined) link.closest('dialog')?.close()
    else return
    event.preventDefault()
  })
  document.addEventListener('keydown', ({ key }) => {
    const rel = key === 'ArrowLeft' ? 'prev' : key === 'ArrowRight' ? 'next' : null
    const next = rel && wholeOf(openOne()?.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`))
    if (next) show(next)
  })
  const asked = wholeOf(location)
  if (!asked) return
  // Who came by the address of a picture sees it; once it is left, the row is what the address says.
  location.replace('#pictures')
  show(asked)
}

const openOne = () => document.querySelector<HTMLDialogElement>('dialog.whole-picture[open]')

function wholeOf(link: { hash: string } | null | undefined): HTMLDialogElement | null {
  const named = link?.hash.startsWith('#picture-') ? document.getElementById(link.hash.slice(1)) : null
  return named instanceof HTMLDialogElement ? named : null
}

function show(next: HTMLDialogElement): void {
  const before = openOne()
  const rel = before && document.activeElement?.getAttribute('rel')
  before?.close()
  // Where the focus stands when a dialog opens the browser puts it back.
  document.querySelector<HTMLElement>(`.shot[href="#${next.id}"]`)?.focus()
  next.showModal()
  // Whoever goes on by one button goes on by it.
  if (rel) next.querySelector<HTMLElement>(`a[rel=${rel}]`)?.focus()
}
