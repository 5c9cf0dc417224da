import { expect, test } from 'bun:test'
import { addWeeks, weekName, weekOf } from '../../server/base/weeks.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, open, payTest } from './buyers.ts'
import { buyer } from './shop.ts'

const testService = await startTestService({ role: 'web' })

test('a paid launch is live at once, with invoice and e-mail, and needs neither badge nor profile', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  expect(made).toMatchObject({ status: 'pending', total_cents: 9900, currency: 'usd' })
  expect(made.checkout_url).toMatch(/\/checkout\/[\w-]{22}$/)
  await payTest(testService, made.checkout_url)
  const order = await who.listing.getOrder({ number: made.number })
  expect(order).toMatchObject({ status: 'paid', fulfillment: 'complete', checkout_url: null, expires_at: null })
  expect(order.lines).toMatchObject([{ fulfilled: true, result_url: `http://localhost:3000/listings/${who.slug}` }])
  expect(await who.listing.getMyListing({ listing_id: who.listing_id })).toMatchObject({
    ...{ status: 'live', plan: 'paid', launch_week: weekOf(testService.service.clock()), requirements: [] },
  })
  expect((await testService.visitor().getListing({ slug: who.slug })).id).toBe(who.listing_id)
  expect((await open(testService, order.invoice_url ?? '')).text).toContain('TEST-INV-')
  const [mail] = await testService.sql<
    { subject: string }[]
  >`select subject from outbox where email = 'ada@beetroot.example' order by id desc limit 1`
  expect(mail?.subject).toBe(`[TEST] Your order ${made.number} is paid`)
})

test('a launch in a chosen week waits for it, and a free launch gives its seat back when it is upgraded', async () => {
  const who = await buyer(testService)
  const free = await who.listing.chooseFreeListing({ listing_id: who.listing_id })
  const seats = async () => (await who.listing.listLaunchWeeks()).items.find(({ key }) => key === free.launch_week)?.free_seats_left
  const before = (await seats()) ?? 0
  const week = addWeeks(weekOf(testService.service.clock()), 3)
  const made = await checkout(who, launchOf(who, week))
  await payTest(testService, made.checkout_url)
  expect(await who.listing.getMyListing({ listing_id: who.listing_id })).toMatchObject({
    status: 'scheduled',
    plan: 'paid',
    launch_week: week,
  })
  expect(await seats()).toBe(before + 1)
  const { invoice_url } = await who.listing.getOrder({ number: made.number })
  expect((await open(testService, invoice_url ?? '')).text).toContain(`${weekName(week)} (from `)
})
