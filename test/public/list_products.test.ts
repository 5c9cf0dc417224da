import { expect, test } from 'bun:test'
import { openCalls, answered } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator } = await openCalls(testService)

test('anyone sees what is sold, with prices that the operator sets, and nothing that is off sale', async () => {
  const list = async () => (await testService.visitor().listProducts()).items
  expect((await list()).find(({ key }) => key === 'launch')?.price_cents).toBe(9900)
  await answered(operator('set_product', { key: 'launch', price_cents: 12_300 }))
  await answered(operator('set_product', { key: 'newsletter', on_sale: false }))
  testService.turnClock(2)
  expect(
    (await list()).map(({ key, price_cents }) => [key, price_cents]).filter(([key]) => key === 'launch' || key === 'newsletter'),
  ).toEqual([['launch', 12_300]])
})
