import { afterAll, describe, expect, test } from 'bun:test'
import { startService } from '../../server/boot/start.ts'
import { startTestService } from '../test_service.ts'
import { appOf, askApi, BASE, CALLBACK, openApp } from './app.ts'
import { askCode } from './device.ts'
import { freshEmail, openPerson, type Person } from './person.ts'
import { until } from '../until.ts'
import { formIn } from '../web/forms.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })
// Another web process of the same deployment.
const other = await startService({ ...testService.service.config, port: 0 }, 'web', () => {}, { clock: testService.service.clock })
afterAll(() => other.stop())
const API = `${BASE}/api/v1`

const signedIn = async (email = freshEmail()) => {
  const person = openPerson(testService)
  await person.signIn(email)
  return person
}
const askOther = async (token: string) => (await fetch(`${other.url}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })).status
/** Another process hears by notification; a moment passes. */
const soon = async (ask: () => Promise<number>, status: number): Promise<number> => {
  await until(async () => (await ask()) === status)
  return status
}

describe('connected apps', () => {
  test('are listed with what they may do, and ended at once in every process', async () => {
    const person = await signedIn()
    const app = await openApp(testService, { client_name: 'Notes helper' })
    const { access_token, refresh_token } = await app.tokens(person, { resource: API })
    expect([(await askApi(testService, access_token)).status, await askOther(access_token)]).toEqual([200, 200])
    const page = await (await person.visit('/account/apps')).text()
    for (const part of ['Notes helper', 'account:read', 'this computer']) expect(page).toContain(part)
    await person.post('/account/apps', { client_id: app.client_id })
    expect((await askApi(testService, access_token)).status).toBe(401)
    expect(await soon(() => askOther(access_token), 401)).toBe(401)
    expect((await app.refresh(refresh_token)).status).toBe(400)
    expect(await (await person.visit('/account/apps')).text()).not.toContain('Notes helper')
    expect((await person.visit(app.request())).headers.get('location')).toStartWith('/consent?')
  })
  test('can be let in again: only what they held before is dead', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const before = await app.tokens(person, { resource: API })
    await person.post('/account/apps', { client_id: app.client_id })
    const after = await app.tokens(person, { resource: API })
    expect([(await askApi(testService, before.access_token)).status, (await askApi(testService, after.access_token)).status]).toEqual([
      401, 200,
    ])
  })
  test('of one person stay when another ends the same app, and a code on its way goes with it', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const app = await openApp(testService)
    const mine = await app.tokens(one, { resource: API })
    await app.tokens(two, { resource: API })
    const waiting = (await app.connect(two, { resource: API })).searchParams.get('code') ?? ''
    await two.post('/account/apps', { client_id: app.client_id })
    expect((await askApi(testService, mine.access_token)).status).toBe(200)
    expect((await app.exchange(waiting)).body.error).toBe('invalid_grant')
  })
  test('keep nothing of what they were about to be given when they are ended, or caught using a token twice', async () => {
    for (const end of ['by the person', 'by a second use', 'by the team'] as const) {
      const email = freshEmail()
      const person = await signedIn(email)
      const [row] = await testService.sql<{ id: string }[]>`select id from auth."user" where email = ${email}`
      const app = await openApp(testService)
      const first = await app.tokens(person, { resource: API })
      const { body: second } = await app.refresh(first.refresh_token)
      await testService.sql`update auth."oauthRefreshToken" set "rotationReplayExpiresAt" = now() - interval '1 second' where "rotatedAt" is not null`
      // The library writes the new token for the session; held here, it has marked the old one and not yet written the new one.
      const [held, end_of_hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holding = testService.sql.begin(async (sql) => {
        await sql`select from auth."session" for update`
        held.resolve()
        await end_of_hold.promise
      })
      await held.promise
      const renewing = app.refresh(second.refresh_token)
      const marked = () =>
        testService.sql`select from auth."oauthRefreshToken" where "clientId" = ${app.client_id} and "rotatedAt" is not null`
      await until(async () => (await marked()).length === 2)
      let over = false
      const ends: Record<typeof end, () => Promise<unknown>> = {
        'by the person': () => person.post('/account/apps', { client_id: app.client_id }),
        'by a second use': () => app.refresh(first.refresh_token),
        'by the team': () => testService.operate('secure_account', { id: row?.id ?? '', note: 'Asked for by phone' }),
      }
      const ending = ends[end]()
      void ending.finally(() => (over = true))
      // It may wait for what is held, as the renewal does, and ends it then.
      const waiting = () => testService.sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await until(async () => over || (await waiting()).length > 1)
      end_of_hold.resolve()
      const [{ body: third }] = await Promise.all([renewing, ending, holding])
      expect([end, (await askApi(testService, third.access_token)).status]).toEqual([end, 401])
      expect([end, (await app.refresh(third.refresh_token ?? 'none')).body.error]).toEqual([end, 'invalid_grant'])
    }
  })
  test('go on after the browser has signed out', async () => {
    const person = await signedIn()
    const app = await openApp(testService)
    const { refresh_token } = await app.tokens(person, { resource: API })
    await person.post('/sign-out/everywhere', {})
    expect((await app.refresh(refresh_token)).status).toBe(200)
  })
})

describe('API keys', () => {
  const makeKey = async (person: Person, fields: Record<string, string> = {}) => {
    const page = await person.post('/account/keys', { action: 'create', name: 'ci', scopes: 'account:read', expires_days: '30', ...fields })
    return { status: page.status, key: /lst_[\w-]{43}/.exec(await page.text())?.[0] ?? null }
  }
  test('are shown once, work, tell when they were used, and are dead everywhere once revoked', async () => {
    const person = await signedIn()
    const { key } = await makeKey(person)
    if (key === null) throw new Error('no key was shown')
    expect([(await askApi(testService, key)).status, await askOther(key)]).toEqual([200, 200])
    const list = await (await person.visit('/account/keys')).text()
    expect([list.includes(key), list.includes(key.slice(0, 8)), /Last used/.test(list), list.includes('not yet')]).toEqual([
      false,
      true,
      true,
      false,
    ])
    const asked = await (await person.post('/account/keys', { action: 'revoke', name: 'ci' })).text()
    expect([asked.includes('Revoke ci?'), (await askApi(testService, key)).status]).toEqual([true, 200])
    await person.post('/account/keys', formIn(asked, 'card stack confirm', '/account/keys').fields)
    expect((await askApi(testService, key)).status).toBe(401)
    expect(await soon(() => askOther(key), 401)).toBe(401)
  })
  test('of another account are not seen and not revoked', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const { key } = await makeKey(one)
    await two.post('/account/keys', { action: 'revoke', name: 'ci', confirm: 'yes' })
    expect((await askApi(testService, key ?? '')).status).toBe(200)
    expect(await (await two.visit('/account/keys')).text()).not.toContain((key ?? 'none').slice(0, 8))
  })
  test.each([
    ['no name', { name: '' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['no scope', { scopes: 'everything' }],
    ['an end that is none', { expires_days: '99999' }],
  ] as [string, Record<string, string>][])('with %s are not made', async (_what, fields) => {
    expect(await makeKey(await signedIn(), fields)).toEqual({ status: 422, key: null })
  })
  test('have names of their own', async () => {
    const person = await signedIn()
    await makeKey(person)
    expect((await makeKey(person)).status).toBe(422)
  })
})

describe('a device', () => {
  const cli = appOf(testService, 'listing-cli')
  const poll = async (device_code: string) => {
    await testService.sql`update auth."deviceCode" set "lastPolledAt" = null where "deviceCode" = ${device_code}`
    return cli.token({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code })
  }
  test('waits until its code is allowed, and then has tokens once', async () => {
    const person = await signedIn()
    const { device_code, user_code, verification_uri } = await askCode(testService)
    expect(verification_uri).toBe(`${BASE}/device`)
    expect((await poll(device_code)).body.error).toBe('authorization_pending')
    const shown = `${user_code.slice(0, 4)}-${user_code.slice(4)}`.toLowerCase()
    expect(await (await person.post('/device', { user_code: shown })).text()).toContain('Listing command line')
    expect((await poll(device_code)).body.error).toBe('authorization_pending')
    await person.post('/device', { user_code: shown, decision: 'allow' })
    const { status, body } = await poll(device_code)
    expect([status, (await askApi(testService, body.access_token)).status]).toEqual([200, 200])
    expect((await poll(device_code)).status).toBe(400)
    expect(await (await person.visit('/account/apps')).text()).toContain('Listing command line')
  })
  test('that is denied, unknown or asks too fast gets nothing', async () => {
    const person = await signedIn()
    const { device_code, user_code } = await askCode(testService)
    await poll(device_code)
    expect((await cli.token({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code })).body.error).toBe('slow_down')
    await person.post('/device', { user_code, decision: 'deny' })
    expect((await poll(device_code)).body.error).toBe('access_denied')
    expect((await poll('made-up')).body.error).toBe('invalid_grant')
    expect(
      (await (await openApp(testService)).token({ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code })).status,
    ).toBe(400)
  })
  test('cannot be allowed by another website, nor by trying codes', async () => {
    const person = await signedIn()
    const { user_code, device_code } = await askCode(testService)
    expect((await person.post('/device', { user_code, decision: 'allow' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await poll(device_code)).body.error).toBe('authorization_pending')
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await person.post('/device', { user_code: `ABCD000${attempt}` })).status).toBe(422)
    expect((await person.post('/device', { user_code, decision: 'allow' })).status).toBe(429)
  })
})

test('no form of the account takes a post from another website, and none works without a session', async () => {
  const person = await signedIn()
  const forms = [
    '/sign-in',
    '/sign-in/password',
    '/sign-in/forgotten',
    '/sign-out',
    '/sign-out/everywhere',
    '/consent',
    '/device',
    '/account',
    '/account/keys',
    '/account/apps',
    '/account/password',
    '/account/delete',
  ]
  for (const path of forms) {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      { 'sec-fetch-site': '', origin: 'null' },
    ] as Record<string, string>[])
      expect([path, (await person.post(path, { email: 'a@b.example', action: 'create' }, headers)).status]).toEqual([path, 403])
    if (path.startsWith('/account')) expect((await openPerson(testService).post(path, {})).headers.get('location')).toStartWith('/sign-in')
  }
  expect((await person.visit('/account')).status).toBe(200)
})

test('a browser page of any origin may register, trade codes and give tokens back, but never ask a person', async () => {
  for (const path of ['/auth/oauth2/register', '/auth/oauth2/token', '/auth/oauth2/revoke', '/auth/device/code']) {
    const asked = await fetch(`${testService.url}${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
    })
    expect([path, asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([path, 204, '*'])
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
  }
  const documents = [
    'oauth-authorization-server',
    'oauth-protected-resource',
    'oauth-protected-resource/mcp',
    'oauth-protected-resource/api/v1',
  ]
  for (const path of documents) {
    // A client names its protocol version, about which the browser asks beforehand.
    const asked = await fetch(`${testService.url}/.well-known/${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example', 'access-control-request-headers': 'mcp-protocol-version' },
    })
    expect([path, asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      path,
      204,
      expect.stringContaining('MCP-Protocol-Version'),
    ])
  }
  const authorize = await fetch(`${testService.url}/auth/oauth2/authorize?client_id=x`, {
    headers: { origin: 'https://app.example' },
    redirect: 'manual',
  })
  expect(authorize.headers.get('access-control-allow-origin')).toBeNull()
  expect(CALLBACK).toStartWith('http://127.0.0.1')
})

test('after the database has thrown everybody out, apps are answered again within seconds', async () => {
  const person = await signedIn()
  const app = await openApp(testService)
  const { access_token } = await app.tokens(person, { resource: API })
  await testService.sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await until(() =>
    app.tokens(person, { resource: API }).then(
      () => true,
      () => false,
    ),
  )
  // What was revoked while nobody listened is not believed either.
  await person.post('/account/apps', { client_id: app.client_id })
  expect(await soon(async () => (await askApi(testService, access_token)).status, 401)).toBe(401)
})

test('apps are listed with all that any of their sign-ins may do', async () => {
  const person = await signedIn()
  const app = await openApp(testService)
  const wide = await app.tokens(person, { resource: API, scope: 'account:read listings:write' })
  await app.tokens(person, { resource: API, scope: 'account:read' })
  const { body } = await app.refresh(wide.refresh_token)
  expect((await (await askApi(testService, body.access_token)).json()).credential.scopes).toContain('listings:write')
  expect(await (await person.visit('/account/apps')).text()).toContain('listings:write')
})
