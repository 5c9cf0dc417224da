import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Found = { violations: { id: string; impact: string | null; nodes: { html: string }[] }[] }

/** The serious faults of a page for those who hear it or use a keyboard, each with the element. */
export async function seriousFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script, which the page's policy forbids.
  await page.evaluate(source)
  const found = await page.evaluate<Found>('axe.run({ resultTypes: ["violations"] })')
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** True where a page is no wider than its window. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
