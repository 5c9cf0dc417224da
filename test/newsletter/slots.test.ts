import { expect, test } from 'bun:test'
import { deliverOrder } from '../../server/orders/delivery/deliver.ts'
import { refundOrder } from '../../server/orders/payment/refund.ts'
import { addWeeks, spanOf } from '../../server/base/weeks.ts'
import { startTestService, type TestService } from '../test_service.ts'
import { checkout, post, toProvider } from '../orders/buyers.ts'
import { turnTo } from '../launch/founders.ts'
import { buyer } from '../orders/shop.ts'
import { putLive, say } from '../public/live.ts'
import { bought, presentWeek, read, readers, setStatus, tick, turnToWeek, written } from './readers.ts'

const testService = await startTestService({ role: 'web', env: { TEAM_EMAIL: 'team@listing.example' } })
await readers(testService, 2)
await tick(testService)

const orderOf = async (number: string) => {
  const [row] = await testService.sql<{ id: number; status: string; held_reason: string | null }[]>`
    select id, status, held_reason from orders where number = ${number}`
  if (!row) throw new Error(`there is no order ${number}`)
  return row
}
const nextWeek = (weeks = 1) => addWeeks(presentWeek(testService), weeks)
const teamEmails = (open: TestService = testService) =>
  open.sql<
    { subject: string; blocks: unknown[] }[]
  >`select subject, letter -> 'blocks' as blocks from outbox where kind = 'order_held' order by id`

test('a paid paragraph stands in the issue of its week, labelled, apart from winners and launches, and the order names the page', async () => {
  const who = await bought(testService, nextWeek())
  const [profile] = await testService.sql<{ profile_id: number }[]>`select profile_id from listings where id = ${who.listing_id}`
  const name = 'Sponsor <script>alert(1)</script>'
  await say(testService, profile?.profile_id ?? 0, { name, headline: 'Waters beds', summary: 'Every bed, every day.' })
  const order = await who.listing.getOrder({ number: who.number })
  expect(order.lines).toMatchObject([
    { product: 'newsletter', fulfilled: true, result_url: `http://localhost:3000/newsletter/${nextWeek()}` },
  ])
  for (const week of [nextWeek(), addWeeks(nextWeek(), 103)])
    expect((await read(testService, `/newsletter/${week}`)).words).toContain('This issue is not out yet')

  const week = turnToWeek(testService, 1)
  const launcher = await testService.account()
  await putLive(testService, launcher, { name: 'Beetroot', launch_week: week })
  expect(await tick(testService)).toBe(1)
  const mails = await written(testService)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.mail.blocks.slice(1)).toEqual([
    { heading: 'Launching this week' },
    { entries: [{ title: 'Beetroot', url: expect.any(String), text: null }] },
    { heading: 'Sponsored' },
    {
      entries: [
        { title: name, url: `http://localhost:3000/listings/${who.slug}`, text: 'Waters beds. Every bed, every day.', mark: 'Sponsored' },
      ],
    },
  ])
  const { words, html } = await read(testService, `/newsletter/${week}`)
  expect(html).not.toContain('<script>alert')
  expect(words).toMatch(
    /Sponsored Sponsor &lt;script>alert\(1\)&lt;\/script> Waters beds\. Every bed, every day\. Paid for by their makers/,
  )
  expect((await orderOf(who.number)).held_reason).toBeNull()
  expect(await teamEmails()).toHaveLength(0)
  expect((await read(testService, '/newsletter')).words).not.toContain('Sponsor')
})

test('a slot is reason enough for an issue, also one that comes late', async () => {
  await bought(testService, nextWeek(1))
  await bought(testService, nextWeek(3))
  const before = (await written(testService)).length
  turnToWeek(testService, 4)
  // Nothing else happens in any of these weeks.
  expect(await tick(testService)).toBe(2)
  const urls = (await written(testService)).slice(before).map(({ mail }) => mail.action.url.slice(-8))
  expect(urls).toEqual([nextWeek(-3), nextWeek(-3), nextWeek(-1), nextWeek(-1)])
})

test('what was refunded before its week stands in no issue, even where the job that gives its seat back has not run', async () => {
  const [one, other, stays] = [
    await bought(testService, nextWeek()),
    await bought(testService, nextWeek()),
    await bought(testService, nextWeek()),
  ]
  await refundOrder(testService.service, (await orderOf(one.number)).id, null)
  // The money of the other went back at this very moment.
  await testService.sql`update orders set status = 'refunded' where number = ${other.number}`
  const week = turnToWeek(testService, 1)
  expect(await tick(testService)).toBe(1)
  const { html } = await read(testService, `/newsletter/${week}`)
  expect([one, other, stays].map(({ slug }) => html.includes(slug))).toEqual([false, false, true])
  await deliverOrder(testService.service, (await orderOf(other.number)).id)
  const { lines } = await other.listing.getOrder({ number: other.number })
  expect([lines[0]?.fulfilled, (await orderOf(other.number)).held_reason]).toEqual([false, null])
  expect(await teamEmails()).toHaveLength(0)
})

test('a slot of a listing that is not live then is left out and held for the team, and the rest of the week is told', async () => {
  const draft = await bought(testService, nextWeek(), 'scheduled')
  const suspended = await bought(testService, nextWeek())
  const shown = await bought(testService, nextWeek())
  await setStatus(testService, suspended.listing_id, 'suspended')
  const week = turnToWeek(testService, 1)
  expect(await tick(testService)).toBe(1)
  const { html } = await read(testService, `/newsletter/${week}`)
  expect([draft, suspended, shown].map(({ slug }) => html.includes(slug))).toEqual([false, false, true])
  const order = await suspended.listing.getOrder({ number: suspended.number })
  expect(order).toMatchObject({ status: 'paid', fulfillment: 'none', lines: [{ fulfilled: false, result_url: null }] })
  expect((await orderOf(suspended.number)).held_reason).toBe(
    `The newsletter of ${week} was composed without this order: listing ${suspended.listing_id} is suspended.`,
  )
  expect((await orderOf(draft.number)).held_reason).toContain('is scheduled')
  expect((await teamEmails()).map(({ subject }) => subject)).toEqual([
    `Order ${draft.number} needs you`,
    `Order ${suspended.number} needs you`,
  ])
  // Restored afterwards it is still no part of what was sent; the team gives the money back.
  await setStatus(testService, suspended.listing_id, 'live')
  const again = await testService.operate('deliver_order_again', { number: suspended.number })
  expect(again).toMatchObject({ fulfillment: 'none', held_reason: `The newsletter of ${week} was composed without this order.` })
  expect((await read(testService, `/newsletter/${week}`)).html).not.toContain(suspended.slug)
  await refundOrder(testService.service, (await orderOf(suspended.number)).id, null)
  expect((await orderOf(suspended.number)).status).toBe('refunded')
  expect(await tick(testService)).toBe(0)
})

test('a slot whose payment is disputed, or came after its issue was composed, is held and not shown', async () => {
  const disputed = await bought(testService, nextWeek())
  await testService.sql`update orders set status = 'disputed' where number = ${disputed.number}`
  // The 24 hours of an order made on Sunday evening reach into the week.
  turnTo(testService, new Date(spanOf(nextWeek()).starts_at.getTime() - 2 * 3600_000))
  const late = await buyer(testService)
  const made = await checkout(late, [{ product: 'newsletter', listing_id: late.listing_id, options: { week: nextWeek() } }])
  const page = await toProvider(testService, made.checkout_url)
  await setStatus(testService, late.listing_id, 'live')
  await bought(testService, nextWeek())
  const week = turnToWeek(testService, 1)
  await tick(testService)
  await post(testService, page, { outcome: 'succeed' })
  const { html } = await read(testService, `/newsletter/${week}`)
  expect([html.includes(disputed.slug), html.includes(late.slug)]).toEqual([false, false])
  expect((await orderOf(disputed.number)).held_reason).toContain('the payment is disputed')
  expect((await orderOf(made.number)).held_reason).toBe(`The newsletter of ${week} was composed without this order.`)
  expect((await late.listing.getOrder({ number: made.number })).fulfillment).toBe('none')
})
