import { endsOfKinds } from './kinds.ts'
import { TARGETS } from './targets.ts'

/** What can have the focus and does not show it, or has it beneath something that stays where it is. Ends with nothing focused. */
export function lostFocus(): string[] {
  const lost: string[] = []
  const shown = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  for (const element of [...endsOfKinds(shown).values()].flat()) {
    const plain = lookOf(element)
    // From above and from below, where what stays at an edge of the window covers most.
    for (const edge of ['top', 'bottom'] as const) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      bring(element, edge)
      element.focus({ focusVisible: true })
      if (document.activeElement !== element) continue
      const why = lookOf(element) === plain ? 'looks the same' : isCovered(element) ? `is covered, come to from the ${edge}` : null
      if (why === null) continue
      lost.push(`${why}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)}`)
      break
    }
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo({ top: 0, behavior: 'instant' })
  return lost
}

/** What a mark of the focus changes, on the element itself or on what is drawn around it. */
function lookOf(element: Element): string {
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element)
  // The browser's own ring counts, a hairline does not.
  const outline = outlineStyle === 'auto' || parseFloat(outlineWidth) >= 2 ? `${outlineStyle} ${outlineColor}` : 'none'
  return `${outline} ${boxShadow}`
}

/** Puts an element against an edge of the window, as far as there is page beyond. */
function bring(element: Element, edge: 'top' | 'bottom'): void {
  const { top, bottom } = element.getBoundingClientRect()
  scrollBy({ top: edge === 'top' ? top : bottom - innerHeight, behavior: 'instant' })
}

/** True where no point of what is seen of it can be pointed at. */
function isCovered(element: Element): boolean {
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
  return !boxes.some((box) => {
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (left >= right || top >= bottom) return false
    return [0.5, 0.1, 0.9].some((across) =>
      [0.5, 0.1, 0.9].some((down) => {
        const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
        return at !== null && (element.contains(at) || at.contains(element) || isLabel(element, at) || isOpened(at))
      }),
    )
  })
}

const isLabel = (element: Element, at: Element) =>
  element instanceof HTMLInputElement && [...(element.labels ?? [])].some((label) => label.contains(at))

/** What a person has opened over the page they close again. */
function isOpened(at: Element): boolean {
  for (let within: Element | null = at; within; within = within.parentElement)
    if (within.parentElement?.matches('details[open]') && getComputedStyle(within).position === 'absolute') return true
  return false
}
