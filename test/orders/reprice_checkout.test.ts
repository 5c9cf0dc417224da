import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { NO_TOKEN, pending } from './link_of.ts'
import { launchOf } from './buyers.ts'
import { buyer, promo } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const { link } = await openCalls(testService)

test('an order is priced for the country that was typed, and again as often as it is sent', async () => {
  const { who, number, typed } = await pending(testService)
  for (const country of ['DE', 'DE', 'US', 'DE']) {
    expect(await answered(link('reprice_checkout', { ...typed, country }))).toEqual({ outcome: 'repriced', url: null, dropped_code: null })
    expect((await who.listing.getOrder({ number })).total_cents).toBe(country === 'DE' ? 11_781 : 9900)
  }
})

test('one key that is used for another country prices that country: nothing of it is kept', async () => {
  const { who, number, typed } = await pending(testService)
  const key = crypto.randomUUID()
  for (const country of ['DE', 'US', 'DE']) await answered(link('reprice_checkout', { ...typed, country }, key))
  expect((await who.listing.getOrder({ number })).total_cents).toBe(11_781)
})

test('a code that the buyer takes off again is not used by what was paid without it', async () => {
  await promo(testService, 'ONCE', { max_uses: 1 })
  const { who, number, typed, statusOf, payments } = await pending(testService)
  for (const [promo_code, total_cents] of [
    ['ONCE', 8910],
    ['', 9900],
  ] as const) {
    await answered(link('reprice_checkout', { ...typed, promo_code }))
    expect((await who.listing.getOrder({ number })).total_cents).toBe(total_cents)
  }
  await answered(link('pay_checkout', { ...typed, seen_total_cents: 9900 }))
  const [payment] = await payments()
  await answered(link('press_test_payment', { session_id: payment?.session_id ?? '', outcome: 'succeed' }))
  expect(await statusOf()).toBe('paid')
  const next = await buyer(testService)
  expect((await next.listing.quoteOrder({ items: launchOf(next), promo_code: 'ONCE' })).discount?.code).toBe('ONCE')
})

test('what no invoice can be written for is refused, all of it at once, and the order stays', async () => {
  const { who, number, typed } = await pending(testService)
  const called = await link('reprice_checkout', { ...typed, country: 'UK', email: 'ada@', name: 'x'.repeat(121) })
  expect([called.status, called.ok ? [] : called.problem.errors?.map(({ field }) => field)]).toEqual([422, ['/country', '/name', '/email']])
  expect((await who.listing.getOrder({ number })).total_cents).toBe(9900)
})

test('a link that is none prices nothing', async () => {
  const { typed } = await pending(testService)
  for (const token of [NO_TOKEN, 'x', ''])
    expect(await refusedBy(link('reprice_checkout', { ...typed, token }))).toEqual([404, 'not_found'])
})
