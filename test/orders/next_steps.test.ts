import { expect, test } from 'bun:test'
import { answerOf } from '../../sdk/index.ts'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import { startTestService } from '../test_service.ts'
import { piped } from '../cli/listing.ts'
import { until } from '../until.ts'
import { checkout, launchOf, open, payTest, post, toProvider } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService()

test('a checkout and its order lead to the link that a person pays by, then to the listing', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const follow = { tool: 'get_order', arguments: { number: made.number }, url: made.checkout_url }
  expect(made.next_steps).toMatchObject([follow])
  expect(made.next_steps[0]?.message).toContain(made.expires_at.slice(0, 10))
  const pending = await who.listing.getOrder({ number: made.number })
  expect(pending.next_steps).toEqual(made.next_steps)
  expect(await who.listing.getOrder({ number: made.number }, { ifNoneMatch: answerOf(pending).etag })).toBeNull()
  await payTest(testService, made.checkout_url)
  let order = await who.listing.getOrder({ number: made.number })
  await until(async () => {
    if (order.fulfillment === 'complete') return true
    expect(order.next_steps).toMatchObject([{ tool: 'get_order', arguments: { number: made.number } }])
    order = await who.listing.getOrder({ number: made.number })
    return false
  })
  expect(order.next_steps).toMatchObject([{ tool: 'get_my_listing', arguments: { listing_id: who.listing_id } }])
})

test('a paid order that waits for the site team says so, and has nobody read it again in a moment', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const page = await toProvider(testService, made.checkout_url)
  await testService.sql`update listings set status = 'archived' where id = ${who.listing_id}`
  await post(testService, page, { outcome: 'succeed' })
  const { next_steps } = await until(async () => {
    const order = await who.listing.getOrder({ number: made.number })
    return order.next_steps[0]?.message.includes('site team') ? order : null
  })
  expect(next_steps).toMatchObject([{ tool: 'get_order', arguments: { number: made.number } }])
})

test('an order that can no longer be paid leads to the price of the same items', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  testService.turnClock(25 * 3600)
  await expireOrders(testService.service)
  const { status, next_steps } = await who.listing.getOrder({ number: made.number })
  expect([status, next_steps.map(({ tool }) => tool)]).toEqual(['expired', ['quote_order']])
  const again = next_steps[0]?.arguments as Parameters<typeof who.listing.quoteOrder>[0]
  expect((await who.listing.quoteOrder(again)).total_cents).toBe(made.total_cents)
})

test('an order for what another order has bought meanwhile leads to nobody’s money', async () => {
  const who = await buyer(testService)
  const first = await checkout(who, launchOf(who))
  const second = await checkout(who, launchOf(who))
  await payTest(testService, second.checkout_url, 'fail')
  await payTest(testService, first.checkout_url)
  const { next_steps } = await until(async () => {
    const order = await who.listing.getOrder({ number: second.number })
    return /nobody can pay it/.test(order.next_steps[0]?.message ?? '') ? order : null
  })
  expect((await who.listing.getOrder({ number: second.number })).checkout_url).toBeNull()
  expect(next_steps).toEqual([
    {
      message: expect.stringContaining('The listing already has this, through another order.'),
      ...{ tool: 'get_order', arguments: { number: second.number }, url: second.checkout_url },
    },
  ])
  // Its page asks nobody to try again, and promises to keep nothing.
  const { text } = await open(testService, second.checkout_url)
  const says = (words: string) => text.includes(words)
  expect([says('This order can no longer be paid'), says('It ends by itself on')]).toEqual([true, true])
  expect(['Review and pay</h1>', 'Kept for you', 'try again'].filter(says)).toEqual([])
})

test('an order that a bank works on says so, to an agent and at the terminal, and has nobody pay again', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const page = await toProvider(testService, made.checkout_url)
  await post(testService, page, { outcome: 'later' })
  const order = await until(async () => {
    const read = await who.listing.getOrder({ number: made.number })
    return read.checkout_url === null ? read : null
  })
  const step = { message: expect.stringContaining('the bank is working on it'), tool: 'get_order', arguments: { number: made.number } }
  expect([order.status, order.next_steps]).toEqual(['pending', [step]])
  const shown = await piped(['order', made.number, '--no-json'], { LISTING_BASE_URL: testService.url, LISTING_API_KEY: who.apiKey })
  expect(shown.stdout.replace(/\s+/g, ' ')).toContain('the bank is working on it, which may take days: nobody pays again.')
  expect(shown.stdout).not.toContain('Pay here')
  await post(testService, page, { outcome: 'succeed' })
  await until(async () => (await who.listing.getOrder({ number: made.number })).status === 'paid')
})
