import { beforeEach, describe, expect, test } from 'bun:test'
import { shownName } from '../../server/auth/app_names.ts'
import { startTestService } from '../test_service.ts'
import { openApp } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=1000' } })
const form = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
})
// Another minute, of which an address may make so many calls.
beforeEach(() => testService.turnClock(61))
const json = (body: string) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

describe('what is no text in a parameter is an invalid request', () => {
  const NO_TEXTS = ['%00', 'a%00b', '%ff', '%zz', '%', '%ED%A0%80', '%C0%80']
  const POSTS = ['/auth/oauth2/token', '/auth/oauth2/revoke', '/auth/device/code']
  const names = ['client_id', 'token', 'code', 'redirect_uri', 'refresh_token', 'scope', 'resource', 'state', 'grant_type', 'unknown']
  const expectRefused = async (response: Response) => {
    const told = (await response.json()) as { error: string; error_description: string }
    expect([response.status, told.error, told.error_description.length > 10]).toEqual([400, 'invalid_request', true])
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
  for (const text of NO_TEXTS) {
    test(`${text} at the address where a request begins`, async () => {
      for (const name of names)
        await expectRefused(await fetch(`${testService.url}/auth/oauth2/authorize?${name}=${text}`, { redirect: 'manual' }))
    })
    for (const path of POSTS)
      test(`${text} at ${path}`, async () => {
        for (const name of names) await expectRefused(await fetch(`${testService.url}${path}`, form(`x=1&${name}=${text}`)))
        await expectRefused(await fetch(`${testService.url}${path}`, form(`${text}=1`)))
      })
  }
  test('bytes that are no UTF-8, and NUL itself', async () => {
    for (const path of POSTS) {
      await expectRefused(await fetch(`${testService.url}${path}`, form(new Uint8Array([0x61, 0x3d, 0xff]))))
      await expectRefused(await fetch(`${testService.url}${path}`, form('token=\0')))
    }
  })
  test('and so is a body that is packed, which no waiting mends', async () => {
    for (const path of [...POSTS, '/auth/oauth2/register']) {
      const type = path.endsWith('/register') ? 'application/json' : 'application/x-www-form-urlencoded'
      const headers = { 'content-type': type, 'content-encoding': 'gzip' }
      const refused = await fetch(`${testService.url}${path}`, { method: 'POST', headers, body: '{}' })
      const told = [refused.headers.get('retry-after'), refused.headers.get('accept-encoding'), await refused.json()]
      const error_description = 'The body has a Content-Encoding. Send it as it is, without that header.'
      expect([path, refused.status, ...told]).toEqual([path, 415, null, 'identity', { error: 'invalid_request', error_description }])
    }
  })
  test('in the credentials of an app', async () => {
    for (const pair of ['a\0b:c', 'a%00:c', '\xff\xfe:c']) {
      const authorization = `Basic ${Buffer.from(pair, 'latin1').toString('base64')}`
      await expectRefused(
        await fetch(`${testService.url}/auth/oauth2/token`, form('grant_type=refresh_token&refresh_token=x', { authorization })),
      )
    }
  })
  test('in what an app says of itself, wherever it stands', async () => {
    for (const bad of ['\\u0000', '\\ud800']) {
      for (const name of ['client_name', 'software_id', 'client_uri', 'grant_types', 'unknown'])
        await expectRefused(
          await fetch(`${testService.url}/auth/oauth2/register`, json(`{"redirect_uris":["http://127.0.0.1/"],"${name}":"a${bad}"}`)),
        )
      await expectRefused(await fetch(`${testService.url}/auth/oauth2/register`, json(`{"redirect_uris":["http://127.0.0.1/${bad}"]}`)))
      await expectRefused(
        await fetch(`${testService.url}/auth/oauth2/register`, json(`{"contacts":["${bad}"],"redirect_uris":["http://127.0.0.1/"]}`)),
      )
    }
  })
  test('in the path of a page it is no address, in its query it is left out, and nothing breaks', async () => {
    const headers = { accept: 'text/html' }
    expect((await fetch(`${testService.url}/listings/a%00b`, { headers })).status).toBe(404)
    for (const path of ['/consent?client_id=%00', '/search?q=%00', '/sign-in?return_to=/%00', '/device?user_code=%00'])
      expect([path, (await fetch(`${testService.url}${path}`, { headers, redirect: 'manual' })).status < 500]).toEqual([path, true])
  })
})

describe('what nobody can see is in no parameter and in nothing that an app says of itself', () => {
  const UNSEEN = ['\u0001', '\u001b[31m', '\u007f', '\u202e', '\u2066', '\u200b', '\u2060', '\ufeff']
  const register = (metadata: object) =>
    fetch(`${testService.url}/auth/oauth2/register`, json(JSON.stringify({ redirect_uris: ['http://127.0.0.1/'], ...metadata })))
  for (const sign of UNSEEN)
    test(JSON.stringify(sign), async () => {
      for (const name of ['state', 'scope', 'redirect_uri', 'client_id']) {
        const query = new URLSearchParams({ [name]: `a${sign}b` })
        const begun = await fetch(`${testService.url}/auth/oauth2/authorize?${query}`, { redirect: 'manual' })
        expect([name, begun.status, await begun.json()]).toEqual([name, 400, expect.objectContaining({ error: 'invalid_request' })])
        expect((await fetch(`${testService.url}/auth/device/code`, form(query.toString()))).status).toBe(400)
      }
      for (const name of ['client_uri', 'logo_uri', 'policy_uri', 'tos_uri', 'software_id', 'software_version']) {
        const refused = await register({ [name]: `https://app.example/${sign}` })
        expect([name, refused.status, await refused.json()]).toEqual([
          name,
          400,
          expect.objectContaining({ error: 'invalid_client_metadata', error_description: expect.stringContaining(name) }),
        ])
        testService.turnClock(61)
      }
      expect((await register({ contacts: [`a${sign}@app.example`] })).status).toBe(400)
      expect((await register({ redirect_uris: [`https://app.example/${sign}`] })).status).toBe(400)
    })

  test('an address of an app is one of the web, and no text is longer than an address', async () => {
    for (const client_uri of [
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://app.example',
      `https://app.example/${'a'.repeat(2000)}`,
      'app',
    ])
      expect([client_uri.slice(0, 20), (await register({ client_uri })).status]).toEqual([client_uri.slice(0, 20), 400])
    expect((await register({ software_id: 'a'.repeat(2001) })).status).toBe(400)
    expect((await register({ contacts: Array.from({ length: 21 }, (_, at) => `${at}@app.example`) })).status).toBe(400)
    expect(
      (await register({ client_name: 'Claude', client_uri: 'https://claude.example', software_id: 'claude', contacts: ['a@app.example'] }))
        .status,
    ).toBe(201)
  })
})

describe('the name of an app as a person reads it', () => {
  const OWN = ['Listing', 'Front Row']
  const CASES: [claimed: string | null, shown: string][] = [
    ['Claude', 'Claude'],
    ['Claude Code', 'Claude Code'],
    ['VS Code – Insiders', 'VS Code – Insiders'],
    ['Müllers Büro', 'Müllers Büro'],
    ['Яндекс Браузер', 'Яндекс Браузер'],
    ['豆包', '豆包'],
    ['Claude (official)', 'Claude'],
    ['Official Claude ✅', 'Claude'],
    ['Claude — OFFICIAL', 'Claude'],
    ['Claude [0fficial]', 'Claude'],
    ['Claude (verified app)', 'Claude ( app)'],
    ['Claude 官方', 'Claude'],
    ['\u202eedualC\u202c', 'edualC'],
    ['Cla\u200bude\u0000', 'Cla ude'],
    ['Ｃｌａｕｄｅ', 'Claude'],
    // Cyrillic letters among Latin ones.
    ['Clаude', 'An app of app.example'],
    ['Listing', 'An app of app.example'],
    ['listing Support', 'An app of app.example'],
    ['L1sting', 'An app of app.example'],
    ['Front  Row team', 'An app of app.example'],
    ['L i s t i n g', 'An app of app.example'],
    ['List-ing', 'An app of app.example'],
    ['https://claude.ai', 'An app of app.example'],
    ['Claude.ai connector', 'An app of app.example'],
    ['Claude。ai connector', 'An app of app.example'],
    ['xn--e1awg7f.xn--p1ai', 'An app of app.example'],
    ['My app.example', 'My app.example'],
    ['Helper for Node.js', 'Helper for Node.js'],
    ['✅', 'An app of app.example'],
    ['official', 'An app of app.example'],
    ['', 'An app of app.example'],
    [null, 'An app of app.example'],
    ['x'.repeat(500), 'x'.repeat(60)],
  ]
  for (const [claimed, shown] of CASES)
    test(`${JSON.stringify(claimed)?.slice(0, 40)} is ${JSON.stringify(shown).slice(0, 40)}`, () =>
      expect(shownName(claimed, 'app.example', OWN)).toBe(shown))

  test('stands beside the host of its redirect, and says that nobody has verified it', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const app = await openApp(testService, { client_name: 'Listing (official) \u202e✅', redirect_uris: ['https://evil.example/callback'] })
    const consent = (await person.visit(app.request({ redirect_uri: 'https://evil.example/callback' }))).headers.get('location') ?? ''
    const page = await (await person.visit(consent)).text()
    expect(page).toContain('An app of evil.example')
    expect(page).toContain('not verified')
    expect(page).not.toContain('official')
  })
})
