import { describe, expect, test } from 'bun:test'
import type { Schemas } from '../../sdk/index.ts'
import { priceOrder } from '../../server/orders/pricing/price_order.ts'
import type { ProductKey } from '../../server/orders/products/product.ts'
import { holdSeats } from '../../server/orders/products/seats.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({
  crowded: true,
  env: { LIMITS: 'account_writes_per_minute=100000,anonymous_per_minute=100000' },
})
await testService.sql`update sites set paid_seats = 2, billboard_seats = 1`
await testService.sql`update products set constraints = constraints || '{"seats_per_week": 1}' where key in ('newsletter', 'category_feature')`
type OrderItem = Schemas['OrderItem']
type Buyer = Awaited<ReturnType<typeof buyer>>
const DAY = 24 * 3600

/** A pending order as checkout writes it, its seats held as long as told; its lines. */
async function order({ account_id }: Buyer, items: OrderItem[], seconds: number | null = DAY): Promise<number> {
  return testService.sql.begin(async (sql) => {
    const now = testService.service.clock()
    const priced = await priceOrder(
      sql,
      { items },
      { account_id, buyer: { country: null, number: null }, seller_country: 'EE', now, lock: true },
    )
    const { subtotal_cents, total_cents } = priced
    const expires_at = new Date(now.getTime() + (seconds ?? DAY) * 1000)
    const [row] = await sql<{ id: number }[]>`
      insert into orders (number, account_id, site_id, subtotal_cents, vat_cents, total_cents, vat_rate_bp, vat_treatment, checkout_nonce, checkout_token_hash,
        created_at, updated_at, expires_at)
      values (next_number('L', 2026), ${account_id}, 1, ${subtotal_cents}, 0, ${total_cents}, 0, 'unknown', decode(replace(${crypto.randomUUID()}, '-', ''), 'hex'),
        ${crypto.randomUUID()}::text::bytea, ${now}, ${now}, ${expires_at}) returning id`
    const ids: number[] = []
    for (const [position, line] of priced.lines.entries()) {
      const [made] = await sql<{ id: number }[]>`
        insert into order_lines (order_id, position, product, listing_id, options, unit_cents, quantity, subtotal_cents, total_cents, vat_cents)
        values (${row?.id ?? 0}, ${position}, ${line.product}, ${line.listing_id}, ${sql.json(line.options)}, ${line.unit_cents}, ${line.quantity},
          ${line.subtotal_cents}, ${line.total_cents}, 0) returning id`
      ids.push(made?.id ?? 0)
    }
    await holdSeats(sql, priced.seats, ids, expires_at)
    if (seconds === null) await sql`update seats set expires_at = null where order_line_id = any(${ids}::bigint[])`
    return row?.id ?? 0
  })
}
const codes = async (made: Buyer, items: OrderItem[]) =>
  (await refused(made.listing.quoteOrder({ items }))).errors?.map(({ field, code }) => `${field} ${code}`)
const left = async (week: string) => (await testService.visitor().listLaunchWeeks()).items.find(({ key }) => key === week)?.paid_seats_left

describe('a seat', () => {
  test('of a launch week is held by an order that waits, and free again when it has expired', async () => {
    const week = weekAhead(testService, 2)
    const [one, two, three] = [await buyer(testService), await buyer(testService), await buyer(testService)]
    expect(await left(week)).toBe(2)
    await order(one, [one.item('launch', { week })])
    expect(await left(week)).toBe(1)
    await order(two, [two.item('launch', { week })])
    expect(await left(week)).toBe(0)
    expect(await codes(three, [three.item('launch', { week })])).toEqual(['/items/0/options/week full_week'])
    // Who waits with an order of their own may quote it again.
    expect((await one.listing.quoteOrder({ items: [one.item('launch', { week })] })).lines).toHaveLength(1)
    testService.turnClock(DAY + 1)
    expect(await left(week)).toBe(2)
    expect((await three.listing.quoteOrder({ items: [three.item('launch', { week })] })).lines).toHaveLength(1)
  })

  test('that is paid for is kept, and counted once with the listing that has it', async () => {
    const week = weekAhead(testService, 4)
    const one = await buyer(testService)
    await order(one, [one.item('launch', { week })], null)
    testService.turnClock(DAY + 1)
    expect(await left(week)).toBe(1)
    expect(await codes(one, [one.item('launch', { week })])).toEqual(['/items/0/options/week already_bought'])
    await testService.sql`update listings set plan = 'paid', status = 'scheduled', launch_week = ${week} where id = ${one.listing_id}`
    expect(await left(week)).toBe(1)
    await testService.sql`update seats set released_at = ${testService.service.clock()} where listing_id = ${one.listing_id}`
    expect(await left(week)).toBe(1)
  })

  const KINDS: [ProductKey, (week: string) => object, string][] = [
    ['billboard', (week) => ({ weeks: [week, weekAhead(testService, 30)] }), '/items/0/options/weeks/0'],
    ['newsletter', (week) => ({ week }), '/items/0/options/week'],
    ['category_feature', (week) => ({ categories: ['Email'], weeks: [week] }), '/items/0/options/weeks/0'],
  ]
  for (const [kind, options, field] of KINDS)
    test(`of a ${kind} is bounded by the week, for whoever comes second`, async () => {
      const week = weekAhead(testService, 6)
      const [one, two] = [await buyer(testService, 'live'), await buyer(testService, 'live')]
      await order(one, [one.item(kind, options(week))], null)
      expect((await codes(two, [two.item(kind, options(week))]))?.[0]).toBe(`${field} full_week`)
      expect((await codes(one, [one.item(kind, options(week))]))?.[0]).toBe(`${field} already_bought`)
      // Another category has seats of its own.
      if (kind === 'category_feature')
        expect(
          (await two.listing.quoteOrder({ items: [two.item(kind, { categories: ['Productivity'], weeks: [week] })] })).lines,
        ).toHaveLength(1)
    })

  test('asked for by two listings of one order is two seats', async () => {
    const one = await buyer(testService, 'live')
    const [row] = await testService.sql<{ id: number }[]>`
      with p as (insert into companies (account_id, site_key, url, facts) values (${one.account_id}, ${crypto.randomUUID()}, 'http://second.test/', '{"cells":{}}') returning id),
        w as (insert into profiles (company_id, site_id, words) select id, 1, '{"cells":{}}' from p returning id)
      insert into listings (account_id, profile_id, site_id, slug, status) select ${one.account_id}, id, 1, ${crypto.randomUUID()}, 'live' from w returning id`
    const week = weekAhead(testService, 8)
    const items: OrderItem[] = [
      one.item('newsletter', { week }),
      { product: 'newsletter' as const, listing_id: row?.id ?? 0, options: { week } },
    ]
    expect(await codes(one, items)).toEqual(['/items/1/options/week full_week'])
  })

  test('is taken by one of twenty who want the last one at once', async () => {
    const week = weekAhead(testService, 10)
    const first = await buyer(testService)
    await order(first, [first.item('launch', { week })])
    const crowd = await Promise.all(Array.from({ length: 20 }, () => buyer(testService)))
    const outcomes = await Promise.all(
      crowd.map((one) =>
        order(one, [one.item('launch', { week }), one.item('newsletter', { week: weekAhead(testService, 9) })]).then(
          () => 'taken',
          (error: Error) => error.message,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'validation_failed')).toHaveLength(19)
    expect(await left(week)).toBe(0)
  })

  test('is not needed by a listing that is live already', async () => {
    const [one, two, three] = [await buyer(testService), await buyer(testService), await buyer(testService, 'live')]
    for (const each of [one, two]) await order(each, [each.item('launch')])
    const late = await buyer(testService)
    expect(await codes(late, [late.item('launch')])).toEqual(['/items/0/options/week full_week'])
    await order(three, [three.item('launch')])
    expect(await testService.sql`select 1 from seats where listing_id = ${three.listing_id}`).toHaveLength(0)
  })
})
