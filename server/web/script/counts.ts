/** Counts characters or words beside a field while somebody writes. */
export function counts(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-counts]')) {
    const shown = document.createElement('span')
    shown.className = 'count'
    field.insertAdjacentElement('afterend', shown)
    const show = () => (shown.textContent = field.dataset.counts === 'words' ? words(field.value) : characters(field))
    field.addEventListener('input', show)
    show()
  }
}

function words(text: string): string {
  const count = text.split(/\s+/).filter(Boolean).length
  return `${count} ${count === 1 ? 'word' : 'words'}`
}

/** In code points, as the service counts. */
function characters(field: HTMLInputElement | HTMLTextAreaElement): string {
  const count = [...field.value].length
  return field.maxLength > 0 ? `${count} of ${field.maxLength}` : `${count} characters`
}
