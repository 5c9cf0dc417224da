import { afterAll, beforeEach, expect, test } from 'bun:test'
import { createPinnedRequest } from '../../server/crawl/pinned_request.ts'
import { rejection, serveWeb } from './web.ts'
import { until } from '../until.ts'

const web = serveWeb({ 'a.test': { '/x': 'here', '/slow': () => new Promise<Response>(() => {}) } })
const request = createPinnedRequest('x', null)
const dead = { address: '127.0.0.1', port: 1 }
const alive = { address: '127.0.0.1', port: web.port }
const ask = (path: string, targets: { address: string; port: number }[], signal = AbortSignal.timeout(100_000)) =>
  request(new URL(path, 'http://a.test'), targets, { method: 'GET', headers: {}, body: null }, signal)

beforeEach(() => {
  web.hits.length = 0
})
afterAll(() => web.stop())

test('an address that refuses the connection gives way to the next, in order', async () => {
  expect(await (await ask('/x', [dead, alive])).text()).toBe('here')
  expect(await (await ask('/x', [alive, dead])).text()).toBe('here')
  expect(web.hits.map(({ host, path }) => host + path)).toEqual(['a.test/x', 'a.test/x'])
})

test('where all refuse, the refusal says so', async () => {
  expect(await rejection(ask('/x', [dead, { ...dead, port: 2 }]))).toMatchObject({ code: 'connect_failed' })
  expect(await rejection(ask('/x', []))).toMatchObject({ code: 'connect_failed' })
})

test('a request that was begun is not sent a second time', async () => {
  const stop = new AbortController()
  const asked = rejection(ask('/slow', [alive, alive], stop.signal))
  await until(() => web.hits.length > 0)
  stop.abort(new Error('enough'))
  expect((await asked).message).not.toBe('')
  expect(web.hits).toHaveLength(1)
})
