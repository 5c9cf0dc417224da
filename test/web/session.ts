import type { Page } from 'playwright-core'
import { beginSession } from '../../server/auth/sessions.ts'
import type { TestService } from '../test_service.ts'

/** The cookie of a session, as signing in leaves it with a browser. */
export async function sessionCookie(testService: TestService, account_id: string): Promise<{ name: string; value: string }> {
  const { config, clock } = testService.service
  const header = await beginSession(testService.sql, {
    account_id,
    request: new Request(testService.url),
    now: clock(),
    base_url: config.base_url,
  })
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
  return { name, value }
}

/** Signs a tab in. */
export async function signIn(testService: TestService, page: Page, account_id: string): Promise<void> {
  await page
    .context()
    .addCookies([{ ...(await sessionCookie(testService, account_id)), url: testService.url, httpOnly: true, sameSite: 'Lax' }])
}

/** Somebody of the site team. */
export async function newOperator(testService: TestService, name = 'Olga Operator'): Promise<string> {
  const account_id = await testService.account(name)
  await testService.sql`update auth."user" set operator = true where id = ${account_id}`
  return account_id
}
