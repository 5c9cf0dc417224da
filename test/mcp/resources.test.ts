import { afterAll, describe, expect, test } from 'bun:test'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { ApiError } from '../../server/base/error.ts'
import { MCP_STREAMS_OF_STRANGERS_MAX, MCP_STREAMS_PER_CALLER_MAX } from '../../server/base/limits.ts'
import { weekOf } from '../../server/base/weeks.ts'
import { answerError } from '../../server/core/answer.ts'
import type { Credentialed } from '../../server/core/context.ts'
import { createSubscriptions } from '../../server/doors/mcp/subscriptions.ts'
import { putLive, set } from '../public/live.ts'
import { gardenSite, serveSites } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { AGENTS, inspect } from './agents.ts'
import { challengeOf, wireOf } from './wire.ts'

const { env } = serveSites({ 'beetroot.test': gardenSite() })
const testService = await startTestService({ env: { ...env, LIMITS: 'anonymous_per_minute=100000' } })
const url = `${testService.url}/mcp`
const { account_id, apiKey, listing } = await testService.founder()
const stranger = await testService.founder()
const headers = { authorization: `Bearer ${apiKey}` }
const week = weekOf(testService.service.clock())
const live = await putLive(testService, account_id, { name: 'Listing of beets', launch_week: week })
const { id } = await listing.submitListing({ url: 'http://beetroot.test' })
await listing.waitForDraft(id)
const { post, modern, rpc } = wireOf(testService)
const draft = `listing://drafts/${id}`

for (const [name, version, open] of AGENTS)
  describe(name, () => {
    test('lists, reads and completes what has an address of its own', async () => {
      const agent = await open(url, headers)
      const addresses = (await agent.resources()).map((resource) => resource.uri)
      for (const uri of ['listing://docs/agents', draft, `listing://weeks/${week}`, `listing://listings/${live.slug}`]) {
        expect(addresses).toContain(uri)
        expect((await agent.read(uri)).length).toBeGreaterThan(100)
      }
      expect(await agent.read('listing://docs/agents')).toMatch(/^Every operation is an MCP tool at `\/mcp`: `[^`]+\/mcp`\. /m)
      expect((await agent.templates()).map(({ uriTemplate }) => uriTemplate)).toEqual([
        'listing://listings/{slug}',
        'listing://drafts/{id}',
        'listing://weeks/{week}',
      ])
      // What is read is what the operation answers.
      expect(JSON.parse(await agent.read(draft))).toEqual(JSON.parse(JSON.stringify(await listing.getDraft({ id }))))
      expect(JSON.parse(await agent.read(`listing://weeks/${week}`))).toMatchObject({ week: { key: week }, per_page: 100 })
      const completed = (uri: string, argument: string, typed: string) => agent.complete({ type: 'ref/resource', uri }, argument, typed)
      for (const typed of [live.slug.slice(0, 4), live.slug.slice(0, 4).toUpperCase()])
        expect(await completed('listing://listings/{slug}', 'slug', typed)).toContain(live.slug)
      expect(await completed('listing://drafts/{id}', 'id', id.slice(0, 5))).toEqual([id])
      expect(await completed('listing://weeks/{week}', 'week', week)).toEqual([week])
      // Only 2026-07-28 has a request to listen by, and no other version is offered it.
      expect(agent.abilities()?.resources).toEqual(version === '2026-07-28' ? { subscribe: true } : {})
      await agent.close()
    })

    test('shows a stranger nothing that is not theirs', async () => {
      const anyone = await open(url)
      expect((await anyone.resources()).some(({ uri }) => uri.startsWith('listing://drafts/'))).toBe(false)
      expect(await anyone.complete({ type: 'ref/resource', uri: 'listing://drafts/{id}' }, 'id', 'd_')).toEqual([])
      await anyone.close()
      const other = await open(url, { authorization: `Bearer ${stranger.apiKey}` })
      expect((await other.resources()).some(({ uri }) => uri === draft)).toBe(false)
      for (const uri of [draft, 'listing://drafts/d_AAAAAAAAAAAAAAAAAAAAAA', 'listing://drafts/x', 'listing://listings/nobody-has-this'])
        expect(await other.read(uri).catch((error: unknown) => String(error))).toContain('Resource not found')
      for (const uri of [
        'listing://weeks/2026-W99',
        'listing://weeks/',
        'listing://docs/others',
        'file:///etc/passwd',
        'listing://drafts/%E0',
      ])
        expect(await other.read(uri).catch((error: unknown) => String(error))).toContain('Resource not found')
      await other.close()
    })
  })

test('the Inspector lists and reads them', async () => {
  for (const era of ['legacy', 'modern']) {
    const flags = ['--protocol-era', era, '--header', `Authorization: ${headers.authorization}`, '--method']
    const listed = await inspect(url, ...flags, 'resources/list')
    expect([listed.code, listed.err, listed.out.includes(draft)]).toEqual([0, listed.err, true])
    const read = await inspect(url, ...flags, 'resources/read', '--uri', draft)
    expect([read.code, read.out.includes('Beetroot')]).toEqual([0, true])
  }
})

test('a draft is read with a scope, and who has none is sent for it', async () => {
  const message = { method: 'resources/read', params: { uri: draft } }
  const named = { 'mcp-name': draft }
  const refused = await modern(message, named)
  expect([refused.status, challengeOf(refused).scope]).toEqual([401, 'account:read'])
  expect((await post({ jsonrpc: '2.0', id: 1, ...message })).status).toBe(401)
  const key = await testService.key(account_id, ['orders:write'])
  const lacking = await modern(message, { ...named, authorization: `Bearer ${key}` })
  expect([lacking.status, challengeOf(lacking).error]).toEqual([403, 'insufficient_scope'])
})

test('what is long is listed a page at a time, and a cursor of nobody’s is refused', async () => {
  const list = async (params: object) => rpc(await post({ jsonrpc: '2.0', id: 1, method: 'resources/list', params }))
  for (let count = 0; count < 101; count++) await putLive(testService, account_id, { name: `Filler ${count}` })
  const first = (await list({})).result as { resources: { uri: string }[]; nextCursor: string }
  const second = (await list({ cursor: first.nextCursor })).result as { resources: { uri: string }[]; nextCursor?: string }
  const listings = [...first.resources, ...second.resources].filter(({ uri }) => uri.startsWith('listing://listings/'))
  expect([new Set(listings.map(({ uri }) => uri)).size, second.nextCursor]).toEqual([102, undefined])
  for (const cursor of ['0', '-1', 'x', '1e2', '999']) expect([cursor, (await list({ cursor })).error?.code]).toEqual([cursor, -32602])
  const complete = (ref: object, name: string) =>
    post({ jsonrpc: '2.0', id: 1, method: 'completion/complete', params: { ref, argument: { name, value: 'x' } } }).then(rpc)
  expect((await complete({ type: 'ref/resource', uri: 'listing://listings/{slug}' }, 'id')).error?.code).toBe(-32602)
  expect((await complete({ type: 'ref/resource', uri: 'file://{path}' }, 'path')).error?.code).toBe(-32602)
})

describe('a subscription', () => {
  const open = async (authorization?: string) => {
    const client = new Client({ name: 'watcher', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
    await client.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: authorization ? { authorization } : {} } }),
    )
    const told: string[] = []
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void told.push(params.uri))
    afterAll(() => client.close())
    return { client, told }
  }

  test('tells of an edit, and of nothing while there is none', async () => {
    const { client, told } = await open(headers.authorization)
    const watch = await client.listen({ resourceSubscriptions: [draft, `listing://listings/${live.slug}`] })
    expect(watch.honoredFilter).toEqual({ resourceSubscriptions: [draft, `listing://listings/${live.slug}`] })
    await listing.updateDraft({ id, fields: { headline: 'Another one' } })
    await until(() => told.length > 0)
    expect(told).toEqual([draft])
    await set(testService, live.profile_id, { votes: 7 })
    await until(() => told.length > 1)
    expect(told).toEqual([draft, `listing://listings/${live.slug}`])
    await watch.close()
  })

  test('may be of whatever is listed, also where it never changes', async () => {
    const { client, told } = await open(headers.authorization)
    const listed = (await client.listResources()).resources.map(({ uri }) => uri)
    const fixed = listed.filter((uri) => /^(ui:|listing:\/\/docs\/)/.test(uri))
    expect(fixed).toContain('listing://docs/agents')
    const watch = await client.listen({ resourceSubscriptions: [...fixed, draft] })
    expect(watch.honoredFilter).toEqual({ resourceSubscriptions: [...fixed, draft] })
    await listing.updateDraft({ id, fields: { headline: 'A third one' } })
    await until(() => told.length > 0)
    expect(told).toEqual([draft])
    await watch.close()
  })

  test('is nobody’s who may not read, counts, and is bounded', async () => {
    const { client } = await open(`Bearer ${stranger.apiKey}`)
    const refused = await client.listen({ resourceSubscriptions: [draft] }).catch((error: unknown) => String(error))
    expect(refused).toContain('Resource not found')
    const listen = (uris: unknown, more: Record<string, string> = {}) =>
      modern({ method: 'subscriptions/listen', params: { notifications: { resourceSubscriptions: uris } } }, more)
    expect((await listen([draft])).status).toBe(401)
    expect((await listen(Array.from({ length: 6 }, (_, index) => `listing://weeks/2026-W1${index}`))).status).toBe(400)
    expect((await listen(['listing://docs/others'])).status).toBe(404)
    const bodies: ReadableStream[] = []
    for (let count = 0; count < MCP_STREAMS_PER_CALLER_MAX; count++) {
      const response = await listen([`listing://weeks/${week}`])
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
      if (response.body) bodies.push(response.body)
    }
    expect((await listen([`listing://weeks/${week}`])).status).toBe(429)
    // A stream that is closed makes room for another.
    await bodies.pop()?.cancel()
    const again = await until(async () => {
      const response = await listen([`listing://weeks/${week}`])
      return response.status === 200 ? response : null
    })
    for (const body of [...bodies, again.body]) await body?.cancel()
  })

  test('has no place for who left before it began', async () => {
    const { notifications, sites } = testService.service
    const nothing = { ...answerError(new ApiError('not_found'), { instance: '/mcp', request_id: '' }, testService.url), account_id: null }
    const { listen } = createSubscriptions({ run: async () => nothing, serve: () => expect.unreachable(), notifications })
    const message = { id: 1, params: { notifications: { resourceSubscriptions: [draft] } } }
    const exchange = {
      ...{
        request_id: '',
        instance: '/mcp',
        address: '192.0.2.1',
        site: await sites.byHost(null),
        token: null,
        caller: null,
        modern: true,
      },
      ...{ headers: {}, lacking: null },
    }
    const ask = (signal: AbortSignal) => listen(new Request(url, { signal }), message, { ...exchange, signal }).catch(String)
    for (let count = 0; count <= MCP_STREAMS_PER_CALLER_MAX; count++) await ask(AbortSignal.abort())
    expect(await ask(new AbortController().signal)).toContain('Resource not found')
  })

  test('has a place for an account, however many networks strangers come from', async () => {
    const { notifications, sites } = testService.service
    const nothing = { ...answerError(new ApiError('not_found'), { instance: '/mcp', request_id: '' }, testService.url), account_id: null }
    // A stranger's first look takes its time, and holds the place of the stream meanwhile.
    const run = ({ token }: { token: string | null }) => (token === null ? new Promise<never>(() => {}) : Promise.resolve(nothing))
    const { listen } = createSubscriptions({ run, serve: () => expect.unreachable(), notifications })
    const message = { id: 1, params: { notifications: { resourceSubscriptions: [`listing://weeks/${week}`] } } }
    const site = await sites.byHost(null)
    const ended = new AbortController()
    const ask = (address: string, by: { token: string | null; caller: Credentialed | null }) => {
      const exchange = { request_id: '', instance: '/mcp', address, site, ...by, modern: true, headers: {}, lacking: null }
      return listen(new Request(url, { signal: ended.signal }), message, { ...exchange, signal: ended.signal }).catch(String)
    }
    const nobody = { token: null, caller: null }
    for (let network = 0; network < MCP_STREAMS_OF_STRANGERS_MAX; network++) void ask(`198.51.${network}.7`, nobody)
    expect(await ask('203.0.113.7', nobody)).toContain('rate_limited')
    const caller: Credentialed = { type: 'api_key', account_id, name: 'agent', scopes: ['account:read'], expires_at: null }
    expect(await ask('203.0.113.7', { token: 'lst_x', caller })).toContain('Resource not found')
    ended.abort()
  })

  test('ends with the key that opened it', async () => {
    const key = await testService.key(account_id, ['account:read'])
    const { client } = await open(`Bearer ${key}`)
    const watch = await client.listen({ resourceSubscriptions: [draft] })
    let ended = false
    void watch.closed.then(() => (ended = true))
    await testService.sql`update api_keys set revoked_at = now() where start = ${key.slice(0, 8)} and account_id = ${account_id}`
    await until(() => ended)
  })

  test('is refused to versions that have none', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: { notifications: { resourceSubscriptions: [draft] } } }
    expect((await rpc(await post(body, { ...headers, 'mcp-protocol-version': '2025-11-25' }))).error?.code).toBe(-32601)
    const old = { jsonrpc: '2.0', id: 1, method: 'resources/subscribe', params: { uri: draft } }
    expect((await rpc(await post(old, { ...headers, 'mcp-protocol-version': '2025-11-25' }))).error?.code).toBe(-32601)
  })
})
