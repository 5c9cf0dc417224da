import { describe, expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { challengeOf, wireOf } from './wire.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { post, call, modern, rpc, result } = wireOf(testService)
const owner = await testService.account()
const key = await testService.key(owner)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const METADATA = 'http://localhost:3000/.well-known/oauth-protected-resource/mcp'
const ALL = 'account:read listings:write orders:write listings:manage webhooks:manage'

describe('who is sent to sign in', () => {
  test('whoever calls a private tool; an older client is told every scope at once, a newer one what it needs', async () => {
    const old = await post(call('get_account'))
    expect([old.status, challengeOf(old)]).toEqual([401, { resource_metadata: METADATA, scope: ALL }])
    const today = await modern(call('get_account'))
    expect([today.status, challengeOf(today)]).toEqual([401, { resource_metadata: METADATA, scope: 'account:read' }])
    expect(await today.json()).toMatchObject({ code: 'unauthorized', status: 401, instance: '/mcp' })
  })
  test('whoever asks the badges of a listing, and nobody who asks them at large', async () => {
    const own = await modern(call('get_badges', { listing_id: 1 }))
    expect([own.status, challengeOf(own).scope]).toEqual([401, 'account:read'])
    expect((await modern(call('get_badges'))).status).toBe(200)
  })
  test('everybody without a token at the address for clients that sign in first', async () => {
    const response = await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, {}, '/mcp?auth=required')
    expect([response.status, challengeOf(response)]).toEqual([401, { resource_metadata: METADATA, scope: ALL }])
    expect((await fetch(`${testService.url}/mcp?auth=required`)).status).toBe(401)
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, bearer(key), '/mcp?auth=required')).status).toBe(200)
  })
  test('whoever sends a token that is none, even to a public tool', async () => {
    const expired = await testService.key(owner, ['account:read'], new Date(Date.now() - 1000))
    for (const token of [`lst_${'x'.repeat(43)}`, expired, 'eyJhbGciOiJub25lIn0.e30.', 'x']) {
      const response = await post(call('search_listings'), bearer(token))
      expect([response.status, challengeOf(response)]).toEqual([401, { error: 'invalid_token', resource_metadata: METADATA, scope: ALL }])
    }
    expect((await post(call('search_listings'), { authorization: 'Basic YTpi' })).status).toBe(401)
  })
  test('whose token has ended is asked for no more than what it calls, by a newer client, which comes back for more', async () => {
    for (const [message, scope] of [
      [call('get_account'), 'account:read'],
      [call('quote_order', { items: [] }), 'orders:write'],
      [call('search_listings'), 'account:read'],
      [{ method: 'tools/list' }, 'account:read'],
    ] as const) {
      const response = await modern(message, bearer('x'))
      expect([response.status, challengeOf(response)]).toEqual([401, { error: 'invalid_token', resource_metadata: METADATA, scope }])
    }
  })
  test('nobody by a token in the address', async () => {
    expect((await post(call('get_account'), {}, `/mcp?access_token=${key}`)).status).toBe(401)
    expect((await post(call('get_account'), {}, `/mcp?token=${key}&authorization=Bearer%20${key}`)).status).toBe(401)
  })
  test('a revoked key at once', async () => {
    const short_lived = await testService.key(owner)
    expect((await post(call('get_account'), bearer(short_lived))).status).toBe(200)
    await testService.sql`update api_keys set revoked_at = now() where start = ${short_lived.slice(0, 8)}`
    await testService.sql`select pg_notify('key_revoked', encode(hash, 'hex')) from api_keys where start = ${short_lived.slice(0, 8)}`
    await until(async () => (await post(call('get_account'), bearer(short_lived))).status === 401)
  })
  test('whoever lacks a scope, for what they have and what they need', async () => {
    const reader = await testService.key(owner, ['account:read'])
    const response = await modern(call('answer_interview', { answers: [] }), bearer(reader))
    expect([response.status, challengeOf(response)]).toEqual([
      403,
      { error: 'insufficient_scope', resource_metadata: METADATA, scope: 'account:read listings:write' },
    ])
    expect(await response.json()).toMatchObject({ code: 'insufficient_scope' })
  })
})

test('a Host that is no name is answered as a mistake of the caller at every door', async () => {
  for (const host of ['a b', '[::', 'localhost:3000.evil.example']) {
    for (const path of ['/mcp', '/api/v1/listings', '/sign-in', '/auth/oauth2/authorize'])
      expect([path, host, (await fetch(`${testService.url}${path}`, { headers: { host } })).status]).toEqual([path, host, 400])
    // What is the same whoever asks may be told, by our own name alone.
    const metadata = await fetch(`${testService.url}/.well-known/oauth-protected-resource/mcp`, { headers: { host } })
    expect([200, 400]).toContain(metadata.status)
    expect(await metadata.text()).not.toContain('evil')
  }
})

describe('a page of another website', () => {
  test('reaches nothing, by its own name or by ours', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://localhost.evil.example' },
      { host: 'evil.example' },
      { host: 'localhost.evil.example:3000' },
    ]
    for (const headers of foreign) expect([headers, (await post(call('search_listings'), headers)).status]).toEqual([headers, 403])
  })
  test('of our own may call, and is asked nothing else than what it may send', async () => {
    const origin = 'http://localhost:6274'
    const asked = await fetch(`${testService.url}/mcp`, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin])
    expect(asked.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('mcp-protocol-version')
    expect(asked.headers.get('ratelimit')).toMatch(/^"anonymous";r=\d+;t=\d+$/)
    const answered = await post(call('search_listings'), { origin })
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([200, origin])
    expect(answered.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
    expect((await fetch(`${testService.url}/mcp`, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })).status).toBe(403)
  })
  test('of a sister site is one of ours', async () => {
    await testService.sql`insert into sites (key, host, name) values ('tools', 'tools.example', 'Tools')`
    const refused = async () => (await post(call('search_listings'), { host: 'tools.example' })).status !== 200
    await until(async () => !(await refused()))
  })
})

describe('what is no call', () => {
  test('another method than POST', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD']) {
      const response = await fetch(`${testService.url}/mcp`, { method, headers: { accept: 'text/event-stream' } })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'POST, OPTIONS'])
    }
  })
  test('a body that is too large, of another kind or not JSON', async () => {
    const cases: [unknown, Record<string, string>, number][] = [
      [JSON.stringify({ pad: 'x'.repeat(1024 * 1024) }), {}, 413],
      ['{}', { 'content-type': 'text/plain' }, 415],
      ['{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
      ['a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['{', {}, 400],
      ['', {}, 400],
      [new Blob([new Uint8Array([0x7b, 0xff, 0x7d])]), {}, 400],
    ]
    for (const [body, headers, status] of cases) expect((await post(body, headers)).status).toBe(status)
    const unread = await rpc(await post('{'))
    expect(unread.error?.code).toBe(-32700)
  })
  test('JSON that is no message, however it is nested: an answer within the protocol, at once', async () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    for (const body of [
      'null',
      '1',
      '"x"',
      '{}',
      '[]',
      '[1]',
      '{"jsonrpc":"2.0"}',
      '{"method":5}',
      deep(5),
      deep(100_000),
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_listings","arguments":{"q":${deep(50_000)}}}}`,
    ]) {
      const response = await post(body)
      expect([body.slice(0, 30), response.status < 500]).toEqual([body.slice(0, 30), true])
    }
  })
  test('a stream to listen for other tools on: they change while no process lives, and it ends at once', async () => {
    const response = await modern({ method: 'subscriptions/listen', params: { notifications: { toolsListChanged: true } } })
    const text = await response.text()
    expect([response.status, text.includes('"notifications":{}'), text.includes('"resultType":"complete"')]).toEqual([200, true, true])
  })
  test('a tool that is none, or none of this part of the tools', async () => {
    for (const [name, path] of [
      ['drop_table', '/mcp'],
      ['__proto__', '/mcp'],
      ['constructor', '/mcp'],
      ['submit_listing', '/mcp/readonly'],
      ['get_account', '/mcp/x/public'],
    ] as const) {
      const response = await post(call(name), bearer(key), path)
      expect([name, (await rpc(response)).error?.code]).toEqual([name, -32602])
    }
    expect((await post(call('search_listings'), {}, '/mcp/x/nothing')).status).toBe(404)
  })
})

describe('several messages in one body', () => {
  const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' })
  test('are answered as a list to the version that knows them', async () => {
    const both = (await (await post([ping(1), ping('b')])).json()) as { id: unknown }[]
    expect(both.map(({ id }) => id)).toEqual([1, 'b'])
    expect(await (await post([ping(7)])).json()).toEqual([{ jsonrpc: '2.0', id: 7, result: {} }])
    expect((await post([{ jsonrpc: '2.0', method: 'notifications/initialized' }])).status).toBe(202)
  })
  test('are refused to every later version, when there are too many, and when two have one name', async () => {
    for (const version of ['2025-06-18', '2025-11-25', '2026-07-28'])
      expect((await post([ping(1)], { 'mcp-protocol-version': version })).status).toBe(400)
    expect((await post([])).status).toBe(400)
    expect((await post(Array.from({ length: 21 }, (_, id) => ping(id)))).status).toBe(400)
    expect((await post([ping(1), ping(1)])).status).toBe(400)
  })
  test('never hang, though one cancels another', async () => {
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } }
    expect((await post([call('search_listings'), cancelled])).status).toBe(200)
    expect((await post([cancelled])).status).toBe(202)
  })
  test('do not slip a private call past the gate', async () => {
    expect((await post([ping(2), call('get_account')])).status).toBe(401)
  })
})

describe('a call', () => {
  test('is answered to whoever accepts anything at all', async () => {
    for (const accept of ['*/*', 'application/json', 'text/html', ''])
      expect((await post(call('search_listings'), { accept })).status).toBe(200)
  })
  test('needs its path members in the right form, and says so', async () => {
    for (const given of [{}, { listing_id: '41' }, { listing_id: null }]) {
      const { isError, structuredContent } = await result(await post(call('get_my_listing', given), bearer(key)))
      expect([isError, structuredContent.code]).toEqual([true, 'validation_failed'])
    }
    const { structuredContent } = await result(await post(call('get_draft', { id: 'd_short' }), bearer(key)))
    expect(structuredContent.code).toBe('not_found')
  })
  test('takes no members that the operation does not have', async () => {
    for (const given of [{ idempotency_key: 'x' }, { __proto__x: 1 }, { toString: 1 }, { Q: 'x' }]) {
      const { structuredContent } = await result(await post(call('search_listings', given)))
      expect([given, structuredContent.code]).toEqual([given, 'validation_failed'])
    }
  })
  test('refuses a key for retries that is none', async () => {
    for (const idempotency_key of ['', 'a b', 'x'.repeat(256), 7, null, { a: 1 }, 'k\u00e9y']) {
      const { structuredContent } = await result(await post(call('answer_interview', { answers: [], idempotency_key }), bearer(key)))
      expect([idempotency_key, structuredContent.code]).toEqual([idempotency_key, 'idempotency_key_invalid'])
    }
  })
  test('refuses text that no database holds', async () => {
    for (const q of ['a\u0000b', '\ud800']) {
      const { structuredContent } = await result(await post(call('search_listings', { q })))
      expect(structuredContent.code).toBe('validation_failed')
    }
  })
  test('says the number by which the log knows it, and what is left of the limit', async () => {
    for (const response of [
      await post(call('search_listings')),
      await post(call('get_account')),
      await post('{'),
      await fetch(`${testService.url}/mcp`),
    ])
      for (const name of ['x-request-id', 'ratelimit', 'ratelimit-policy']) expect([name, response.headers.has(name)]).toEqual([name, true])
    const refused = await post(call('search_listings', { page: 0 }))
    expect((await result(refused)).structuredContent.request_id).toBe(refused.headers.get('x-request-id') ?? 'none')
  })
})
