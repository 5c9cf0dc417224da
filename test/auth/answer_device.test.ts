import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { appOf, askApi } from './app.ts'
import { askCode } from './device.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const poll = (device_code: string) =>
  appOf(testService, 'listing-cli').token({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code })
const appsOf = async (account_id: string) =>
  (await testService.sql`select 1 from auth."oauthConsent" where "userId" = ${account_id}`).length

test('a device that is allowed acts for who allowed it, and stands once among their apps', async () => {
  const account_id = await testService.account()
  const person = await calls.person(account_id)
  for (let nth = 0; nth < 2; nth++) {
    const { user_code, device_code } = await askCode(testService)
    await answered(person('answer_device', { user_code, allow: true }))
    const { body } = await poll(device_code)
    const me = (await (await askApi(testService, body.access_token)).json()) as { email: string }
    expect(me.email).toBe(`${account_id}@founders.example`)
  }
  expect(await appsOf(account_id)).toBe(1)
})

test('one that is refused gets nothing, and is no app', async () => {
  const account_id = await testService.account()
  const { user_code, device_code } = await askCode(testService)
  await answered((await calls.person(account_id))('answer_device', { user_code, allow: false }))
  expect([(await poll(device_code)).body.error, await appsOf(account_id)]).toEqual(['access_denied', 0])
})

test('the first answer stands: a second, also of another account or at once, is a conflict; the same form again is answered alike', async () => {
  const [one, other] = [await calls.person(await testService.account()), await calls.person(await testService.account())]
  const { user_code } = await askCode(testService)
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(one('answer_device', { user_code, allow: true }, key))
  expect(await refusedBy(other('answer_device', { user_code, allow: false }))).toEqual([409, 'conflict'])
  const { user_code: raced } = await askCode(testService)
  const race = await Promise.all([one, other].map((person) => person('answer_device', { user_code: raced, allow: true })))
  expect(new Set(race.map(({ status }) => status))).toEqual(new Set([204, 409]))
})

test('a code that never was, or is over, is answered by nobody, and who is not signed in answers none', async () => {
  const { user_code, device_code } = await askCode(testService)
  await testService.sql`update auth."deviceCode" set "expiresAt" = now() - interval '1 second' where "deviceCode" = ${device_code}`
  const person = await calls.person(await testService.account())
  for (const wrong of [user_code, 'ABCD0000', ''])
    expect(await refusedBy(person('answer_device', { user_code: wrong, allow: true }))).toEqual([409, 'conflict'])
  expect(await refusedBy(calls.anyone('answer_device', { user_code, allow: true }))).toEqual([401, 'unauthorized'])
})
