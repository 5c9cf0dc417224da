import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ role: 'web' })

test('orders stand newest first, each account sees its own, page by page', async () => {
  const [who, other] = [await buyer(testService), await buyer(testService)]
  const first = await checkout(who, launchOf(who))
  const second = await checkout(who, [who.item('newsletter', { week: 'now' })]).catch(() => checkout(who, launchOf(who)))
  await checkout(other, launchOf(other))
  const { items, total } = await who.listing.listMyOrders()
  expect([items.map(({ number }) => number), total]).toEqual([[second.number, first.number], 2])
  expect((await who.listing.listMyOrders({ page: 2, per_page: 1 })).items.map(({ number }) => number)).toEqual([first.number])
})

test('a key without account:read sees none', async () => {
  const { account_id } = await buyer(testService)
  const key = await testService.key(account_id, ['listings:write'])
  expect((await testService.call('/orders', { headers: { authorization: `Bearer ${key}` } })).status).toBe(403)
})
