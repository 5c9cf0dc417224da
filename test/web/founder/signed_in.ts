import type { BrowserContextOptions } from 'playwright-core'
import type { House } from '../../house.ts'
import { openTab } from '../browser.ts'
import { signIn } from '../session.ts'

export { fits, seriousFaults } from '../axe.ts'

/** A tab in which an account is signed in, and the way to pages by their paths. */
export async function openSignedIn(house: House, account_id: string, options: BrowserContextOptions = {}) {
  const tab = await openTab(options)
  await signIn(house, tab.page, account_id)
  return { ...tab, go: (path: string) => tab.page.goto(house.url + path) }
}
