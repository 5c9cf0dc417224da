import { afterAll, expect, test } from 'bun:test'
import { TOOLS } from '../../server/doors/mcp/tools.ts'
import { document } from '../../server/core/spec.ts'
import manifest from '../../package.json'
import registry from '../../server.json'
import { crowd } from '../launch/founders.ts'
import { buyer } from '../orders/shop.ts'
import { startTestService } from '../test_service.ts'
import { AGENTS } from './agents.ts'
import { wireOf } from './wire.ts'

const testService = await startTestService()
const who = await buyer(testService)
const { apiKey } = who
const [, , openAgent] = AGENTS[0] ?? []
if (!openAgent) throw new Error('no client')
const agent = await openAgent(`${testService.url}/mcp`, { authorization: `Bearer ${apiKey}` })
afterAll(() => agent.close())

type Told = { code: string; detail: string; errors?: { field: string; message: string; fix: string }[]; action?: { message: string } }
const OF_HTTP =
  /If-None-Match|If-Match|Idempotency-Key|\bETags?\b|\b[Hh]eaders?\b|query\.|path\.|header\.|JSON Pointer|\bHTTP\b|\/fields\/|\bbody:|[Tt]he body/

async function refusal(name: string, given: Record<string, unknown>) {
  const { isError, structuredContent, content } = await agent.call(name, given)
  expect([name, isError]).toEqual([name, true])
  const problem = structuredContent as Told
  const said = [
    problem.detail,
    ...(problem.errors ?? []).flatMap(({ message, fix }) => [message, fix]),
    problem.action?.message ?? '',
    JSON.stringify(content),
  ]
  for (const text of said) expect(text).not.toMatch(OF_HTTP)
  return { code: problem.code, fields: (problem.errors ?? []).map(({ field }) => field), detail: problem.detail }
}

test('no tool speaks of HTTP', () => {
  for (const { name, title, description, inputSchema } of TOOLS) {
    // A listing has a body of an update, and nothing else has one.
    const words = JSON.stringify([title, description, inputSchema]).replaceAll('"body"', '')
    expect([name, OF_HTTP.exec(words)?.[0] ?? null]).toEqual([name, null])
  }
})

test('the place of a mistake is the path of an argument', async () => {
  const id = `d_${'A'.repeat(22)}`
  const cases: [string, Record<string, unknown>, string[]][] = [
    ['create_checkout', { items: [{ product: 'launch', listing_id: 1, options: { week: '2026' } }] }, ['items.0.options.week']],
    ['update_draft', { id, fields: { headlin: 'x' } }, ['fields.headlin']],
    ['get_draft', { id, wait: 99 }, ['wait']],
    ['get_draft', {}, ['id']],
    ['get_my_listing', { listing_id: 'one' }, ['listing_id']],
    ['update_founder_profile', { socials: { x: 'nowhere-at-all' } }, ['socials.x']],
    ['submit_listing', { url: 'https://acme.com', idempotency_key: 'a b' }, ['idempotency_key']],
    ['submit_listing', { url: 'http://10.0.0.1' }, ['url']],
    ['search_listings', { page: 101, per_page: 100 }, ['page']],
  ]
  for (const [name, given, fields] of cases) {
    const told = await refusal(name, given)
    expect([name, told.fields]).toEqual([name, fields])
    if (!['page_too_deep', 'idempotency_key_invalid'].includes(told.code)) expect(told.detail.startsWith(`${fields[0]}: `)).toBe(true)
  }
})

test('a refusal that was kept for the other door is told in the words of this one, and back', async () => {
  const items = [{ product: 'launch', listing_id: who.listing_id }]
  const over_rest = (key: string) =>
    testService.call('/orders/checkout', {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ items, expected_total_cents: 1 }),
    })
  const given = { items, expected_total_cents: 1, idempotency_key: 'one' }
  const first = (await (await over_rest('one')).json()) as Told
  expect([first.code, first.errors?.map(({ field }) => field)]).toEqual(['price_changed', ['/expected_total_cents']])
  expect((await refusal('create_checkout', given)).fields).toEqual(['expected_total_cents'])
  await refusal('create_checkout', { ...given, idempotency_key: 'two' })
  const replayed = await over_rest('two')
  expect([replayed.headers.get('idempotent-replayed'), ((await replayed.json()) as Told).errors?.[0]?.field]).toEqual([
    'true',
    '/expected_total_cents',
  ])
  expect((await refusal('create_checkout', { ...given, expected_total_cents: 2 })).code).toBe('idempotency_conflict')
})

test('one version everywhere, and a server that says who it is', async () => {
  const { post, modern, rpc } = wireOf(testService)
  const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
  const { result } = await rpc(await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello }))
  const identity = {
    name: 'listing',
    title: 'Listing',
    version: manifest.version,
    websiteUrl: 'http://localhost:3000',
    icons: [{ src: 'http://localhost:3000/favicon.svg', mimeType: 'image/svg+xml', sizes: ['any'] }],
  }
  expect(result?.serverInfo).toMatchObject(identity)
  expect(JSON.stringify((await rpc(await modern({ method: 'server/discover' }))).result)).toContain('"websiteUrl":"http://localhost:3000"')
  expect([document.info.version, registry.version]).toEqual([manifest.version, manifest.version])
  expect((await fetch(`${testService.url}/favicon.svg`)).status).toBe(200)
})

test('who has not connected yet reads what it is and where from its server card', async () => {
  for (const path of ['/.well-known/mcp/server-card.json', '/mcp/server-card']) {
    const response = await fetch(`${testService.url}${path}`)
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    const card = (await response.json()) as { $schema: string; name: string; description: string; remotes: { type: string; url: string }[] }
    expect(card).toMatchObject({ title: 'Listing', version: manifest.version, websiteUrl: 'http://localhost:3000' })
    expect(card.$schema).toBe('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json')
    for (const { name, description } of [card, registry]) {
      expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
      expect(description.length).toBeLessThanOrEqual(100)
    }
    expect(card.remotes).toMatchObject([{ type: 'streamable-http', url: 'http://localhost:3000/mcp' }])
  }
})

test('where only some of the tools are, a refusal and a next step say where the others are', async () => {
  const { post, call, result } = wireOf(testService)
  const [one] = await crowd(testService, 1)
  const authorization = `Bearer ${await testService.key(one?.account_id ?? '')}`
  const asked = async (path: string, name: string, given: object) =>
    JSON.stringify(await result(await post(call(name, given), { authorization }, path)))
  const cases: [path: string, name: string, given: object, told: string][] = [
    ['/mcp/x/core', 'get_draft', { id: `d_${'A'.repeat(22)}` }, '(At /mcp: list_my_drafts.)'],
    ['/mcp/x/founders', 'get_founder_profile', { wrong: 1 }, ''],
    ['/mcp/readonly', 'get_my_listing', { listing_id: one?.listing_id }, '(At /mcp: choose_free_listing, create_checkout.)'],
  ]
  for (const [path, name, given, told] of cases) {
    const [there, here] = [await asked(path, name, given), await asked('/mcp', name, given)]
    expect([name, there.includes('At /mcp'), there.includes(told)]).toEqual([name, told !== '', true])
    expect(here).not.toContain('At /mcp')
  }
})
