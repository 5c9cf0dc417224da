import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { askApi, openApp, BASE, CALLBACK } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web' })

test('who is signed out by the time that they allow an app signs in and comes back to what it asks for', async () => {
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  const app = await openApp(testService)
  const consent = (await person.visit(app.request())).headers.get('location') ?? ''
  await person.post('/sign-out', {})
  const asked = new URL((await person.post(consent, { decision: 'allow' })).headers.get('location') ?? '', BASE)
  expect([asked.pathname, asked.searchParams.get('return_to')]).toEqual(['/sign-in', consent])
  expect(await person.signIn(freshEmail(), consent)).toBe(consent)
  const allowed = new URL((await person.post(consent, { decision: 'allow' })).headers.get('location') ?? '')
  expect((await app.exchange(allowed.searchParams.get('code') ?? '')).status).toBe(200)
})

test('the form of a new password leads on to the app for which somebody signs in, and does not cut it off', async () => {
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  const app = await openApp(testService)
  const { headers } = await person.visit(`/account/password?${new URLSearchParams({ return_to: app.request() })}`)
  expect(/form-action ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]).toBe("'self' http://127.0.0.1:43110")
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
  expect((await person.visit('/account/password')).headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('the form of a consent may lead to whatever redirect the app has, one by the address of this machine in IPv6 too', async () => {
  const person = openPerson(testService)
  await person.signIn(freshEmail())
  for (const [redirect_uri, source] of [
    ['http://[::1]:43110/callback', 'http:'],
    [CALLBACK, 'http://127.0.0.1:43110'],
    ['org.garden.agent:/callback', 'org.garden.agent:'],
  ] as const) {
    const app = await openApp(testService, { redirect_uris: [redirect_uri] })
    const consent = (await person.visit(app.request({ redirect_uri }))).headers.get('location') ?? ''
    const policy = (await person.visit(consent)).headers.get('content-security-policy') ?? ''
    expect([redirect_uri, /form-action ([^;]*)/.exec(policy)?.[1]]).toEqual([redirect_uri, `'self' ${source}`])
  }
})

test('a person signs in, allows an app, and the app has tokens for the door it asked for', async () => {
  const person = openPerson(testService)
  const app = await openApp(testService)
  expect(app.registered).toBe(201)
  const first = await person.visit(app.request({ resource: `${BASE}/api/v1` }))
  expect([first.status, first.headers.get('location')?.split('?')[0]]).toEqual([303, '/sign-in'])
  const return_to = new URL(first.headers.get('location') ?? '', BASE).searchParams.get('return_to') ?? ''
  const after = await person.signIn(freshEmail(), return_to)
  expect(after).toBe(return_to)
  const asks = await person.visit(after ?? '')
  const consent = asks.headers.get('location') ?? ''
  expect(consent).toStartWith('/consent?')
  const page = await person.visit(consent)
  const html = await page.text()
  for (const part of ['Test app', 'account:read', 'this computer', '127.0.0.1:43110']) expect(html).toContain(part)
  const allowed = await person.post(consent, { decision: 'allow' })
  const back = new URL(allowed.headers.get('location') ?? '')
  expect([allowed.status, back.origin + back.pathname, back.searchParams.get('state'), back.searchParams.get('iss')]).toEqual([
    303,
    CALLBACK,
    'st-1',
    BASE,
  ])
  const { status, body } = await app.exchange(back.searchParams.get('code') ?? '')
  expect([status, body.token_type, body.scope]).toEqual([200, 'Bearer', 'account:read offline_access'])
  expect(body.expires_in).toBeLessThanOrEqual(3600)
  const me = await askApi(testService, body.access_token)
  expect(me.status).toBe(200)
  expect((await me.json()).credential).toMatchObject({ type: 'oauth', name: 'Test app', scopes: ['account:read'] })
  const again = await app.refresh(body.refresh_token)
  expect([again.status, typeof again.body.access_token]).toEqual([200, 'string'])
})
