/** The first and the last of the elements that are alike: of one tag and classes, within the same ones, up to the whole page. */
export function endsOfKinds<Kind extends Element>(elements: Iterable<Kind>, known: ReadonlySet<string> = new Set()): Map<string, Kind[]> {
  const kinds = new Map<string, Kind[]>()
  const names = new Map<Element, string>()
  const nameOf = (element: Element): string => {
    const { parentElement, localName, classList } = element
    const name = names.get(element) ?? `${parentElement ? nameOf(parentElement) : ''} ${localName}.${[...classList].join('.')}`
    names.set(element, name)
    return name
  }
  for (const element of elements) {
    const name = nameOf(element)
    if (!known.has(name)) kinds.set(name, [...(kinds.get(name)?.slice(0, 1) ?? []), element])
  }
  return kinds
}

const asked = new Set<string>()

/** What has words of its own, scrolls by itself or is hidden from those who hear the page; where `others`, of kinds not asked for before. */
export function alike(others: boolean): Element[] {
  const found = [...document.body.querySelectorAll('*')].filter(
    (element) => isWorth(element) && element.checkVisibility({ visibilityProperty: true }),
  )
  const kinds = endsOfKinds(found, others ? asked : undefined)
  for (const name of kinds.keys()) asked.add(name)
  return [...kinds.values()].flat()
}

const isWorth = (element: Element): boolean =>
  element.matches('input, select, textarea, pre, .scroll-x, [aria-hidden]') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''))
