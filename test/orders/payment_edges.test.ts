import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { eraseAccount } from '../../server/account/erase.ts'
import { endSessions, expireOrders } from '../../server/orders/payment/expire.ts'
import { findOrder } from '../../server/orders/record/rows.ts'
import { startPayment } from '../../server/orders/payment/start_payment.ts'
import { serveStripe } from '../doubles/stripe.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { BILLING, checkout, launchOf, open, post, toProvider, type Buyer } from './buyers.ts'
import { buyer, promo, weekAhead } from './shop.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())
const testService = await startTestService({ role: 'web', env: { ...stripe.env, TEAM_EMAIL: 'team@directory.example' } })
stripe.tellTo(`${testService.url}/webhooks/stripe`)
beforeEach(() => stripe.failAt(() => null))

const idOf = async (number: string) => (await findOrder(testService.sql, { number }))?.id ?? 0
const sessionAt = (location: string) => location.split('/').at(-1) ?? ''
const openSessions = (number: string) => stripe.sessionOf(number).filter(({ status }) => status === 'open')
const heldReason = async (number: string) => (await findOrder(testService.sql, { number }))?.held_reason ?? null

/** Two orders of one listing for the same thing, both on Stripe's page. */
async function twice(who: Buyer, items: Parameters<typeof checkout>[1]) {
  const made = [await checkout(who, items), await checkout(who, items)]
  const sessions: string[] = []
  for (const { checkout_url } of made) sessions.push(sessionAt(await toProvider(testService, checkout_url)))
  return { numbers: made.map(({ number }) => number), urls: made.map(({ checkout_url }) => checkout_url), sessions }
}

describe('two windows of one order', () => {
  test('charge nobody a total that they have not seen', async () => {
    const who = await buyer(testService)
    const { number, checkout_url } = await checkout(who, launchOf(who))
    await post(testService, checkout_url, { ...BILLING, action: 'update' })
    // The other window has made it 117.81 in the instant between.
    await post(testService, checkout_url, { ...BILLING, country: 'DE', action: 'update' })
    expect(await startPayment(testService.service, await idOf(number), 9900)).toEqual({ kind: 'changed' })
    expect(stripe.sessionOf(number)).toEqual([])
    expect(await startPayment(testService.service, await idOf(number), 11781)).toMatchObject({ kind: 'redirect' })
  })

  test('leave one page to pay on, also where one is ended while the provider is asked for it', async () => {
    const who = await buyer(testService)
    const { number } = await checkout(who, launchOf(who))
    const id = await idOf(number)
    let ended: Promise<unknown> | undefined
    stripe.failAt((_call, { method, path }) => {
      // The session is being made: its row is written, its name is not known yet.
      if (method === 'POST' && path === '/v1/checkout/sessions') ended ??= endSessions(testService.service, id)
      return null
    })
    const first = await startPayment(testService.service, id, 9900)
    await ended
    expect(['redirect', 'waits']).toContain(first.kind)
    const second = await startPayment(testService.service, id, 9900)
    expect(second.kind).toBe('redirect')
    expect(openSessions(number)).toHaveLength(1)
    expect(second).toEqual({ kind: 'redirect', url: openSessions(number)[0]?.url ?? '' })
  })
})

describe('an order for what the listing has by now', () => {
  test('is not taken money for: its page says so, and what was open is ended', async () => {
    const who = await buyer(testService)
    const { numbers, urls, sessions } = await twice(who, launchOf(who, weekAhead(testService, 3)))
    await stripe.pay(sessions[0] ?? '')
    expect(stripe.told.at(-1)).toEqual({ type: 'checkout.session.completed', status: 200 })
    expect(await who.listing.getOrder({ number: numbers[0] ?? '' })).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    const page = await open(testService, urls[1] ?? '')
    expect(page.text).toContain('can no longer be paid')
    // Nobody is asked for what is of no use.
    expect(page.text).not.toMatch(/name="email"|value="pay"/)
    expect((await post(testService, urls[1] ?? '', { ...BILLING, action: 'pay' })).status).toBe(409)
    expect(openSessions(numbers[1] ?? '')).toEqual([])
    expect((await post(testService, urls[1] ?? '', { action: 'cancel', confirm: 'yes' })).status).toBe(303)
    expect((await who.listing.getOrder({ number: numbers[1] ?? '' })).status).toBe('cancelled')
  })

  for (const [product, options] of [
    ['launch', { week: 2 }],
    ['billboard', { weeks: [3, 4] }],
    ['sections', { sections: ['story', 'video'] }],
  ] as const)
    test(`(${product}) is held for the team where both were paid, and the first stays as it was bought`, async () => {
      const who = await buyer(testService)
      const given =
        'week' in options
          ? { week: weekAhead(testService, options.week) }
          : 'weeks' in options
            ? { weeks: options.weeks.map((week) => weekAhead(testService, week)) }
            : { sections: [...options.sections] }
      const { numbers, sessions } = await twice(who, [who.item(product, given)])
      for (const session of sessions) await stripe.pay(session)
      const [first, second] = await Promise.all(numbers.map((number) => who.listing.getOrder({ number })))
      expect([first?.status, first?.fulfillment, second?.status, second?.fulfillment]).toEqual(['paid', 'complete', 'paid', 'none'])
      expect(await heldReason(numbers[1] ?? '')).toMatch(/second|twice/)
      await stripe.refund(stripe.sessions.get(sessions[1] ?? '')?.payment_intent ?? '', second?.total_cents ?? 0)
      expect(await who.listing.getOrder({ number: numbers[0] ?? '' })).toMatchObject({ status: 'paid', fulfillment: 'complete' })
      const listing = await who.listing.getMyListing({ listing_id: who.listing_id })
      if ('week' in given) expect(listing).toMatchObject({ status: 'scheduled', plan: 'paid', launch_week: given.week })
      const [left] = await testService.sql`
        select count(*) as count from seats s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
        where o.number = ${numbers[1] ?? ''} and s.released_at is null`
      expect(left?.count).toBe(0)
      if ('sections' in given) expect(listing.unlocked_sections).toEqual(['story', 'video'])
    })

  test('is as good as gone where the listing is suspended, and open again when it is restored', async () => {
    const who = await buyer(testService)
    const { checkout_url } = await checkout(who, launchOf(who))
    await testService.sql`update listings set status = 'suspended' where id = ${who.listing_id}`
    expect((await post(testService, checkout_url, { ...BILLING, action: 'pay' })).status).toBe(409)
    await testService.sql`update listings set status = 'draft' where id = ${who.listing_id}`
    expect(await toProvider(testService, checkout_url)).toStartWith(stripe.url)
  })
})

describe('an account that is deleted while its order waits', () => {
  const erase = (account_id: string) => testService.sql.begin((sql) => eraseAccount(sql, account_id, testService.service.clock()))

  test('leaves no page to pay on', async () => {
    const who = await buyer(testService)
    const { number, checkout_url } = await checkout(who, launchOf(who))
    const session = sessionAt(await toProvider(testService, checkout_url))
    await erase(who.account_id)
    expect((await open(testService, checkout_url)).status).toBe(410)
    await expireOrders(testService.service)
    expect(stripe.sessions.get(session)?.status).toBe('expired')
    expect(await findOrder(testService.sql, { number })).toMatchObject({ status: 'expired', billing: {} })
  })

  test('has its money held for the team with an invoice for who paid, where the bank was faster', async () => {
    const who = await buyer(testService)
    const { number, checkout_url } = await checkout(who, launchOf(who, weekAhead(testService, 4)))
    const session = sessionAt(await toProvider(testService, checkout_url))
    await stripe.pay(session, { later: true })
    await erase(who.account_id)
    await expireOrders(testService.service)
    expect(await stripe.settle(session, true)).toBe(200)
    const order = await findOrder(testService.sql, { number })
    expect(order).toMatchObject({ status: 'paid', fulfillment: 'none', billing: { name: BILLING.name } })
    expect(order?.held_reason).toContain('gone')
    const [row] = await testService.sql<{ buyer: string }[]>`
      select i.snapshot -> 'buyer' ->> 'name' as buyer from invoices i join orders o on o.id = i.order_id where o.number = ${number}`
    expect(row?.buyer).toBe(BILLING.name)
  })

  test('meets the payment at the same time without an error of either', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await buyer(testService)
      const { number, checkout_url } = await checkout(who, [
        who.item('billboard', { weeks: [weekAhead(testService, 8), weekAhead(testService, 9)] }),
      ])
      const session = sessionAt(await toProvider(testService, checkout_url))
      await stripe.pay(session, { silently: true })
      const [told] = await Promise.all([
        stripe.send('checkout.session.completed', stripe.sessions.get(session) ?? {}),
        erase(who.account_id),
      ])
      expect(told).toBe(200)
      expect((await findOrder(testService.sql, { number }))?.status).toBe('paid')
      await testService.sql`delete from seats where kind = 'billboard'`
    }
  })
})

test('what a bank works on is not cancelled, and the buyer is told so', async () => {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await stripe.pay(sessionAt(await toProvider(testService, checkout_url)), { later: true })
  const answer = await post(testService, checkout_url, { action: 'cancel', confirm: 'yes' })
  expect(answer.location).toBe(`${new URL(checkout_url).pathname}/result`)
  expect((await open(testService, `${checkout_url}/result`)).text).toContain('The bank is working on it')
  expect((await who.listing.getOrder({ number })).status).toBe('pending')
})

test('the way back from the provider tells of an order that has ended', async () => {
  const who = await buyer(testService)
  const { checkout_url } = await checkout(who, launchOf(who))
  await toProvider(testService, checkout_url)
  await post(testService, checkout_url, { action: 'cancel', confirm: 'yes' })
  const page = await open(testService, `${checkout_url}/result`)
  expect([page.status, page.text.includes('This order was cancelled')]).toEqual([410, true])
})

describe('refusals name their place, and what to send instead', () => {
  test('a total that nobody can charge, a price that has changed, a code that an own order reserves', async () => {
    await promo(testService, 'ALMOSTALL', { kind: 'amount', value: 9880 })
    await promo(testService, 'MINEONCE', { per_account: 1 })
    const who = await buyer(testService)
    const items = launchOf(who)
    const small = await refused(checkout(who, items, { promo_code: 'ALMOSTALL' }))
    expect(small).toMatchObject({ code: 'amount_too_small', errors: [{ field: '/promo_code', code: 'too_small', limit: 50, actual: 20 }] })
    const { quote_id } = await who.listing.quoteOrder({ items, billing_country: 'DE' })
    for (const [name, agreed] of [
      ['quote_id', { quote_id }],
      ['expected_total_cents', { expected_total_cents: 1 }],
    ] as const)
      expect(await refused(checkout(who, items, agreed))).toMatchObject({
        ...{ status: 409, code: 'price_changed', errors: [{ field: `/${name}`, fix: expect.stringContaining('Quote again') }] },
      })
    const { number, checkout_url } = await checkout(who, items, { promo_code: 'MINEONCE' })
    const again = () => refused(who.listing.quoteOrder({ items, promo_code: 'MINEONCE' }))
    expect(await again()).toMatchObject({
      ...{ status: 422, code: 'discount_code_usage_limit_reached', action: { by: 'person', tool: 'get_order', arguments: { number } } },
      errors: [{ field: '/promo_code', message: `is reserved by your order ${number}, which waits for payment.` }],
    })
    await post(testService, checkout_url, { action: 'cancel', confirm: 'yes' })
    expect((await who.listing.quoteOrder({ items, promo_code: 'MINEONCE' })).total_cents).toBe(8910)
  })
})
