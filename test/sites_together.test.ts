import { expect, test } from 'bun:test'
import { createSites } from '../server/core/sites.ts'
import type { Pool } from '../server/database/open.ts'
import { startTestService } from './test_service.ts'

const { sql, service } = await startTestService({ role: 'web' })

test('all who ask for their site while it is read get one answer, and a transaction its own', async () => {
  let asked = 0
  const counting: Pool = new Proxy(sql, {
    apply(over, _self, given: Parameters<Pool>) {
      asked++
      return Reflect.apply(over, null, given)
    },
  })
  let now = service.clock()
  const sites = createSites(counting, service.config.base_url, () => now)
  const fifty = async () => Promise.all(Array.from({ length: 50 }, async () => sites.byId(1)))
  expect(new Set((await fifty()).map(({ key }) => key))).toEqual(new Set(['main']))
  expect(asked).toBe(1)
  now = new Date(now.getTime() + 5_000)
  const [, inside] = await Promise.all([fifty(), sql.begin((transaction) => sites.through(transaction).byId(1))])
  expect(inside.key).toBe('main')
  expect(asked).toBe(2)
})
