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
  await page.evaluate(source)
  const options = { resultTypes: ['violations'], ...(of === 'appearance' ? { runOnly: { type: 'rule', values: OF_APPEARANCE } } : {}) }
  const found = await page.evaluate<Found>(`axe.run(${JSON.stringify(options)})`)
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** True where a page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
