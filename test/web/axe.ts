import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; impact: string | null; nodes: { html: string }[] }[] }

/** What depends on colours and on the size of the window; all else is the same in each appearance of a page. */
const OF_APPEARANCE = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'meta-viewport',
  'aria-hidden-focus',
]

/** The serious faults of a page for those who hear it or use a keyboard, each with the element; of a further appearance of it, what only that changes. */
export async function seriousFaults(page: Page, of: 'page' | 'appearance' = 'page'): Promise<string[]> {
  // Evaluated, not added as a script, which the page's policy forbids.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(endTransitions)
  const options = { resultTypes: ['violations'], ...(of === 'appearance' ? { runOnly: { type: 'rule', values: OF_APPEARANCE } } : {}) }
  const found = await page.evaluate<Found>(`axe.run(${JSON.stringify(options)})`)
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** True where a page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

export type Appearance = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' }
export const DARK_DESKTOP: Appearance = { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }
export const DARK_PHONE: Appearance = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }
export const NARROW: Appearance = { viewport: { width: 320, height: 640 }, colorScheme: 'light' }

/** How a page stands as it was opened and then in each other appearance, in one visit: to load it and to read the checker is most of the work. */
export async function standsIn(page: Page, ...others: Appearance[]): Promise<{ faults: string[]; fits: boolean }[]> {
  const stands = [{ faults: await seriousFaults(page), fits: await fits(page) }]
  const before = page.viewportSize()
  for (const { viewport, colorScheme } of others) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.evaluate(endTransitions)
    stands.push({ faults: await seriousFaults(page, 'appearance'), fits: await fits(page) })
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
  return stands
}

/** A colour that is still on its way to another is neither of them, and what is half faded in is there in a moment. */
function endTransitions(): void {
  // Asked for, a style is worked out, and what it begins with it is there.
  getComputedStyle(document.body).getPropertyValue('color')
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
}

/** What standsIn() answers of a page that is in order, in so many appearances. */
export const inOrder = (appearances: number) => Array.from({ length: appearances }, () => ({ faults: [], fits: true }))
