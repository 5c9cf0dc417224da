/** Shows the buttons that copy, which are of no use without a script, nor where a browser lets no page copy, and lets them say that they did. */
export function copyButtons(root: ParentNode = document): void {
  if (!isSecureContext) return
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    const label = button.textContent
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(button.dataset.copy || (button.previousElementSibling?.textContent ?? '')).then(() => {
        button.textContent = 'Copied'
        setTimeout(() => (button.textContent = label), 1500)
      })
    })
  }
}
