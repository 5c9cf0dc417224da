/** Counts characters or words beside a field while somebody writes, and of several fields together in an element that names them. */
export function counts(root: ParentNode = document): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-counts]')) {
    const shown = document.createElement('span')
    shown.className = 'count'
    field.insertAdjacentElement('afterend', shown)
    const show = () => {
      const limit = Number(field.dataset.limit ?? 0) || Math.max(0, field.maxLength)
      const count = field.dataset.counts === 'words' ? countWords(field.value) : [...field.value].length
      const least = Number(field.dataset.least ?? 0)
      const what = field.dataset.counts === 'words' ? 'word' : 'character'
      shown.textContent = count < least ? `${count} of at least ${least}` : limit > 0 ? `${count} of ${limit}` : say(count, what)
      shown.classList.toggle('over', limit > 0 && count > limit)
    }
    field.addEventListener('input', show)
    show()
  }
  for (const total of root.querySelectorAll<HTMLElement>('[data-total-of]')) {
    const form = total.closest('form')
    const show = () => {
      const fields = [...(form?.querySelectorAll<HTMLTextAreaElement>(`[data-counts="${total.dataset.totalOf}"]`) ?? [])]
      total.textContent = String(fields.reduce((sum, field) => sum + countWords(field.value), 0))
    }
    form?.addEventListener('input', show)
    show()
  }
}

const say = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const segments = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null

/** As the service counts: words in any script, also those without spaces. */
function countWords(text: string): number {
  if (!segments) return text.split(/\s+/).filter(Boolean).length
  let count = 0
  for (const { isWordLike } of segments.segment(text)) if (isWordLike) count++
  return count
}
