import { expect, test } from 'bun:test'
import { openHouse } from '../house.ts'
import { wireOf } from './wire.ts'

const house = await openHouse({ role: 'web', env: { LIMITS: 'anonymous_per_minute=5,account_reads_per_minute=3', TRUST_PROXY: '1' } })
const { post, call, result } = wireOf(house)
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
  const { apiKey } = await house.founder()
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
