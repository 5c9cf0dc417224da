import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { piped } from '../cli/listing.ts'
import { sessionCookie } from '../web/session.ts'
import { checkout, launchOf, open, payTest } from './buyers.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)

/** A launch that was paid on the TEST page: 99 dollars. */
async function paid() {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url)
  const order = () => who.listing.getOrder({ number })
  const notes = async () =>
    (
      await testService.sql`select 1 from credit_notes c join invoices i on i.id = c.invoice_id join orders o on o.id = i.order_id where o.number = ${number}`
    ).length
  return { who, number, order, notes, checkout_url }
}

test('money goes back in parts and then what is left, each with a credit note; a form that was used gives back nothing more', async () => {
  const { number, order, notes, checkout_url } = await paid()
  const [member, key] = [await calls.team(), crypto.randomUUID()]
  const part = { number, status: 'partially_refunded', refunded_cents: 2500, credited_cents: 2500 }
  expect(await answered(member('refund_order', { number, cents: 2500 }, key))).toEqual(part)
  expect(await refusedBy(member('refund_order', { number, cents: 2500 }, key))).toEqual([422, 'idempotency_conflict'])
  expect([(await order()).status, await notes(), await logged(testService, 'order.refund', number)]).toEqual(['partially_refunded', 1, 1])
  expect(await answered(member('refund_order', { number, cents: null }))).toMatchObject({ status: 'refunded', refunded_cents: 9900 })
  expect([(await order()).status, await notes()]).toEqual(['refunded', 2])
  const { text } = await open(testService, `${checkout_url}/result`)
  expect([text.includes('The credit note is on its way'), text.includes('The invoice is')]).toEqual([true, false])
})

test('an order tells its buyer how much went back and when: the program, the terminal and the pages', async () => {
  const { who, number, order, checkout_url } = await paid()
  expect(await order()).toMatchObject({ refunded_cents: 0, refunded_at: null })
  await answered((await calls.team())('refund_order', { number, cents: 2500 }))
  // No bank has anything to show where no money moved.
  const [mail] = await testService.sql<{ subject: string; letter: object }[]>`
    select subject, letter from outbox where kind = 'order_refunded' and subject like ${`% ${number} %`}`
  expect([mail?.subject, JSON.stringify(mail?.letter).includes('bank')]).toEqual([
    `[TEST] $25.00 of order ${number} has been refunded`,
    false,
  ])
  const { refunded_at } = await order()
  if (refunded_at === null) throw new Error('the order does not say when')
  const lines = [{ product: 'launch', listing_id: who.listing_id, quantity: 1 }]
  expect(await order()).toMatchObject({ refunded_cents: 2500, refunded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  expect((await who.listing.listMyOrders()).items).toMatchObject([{ number, refunded_cents: 2500, refunded_at, lines }])
  const env = { LISTING_BASE_URL: testService.url, LISTING_API_KEY: who.apiKey }
  expect((await piped(['order', number, '--no-json'], env)).stdout).toContain(`\nRefunded $25.00 on ${refunded_at.slice(0, 10)}\n`)
  const { name, value } = await sessionCookie(testService, who.account_id)
  const page = async (path: string) => {
    const headers = { accept: 'text/html', cookie: `${name}=${value}` }
    return (await (await fetch(testService.url + path, { headers })).text()).replace(/<[^>]*>|&nbsp;|\u00a0/g, ' ').replace(/\s+/g, ' ')
  }
  expect(await page(`/account/orders/${number}`)).toMatch(/ Refunded .{5,20} −\$25\.00 /)
  expect(await page('/account/orders')).toContain(` ${number} Paid launch: `)
  const { text } = await open(testService, `${checkout_url}/result`)
  expect(text.replace(/<[^>]*>/g, '')).toMatch(/\$25\.00 of it was refunded on .{5,20}\. The credit note is on its way/)
})

test('what was taken back is delivered no more, and says of no time or place that it is', async () => {
  const { number, order } = await paid()
  expect((await order()).lines).toMatchObject([{ fulfilled: true, fulfilled_at: expect.any(String), result_url: expect.any(String) }])
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await order()).toMatchObject({ fulfillment: 'none', lines: [{ fulfilled: false, fulfilled_at: null, result_url: null }] })
})

test('a live listing stays live without the plan and its sections, which may be bought anew', async () => {
  const { who, number } = await paid()
  const { listing, listing_id } = who
  const mine = () => listing.getMyListing({ listing_id })
  await listing.addMilestone({ listing_id, date: '2026-01-01', title: 'First customer' })
  const { slug, unlocked_sections } = await mine()
  const shown = async () => (await testService.visitor().getListing({ slug })).milestones.length
  expect([unlocked_sections, await shown()]).toEqual([['milestones', 'story', 'interview', 'video'], 1])
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await mine()).toMatchObject({ status: 'live', plan: 'none', unlocked_sections: [] })
  expect(await shown()).toBe(0)
  await payTest(testService, (await checkout(who, launchOf(who))).checkout_url)
  expect(await mine()).toMatchObject({ status: 'live', plan: 'paid' })
})

test('a free launch that was upgraded while live is on the free plan again', async () => {
  const who = await buyer(testService)
  const { listing, listing_id } = who
  await testService.sql`update listings set status = 'live', plan = 'free', launch_week = '2026-W40', launched_at = '2026-09-28' where id = ${listing_id}`
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url)
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status: 'live', plan: 'free', launch_week: '2026-W40' })
})

test('pressed by two at once for all there is, it goes back once', async () => {
  const { number, order, notes } = await paid()
  const called = await Promise.all([1, 2].map(() => calls.operator('refund_order', { number, cents: null })))
  expect(called.some(({ ok }) => ok)).toBe(true)
  expect([(await order()).status, await notes()]).toEqual(['refunded', 1])
})

test('more than is left, an order that was not paid and one that is none are refused, and nothing goes back', async () => {
  const { number, order, notes } = await paid()
  const who = await buyer(testService)
  const unpaid = await checkout(who, launchOf(who))
  for (const wrong of [
    { number, cents: 9901 },
    { number: unpaid.number, cents: null },
    { number: 'L-2026-999999', cents: null },
    { number, cents: 0 },
  ])
    expect(await refusedBy(calls.operator('refund_order', wrong))).toEqual([422, 'validation_failed'])
  expect([(await order()).status, await notes()]).toEqual(['paid', 0])
})

test('no buyer gives themselves money back', async () => {
  const { who, number, order } = await paid()
  expect(await refusedBy((await calls.person(who.account_id))('refund_order', { number, cents: null }))).toEqual([404, 'not_found'])
  expect((await order()).status).toBe('paid')
})

test.each([
  ['put back in another week', true],
  ['archived still', false],
])('a paid launch of a listing that is %s is called off when all of its money goes back', async (_, restored) => {
  const who = await buyer(testService)
  const { listing_id } = who
  const { number, checkout_url } = await checkout(who, launchOf(who, weekAhead(testService, 2)))
  await payTest(testService, checkout_url)
  const listing = async () => {
    const [row] = await testService.sql<{ status: string; plan: string; launch_week: string | null }[]>`
      select status, plan, launch_week from listings where id = ${listing_id}`
    return { ...row }
  }
  expect(await listing()).toEqual({ status: 'scheduled', plan: 'paid', launch_week: weekAhead(testService, 2) })
  await answered((await calls.person(who.account_id))('archive_listing', { listing_id }))
  if (restored) {
    testService.turnClock(21 * 24 * 3600)
    await who.listing.restoreListing({ listing_id })
    expect(await listing()).toEqual({ status: 'scheduled', plan: 'paid', launch_week: weekAhead(testService, 1) })
  }
  await answered(calls.operator('refund_order', { number, cents: null }))
  if (!restored) await who.listing.restoreListing({ listing_id })
  expect(await listing()).toEqual({ status: 'draft', plan: 'none', launch_week: null })
  expect(await testService.sql`select 1 from seats where listing_id = ${listing_id} and released_at is null`).toHaveLength(0)
})
