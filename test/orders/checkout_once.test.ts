import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { launchOf } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ crowded: true, role: 'web', env: { LIMITS: 'account_writes_per_minute=100000' } })

test('one key sent several times at once makes one order, and never keeps that it was under way as the answer', async () => {
  const who = await buyer(testService)
  const keys = Array.from({ length: 60 }, () => crypto.randomUUID())
  const order = (idempotencyKey: string) => who.listing.createCheckout({ items: launchOf(who), billing_country: 'US' }, { idempotencyKey })
  for (const key of keys) await Promise.allSettled([order(key), order(key), order(key)])
  const answers = await Promise.allSettled(keys.map(order))
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 'fulfilled'))
  expect((await who.listing.listMyOrders()).total).toBe(keys.length)
})
