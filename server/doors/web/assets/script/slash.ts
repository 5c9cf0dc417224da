/** `/` leads to the search field of the bar, unless something is being typed. */
export function slashSearches(): void {
  const field = document.querySelector<HTMLInputElement>('[data-slash]')
  if (!field) return
  const hint = document.querySelector<HTMLElement>('[data-slash-hint]')
  if (hint) hint.hidden = false
  document.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    const typing =
      target instanceof Element && target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !== null
    if (key !== '/' || ctrlKey || metaKey || altKey || typing || field.offsetParent === null) return
    event.preventDefault()
    field.focus()
  })
}
