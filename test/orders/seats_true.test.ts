import { expect, test } from 'bun:test'
import { activePlacements } from '../../server/orders/delivery/placements.ts'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { seatsLeft } from '../../server/launch/seats.ts'
import { archiveListing } from '../../server/ownership/archive.ts'
import { answered, openCalls } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, payTest, post, toProvider } from './buyers.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const now = () => testService.service.clock()
const paidSeats = async (week: string) => (await seatsLeft(testService.sql, 1, [week], now()))[0]?.paid_seats_left ?? -1

test('a launch whose money went back while its listing was suspended does not come with the listing', async () => {
  const who = await buyer(testService)
  const { listing_id } = who
  const week = weekAhead(testService, 4)
  const before = await paidSeats(week)
  const { number, checkout_url } = await checkout(who, launchOf(who, week))
  await payTest(testService, checkout_url)
  await answered(calls.operator('suspend_listing', { listing_id, reason: null }))
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await answered(calls.operator('unsuspend_listing', { listing_id }))).toMatchObject({ status: 'draft' })
  expect(await who.listing.getMyListing({ listing_id })).toMatchObject({ status: 'draft', plan: 'none', launch_week: null })
  expect(await paidSeats(week)).toBe(before)
})

test('what was paid back and never delivered gives back all its seats, that of the running week too', async () => {
  const who = await buyer(testService)
  const week = weekOf(now())
  const before = await paidSeats(week)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  const page = await toProvider(testService, checkout_url)
  await testService.sql`update listings set status = 'suspended', suspended_from = 'draft' where id = ${who.listing_id}`
  await post(testService, page, { outcome: 'succeed' })
  expect([(await who.listing.getOrder({ number })).fulfillment, await paidSeats(week)]).toEqual(['none', before - 1])
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await paidSeats(week)).toBe(before)
})

test('a listing that went live for free while its launch was paid for takes no seat of the week that was chosen', async () => {
  const who = await buyer(testService)
  const { listing_id } = who
  const week = weekAhead(testService, 5)
  const before = await paidSeats(week)
  const { number, checkout_url } = await checkout(who, launchOf(who, week))
  const page = await toProvider(testService, checkout_url)
  await testService.sql`
    update listings set status = 'live', plan = 'free', launch_week = '2026-W40', launched_at = '2026-09-28' where id = ${listing_id}`
  await post(testService, page, { outcome: 'succeed' })
  expect(await who.listing.getMyListing({ listing_id })).toMatchObject({ status: 'live', plan: 'paid', launch_week: '2026-W40' })
  expect([(await who.listing.getOrder({ number })).fulfillment, await paidSeats(week)]).toEqual(['complete', before])
})

test('delivering again what was paid back takes none of its places again', async () => {
  const who = await buyer(testService, 'live')
  const { listing_id } = who
  const [one, two] = [weekAhead(testService, 1), weekAhead(testService, 2)]
  const billboard = { product: 'billboard' as const, listing_id, options: { weeks: [one, two] } }
  const feature = { product: 'category_feature' as const, listing_id, options: { categories: ['Email'], weeks: [two] } }
  // Both pages were open before either was paid.
  const orders = [await checkout(who, [billboard]), await checkout(who, [billboard, feature])]
  const pages: string[] = []
  for (const { checkout_url } of orders) pages.push(await toProvider(testService, checkout_url))
  for (const page of pages) await post(testService, page, { outcome: 'succeed' })
  const number = orders[1]?.number ?? ''
  expect((await who.listing.getOrder({ number })).fulfillment).toBe('partial')
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await answered(calls.operator('deliver_order_again', { number }))).toEqual({ number, fulfillment: 'none', held_reason: null })
  expect(await activePlacements(testService.sql, { site_id: 1, week: two, kind: 'category_feature' })).toEqual([])
})

test('a launch for now whose money comes in the next week takes a seat there, or in the first week that has one', async () => {
  const untilEnd = (spanOf(weekOf(now())).ends_at.getTime() - now().getTime()) / 1000
  testService.turnClock(untilEnd - 3600)
  const [late, first] = [await buyer(testService), await buyer(testService)]
  const made = await checkout(late, launchOf(late))
  testService.turnClock(2 * 3600)
  await testService.sql`update sites set paid_seats = 1`
  const present = weekOf(now())
  await payTest(testService, (await checkout(first, launchOf(first))).checkout_url)
  await payTest(testService, made.checkout_url)
  const mine = ({ listing, listing_id }: typeof late) => listing.getMyListing({ listing_id })
  expect(await mine(first)).toMatchObject({ status: 'live', launch_week: present })
  expect(await mine(late)).toMatchObject({ status: 'scheduled', plan: 'paid', launch_week: addWeeks(present, 1) })
  const [order] = await testService.sql<{ fulfillment: string; held_reason: string }[]>`
    select fulfillment, held_reason from orders where number = ${made.number}`
  expect(order).toMatchObject({ fulfillment: 'complete', held_reason: expect.stringContaining(`${present} is full`) })
  expect(await paidSeats(addWeeks(present, 1))).toBe(0)
})

test('delivering again leaves the seat of a launch that was delivered as its owner left it', async () => {
  await testService.sql`update sites set paid_seats = 20`
  const who = await buyer(testService)
  const { listing, listing_id } = who
  const week = weekAhead(testService, 7)
  const { number, checkout_url } = await checkout(who, launchOf(who, week))
  await payTest(testService, checkout_url)
  const { sql, service } = testService
  await sql.begin((inside) => archiveListing({ sql: inside, sites: service.sites, now: now() }, who.account_id, listing_id))
  expect((await listing.getMyListing({ listing_id })).launch_week).toBeNull()
  const left = await paidSeats(week)
  const deliverAgain = async () => {
    await sql`update orders set held_reason = 'It was paid a second time.' where number = ${number}`
    return answered(calls.operator('deliver_order_again', { number }))
  }
  expect(await deliverAgain()).toEqual({ number, fulfillment: 'complete', held_reason: null })
  expect(await paidSeats(week)).toBe(left)
  // Nor is it held for a week that is full by now.
  await sql`update sites set paid_seats = 0`
  expect((await deliverAgain()).held_reason).toBeNull()
})
