import { expect, test } from 'bun:test'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import { startTestService } from '../test_service.ts'
import { checkout, post, toProvider } from './buyers.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({ role: 'web', env: { TEAM_EMAIL: 'team@listing.example' } })

test('money that comes late for an order of hundreds of places that are gone is taken and held', async () => {
  const who = await buyer(testService, 'live')
  const names = (await testService.visitor().listCategories()).items.map(({ name }) => name)
  const items = Array.from({ length: 20 }, (_, index) => ({
    product: 'category_feature' as const,
    listing_id: who.listing_id,
    options: {
      categories: names.slice(3 * (index % 10), 3 * (index % 10) + 3),
      weeks: Array.from({ length: 12 }, (__, week) => weekAhead(testService, 4 + week * 4 + (index < 10 ? 0 : 2))),
    },
  }))
  const made = await checkout(who, items)
  const page = await toProvider(testService, made.checkout_url)
  await post(testService, page, { outcome: 'later' })
  testService.turnClock(15 * 24 * 3600)
  await expireOrders(testService.service)
  expect((await who.listing.getOrder({ number: made.number })).status).toBe('expired')
  await testService.sql`update products set constraints = constraints || '{"seats_per_week": 0}' where key = 'category_feature'`
  await post(testService, page, { outcome: 'succeed' })
  expect((await who.listing.getOrder({ number: made.number })).status).toBe('paid')
  const [held] = await testService.sql<{ held_reason: string }[]>`select held_reason from orders where number = ${made.number}`
  expect(held?.held_reason).toEndWith('; and 710 more.')
  expect(await testService.sql`select 1 from outbox where kind = 'order_held'`).toHaveLength(1)
})
