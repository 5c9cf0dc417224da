/*
 * What is asked of a page from within it, where every box and style is at hand: one call answers for all of it. Bundled and run in the page
 * by page_checks.ts.
 */
import { lostFocus } from './focus.ts'
import { alike } from './kinds.ts'
import { great, smallTargets } from './targets.ts'
import { brokenWords, tooWide } from './words.ts'

/** What can be asked; each answers what is wrong, with the element. */
const CHECKS = {
  /** Wider than the window. */
  wide: tooWide,
  /** Words, numbers and dates that break inside. */
  broken: brokenWords,
  headings: wrongHeadings,
  /** Hard to hit. */
  small: () => [...smallTargets(document.body), ...inPopovers()],
  /** Focused and not seen to be. */
  lost: lostFocus,
  /** Taken for markup, or leading to a script, though somebody from outside wrote it. */
  led: ledAway,
}
export type Check = keyof typeof CHECKS

/** As a page came, and with everything open that can be opened: menus, proofs, editors. */
export type State = 'folded' | 'open'

function look(state: State, checks: readonly Check[]): Partial<Record<Check, string[]>> {
  if (state === 'open') openAll()
  else foldAll()
  return Object.fromEntries(checks.map((check) => [check, CHECKS[check]()]))
}

function ledAway(): string[] {
  const led = [...document.querySelectorAll('[href^="javascript" i], img[src="x"], #taken')].map(({ outerHTML }) => outerHTML.slice(0, 120))
  return 'broken' in window ? [...led, 'a script ran'] : led
}

/** Headings that are read: one of the first level, which comes first, and none that skips a level. */
function wrongHeadings(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  )
  const levels = headings.map((heading) => Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1)))
  const firsts = levels.filter((level) => level === 1).length
  const wrong = firsts === 1 ? [] : [`${firsts} headings of the first level`]
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1] ?? 0
    if (level > before + 1) wrong.push(`h${level} after h${before}: ${headings[index]?.textContent.trim().slice(0, 60)}`)
  }
  return wrong
}

/** One stands open at a time, over all else. */
function inPopovers(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[popover]')].flatMap((popover) => {
    // A wide window has it as a part of the page.
    if (popover.checkVisibility()) return []
    popover.showPopover()
    const found = [...smallTargets(popover), ...tooWide()]
    popover.hidePopover()
    return found
  })
}

type Fold = { details: HTMLDetailsElement; open: boolean; name: string }
let folds: Fold[] | undefined

function openAll(): void {
  folds ??= [...document.querySelectorAll('details')].map((details) => ({ details, open: details.open, name: details.name }))
  // Of those with one name only one would stand open.
  for (const { details } of folds) details.name = ''
  for (const { details } of folds) details.open = true
}

function foldAll(): void {
  for (const { details, open, name } of folds ?? []) {
    details.open = open
    details.name = name
  }
}

const inPage = { look, great, alike }
declare global {
  interface Window {
    inPage?: typeof inPage
  }
}
window.inPage = inPage
