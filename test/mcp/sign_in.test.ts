import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApp } from '../auth/app.ts'
import { freshEmail, openPerson } from '../auth/person.ts'
import { AUTHORITY, CERTIFICATE, KEY } from '../crawl/certificates.ts'
import { freePort } from '../free_port.ts'
import { startTestService } from '../test_service.ts'
import { openModern, openOf, openOld, REDIRECT } from './connected.ts'
import { challengeOf, wireOf } from './wire.ts'
import { until } from '../until.ts'

const DOCUMENT = 'https://secure.example/agent.json'
const web = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  tls: { cert: CERTIFICATE, key: KEY },
  fetch: () =>
    Response.json({
      client_id: DOCUMENT,
      client_name: 'A documented agent',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
    }),
})
const folder = mkdtempSync(join(tmpdir(), 'listing-authority-'))
writeFileSync(join(folder, 'authority.pem'), AUTHORITY)
afterAll(async () => {
  await web.stop(true)
  rmSync(folder, { recursive: true })
})

// What the metadata says has to be where the service is: clients go there.
const port = await freePort()
const testService = await startTestService({
  role: 'web',
  env: {
    PORT: String(port),
    BASE_URL: `http://127.0.0.1:${port}`,
    LIMITS: 'anonymous_per_minute=100000',
    CRAWL_CONNECT_TO: `secure.example:443:127.0.0.1:${web.port}`,
    NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
  },
})
const RESOURCE = `http://127.0.0.1:${port}/mcp`
const READ = 'account:read'
const ALL = 'account:read listings:write orders:write listings:manage'
const item = { items: [{ product: 'sections', listing_id: 999_999_999, options: { sections: ['story'] } }] }

describe('an agent that knows only the address of the tools', () => {
  const kinds = [
    ['of 2026-07-28, registered', openModern, undefined, READ],
    ['of 2026-07-28, known by its document', openModern, DOCUMENT, READ],
    ['of 2025-11-25, registered', openOf('2025-11-25'), undefined, ALL],
    ['of 2025-06-18, registered', openOf('2025-06-18'), undefined, ALL],
    ['of 2025-03-26, registered', openOf('2025-03-26'), undefined, ALL],
    ['of the old library, registered', openOld, undefined, ALL],
  ] as const
  for (const [name, open, client_metadata_url, first_scope] of kinds)
    test(`searches, is sent to sign in, is allowed, and comes back for more (${name})`, async () => {
      const person = openPerson(testService)
      await person.signIn(freshEmail())
      const agent = await open(testService, person, client_metadata_url)
      expect((await agent.call('search_listings', { q: 'x' })).structuredContent).toMatchObject({ items: [] })
      expect(agent.asked).toEqual([])

      const me = await agent.call('get_account')
      expect(me.structuredContent).toMatchObject({ credential: { type: 'oauth' } })
      expect(agent.asked).toHaveLength(1)
      const [first] = agent.asked
      expect([first?.resource, scopesOf(first?.scope)]).toEqual([RESOURCE, first_scope])
      if (client_metadata_url) expect(first?.client_id).toBe(client_metadata_url)

      expect((await agent.call('answer_interview', { answers: [] })).isError).not.toBe(true)
      const priced = await agent.call('quote_order', item)
      expect(priced).toMatchObject({ isError: true, structuredContent: { code: 'validation_failed' } })
      // A newer client asks for each scope when it is needed and keeps what it had; an older one has asked once for all.
      expect(agent.asked.slice(1).map(({ scope }) => scopesOf(scope))).toEqual(
        first_scope === READ ? ['account:read listings:write', 'account:read listings:write orders:write'] : [],
      )
      expect((await agent.call('get_account')).isError).not.toBe(true)
      await agent.close()
    })
})

describe('a token', () => {
  test('of another door is none here, and one of this door none there', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const { post, call } = wireOf(testService)
    const tokens = async (resource: string) => (await connect(person, resource)).access_token
    const here = await tokens(RESOURCE)
    const there = await tokens(`http://127.0.0.1:${port}/api/v1`)
    expect((await post(call('get_account'), { authorization: `Bearer ${here}` })).status).toBe(200)
    const refused = await post(call('get_account'), { authorization: `Bearer ${there}` })
    expect([refused.status, challengeOf(refused).error]).toEqual([401, 'invalid_token'])
    expect((await testService.call('/me', { headers: { authorization: `Bearer ${here}` } })).status).toBe(401)
  })
  test('ends here when the person disconnects the app', async () => {
    const person = openPerson(testService)
    await person.signIn(freshEmail())
    const { post, call } = wireOf(testService)
    const { access_token, client_id } = await connect(person, RESOURCE)
    const ask = async () => (await post(call('get_account'), { authorization: `Bearer ${access_token}` })).status
    expect(await ask()).toBe(200)
    await person.post('/account/apps', { client_id, action: 'remove' })
    await until(async () => (await ask()) === 401)
  })
})

/** The scopes of ours, in our order; a client may ask to stay signed in besides. */
function scopesOf(scope = ''): string {
  return ALL.split(' ')
    .filter((each) => scope.split(' ').includes(each))
    .join(' ')
}

async function connect(person: ReturnType<typeof openPerson>, resource: string): Promise<{ access_token: string; client_id: string }> {
  const app = await openApp(testService)
  const tokens = await app.tokens(person, { resource, scope: READ })
  return { access_token: tokens.access_token, client_id: app.client_id }
}
