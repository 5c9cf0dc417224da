import type { BrowserContextOptions } from 'playwright-core'
import type { TestService } from '../../test_service.ts'
import { openTab } from '../browser.ts'
import { signIn } from '../session.ts'

export { fits, seriousFaults } from '../axe.ts'

/** A tab in which an account is signed in, and the way to pages by their paths. */
export async function openSignedIn(testService: TestService, account_id: string, options: BrowserContextOptions = {}) {
  const tab = await openTab(options)
  await signIn(testService, tab.page, account_id)
  return { ...tab, go: (path: string) => tab.page.goto(testService.url + path) }
}
