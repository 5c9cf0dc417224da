import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { House } from '../../house.ts'
import { openTab } from '../browser.ts'

const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** A tab in which an account is signed in, and the way to pages by their paths. */
export async function openSignedIn(house: House, account_id: string, options: BrowserContextOptions = {}) {
  const tab = await openTab(options)
  const cookie = await house.signIn(account_id)
  await tab.page.context().addCookies([{ ...cookie, url: house.url }])
  return { ...tab, go: (path: string) => tab.page.goto(house.url + path) }
}

/** Faults that keep people out, as axe finds them on the page as it stands. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    // The library puts itself there; the page's own policy forbids loading it as a script.
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { target: string[] }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Whether the page fits the screen sideways. */
export const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth && window.innerWidth <= screen.width)
