import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team, person } = await openCalls(testService)
const priceOf = async (key: string) =>
  (await testService.sql<{ price_cents: number }[]>`select price_cents from products where key = ${key}`)[0]?.price_cents

test('a price is set once by a form, and the log has what it was and what it is', async () => {
  const member = await team()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    expect((await answered(member('set_product', { key: 'launch', price_cents: 12_300 }, key))).price_cents).toBe(12_300)
  expect([await priceOf('launch'), await logged(testService, 'product.change', 'launch')]).toEqual([12_300, 1])
})

test('a product that is none and a price below nothing are refused, and founders set none', async () => {
  expect(await refusedBy(operator('set_product', { key: 'moon', price_cents: 1 }))).toEqual([422, 'validation_failed'])
  for (const wrong of [{ price_cents: -1 }, { price_cents: 10_000_001 }])
    expect(await refusedBy(operator('set_product', { key: 'billboard', ...wrong }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(operator('set_product', { key: 'newsletter', seats_per_week: -1 }))).toEqual([422, 'validation_failed'])
  const founder = await person(await testService.account())
  expect(await refusedBy(founder('set_product', { key: 'billboard', price_cents: 0 }))).toEqual([404, 'not_found'])
  expect(await priceOf('billboard')).toBeGreaterThan(0)
})
