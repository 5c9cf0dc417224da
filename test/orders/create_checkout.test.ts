import { describe, expect, test } from 'bun:test'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { checkout, launchOf, open, payTest } from './buyers.ts'
import { buyer, promo } from './shop.ts'
import { until } from '../until.ts'

const testService = await startTestService({
  crowded: true,
  role: 'web',
  env: { LIMITS: 'account_writes_per_minute=100000,account_reads_per_minute=100000,anonymous_per_minute=100000' },
})
const CROWD = 50
const weekAhead = (weeks: number) => addWeeks(weekOf(testService.service.clock()), weeks)

const uses = async (code: string) =>
  (
    await testService.sql<
      { state: string }[]
    >`select u.state from promo_uses u join promo_codes c on c.id = u.promo_id where c.code = ${code} order by u.order_id`
  ).map(({ state }) => state)

describe('create_checkout', () => {
  test('builds what was quoted, and shows the link to the owner alone', async () => {
    const who = await buyer(testService)
    const items = launchOf(who)
    const quote = await who.listing.quoteOrder({ items, billing_country: 'FI' })
    const made = await who.listing.createCheckout({ items, billing_country: 'FI', quote_id: quote.quote_id })
    expect(made.total_cents).toBe(quote.total_cents)
    const order = await who.listing.getOrder({ number: made.number })
    expect(order).toMatchObject({
      status: 'pending',
      fulfillment: 'none',
      checkout_url: made.checkout_url,
      invoice_url: null,
      vat: quote.vat,
    })
    expect(order.lines.map(({ fulfilled: _1, fulfilled_at: _2, result_url: _3, ...line }) => line)).toEqual(quote.lines)
    expect((await who.listing.listMyOrders()).items).toMatchObject([{ number: made.number, status: 'pending' }])
    const stranger = await testService.founder()
    expect((await refused(stranger.listing.getOrder({ number: made.number }))).code).toBe('not_found')
    expect((await stranger.listing.listMyOrders()).items).toEqual([])
    expect((await refused(who.listing.getOrder({ number: 'L-2026-999999' }))).code).toBe('not_found')
    expect(Date.parse(made.expires_at) - testService.service.clock().getTime()).toBeWithin(23.9 * 3_600_000, 24 * 3_600_000)
  })

  test('refuses another price than the one agreed to, and builds nothing then', async () => {
    const who = await buyer(testService)
    const items = launchOf(who)
    const quote = await who.listing.quoteOrder({ items, billing_country: 'US' })
    await testService.sql`update products set price_cents = 10900 where key = 'launch'`
    const price = async () => (await who.listing.quoteOrder({ items, billing_country: 'US' })).total_cents
    await until(async () => (await price()) === 10_900)
    for (const agreed of [{ quote_id: quote.quote_id }, { expected_total_cents: 9900 }])
      expect((await refused(checkout(who, items, agreed))).code).toBe('price_changed')
    expect((await checkout(who, items, { expected_total_cents: 10900 })).total_cents).toBe(10900)
    await testService.sql`update products set price_cents = 9900 where key = 'launch'`
    await until(async () => (await price()) === 9900)
    expect((await who.listing.listMyOrders()).total).toBe(1)
  })

  test('with a key is built once, however often it is sent, and holds one seat', async () => {
    const who = await buyer(testService)
    const items = launchOf(who, weekAhead(5))
    const call = () => who.listing.createCheckout({ items, billing_country: 'US' }, { idempotencyKey: 'same' })
    const first = await call()
    expect(await call()).toEqual(first)
    expect((await who.listing.listMyOrders()).total).toBe(1)
  })

  test('holds places for so many orders of an account a day and no more; a refused one takes none', async () => {
    const who = await buyer(testService)
    await checkout(who, launchOf(who, weekAhead(15)))
    await testService.sql`update quotas set used = 99 where account_id = ${who.account_id} and name = 'checkouts_per_day'`
    expect((await refused(checkout(who, launchOf(who, '2020-W01')))).status).toBe(422)
    await checkout(who, launchOf(who, weekAhead(16)))
    const beyond = await refused(checkout(who, launchOf(who, weekAhead(17))))
    expect([beyond.status, beyond.code, beyond.detail.includes('100 of checkouts_per_day')]).toEqual([429, 'rate_limited', true])
    expect((await who.listing.listMyOrders()).total).toBe(2)
    await testService.sql`update quotas set window_starts_at = window_starts_at - interval '1 day' where account_id = ${who.account_id}`
    await checkout(who, launchOf(who, weekAhead(17)))
  })

  test('holds half of the places of a week for one account unpaid, however many listings it has, and more once it has paid', async () => {
    const [who, stranger] = [await buyer(testService), await buyer(testService)]
    await testService.sql`
      with c as (insert into companies (account_id, site_key, url, facts)
          select ${who.account_id}, ${who.slug} || n, 'http://many.test/', '{"cells": {}}' from generate_series(1, 11) n returning id, site_key),
        p as (insert into profiles (company_id, site_id, words) select id, 1, '{"cells": {}}' from c returning id, company_id)
      insert into listings (account_id, profile_id, site_id, slug, status) select ${who.account_id}, p.id, 1, site_key, 'draft' from p join c on c.id = company_id`
    const rows = await testService.sql<{ id: number }[]>`select id from listings where account_id = ${who.account_id} order by id`
    const weeks = [weekAhead(20)]
    const of = (product: 'billboard' | 'launch', from: number, to: number) =>
      rows
        .slice(from, to)
        .map(({ id }) =>
          product === 'launch'
            ? { product, listing_id: id, options: { week: weekAhead(20) } }
            : { product, listing_id: id, options: { weeks: [...weeks, weekAhead(21)] } },
        )
    const issues = async (items: ReturnType<typeof of>) =>
      (await refused(checkout(who, items))).errors?.map(({ field, code, limit }) => `${field} ${code} ${limit}`)
    // 20 places of a launch week, in one order; 4 of a billboard's, of which a few may be one buyer's, in two.
    expect(await issues(of('launch', 0, 11))).toEqual(['/items/10/options/week too_many 10'])
    await testService.sql`update sites set billboard_seats = 4 where id = 1`
    const first = await checkout(who, of('billboard', 0, 1))
    await checkout(who, of('billboard', 1, 3))
    expect(await issues(of('billboard', 3, 4))).toEqual(['/items/0/options/weeks/0 too_many 3', '/items/0/options/weeks/1 too_many 3'])
    // Whoever has the listing by now, the order is the account's.
    await testService.sql`update listings set account_id = ${stranger.account_id} where id = ${rows[0]?.id ?? 0}`
    expect((await issues(of('billboard', 3, 4)))?.[0]).toBe('/items/0/options/weeks/0 too_many 3')
    await testService.sql`update listings set account_id = ${who.account_id} where id = ${rows[0]?.id ?? 0}`
    await payTest(testService, first.checkout_url)
    await checkout(who, of('billboard', 3, 4))
    expect((await refused(checkout(stranger, [stranger.item('billboard', { weeks: [...weeks, weekAhead(21)] })]))).errors?.[0]?.code).toBe(
      'full_week',
    )
    await testService.sql`update sites set billboard_seats = 3 where id = 1`
  })

  test('answers an unchanged order with 304, and a changed one whole', async () => {
    const who = await buyer(testService)
    const made = await checkout(who, launchOf(who))
    const read = (etag?: string) =>
      testService.call(`/orders/${made.number}`, {
        headers: { authorization: `Bearer ${who.apiKey}`, ...(etag && { 'if-none-match': etag }) },
      })
    const etag = (await read()).headers.get('etag') ?? ''
    expect((await read(etag)).status).toBe(304)
    await payTest(testService, made.checkout_url)
    expect((await read(etag)).status).toBe(200)
  })

  test('gives seat and promo code back when nobody pays', async () => {
    await promo(testService, 'ONCE', { max_uses: 1 })
    await testService.sql`update sites set paid_seats = 1`
    const [one, other] = [await buyer(testService), await buyer(testService)]
    const week = weekAhead(6)
    const made = await checkout(one, launchOf(one, week), { promo_code: 'once' })
    expect((await refused(checkout(other, launchOf(other, week)))).errors?.[0]?.code).toBe('full_week')
    expect((await refused(checkout(other, launchOf(other, weekAhead(7)), { promo_code: 'ONCE' }))).code).toBe(
      'discount_code_usage_limit_reached',
    )
    testService.turnClock(24 * 3600 + 1)
    await expireOrders(testService.service)
    expect(await one.listing.getOrder({ number: made.number })).toMatchObject({ status: 'expired', checkout_url: null, expires_at: null })
    expect((await open(testService, made.checkout_url)).status).toBe(410)
    expect(await uses('ONCE')).toEqual(['released'])
    const second = await checkout(other, launchOf(other, week), { promo_code: 'ONCE' })
    await payTest(testService, second.checkout_url)
    expect(await uses('ONCE')).toEqual(['released', 'used'])
    await testService.sql`update sites set paid_seats = 20`
  })

  test('of fifty at once for the last seat, one gets it', async () => {
    await testService.sql`update sites set paid_seats = 1`
    const week = weekAhead(8)
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => buyer(testService)))
    const results = await Promise.allSettled(crowd.map((who) => checkout(who, launchOf(who, week))))
    const won = results.filter(({ status }) => status === 'fulfilled')
    expect(won).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect((result.reason as { problem: { errors: object[] } }).problem.errors[0]).toMatchObject({ code: 'full_week' })
    const [seats] = await testService.sql`select count(*) as count from seats where week = ${week}`
    expect(seats?.count).toBe(1)
    await testService.sql`update sites set paid_seats = 20`
  })

  test('of fifty at once with the last use of a code, one gets it', async () => {
    await promo(testService, 'LASTONE', { max_uses: 1 })
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => buyer(testService)))
    const results = await Promise.allSettled(
      crowd.map((who) =>
        checkout(who, [{ product: 'sections', listing_id: who.listing_id, options: { sections: ['story'] } }], { promo_code: 'LASTONE' }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('fifty payments at once get invoices 1 to 50, without a gap and none twice', async () => {
  const shop = await startTestService({ crowded: true, role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
  await shop.sql`update sites set paid_seats = 1000`
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => buyer(shop)))
  const orders = await Promise.all(crowd.map((who) => checkout(who, launchOf(who))))
  await Promise.all(orders.map(({ checkout_url }) => payTest(shop, checkout_url)))
  const year = shop.service.clock().getUTCFullYear()
  const numbers = await shop.sql<{ number: string }[]>`select number from invoices order by number`
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: CROWD }, (_, index) => `TEST-INV-${year}-${String(index + 1).padStart(6, '0')}`),
  )
  const [row] = await shop.sql`select count(*) as count from orders where status = 'paid' and fulfillment = 'complete'`
  expect(row?.count).toBe(CROWD)
})

test('without a payment provider nothing can be ordered, and the refusal says so', async () => {
  const shop = await startTestService({
    crowded: true,
    role: 'web',
    env: { NODE_ENV: 'production', BASE_URL: 'https://directory.example', AUTH_SECRET: 'x'.repeat(40), HOST: '127.0.0.1' },
  })
  const who = await buyer(shop)
  const problem = await refused(checkout(who, launchOf(who)))
  expect([problem.code, problem.detail]).toEqual(['unavailable', 'This service takes no payments at present. Ask its operator.'])
  expect((await fetch(`${shop.url}/webhooks/stripe`, { method: 'POST', body: '{}' })).status).toBe(400)
})
