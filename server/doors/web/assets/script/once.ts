/** A form is sent once, however often its button is pressed; the button says that something is going on. */
export function onceForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    if (form.dataset.sent !== undefined) return event.preventDefault()
    form.dataset.sent = ''
    event.submitter?.classList.add('busy')
  })
  // A page that comes back from the browser's memory may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent
    for (const button of document.querySelectorAll('.busy')) button.classList.remove('busy')
  })
}
