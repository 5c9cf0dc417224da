import { expect, test } from 'bun:test'
import { once } from 'node:events'
import { connect } from 'node:net'
import { startTestService } from '../test_service.ts'
import { wireOf } from './wire.ts'

const testService = await startTestService({
  role: 'web',
  env: { LIMITS: 'anonymous_per_minute=5,account_reads_per_minute=3', TRUST_PROXY: '1' },
})
const { post, call, result } = wireOf(testService)
const from = (address: string) => ({ 'x-forwarded-for': address })

test('lists and calls are counted alike; a call beyond the limit is a refusal that the model can wait out', async () => {
  for (let made = 0; made < 5; made++) expect((await post(call('list_categories'), from('198.51.100.1'))).status).toBe(200)
  const refused = await post(call('list_categories'), from('198.51.100.1'))
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([200, true])
  expect(await result(refused)).toMatchObject({ isError: true, structuredContent: { code: 'rate_limited', retryable: true } })
  const list = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, from('198.51.100.1'))
  expect([list.status, list.headers.has('retry-after')]).toEqual([429, true])
})

test('guessed keys and foreign origins count too, apart from reading', async () => {
  for (let made = 0; made < 5; made++)
    expect((await post(call('list_categories'), { ...from('198.51.100.2'), authorization: `Bearer lst_${made}` })).status).toBe(401)
  expect((await post(call('list_categories'), { ...from('198.51.100.2'), authorization: 'Bearer lst_x' })).status).toBe(429)
  expect((await post(call('list_categories'), from('198.51.100.2'))).status).toBe(200)
  for (let made = 0; made < 5; made++)
    expect((await post(call('list_categories'), { ...from('198.51.100.3'), origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(call('list_categories'), { ...from('198.51.100.3'), origin: 'https://evil.example' })).status).toBe(429)
})

test('a batch counts for as much as its messages', async () => {
  const lists = (count: number) => Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }))
  expect((await post(lists(5), from('198.51.100.4'))).status).toBe(200)
  expect((await post(lists(1), from('198.51.100.4'))).status).toBe(429)
  expect((await post(lists(6), from('198.51.100.5'))).status).toBe(429)
})

test('an account has a rate of its own, whatever its address has used', async () => {
  const { apiKey } = await testService.founder()
  const headers = { ...from('198.51.100.1'), authorization: `Bearer ${apiKey}` }
  for (let made = 0; made < 3; made++) expect((await post(call('get_account'), headers)).status).toBe(200)
  expect(await result(await post(call('get_account'), headers))).toMatchObject({ structuredContent: { code: 'rate_limited' } })
})

test('who has no call left is refused before a long message is read', async () => {
  const long = { ...call('list_categories'), params: { name: 'list_categories', arguments: { text: 'x'.repeat(20_000) } } }
  for (let made = 0; made < 5; made++) expect((await post(long, from('198.51.100.6'))).status).toBe(200)
  const refused = await post(`not even JSON ${'x'.repeat(20_000)}`, from('198.51.100.6'))
  expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '"anonymous";q=5;w=60'])
})

test('a long message without an account counts as several calls, however its length is told and whatever is in it', async () => {
  const long = JSON.stringify({ ...call('list_categories'), params: { name: 'list_categories', arguments: { text: 'x'.repeat(300_000) } } })
  const counted = await post(long, from('198.51.100.7'))
  expect(counted.headers.get('ratelimit')).toStartWith('"anonymous";r=2;')
  expect(await result(await post(long, from('198.51.100.7')))).toMatchObject({ structuredContent: { code: 'rate_limited' } })
  expect((await post(long, from('198.51.100.7'))).status).toBe(429)
  const untold = (text: string) =>
    fetch(`${testService.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from('198.51.100.8') },
      body: new Blob([text]).stream(),
    })
  expect((await untold(JSON.stringify(call('list_categories')))).headers.get('ratelimit')).toStartWith('"anonymous";r=4;')
  expect((await untold(long.slice(1))).status).toBe(400)
  expect((await untold(JSON.stringify(call('list_categories')))).headers.get('ratelimit')).toStartWith('"anonymous";r=1;')
})

test('a long message of an account counts as one call', async () => {
  const { apiKey } = await testService.founder()
  const long = { ...call('get_account'), params: { name: 'get_account', arguments: { text: 'x'.repeat(300_000) } } }
  const counted = await post(long, { authorization: `Bearer ${apiKey}` })
  expect(counted.headers.get('ratelimit')).toStartWith('"account_reads";r=2;')
})

test('of long messages that come together no more are read than of those that follow one another', async () => {
  const { port } = new URL(testService.url)
  const text = `not JSON ${'x'.repeat(300_000)}`
  const head = `POST /mcp HTTP/1.1\r\nHost: localhost:${port}\r\nX-Forwarded-For: 198.51.100.9\r\nContent-Type: application/json\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n`
  const begun = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const socket = connect(Number(port), '127.0.0.1')
      // One that is refused is answered before it is sent to its end.
      const answered = once(socket, 'data')
      await once(socket, 'connect')
      await new Promise((resolve) => socket.write(head + text.slice(0, -1), resolve))
      return { socket, answered }
    }),
  )
  const statuses = await Promise.all(
    begun.map(async ({ socket, answered }) => {
      socket.end('x')
      const [first] = (await answered) as [Buffer]
      return first.toString().slice(9, 12)
    }),
  )
  // Of five calls two messages take two each, a third what is left.
  expect(statuses.toSorted()).toEqual(['400', '400', '400', '429'])
})

test('what is far longer than an event of the payment provider counts as many, and an event as one', async () => {
  const send = async (body: string, address: string) =>
    (await fetch(`${testService.url}/webhooks/stripe`, { method: 'POST', body, headers: from(address) })).status
  const long = 'x'.repeat(1_000_000)
  const statuses = []
  for (let nth = 0; nth < 50; nth++) statuses.push(await send(long, '198.51.100.10'))
  expect([statuses.slice(0, 40).includes(429), statuses.at(-1)]).toEqual([false, 429])
  for (let nth = 0; nth < 100; nth++) expect(await send('{}', '198.51.100.11')).not.toBe(429)
})
