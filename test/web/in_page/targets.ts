/** WCAG 2.2, success criterion 2.5.8: the side of a square that a finger or an unsteady pointer hits. */
const SIDE_MIN = 24
/** For what nobody should miss. */
const GREAT_SIDE_MIN = 44
/** Boxes are measured in fractions. */
const SLACK = 0.05

export const TARGETS =
  'a[href], button:enabled, input:not([type="hidden"]):enabled, select:enabled, textarea:enabled, summary, [role="button"], [tabindex]:not([tabindex^="-"])'
/** What votes, submits and pays. */
const GREAT = /\b(?:vote|submit|pay|checkout)\b/i

type Target = { element: Element; box: DOMRect; small: boolean }

/** What is too small to be hit, each with its size. */
export function smallTargets(root: ParentNode): string[] {
  const targets = [...root.querySelectorAll(TARGETS)].flatMap((element): Target[] => {
    const box = element.checkVisibility({ visibilityProperty: true }) ? boxOf(element) : null
    return box ? [{ element, box, small: isUnder(box, SIDE_MIN) }] : []
  })
  const low = targets.filter(({ element, box }) => isGreat(element) && isUnder(box, GREAT_SIDE_MIN))
  const small = targets
    .filter((target) => target.small && !isInline(target) && !isApart(target, targets))
    // Last, because it scrolls, and boxes are told from where the window stands.
    .filter(({ element }) => !isHit(element))
  return [...low, ...small].map(({ element, box }) => `${size(box)} ${shown(element)}`)
}

/** What the controls say that vote, submit and pay, where they can be seen. */
export const great = (): string[] =>
  [...document.querySelectorAll(TARGETS)].filter((element) => isGreat(element) && element.checkVisibility()).map(nameOf)

const isUnder = ({ width, height }: DOMRect, side: number) => width < side - SLACK || height < side - SLACK
const size = ({ width, height }: DOMRect) => `${Math.round(width * 10) / 10}×${Math.round(height * 10) / 10}`
const shown = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 140)

/** Buttons, and links that look like one. */
function isGreat(element: Element): boolean {
  if (!element.matches('button:not([type="button"]), input[type="submit"], a.button')) return false
  return GREAT.test(nameOf(element))
}

const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim()

/** The largest box of what can be pressed: the element's, that of something within it, or that of its label. */
function boxOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect()
  if (!isUnder(own, GREAT_SIDE_MIN)) return own
  const labels = element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type) ? [...(element.labels ?? [])] : []
  const boxes = [element, ...element.querySelectorAll('*'), ...labels].flatMap((part) => [...part.getClientRects()])
  return boxes.filter(({ width, height }) => width > 1 && height > 1).toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? null
}
const areaOf = ({ width, height }: DOMRect) => Math.min(width, SIDE_MIN) * Math.min(height, SIDE_MIN)

/** True where the whole square around the middle leads to the element, as where a piece without a box of its own is laid over a row. */
function isHit(element: Element): boolean {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const now = boxOf(element)
  if (!now) return false
  const [x, y, half] = [now.x + now.width / 2, now.y + now.height / 2, SIDE_MIN / 2 - 0.5]
  return [-half, half].every((right) => [-half, half].every((down) => element.contains(document.elementFromPoint(x + right, y + down))))
}

/** In a line of text that is no target itself, a target is as high as the line. */
function isInline({ element, box }: Target): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false
  let block: Element | null = element.parentElement
  while (block && /^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement
  if (!block) return false
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/[\p{L}\p{N}]/u.test(text.nodeValue ?? '') || text.parentElement?.closest(`${TARGETS}, .visually-hidden`)) continue
    range.selectNodeContents(text)
    for (const line of range.getClientRects())
      if (line.width > 1 && Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > Math.min(line.height, box.height) / 2)
        return true
  }
  return false
}

/** Small, but with as much room around it: no circle of that size around its middle meets another target, or the circle of another small one. */
function isApart(target: Target, targets: readonly Target[]): boolean {
  const [x, y] = [middle(target.box.left, target.box.right), middle(target.box.top, target.box.bottom)]
  return targets.every(({ element, box, small }) => {
    const [across, down] = small
      ? [middle(box.left, box.right), middle(box.top, box.bottom)]
      : [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))]
    if (Math.hypot(across - x, down - y) >= (small ? SIDE_MIN : SIDE_MIN / 2) - SLACK) return true
    return element.contains(target.element) || target.element.contains(element) || layerOf(element) !== layerOf(target.element)
  })
}
const middle = (from: number, to: number) => (from + to) / 2

/** What lies over the page and not in it: an open menu, a bar that stays. */
function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at)
    if (position === 'fixed' || position === 'sticky' || (position === 'absolute' && zIndex !== 'auto')) return at
  }
  return null
}
