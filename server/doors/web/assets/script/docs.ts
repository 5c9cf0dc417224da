/** Finds in the reference while somebody types; without a script the field asks for the page of what it finds. */
export function docsReference(): void {
  const field = document.querySelector<HTMLInputElement>('[data-docs-find]')
  const found = document.querySelector<HTMLElement>('[data-docs-found]')
  if (!field || !found) return
  const operations = [...document.querySelectorAll<HTMLElement>('[data-op]')].map((section) => ({
    section,
    link: document.querySelector(`.docs-contents a[href="#${section.id}"]`)?.parentElement,
    words: `${section.id} ${section.querySelector('.op-says')?.textContent ?? ''}`.toLowerCase(),
  }))
  field.addEventListener('input', () => {
    const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    let count = 0
    for (const { section, link, words } of operations) {
      const shown = wanted.every((word) => words.includes(word))
      if (shown) count++
      section.hidden = !shown
      if (link) link.hidden = !shown
    }
    for (const aside of document.querySelectorAll<HTMLElement>('[data-docs-aside]')) aside.hidden = wanted.length > 0
    for (const group of document.querySelectorAll<HTMLElement>('[data-docs-group]'))
      group.hidden = group.querySelector('[data-op]:not([hidden]), .docs-contents li:not([hidden])') === null
    found.textContent = wanted.length === 0 ? '' : `${count} of ${operations.length} operations for “${field.value.trim()}”.`
  })
  // What a link leads to may be hidden by what was typed.
  addEventListener('hashchange', () => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!place?.closest('[hidden]')) return
    field.value = ''
    field.dispatchEvent(new Event('input'))
    place.scrollIntoView()
  })
  followPlace(operations.map(({ section }) => section))
}

/** Marks in the contents what is being read. */
function followPlace(sections: HTMLElement[]): void {
  const mark = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = document.querySelector(`.docs-contents a[href="#${target.id}"]`)
        if (isIntersecting) link?.setAttribute('aria-current', 'location')
        else link?.removeAttribute('aria-current')
      }
    },
    { rootMargin: '-30% 0px -65% 0px' },
  )
  for (const section of sections) mark.observe(section)
}
