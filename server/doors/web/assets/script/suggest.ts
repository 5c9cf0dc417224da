const WAIT_MILLISECONDS = 140
const CHARACTERS_MIN = 2

/** Shows the first matches under a search field while somebody types; Enter searches as without it. */
export function suggestions(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggest]')) suggestIn(form)
}

function suggestIn(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) return
  const panel = document.createElement('div')
  panel.className = 'suggested'
  panel.hidden = true
  panel.setAttribute('role', 'status')
  form.append(panel)
  let timer = 0
  let asked: AbortController | undefined
  const close = () => {
    asked?.abort()
    clearTimeout(timer)
    panel.hidden = true
  }
  const ask = async () => {
    asked?.abort()
    asked = new AbortController()
    const { signal } = asked
    try {
      const answer = await window.fetch(`/search/suggest?q=${encodeURIComponent(field.value.trim())}`, { signal })
      if (!answer.ok) return close()
      const html = await answer.text()
      if (signal.aborted) return
      // The service's own page, in which every name is escaped already.
      panel.innerHTML = html
      panel.hidden = false
    } catch {
      // Typing went on, or the network is gone: the form itself still works.
    }
  }
  field.addEventListener('input', () => {
    clearTimeout(timer)
    if ([...field.value.trim()].length < CHARACTERS_MIN) return close()
    timer = window.setTimeout(() => void ask(), WAIT_MILLISECONDS)
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !panel.hidden) {
      close()
      field.focus()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [...panel.querySelectorAll('a')]
    if (panel.hidden || links.length === 0) return
    event.preventDefault()
    const at = links.indexOf(document.activeElement as HTMLAnchorElement) + (event.key === 'ArrowDown' ? 1 : -1)
    if (at < 0) field.focus()
    else links[Math.min(at, links.length - 1)]?.focus()
  })
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) close()
  })
  form.addEventListener('submit', close)
}
