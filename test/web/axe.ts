import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { enter } from './page_checks.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Fault = { id: string; impact: string | null; nodes: { html: string }[] }

/** What depends on colours, and looks below every word for its ground: most of the work. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/** What else may change with the width of the window. */
const OF_WIDTH = ['scrollable-region-focusable', 'aria-hidden-focus']

/** Only faults are told, each with its element; nothing is fetched for it. */
const OPTIONS = { resultTypes: ['violations'], preload: false, selectors: false }
/** A rule's weight is that of all it finds: what none of the serious ones would find is not looked for. */
const SERIOUS = `axe._audit.rules
  .filter(({ enabled, impact, tags }) => enabled && ['serious', 'critical'].includes(impact) && !tags.includes('experimental'))
  .map(({ id }) => id)`
/** JavaScript, for the page: the rules, by name. */
const only = (rules: string) => `{ ...${JSON.stringify(OPTIONS)}, runOnly: { type: 'rule', values: ${rules} } }`
const NO_COLOURS = only(`${SERIOUS}.filter((id) => !${JSON.stringify(OF_COLOURS)}.includes(id))`)

/**
 * The serious faults of a page for those who hear it or use a keyboard, each with the element: of all of it, or of what other colours or
 * another width than before bring. Of elements that are alike the first and the last are asked for their colours, which are those of the others.
 */
export async function seriousFaults(page: Page, of: 'page' | 'colours' | 'width' = 'page'): Promise<string[]> {
  // Evaluated, not added as a script, which the page's policy forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await enter(page)
  await page.evaluate(endTransitions)
  const found = of === 'page' ? await run(page, 'document', NO_COLOURS) : []
  const rules = of === 'width' ? [...OF_COLOURS, ...OF_WIDTH] : OF_COLOURS
  found.push(...(await run(page, `{ include: inPage.alike(${of === 'width'}) }`, only(JSON.stringify(rules)))))
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** Nothing is asked of no elements. */
const run = (page: Page, where: string, options: string) =>
  page.evaluate<Fault[]>(
    `((where) => where.include?.length === 0 ? [] : axe.run(where, ${options}).then(({ violations }) => violations))(${where})`,
  )

/** Has the checker read with each page that a tab opens, which is cheaper than to send it there: for who walks many pages. */
export const readWithPages = (page: Page): Promise<unknown> => page.addInitScript({ content: source })

/** True where a page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

type Size = { width: number; height: number }
export type Appearance = { viewport: Size; colorScheme: 'light' | 'dark' }
export const DARK_PHONE: Appearance = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }
export const NARROW: Appearance = { viewport: { width: 320, height: 640 }, colorScheme: 'light' }

/** How a page stands in a state that no address leads to: as it was brought there, and then in each other appearance. */
export async function standsIn(page: Page, ...others: Appearance[]): Promise<{ faults: string[]; fits: boolean }[]> {
  const stands = [{ faults: await seriousFaults(page), fits: await fits(page) }]
  const before = page.viewportSize()
  for (const { viewport, colorScheme } of others) {
    await showIn(page, viewport, colorScheme)
    stands.push({ faults: await seriousFaults(page, 'width'), fits: await fits(page) })
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  return stands
}

/** What standsIn() answers of a page that is in order, in so many appearances. */
export const inOrder = (appearances: number) => Array.from({ length: appearances }, () => ({ faults: [], fits: true }))

/** Gives a page another window, and ends what would still be on its way there. */
export async function showIn(page: Page, size: Size, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  await page.evaluate(endTransitions)
}

/** A colour that is still on its way to another is neither of them, and what is half faded in is there in a moment. */
function endTransitions(): void {
  // Asked for, a style is worked out, and what it begins with it is there.
  getComputedStyle(document.body).getPropertyValue('color')
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
}
