import { readPage, swap } from './pieces.ts'
import { pollParts } from './poll.ts'

/**
 * Forms that change one part of a long page are sent without leaving it, and the parts they name are put in place anew: whatever else
 * is being typed on the page stays, also where the answer is a refusal, a sign-in or none.
 */
export function swapForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.swap === undefined) return
    event.preventDefault()
    if (form.dataset.sending !== undefined) return
    const ids = form.dataset.swap.split(' ')
    if (form.dataset.drop === undefined && isTypedBeside(form, ids[0] ?? '')) {
      form.dataset.drop = ''
      delete form.dataset.sent
      event.submitter?.classList.remove('busy')
      return tell('What you typed beside it is not saved. Save it first, or press the same button once more to drop it.')
    }
    form.dataset.sending = ''
    const sent = new FormData(form, event.submitter)
    const body = new URLSearchParams()
    for (const [name, value] of sent) if (typeof value === 'string') body.append(name, value)
    // Only a form of several parts carries files.
    void send(form.action, ids, form.enctype.startsWith('multipart') ? sent : body)
      .catch(() => tell('Nothing was saved: the website could not be reached. Try again in a moment.'))
      .finally(() => {
        delete form.dataset.sending
        delete form.dataset.sent
        for (const button of form.querySelectorAll('.busy')) button.classList.remove('busy')
      })
  })
}

/** Whether another form of the part that is put in place anew holds what nobody has saved. */
function isTypedBeside(form: HTMLFormElement, id: string): boolean {
  const named = 'input:not([type=hidden], [type=file]), textarea'
  const fields = document.getElementById(id)?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(named)
  // What was refused comes back as the field's own value, under what is wrong with it.
  const isUnsaved = ({ value, defaultValue, form: own }: HTMLInputElement | HTMLTextAreaElement): boolean =>
    value !== defaultValue || (value !== '' && own !== null && own.querySelector('.mistake') !== null)
  return [...(fields ?? [])].some((field) => field.form !== form && isUnsaved(field))
}

async function send(action: string, ids: string[], body: URLSearchParams | FormData): Promise<void> {
  const response = await window.fetch(action, { method: 'POST', body })
  const page = await readPage(response)
  const [first = ''] = ids
  if (page?.getElementById(first)) {
    for (const id of ids) swap(id, page)
    settle(first)
    pollParts()
  } else if (response.redirected && new URL(response.url).pathname === '/sign-in')
    tell('Nothing was done: you are not signed in. Sign in, then press the same button again.', response.url)
  else if (response.ok && !page?.getElementById('send-again')) location.assign(response.url)
  else
    tell(
      ['h1', '.lead'].map((part) => page?.querySelector(part)?.textContent ?? '').join('. '),
      page?.querySelector('main a[target]')?.getAttribute('href'),
    )
}

/** Goes on where the reader was: at what has to be mended, or at the part that changed. */
function settle(id: string): void {
  const part = document.getElementById(id)
  const wrong = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else part?.focus({ preventScroll: true })
}

function tell(text: string, sign_in?: string | null): void {
  const told = document.getElementById('told')
  if (!told) return
  told.textContent = text
  told.className = 'told bad'
  if (sign_in) {
    const link = document.createElement('a')
    Object.assign(link, { href: sign_in, target: '_blank', rel: 'noopener', textContent: 'Sign in in another window' })
    told.append(' ', link)
  }
  // What is told takes room, below which the button that was pressed would stand.
  document.activeElement?.scrollIntoView({ block: 'center' })
}
