import { describe, expect, test } from 'bun:test'
import { connect } from 'node:net'
import type { DraftIssue } from '../../server/base/error.ts'
import { readJsonBody } from '../../server/base/http/json_body.ts'
import { finishIssues, fitProblem } from '../../server/base/problem_size.ts'
import { startTestService } from '../test_service.ts'
import { wireOf } from '../mcp/wire.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { post, call, modern } = wireOf(testService)
const { apiKey } = await testService.founder()
const KIB_16 = 16 * 1024

type Told = { code: string; detail: string; errors?: { field: string; fix: string; allowed?: string[] }[] }

/** Bytes of a whole answer, head included, and what it says. */
async function measured(response: Response) {
  const text = await response.text()
  const head = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 20)
  return { status: response.status, bytes: head + Buffer.byteLength(text), text, id: response.headers.get('x-request-id') }
}
const members = (count: number, prefix = 'member_') => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, at]))
const draft = (body: unknown) =>
  testService.call('/drafts', {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('a refusal is at most 16 KiB, whatever was sent', () => {
  const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
  const bodies: [what: string, body: unknown][] = [
    ['190 unknown members', members(190)],
    ['70,000 unknown members', members(70_000, '')],
    ['one unknown member of 900 KB', { ['x'.repeat(900_000)]: 1 }],
    ['150 unknown members of long names in other scripts', members(150, '語'.repeat(2000))],
    ['members whose names are control characters', members(150, '\u0001'.repeat(500))],
    ['a value of 900 KB', { url: 'x'.repeat(900_000) }],
    ['30 levels', deep(30)],
    ['100,000 levels', deep(100_000)],
    ['450,000 open brackets', '['.repeat(450_000)],
  ]
  for (const [what, body] of bodies) {
    test(`${what} over REST`, async () => {
      const answer = await measured(await draft(body))
      const problem = JSON.parse(answer.text) as Told
      expect([400, 422]).toContain(answer.status)
      expect(answer.bytes).toBeLessThanOrEqual(KIB_16)
      expect(problem.detail.length).toBeLessThanOrEqual(500)
      expect(problem.errors?.length ?? 0).toBeLessThanOrEqual(50)
      expect(problem.errors?.filter(({ fix }) => fix.includes('nearest')).length ?? 0).toBeLessThanOrEqual(5)
    })
    test(`${what} as arguments of a tool, by each kind of client`, async () => {
      const given = typeof body === 'string' ? `{"a":${body}}` : JSON.stringify(body)
      const text = `{"jsonrpc":"2.0","id":"${'i'.repeat(200)}","method":"tools/call","params":{"name":"search_listings","arguments":${given}}}`
      expect((await measured(await post(text))).bytes).toBeLessThanOrEqual(KIB_16)
      const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'search_listings' }
      expect((await measured(await post(text, headers))).bytes).toBeLessThanOrEqual(KIB_16)
    })
  }

  test('14 KB of unknown query names', async () => {
    const names = Array.from({ length: 2000 }, (_, at) => `a${at}`).join('&')
    const answer = await measured(await testService.call(`/listings?${names}`))
    expect([answer.status, answer.bytes <= KIB_16]).toEqual([422, true])
    expect((JSON.parse(answer.text) as Told).errors).toHaveLength(50)
  })

  test('an address of 14 KB, unknown and known', async () => {
    for (const path of [`/${'x'.repeat(14_000)}`, `/listings/${'x'.repeat(14_000)}`, `/listings?q=${'x'.repeat(14_000)}`])
      expect((await measured(await testService.call(path))).bytes).toBeLessThanOrEqual(KIB_16)
  })

  test('twenty bad calls in one batch, each of which is answered', async () => {
    const batch = Array.from({ length: 20 }, (_, id) => ({ ...call('search_listings', members(100, '語'.repeat(50))), id }))
    const answer = await measured(await post(batch))
    expect(answer.bytes).toBeLessThanOrEqual(KIB_16)
    const told = JSON.parse(answer.text) as { id: number; result: { isError: boolean; structuredContent: Told } }[]
    expect(told.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(batch.map(({ id }) => id))
    expect(new Set(told.map(({ result }) => [result.isError, result.structuredContent.code].join()))).toEqual(
      new Set(['true,validation_failed']),
    )
  })

  test('faults of the protocol', async () => {
    const long = 'x'.repeat(300_000)
    const faults = [
      { jsonrpc: '2.0', id: long, method: 'tools/list' },
      { jsonrpc: '2.0', id: 1, method: long },
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: long, arguments: {} } },
      { jsonrpc: '2.0', id: 1, method: 'prompts/get', params: { name: long } },
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_listings', arguments: long } },
      Array.from({ length: 20 }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: long.slice(0, 10_000), arguments: 1 },
      })),
    ]
    for (const fault of faults) expect((await measured(await post(fault))).bytes).toBeLessThanOrEqual(KIB_16)
    for (const fault of faults.slice(0, -1))
      expect((await measured(await modern(fault as { method: string }))).bytes).toBeLessThanOrEqual(KIB_16)
    expect((await measured(await post(faults[1], { origin: `https://${'x'.repeat(8000)}.example` }))).bytes).toBeLessThanOrEqual(KIB_16)
  })
})

describe('what costs work is bounded before it is done', () => {
  test('near names are looked for beside five places, however many are wrong', () => {
    let looked = 0
    const typed = 'x'.repeat(100_000)
    const names = new Proxy(['one', 'two'], {
      get: (target, name) => {
        if (name === 'map') looked++
        return Reflect.get(target, name)
      },
    })
    const drafts = Array.from({ length: 90_000 }, (_, at): DraftIssue => ({
      field: `/${at}`,
      code: 'unknown_member',
      message: 'is not known here.',
      fix: 'Leave it out.',
      near: { lead: 'The nearest:', typed, names },
    }))
    expect([finishIssues(drafts).length, looked]).toEqual([50, 5])
  })

  test('a body of more values or levels than any call has is refused before it is parsed', () => {
    const read = (text: string) => readJsonBody(new TextEncoder().encode(text))
    expect(read(`[${'1,'.repeat(2501)}1]`)).toEqual({ ok: false, why: 'many' })
    expect(read(`[${`${'['.repeat(60)}${']'.repeat(60)},`.repeat(50)}1]`)).toEqual({ ok: false, why: 'many' })
    for (const signs of ['""', ':']) expect(read(signs.repeat(6000))).toEqual({ ok: false, why: 'many' })
    expect(read('['.repeat(65))).toEqual({ ok: false, why: 'deep' })
    expect(read(']'.repeat(65))).toEqual({ ok: false, why: 'invalid' })
    // Signs within a text are none.
    const text = JSON.stringify({ text: `\\"${',[{'.repeat(20_000)}\\\\`, more: ['"', '\\', `\\"${'\\"'.repeat(9)}`, ''], none: {} })
    expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) })
    expect(read('"open')).toEqual({ ok: false, why: 'invalid' })
    expect(readJsonBody(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({ ok: false, why: 'invalid' })
  })

  test('a member that stands twice in an object is refused, not read as its last; over MCP too', async () => {
    for (const twice of ['{"url":"http://a.test","url":"http://b.test"}', '{"url":{"a":[{"b":1,"\\u0062":2}]}}']) {
      const answer = await measured(await draft(twice))
      expect([answer.status, (JSON.parse(answer.text) as Told).errors]).toEqual([
        422,
        [expect.objectContaining({ field: '', code: 'duplicate', fix: 'Send each member of an object once.' })],
      ])
    }
    const message = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_products","arguments":{},"name":"get_account"}}'
    expect(await (await post(message, { 'mcp-protocol-version': '2025-11-25' })).text()).toContain('The body holds a member twice.')
    // Alike names in two objects, and signs within a text, are none.
    const apart = '{"url":{"a":"{\\"a\\":1,\\"a\\":2}"},"a":[{"a":1},{"a":2}],"__proto__":{"a":1}}'
    expect(readJsonBody(new TextEncoder().encode(apart))).toEqual({ ok: true, value: JSON.parse(apart) })
  })

  test('one object of more members than any call has is one place', async () => {
    const answer = await measured(await draft(members(201)))
    expect((JSON.parse(answer.text) as Told).errors).toEqual([
      expect.objectContaining({ field: '', code: 'too_many', limit: 200, actual: 201 }),
    ])
  })
})

test('what a refusal has to say first is what is left when room runs out', () => {
  const place = { field: '/a', code: 'not_one_of' as const, message: 'm'.repeat(400), fix: 'f'.repeat(400), allowed: ['v'.repeat(100)] }
  const problem = {
    ...{ type: 't', title: 't', status: 422, instance: '/', code: 'validation_failed' as const, request_id: 'r', retryable: false },
    detail: '😀'.repeat(600),
    errors: Array.from({ length: 60 }, () => place),
  }
  const { detail, errors = [] } = fitProblem(problem, 4096)
  expect([detail.length <= 500, detail.isWellFormed(), errors.length]).toEqual([true, true, 3])
  expect(Buffer.byteLength(JSON.stringify(fitProblem(problem, 600)))).toBeLessThanOrEqual(800)
})

test('a body too large for any layer is refused in a problem document with the id of the request', async () => {
  const body = new Uint8Array(30_000_000)
  const JSON_TYPE = 'application/json'
  const FORM_TYPE = 'application/x-www-form-urlencoded'
  const doors: [path: string, type: string][] = [
    ['/api/v1/drafts', JSON_TYPE],
    ['/mcp', JSON_TYPE],
    ['/auth/oauth2/token', FORM_TYPE],
    ['/auth/oauth2/register', JSON_TYPE],
    ['/sign-in', FORM_TYPE],
    ['/webhooks/stripe', JSON_TYPE],
  ]
  for (const [path, type] of doors) {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': type }
    const response = await fetch(`${testService.url}${path}`, { method: 'POST', headers, body })
    const kind = response.headers.get('content-type')
    expect([path, response.status, kind, response.headers.has('x-request-id')]).toEqual([path, 413, 'application/problem+json', true])
    expect(await response.json()).toMatchObject({ code: 'payload_too_large', status: 413 })
  }
})

test.each(['Host: [', 'Host: localhost\r\nHost: elsewhere.test', 'Host: a b', 'Host: localhost/metrics?', 'Host:'])(
  'what names no one website to ask is refused in a problem document, whatever is asked for: %j',
  async (line) => {
    const { port, hostname } = new URL(testService.url)
    for (const path of ['/api/v1/listings', '/healthz', '/assets/none.css', '/mcp']) {
      const answered = Promise.withResolvers<string>()
      const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.1\r\n${line}\r\nConnection: close\r\n\r\n`))
      let text = ''
      socket.on('data', (part) => (text += part.toString('utf8')))
      socket.on('close', () => answered.resolve(text))
      expect([path, await answered.promise]).toEqual([
        path,
        expect.stringMatching(/^HTTP\/1.1 400 .*x-request-id.*"title":"Unreadable request","status":400/is),
      ])
    }
  },
)

describe('a day or a week that the calendar lacks is refused wherever it stands', () => {
  const WEEKS = ['0000-W01', '9999-W01', '9999-W52', '2025-W53', '2026-W00', '2026-W54']
  test('weeks, of search, board and page', async () => {
    for (const week of WEEKS) {
      for (const path of ['/listings', '/leaderboards/community-weekly'])
        expect([week, path, (await testService.call(`${path}?week=${week}`)).status]).toEqual([week, path, 422])
      expect((await fetch(`${testService.url}/leaderboard/${week}`, { headers: { accept: 'text/html' } })).status).toBe(404)
    }
    for (const week of ['0001-W01', '9998-W52', '2026-W53'])
      for (const path of ['/listings', '/leaderboards/community-weekly'])
        expect((await testService.call(`${path}?week=${week}`)).status).toBe(200)
  })

  test('the date of a milestone', async () => {
    const { account_id, listing } = await testService.founder()
    const live = await putLive(testService, account_id, { name: 'Beetroot' })
    const add = (date: string) => refused(listing.addMilestone({ listing_id: live.id, title: 'Founded', date }))
    for (const date of ['0000-01-01', '9999-12-31', '2026-02-30', '0000-02-29'])
      expect([date, (await add(date)).errors?.map(({ field }) => field)]).toEqual([date, ['/date']])
    expect((await listing.addMilestone({ listing_id: live.id, title: 'Founded', date: '0001-01-01' })).date).toBe('0001-01-01')
  })
})
