/** Longer ones may be wider than a narrow line. */
const LETTERS_MAX = 14
/** Nobody reads an address of which each line holds fewer. */
const SIGNS_A_LINE_MIN = 4

/**
 * Words, numbers and dates of a page that stand on two lines, each with where it stands. What is read letter by letter, addresses, hashes
 * and code, may break anywhere, but not into single letters.
 */
export function brokenWords(): string[] {
  const whole =
    /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\d{4}-(?:W\d\d|\d\d-\d\d)|\d[\d.,:]*\d|\p{L}[\p{L}\p{M}]+/gu
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    if (!around || around.closest('script, style, option, textarea, .visually-hidden')) continue
    if (!around.checkVisibility()) continue
    const value = text.nodeValue ?? ''
    if (!/\S/.test(value)) continue
    range.selectNodeContents(text)
    const lines = linesOf(range)
    if (lines < 2) continue
    if (around.closest('code, pre, kbd, cite, .address')) {
      if (lines > 3 && value.replace(/\s+/g, '').length < lines * SIGNS_A_LINE_MIN) found.push(`${value.trim()} letter by letter`)
      continue
    }
    for (const match of value.matchAll(whole)) {
      const [word] = match
      // The run of signs around it is an address, a path or an id, which may be wider than its line.
      const run = /\S*$/.exec(value.slice(0, match.index))?.[0] + (/^\S*/.exec(value.slice(match.index))?.[0] ?? '')
      if (/[@/\\_]|\p{L}\.\p{L}|[0-9a-f]{8}-[0-9a-f]{4}/u.test(run)) continue
      if (/\p{L}/u.test(word) && !/\d/.test(word) && word.length > LETTERS_MAX) continue
      range.setStart(text, match.index)
      range.setEnd(text, match.index + word.length)
      if (linesOf(range) > 1) found.push(`${word} in ${around.closest('[class]')?.className ?? around.tagName}`)
    }
  }
  return found
}

const linesOf = (range: Range): number =>
  new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))).size

/** The innermost elements that make a page wider than its window, where one does. */
export function tooWide(): string[] {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 1 && !isWithinScroller(element),
  )
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** What scrolls or is cut off by itself makes nothing else wider. */
function isWithinScroller(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return true
  return false
}
