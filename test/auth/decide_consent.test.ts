import { expect, test } from 'bun:test'
import { openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { openApp } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })
const { as } = await openCalls(testService)

/** Somebody at the consent page of an app. */
async function asked() {
  const email = freshEmail()
  const person = openPerson(testService)
  await person.signIn(email)
  const app = await openApp(testService)
  const page = (await person.visit(app.request())).headers.get('location') ?? ''
  const [row] = await testService.sql<{ account_id: string; session_id: string }[]>`
    select u.id as account_id, s.id as session_id from auth."user" u join auth."session" s on s."userId" = u.id where u.email = ${email}`
  const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const call = as(
    { type: 'session', email, account_id: row?.account_id ?? '', session_id: row?.session_id ?? '' },
    new Request(testService.url, { headers: { cookie } }),
  )
  const consents = async () => (await testService.sql`select 1 from auth."oauthConsent" where "clientId" = ${app.client_id}`).length
  return { call, app, query: page.replace('/consent?', ''), consents }
}

test('an app that is allowed gets a code, the same one however often the button is pressed', async () => {
  const { call, app, query, consents } = await asked()
  const key = crypto.randomUUID()
  const press = async () => {
    const called = await call('decide_consent', { query, allow: true }, key)
    return called.ok ? called.value.redirect_url : null
  }
  const answers = [...(await Promise.all([press(), press()])), await press()]
  const [first] = answers
  expect(new Set(answers).size).toBe(1)
  expect((await app.exchange(new URL(first ?? '').searchParams.get('code') ?? '')).status).toBe(200)
  expect(await consents()).toBe(1)
})

test('an app that is refused is told so and gets nothing', async () => {
  const { call, query, consents } = await asked()
  const called = await call('decide_consent', { query, allow: false })
  const url = called.ok && called.value.redirect_url !== null ? new URL(called.value.redirect_url) : null
  expect([url?.searchParams.get('error'), url?.searchParams.get('code'), await consents()]).toEqual(['access_denied', null, 0])
})

test('a request that was changed on its way leads nowhere, and nobody decides who is not signed in', async () => {
  const { call, query, consents } = await asked()
  const called = await call('decide_consent', { query: query.replace('account%3Aread', 'orders%3Awrite'), allow: true })
  expect(called.ok && called.value.redirect_url).toBe(null)
  for (const actor of [{ type: 'anonymous' }, { type: 'link' }] as const)
    expect(await refusedBy(as(actor)('decide_consent', { query, allow: true }))).toEqual([401, 'unauthorized'])
  expect(await consents()).toBe(0)
})
