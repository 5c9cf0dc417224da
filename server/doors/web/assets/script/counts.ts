import { countWords } from '../../../../base/word_count.ts'
import { sayCount } from '../../../../base/count_text.ts'

/** Keeps the counts beside fields up to date while somebody writes, and the sum of several fields in an element that names their kind. */
export function counts(root: ParentNode = document): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-counts]')) {
    const shown = field.nextElementSibling
    const show = () => {
      const kind = field.dataset.counts === 'words' ? 'words' : 'characters'
      const bounds = { limit: Number(field.dataset.limit ?? 0) || Math.max(0, field.maxLength), least: Number(field.dataset.least ?? 0) }
      const { say, over } = sayCount(field.value, { counts: kind, ...bounds })
      if (!shown) return
      shown.textContent = say
      shown.classList.toggle('over', over)
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
