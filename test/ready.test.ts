import { expect, test } from 'bun:test'
import { answerReady } from '../server/core/health.ts'
import { startTestService } from './test_service.ts'
import { until } from './until.ts'

const { service, url } = await startTestService({ role: 'web' })

test('however many ask whether the service is ready, the database is asked about twice a second', async () => {
  let queries = 0
  const database = new Proxy(service.database, { apply: (pool, self, words) => (queries++, Reflect.apply(pool, self, words)) })
  const ask = async () => (await answerReady({ ...service, database })).text()
  expect(new Set(await Promise.all(Array.from({ length: 200 }, ask)))).toEqual(new Set(['ready\n']))
  expect(queries).toBe(1)
  await until(async () => (await ask()) === 'ready\n' && queries === 2)
})

test('a load balancer is told by a status, without being kept from asking', async () => {
  const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await fetch(new URL('/readyz', url))).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
