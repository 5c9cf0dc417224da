import { describe, expect, test } from 'bun:test'
import { readPlainCall } from '../../server/doors/mcp/plain_call.ts'
import { startTestService } from '../test_service.ts'
import { wireOf, type Rpc } from './wire.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { post, rpc } = wireOf(testService)
const { apiKey } = await testService.founder()

const ENVELOPE = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': { sampling: {} } }
const MODERN = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call' }
type Sent = { headers: Record<string, string>; body: Record<string, unknown> }

const older = (name: string, given: object, version: string | null = '2025-06-18'): Sent => ({
  headers: version === null ? {} : { 'mcp-protocol-version': version },
  body: { jsonrpc: '2.0', id: 'a"b', method: 'tools/call', params: { name, arguments: given } },
})
const modern = (name: string, given: object): Sent => ({
  headers: { ...MODERN, 'mcp-name': name },
  body: { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: given, _meta: ENVELOPE } },
})
const isPlain = ({ headers, body }: Sent) => readPlainCall(new Request('http://localhost/mcp', { headers }), body) !== null
/** The same call with a member that says nothing: the library takes it, and answers it as if it were not there. */
const roundabout = ({ headers, body }: Sent): Sent => ({ headers, body: { ...body, params: { ...(body.params as object), unused: 1 } } })
const send = ({ headers, body }: Sent) => post(body, { ...headers, authorization: `Bearer ${apiKey}` })
/** What differs from one call to the next whatever answers it. */
const settled = (answer: Rpc): unknown => JSON.parse(JSON.stringify(answer).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'request'))

describe('a plain call is answered as the library answers it', () => {
  const calls: [name: string, given: object][] = [
    ['list_categories', {}],
    ['search_listings', { q: 'öä "quoted" \n', per_page: 2 }],
    ['search_listings', { per_page: 500, wrong: '\u2028' }],
    ['get_listing', { slug: 'nobody-has-this' }],
    ['get_my_listing', { listing_id: 41 }],
    ['list_my_drafts', {}],
    ['answer_interview', { answers: [], idempotency_key: 'the-same' }],
    ['delete_milestone', { listing_id: 1, milestone_id: 1 }],
  ]
  for (const [name, given] of calls)
    for (const sent of [older(name, given), older(name, given, null), older(name, given, '2025-11-25'), modern(name, given)])
      test(`${name} ${JSON.stringify(given)} ${sent.headers['mcp-protocol-version'] ?? 'without a version'}`, async () => {
        expect([isPlain(sent), isPlain(roundabout(sent))]).toEqual([true, false])
        const short = await send(sent)
        const long = await send(roundabout(sent))
        expect(short.status).toBe(long.status)
        expect(short.headers.get('content-type')).toBe('application/json')
        expect(settled(await rpc(short))).toEqual(settled(await rpc(long)))
      })
})

test('what is in the least unusual is left to the library', () => {
  const good = modern('search_listings', {})
  const params = good.body.params as Record<string, unknown>
  const envelope = (more: object): Sent => ({ ...good, body: { ...good.body, params: { ...params, _meta: { ...ENVELOPE, ...more } } } })
  const unusual: Sent[] = [
    { ...good, headers: { ...good.headers, 'mcp-name': 'get_listing' } },
    { ...good, headers: { ...good.headers, 'mcp-method': 'tools/list' } },
    { ...good, headers: { 'mcp-method': 'tools/call', 'mcp-name': 'search_listings' } },
    { ...good, headers: { ...good.headers, 'mcp-protocol-version': '2027-01-01' } },
    { ...good, headers: { ...good.headers, 'mcp-protocol-version': '2025-11-25' } },
    { ...good, body: { ...good.body, id: 1.5 } },
    { ...good, body: { ...good.body, id: null } },
    { ...good, body: { ...good.body, jsonrpc: '1.0' } },
    { ...good, body: { ...good.body, method: 'tools/list' } },
    { ...good, body: { ...good.body, more: 1 } },
    { ...good, body: { ...good.body, params: { ...params, arguments: [] } } },
    { ...good, body: { ...good.body, params: { ...params, name: 1 } } },
    { ...good, body: { ...good.body, params: { ...params, inputResponses: {} } } },
    { ...good, body: { ...good.body, params: { name: 'search_listings' } } },
    envelope({ 'io.modelcontextprotocol/protocolVersion': '2025-11-25' }),
    envelope({ 'io.modelcontextprotocol/clientCapabilities': { sampling: 5 } }),
    envelope({ 'io.modelcontextprotocol/clientCapabilities': [] }),
    envelope({ 'io.modelcontextprotocol/clientInfo': { name: 1, version: '1' } }),
    envelope({ 'io.modelcontextprotocol/logLevel': 'debug' }),
    envelope({ progressToken: 1 }),
  ]
  expect(isPlain(good)).toBe(true)
  for (const sent of unusual) expect([sent, isPlain(sent)]).toEqual([sent, false])
  const old = older('search_listings', {})
  const meta = (_meta: unknown): Sent => ({ ...old, body: { ...old.body, params: { ...(old.body.params as object), _meta } } })
  expect([
    isPlain(meta({ progressToken: 1, 'an-agent/turn': 'x' })),
    isPlain(meta({ progressToken: {} })),
    isPlain(meta(ENVELOPE)),
    isPlain(meta([])),
  ]).toEqual([true, false, false, false])
  for (const body of [null, 1, 'x', [], [good.body]])
    expect(readPlainCall(new Request('http://localhost/mcp', { headers: good.headers }), body)).toBeNull()
})
