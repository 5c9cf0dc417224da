import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTHORITY, CERTIFICATE, KEY } from '../crawl/certificates.ts'
import { startTestService } from '../test_service.ts'
import { appOf, askApi, BASE, openApp } from './app.ts'
import { freshEmail, openPerson } from './person.ts'

const CLIENT = 'https://secure.example/app.json'
const REDIRECT = 'https://secure.example/callback'
const good = (client_id = CLIENT) => ({
  client_id,
  client_name: 'Documented app',
  redirect_uris: [REDIRECT],
  scope: 'account:read openid',
  token_endpoint_auth_method: 'none',
})
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init })

const asked: string[] = []
const documents: Record<string, () => Response> = {
  '/app.json': () => json(good()),
  '/other-id.json': () => json(good(CLIENT)),
  '/moved.json': () => new Response(null, { status: 302, headers: { location: CLIENT } }),
  '/large.json': () => json({ ...good('https://secure.example/large.json'), client_name: 'x'.repeat(6000) }),
  '/text.json': () => new Response('hello', { headers: { 'content-type': 'text/html' } }),
  '/secret.json': () => json({ ...good('https://secure.example/secret.json'), token_endpoint_auth_method: 'client_secret_basic' }),
  '/gone.json': () => new Response('no', { status: 404 }),
  '/anew.json': () =>
    json(good('https://secure.example/anew.json'), {
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate', vary: '*' },
    }),
}
const web = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  tls: { cert: CERTIFICATE, key: KEY },
  fetch(request) {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return documents[pathname]?.() ?? new Response('no', { status: 404 })
  },
})
const folder = mkdtempSync(join(tmpdir(), 'listing-authority-'))
afterAll(async () => {
  await web.stop(true)
  rmSync(folder, { recursive: true })
})
const authority = join(folder, 'authority.pem')
writeFileSync(authority, AUTHORITY)
const testService = await startTestService({
  role: 'web',
  env: { CRAWL_CONNECT_TO: `secure.example:443:127.0.0.1:${web.port}`, NODE_EXTRA_CA_CERTS: authority },
})

describe('an app that is known by its document', () => {
  test('is read once, shown with its host, and connected', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const app = appOf(testService, CLIENT)
    const wish = { redirect_uri: REDIRECT, resource: `${BASE}/api/v1`, scope: 'account:read listings:write' }
    const consent = (await person.visit(app.request(wish))).headers.get('location') ?? ''
    const html = await (await person.visit(consent)).text()
    for (const part of ['Documented app', 'by secure.example', 'secure.example']) expect(html).toContain(part)
    const back = new URL((await person.post(consent, { decision: 'allow' })).headers.get('location') ?? '', BASE)
    expect(back.origin + back.pathname).toBe(REDIRECT)
    const { status, body } = await app.exchange(back.searchParams.get('code') ?? '', { redirect_uri: REDIRECT })
    expect([status, (await askApi(testService, body.access_token)).status]).toEqual([200, 200])
    expect(asked.filter((path) => path === '/app.json').length).toBe(1)
  })
  test('is connected where its host would have it read anew each time, as many hosts of files do', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const app = appOf(testService, 'https://secure.example/anew.json')
    const consent = (await person.visit(app.request({ redirect_uri: REDIRECT }))).headers.get('location') ?? ''
    const back = new URL((await person.post(consent, { decision: 'allow' })).headers.get('location') ?? '', BASE)
    expect((await app.exchange(back.searchParams.get('code') ?? '', { redirect_uri: REDIRECT })).status).toBe(200)
    expect(asked.filter((path) => path === '/anew.json').length).toBe(1)
  })
  test.each([
    ['of another address', 'https://secure.example/other-id.json'],
    ['that moved', 'https://secure.example/moved.json'],
    ['over five kilobytes', 'https://secure.example/large.json'],
    ['that is no JSON', 'https://secure.example/text.json'],
    ['with a shared secret', 'https://secure.example/secret.json'],
    ['that is gone', 'https://secure.example/gone.json'],
    ['over http', 'http://secure.example/app.json'],
    ['on this machine', `https://127.0.0.1:${web.port}/app.json`],
    ['in a private network', 'https://10.0.0.1/app.json'],
    ['of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['on a name that leads nowhere public', 'https://intranet.internal/app.json'],
  ])('%s is refused, and nobody is sent to its redirect', async (_what, client_id) => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const answer = await person.visit(appOf(testService, client_id).request({ redirect_uri: REDIRECT }))
    expect([answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([303, '/sign-in/refused'])
  })
  test('is not sent to a redirect that the document does not name', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const answer = await person.visit(appOf(testService, CLIENT).request({ redirect_uri: 'https://evil.example/callback' }))
    expect(answer.headers.get('location')).toBe('/sign-in/refused?reason=invalid_redirect')
  })
  test('counts when it is new as one that registers, wherever its name is sent', async () => {
    for (let app = 0; app < 100; app++) await openApp(testService)
    const fresh = 'https://secure.example/fresh.json'
    const form = { method: 'POST', body: new URLSearchParams({ client_id: fresh, grant_type: 'refresh_token', refresh_token: 'x' }) }
    expect((await fetch(`${testService.url}${appOf(testService, fresh).request()}`, { redirect: 'manual' })).status).toBe(429)
    for (const path of ['oauth2/token', 'oauth2/revoke', 'device/code'])
      expect([path, (await fetch(`${testService.url}/auth/${path}`, form)).status]).toEqual([path, 429])
    const claims = Buffer.from(JSON.stringify({ sub: fresh })).toString('base64url')
    const assertion = {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: `${Buffer.from('{"alg":"ES256"}').toString('base64url')}.${claims}.AAAA`,
    }
    const in_header = { authorization: `Basic ${Buffer.from(`${encodeURIComponent(fresh)}:x`).toString('base64')}` }
    for (const [sent, headers] of [
      [{ client_id: fresh.replace('https', 'HTTPS') }, {}],
      [{ client_id: ` ${fresh}` }, {}],
      [{}, in_header],
      [assertion, {}],
    ] as const) {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x', ...sent })
      const answer = await fetch(`${testService.url}/auth/oauth2/token`, { method: 'POST', body, headers })
      expect([sent, answer.status]).toEqual([sent, 429])
    }
    expect(asked).not.toContain('/fresh.json')
    // Who is known already goes on.
    expect(
      (await fetch(`${testService.url}${appOf(testService, CLIENT).request({ redirect_uri: REDIRECT })}`, { redirect: 'manual' })).status,
    ).toBe(303)
  })
})
