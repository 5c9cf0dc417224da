import { expect, test } from 'bun:test'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { activePlacements } from '../../server/orders/delivery/placements.ts'
import { reconcilePayments } from '../../server/orders/payment/reconcile.ts'
import { openDueWeeks } from '../../server/launch/open_weeks.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { checkout, launchOf, payTest, post, toProvider } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const weekAhead = (weeks: number) => addWeeks(weekOf(testService.service.clock()), weeks)
const site_id = async () => (await testService.sql<{ id: number }[]>`select min(id) as id from sites`)[0]?.id ?? 0

test('all of a mixed order is delivered, and shows only where it was bought and when', async () => {
  const who = await buyer(testService)
  const { listing_id } = who
  const [one, two] = [weekAhead(1), weekAhead(2)]
  const made = await checkout(who, [
    ...launchOf(who),
    { product: 'billboard', listing_id, options: { weeks: [one, two] } },
    { product: 'category_feature', listing_id, options: { categories: ['Productivity', 'Email'], weeks: [one] } },
    { product: 'newsletter', listing_id, options: { week: two } },
    { product: 'sections', listing_id, options: { sections: ['milestones', 'story'] } },
  ])
  expect(made.total_cents).toBe(9900 + 2 * 14900 + 2 * 4900 + 7900 + 2 * 2900)
  const shown = async (kind: 'billboard' | 'category_feature' | 'newsletter', week: string, category?: string) =>
    (await activePlacements(testService.sql, { site_id: await site_id(), week, kind, ...(category && { category }) })).map(
      ({ listing }) => listing.id,
    )
  expect(await shown('billboard', one)).toEqual([])
  const order_of_search = async () => (await testService.visitor().searchListings({ per_page: 100 })).items.map(({ id }) => id)
  await payTest(testService, made.checkout_url)
  const order = await who.listing.getOrder({ number: made.number })
  expect(order).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  expect(order.lines.map(({ fulfilled, result_url }) => [fulfilled, result_url && new URL(result_url).pathname])).toEqual([
    [true, `/listings/${who.slug}`],
    [true, '/'],
    [true, '/categories/email'],
    [true, `/newsletter/${two}`],
    [true, `/listings/${who.slug}`],
  ])
  expect([await shown('billboard', one), await shown('billboard', two), await shown('billboard', weekAhead(3))]).toEqual([
    [listing_id],
    [listing_id],
    [],
  ])
  expect([
    await shown('category_feature', one, 'Email'),
    await shown('category_feature', one, 'Design'),
    await shown('category_feature', two),
  ]).toEqual([[listing_id], [], []])
  expect([await shown('newsletter', two), await shown('newsletter', one)]).toEqual([[listing_id], []])
  // A paid launch has them all.
  expect((await who.listing.getMyListing({ listing_id })).unlocked_sections).toEqual(['milestones', 'story', 'interview', 'video'])
  await who.listing.addMilestone({ listing_id, date: '2026-11-01', title: 'First customer' })
  expect((await testService.visitor().getListing({ slug: who.slug })).milestones).toHaveLength(1)

  // Paid placement is no rank: a newer listing without any stands above it, as it does by its launch.
  const plain = await buyer(testService)
  testService.turnClock(60)
  const second = await checkout(plain, launchOf(plain))
  await payTest(testService, second.checkout_url)
  expect(await order_of_search()).toEqual([plain.listing_id, listing_id])
})

test('a launch in a chosen week goes live when it begins, without badge and profile', async () => {
  const who = await buyer(testService)
  const week = weekAhead(4)
  await payTest(testService, (await checkout(who, launchOf(who, week))).checkout_url)
  testService.turnClock(4 * 7 * 24 * 3600)
  await openDueWeeks(testService.sql, testService.service.sites, testService.service.clock())
  expect(await who.listing.getMyListing({ listing_id: who.listing_id })).toMatchObject({ status: 'live', plan: 'paid', launch_week: week })
})

test('a live free listing is upgraded and keeps its week and its votes', async () => {
  const who = await buyer(testService)
  const { listing_id } = who
  await testService.sql`
    update listings set status = 'live', plan = 'free', launch_week = '2026-W40', launched_at = '2026-09-28', votes = 7 where id = ${listing_id}`
  await payTest(testService, (await checkout(who, launchOf(who))).checkout_url)
  expect(await who.listing.getMyListing({ listing_id })).toMatchObject({ status: 'live', plan: 'paid', launch_week: '2026-W40', votes: 7 })
  expect((await refused(checkout(who, launchOf(who)))).errors?.[0]?.code).toBe('already_bought')
})

test('what cannot be delivered any more is held for the team, and the rest is delivered', async () => {
  const who = await buyer(testService)
  const { listing_id } = who
  const twice = [await checkout(who, launchOf(who)), await checkout(who, launchOf(who))]
  // Both pages were open before either was paid.
  const pages: string[] = []
  for (const { checkout_url } of twice) pages.push(await toProvider(testService, checkout_url))
  for (const page of pages) await post(testService, page, { outcome: 'succeed' })
  const [first, second] = await Promise.all(twice.map(({ number }) => who.listing.getOrder({ number })))
  expect([first?.fulfillment, second?.fulfillment]).toEqual(['complete', 'none'])
  expect(await who.listing.getMyListing({ listing_id })).toMatchObject({ status: 'live', plan: 'paid' })
  const held = await testService.sql<{ held_reason: string }[]>`select held_reason from orders where number = ${second?.number ?? ''}`
  expect(held[0]?.held_reason).toContain('has a paid launch already')

  const other = await buyer(testService)
  const mixed = await checkout(other, [
    ...launchOf(other),
    { product: 'sections', listing_id: other.listing_id, options: { sections: ['video'] } },
  ])
  const page = await toProvider(testService, mixed.checkout_url)
  await testService.sql`update listings set status = 'suspended', suspended_from = 'draft' where id = ${other.listing_id}`
  await post(testService, page, { outcome: 'succeed' })
  expect(await other.listing.getOrder({ number: mixed.number })).toMatchObject({ status: 'paid', fulfillment: 'partial' })
  await reconcilePayments(testService.service)
  expect((await other.listing.getMyListing({ listing_id: other.listing_id })).status).toBe('suspended')
})

test('an order says of each line why it is held', async () => {
  const [one, other] = [await buyer(testService), await buyer(testService)]
  await testService.sql`update listings set account_id = ${one.account_id} where id = ${other.listing_id}`
  const made = await checkout(one, [...launchOf(one), ...launchOf(other)])
  const page = await toProvider(testService, made.checkout_url)
  await testService.sql`update listings set status = 'suspended', suspended_from = 'draft' where id in (${one.listing_id}, ${other.listing_id})`
  await post(testService, page, { outcome: 'succeed' })
  const [row] = await testService.sql<{ held_reason: string }[]>`select held_reason from orders where number = ${made.number}`
  for (const { listing_id } of [one, other]) expect(row?.held_reason).toContain(`${listing_id}`)
})

test('what a bank refused is tried again as often as its time allows', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who, weekAhead(5)))
  const page = await toProvider(testService, made.checkout_url)
  await post(testService, page, { outcome: 'later' })
  testService.turnClock(3 * 24 * 3600)
  await post(testService, page, { outcome: 'fail' })
  await toProvider(testService, made.checkout_url)
  expect(await toProvider(testService, made.checkout_url, { address: '2 Other St' })).toContain('/pay/test/')
})
