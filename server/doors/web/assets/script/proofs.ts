const isProof = (element: Element): element is HTMLDetailsElement => element instanceof HTMLDetailsElement
const allProofs = (): HTMLDetailsElement[] => [...document.querySelectorAll('details.source')].filter(isProof)

/** What shows while a pointer rests on it or the keyboard stands on it goes at once, until one comes again. */
function hush(): void {
  for (const proof of document.querySelectorAll('details.source:not([open]):is(:hover, :focus-within)')) {
    proof.setAttribute('data-hushed', '')
    for (const leaving of ['pointerleave', 'focusout'])
      proof.addEventListener(leaving, () => proof.removeAttribute('data-hushed'), { once: true })
  }
}

/** Proofs open by themselves without a script; here all of them open at once, Escape closes the one somebody reads, and a menu closes as one looks elsewhere. */
export function proofs(): void {
  const all = document.querySelector<HTMLAnchorElement>('[data-all-proof]')
  all?.addEventListener('click', (event) => {
    event.preventDefault()
    const open = all.getAttribute('aria-pressed') !== 'true'
    all.setAttribute('aria-pressed', String(open))
    all.textContent = open ? 'Hide all proof' : 'Show all proof'
    for (const proof of allProofs()) proof.open = open
  })
  if (all) {
    all.setAttribute('role', 'button')
    all.setAttribute('aria-pressed', String(all.dataset.allProof === 'open'))
    // What is a button by its name is pressed by the space bar too.
    all.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      all.click()
    })
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return
    hush()
    const open = event.target.closest('details.source[open], details.menu[open]')
    if (!open || !isProof(open)) return
    open.open = false
    open.querySelector('summary')?.focus()
  })
  document.addEventListener('click', (event) => {
    for (const menu of document.querySelectorAll('details.menu[open]'))
      if (isProof(menu) && !(event.target instanceof Node && menu.contains(event.target))) menu.open = false
  })
}
