import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { askApi, BASE, openApp } from '../auth/app.ts'
import { freshEmail, openPerson } from '../auth/person.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })
const calls = await openCalls(testService)
const resource = `${BASE}/api/v1`

/** Somebody who has let an app in. */
async function connected(app: Awaited<ReturnType<typeof openApp>>) {
  const browser = openPerson(testService)
  const email = freshEmail()
  await browser.signIn(email)
  const tokens = await app.tokens(browser, { resource })
  const [row] = await testService.sql<{ id: string }[]>`select id from auth."user" where email = ${email}`
  return { browser, ...tokens, call: await calls.person(row?.id ?? '') }
}
const statusOf = async (token: string) => (await askApi(testService, token)).status

test('an app that is ended is out at once, with its tokens; ended again it is as out', async () => {
  const app = await openApp(testService)
  const { call, access_token, refresh_token } = await connected(app)
  expect(await statusOf(access_token)).toBe(200)
  for (let press = 0; press < 2; press++) await answered(call('end_app', { client_id: app.client_id }))
  expect([await statusOf(access_token), (await app.refresh(refresh_token)).status]).toEqual([401, 400])
})

test('a form that is sent again does not end what was let in since', async () => {
  const app = await openApp(testService)
  const { browser, call } = await connected(app)
  const key = crypto.randomUUID()
  await answered(call('end_app', { client_id: app.client_id }, key))
  const { access_token } = await app.tokens(browser, { resource })
  await answered(call('end_app', { client_id: app.client_id }, key))
  expect(await statusOf(access_token)).toBe(200)
})

test('other apps, and other people’s, stay; an app that is none ends nothing', async () => {
  const [app, another] = [await openApp(testService), await openApp(testService)]
  const [one, two] = [await connected(app), await connected(app)]
  const kept = await another.tokens(one.browser, { resource })
  await answered(two.call('end_app', { client_id: another.client_id }))
  await answered(two.call('end_app', { client_id: 'none' }))
  await answered(two.call('end_app', { client_id: app.client_id }))
  expect([await statusOf(one.access_token), await statusOf(kept.access_token), await statusOf(two.access_token)]).toEqual([200, 200, 401])
})

test('nobody ends an app who is not signed in', async () => {
  expect(await refusedBy(calls.anyone('end_app', { client_id: 'x' }))).toEqual([401, 'unauthorized'])
})
