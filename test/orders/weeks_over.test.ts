import { expect, test } from 'bun:test'
import { activePlacements } from '../../server/orders/delivery/placements.ts'
import { startTestService } from '../test_service.ts'
import { BILLING, checkout, post, toProvider } from './buyers.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const DAY_SECONDS = 24 * 3600
/** Thirteen days after a Tuesday the week after it is over, and an order of that day has not ended where a bank works on it. */
const turnToTuesday = () => testService.turnClock(((9 - testService.service.clock().getUTCDay()) % 7) * DAY_SECONDS)

const GONE = 'A week that it is for has already begun or is over.'

const heldReason = async (number: string) =>
  (await testService.sql<{ held_reason: string | null }[]>`select held_reason from orders where number = ${number}`)[0]?.held_reason

test('what was booked for weeks that were over when the money came is held for the team, not called delivered', async () => {
  turnToTuesday()
  const who = await buyer(testService, 'live')
  const { listing_id } = who
  const [one, two] = [weekAhead(testService, 1), weekAhead(testService, 2)]
  const made = await checkout(who, [
    { product: 'billboard', listing_id, options: { weeks: [one, two] } },
    { product: 'category_feature', listing_id, options: { categories: ['Email'], weeks: [one] } },
    { product: 'sections', listing_id, options: { sections: ['story'] } },
  ])
  const page = await toProvider(testService, made.checkout_url)
  await post(testService, page, { outcome: 'later' })
  testService.turnClock(13 * DAY_SECONDS)
  await post(testService, page, { outcome: 'succeed' })
  const order = await who.listing.getOrder({ number: made.number })
  expect([order.status, order.fulfillment]).toEqual(['paid', 'partial'])
  expect(order.lines.map(({ fulfilled }) => fulfilled)).toEqual([false, false, true])
  expect(await heldReason(made.number)).toContain(`week ${one} was over`)
  // The week that is left is shown meanwhile.
  const [site] = await testService.sql<{ id: number }[]>`select min(id) as id from sites`
  const shown = await activePlacements(testService.sql, { site_id: site?.id ?? 0, week: two, kind: 'billboard' })
  expect(shown.map(({ listing }) => listing.id)).toEqual([listing_id])
})

test('nobody is asked for money for weeks that are over', async () => {
  turnToTuesday()
  const who = await buyer(testService, 'live')
  const made = await checkout(who, [
    { product: 'billboard', listing_id: who.listing_id, options: { weeks: [weekAhead(testService, 1), weekAhead(testService, 2)] } },
  ])
  const page = await toProvider(testService, made.checkout_url)
  await post(testService, page, { outcome: 'later' })
  testService.turnClock(13 * DAY_SECONDS)
  // The bank says no after two weeks; the order may be paid in another way then.
  await post(testService, page, { outcome: 'fail' })
  expect((await who.listing.getOrder({ number: made.number })).status).toBe('failed')
  const again = await post(testService, made.checkout_url, { ...BILLING, seen_total_cents: String(made.total_cents), action: 'pay' })
  expect([again.location, again.text.includes(GONE)]).toEqual([null, true])
})

test('nobody is asked for money for a newsletter that was composed', async () => {
  turnToTuesday()
  const who = await buyer(testService, 'live')
  // Six days later it is Monday; the order's time is moved along.
  const made = await checkout(who, [{ product: 'newsletter', listing_id: who.listing_id, options: { week: weekAhead(testService, 1) } }])
  testService.turnClock(6 * DAY_SECONDS)
  const now = testService.service.clock()
  await testService.sql`update orders set expires_at = ${now}::timestamptz + interval '1 hour', created_at = ${now} where number = ${made.number}`
  const tried = await post(testService, made.checkout_url, { ...BILLING, seen_total_cents: String(made.total_cents), action: 'pay' })
  expect([tried.location, tried.text.includes(GONE)]).toEqual([null, true])
})

test('what two orders have in common is told to the team, and the rest of both is delivered', async () => {
  turnToTuesday()
  const who = await buyer(testService, 'live')
  const { listing_id } = who
  const weeks = [1, 2, 3].map((ahead) => weekAhead(testService, ahead))
  const orders = [
    await checkout(who, [
      { product: 'billboard', listing_id, options: { weeks: weeks.slice(0, 2) } },
      { product: 'sections', listing_id, options: { sections: ['story'] } },
    ]),
    await checkout(who, [
      { product: 'billboard', listing_id, options: { weeks: weeks.slice(1) } },
      { product: 'sections', listing_id, options: { sections: ['story', 'video'] } },
    ]),
  ]
  // Both pages were open before either was paid.
  const pages: string[] = []
  for (const { checkout_url } of orders) pages.push(await toProvider(testService, checkout_url))
  for (const page of pages) await post(testService, page, { outcome: 'succeed' })
  const [first, second] = orders.map(({ number }) => number)
  expect(await heldReason(first ?? '')).toBeNull()
  expect((await who.listing.getOrder({ number: second ?? '' })).fulfillment).toBe('complete')
  const reason = await heldReason(second ?? '')
  expect(reason).toContain(`A part of line 0 (billboard) was paid twice, by another order too: ${weeks[1]}.`)
  expect(reason).toContain('A part of line 1 (sections) was paid twice, by another order too: story.')
  expect((await who.listing.getMyListing({ listing_id })).unlocked_sections).toEqual(['story', 'video'])
})
