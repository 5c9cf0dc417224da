import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { writeCookie } from '../../server/auth/cookies.ts'
import { freshEmail, latestEmail } from './person.ts'

const testService = await startTestService({ role: 'web' })
const { as, anyone } = await openCalls(testService)

async function asked() {
  const email = freshEmail()
  const { browser_token } = await answered(anyone('send_sign_in_email', { email, purpose: 'sign_in', return_to: '/account/keys' }))
  const [cookie = ''] = writeCookie('sign_in', browser_token, 60, testService.service.config.base_url).split(';')
  const browser = as({ type: 'anonymous' }, new Request(testService.url, { headers: { cookie } }))
  return { browser, email, code: (await latestEmail(testService, email)).code }
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code signs its browser in, and the same form sent again gets the same session', async () => {
  const { browser, code } = await asked()
  const key = crypto.randomUUID()
  const tryCode = () => answered(browser('sign_in_by_code', { code }, key))
  const [first, ...others] = [...(await Promise.all([tryCode(), tryCode()])), await tryCode()]
  expect([first?.outcome, first?.return_to, (first?.cookies.length ?? 0) > 0]).toEqual(['proven', '/account/keys', true])
  for (const other of others) expect(other).toEqual(first)
})

test('a wrong code costs one try, however often its form is sent, and the right one is good in no other browser', async () => {
  const { browser, code } = await asked()
  const key = crypto.randomUUID()
  for (let press = 0; press < 3; press++)
    expect(await answered(browser('sign_in_by_code', { code: wrongFor(code) }, key))).toMatchObject({ outcome: 'wrong', tries_left: 4 })
  expect((await answered(anyone('sign_in_by_code', { code }))).cookies).toEqual([])
  expect((await answered(browser('sign_in_by_code', { code }))).outcome).toBe('proven')
})

test('the team’s and the operator’s commands sign nobody in', async () => {
  expect(await refusedBy(as({ type: 'operator' })('sign_in_by_code', { code: '123456' }))).toEqual([404, 'not_found'])
})
