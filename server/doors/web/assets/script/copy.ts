/** Shows the buttons that copy, which are of no use without a script, and lets them say that they did. */
export function copyButtons(root: ParentNode = document): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      void navigator.clipboard.writeText(button.dataset.copy || (button.previousElementSibling?.textContent ?? '')).then(() => {
        const label = button.textContent
        button.textContent = 'Copied'
        setTimeout(() => (button.textContent = label), 1500)
      })
    })
  }
}
