import type { Page } from 'playwright-core'
import { beginSession } from '../../server/auth/sessions.ts'
import type { House } from '../house.ts'

/** The cookie of a session, as signing in leaves it with a browser. */
export async function sessionCookie(house: House, account_id: string): Promise<{ name: string; value: string }> {
  const { config, clock } = house.service
  const header = await beginSession(house.sql, { account_id, request: new Request(house.url), now: clock(), base_url: config.base_url })
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
  return { name, value }
}

/** Signs a tab in. */
export async function signIn(house: House, page: Page, account_id: string): Promise<void> {
  await page.context().addCookies([{ ...(await sessionCookie(house, account_id)), url: house.url, httpOnly: true, sameSite: 'Lax' }])
}

/** Somebody of the site team. */
export async function newOperator(house: House, name = 'Olga Operator'): Promise<string> {
  const account_id = await house.account(name)
  await house.sql`update auth."user" set operator = true where id = ${account_id}`
  return account_id
}
