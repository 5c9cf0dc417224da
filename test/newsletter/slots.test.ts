import { expect, test } from 'bun:test'
import { deliverOrder } from '../../server/orders/delivery/deliver.ts'
import { refundOrder } from '../../server/orders/payment/refund.ts'
import { deliverAgain } from '../../server/team/orders.ts'
import { addWeeks, spanOf } from '../../server/base/weeks.ts'
import { openHouse, type House } from '../house.ts'
import { checkout, payTest } from '../orders/buyers.ts'
import { turnTo } from '../launch/founders.ts'
import { buyer } from '../orders/shop.ts'
import { putLive, say } from '../public/live.ts'
import { bought, presentWeek, read, readers, setStatus, tick, turnToWeek, written } from './readers.ts'

const house = await openHouse({ role: 'web', env: { TEAM_EMAIL: 'team@listing.example' } })
await readers(house, 2)
await tick(house)

const orderOf = async (number: string) => {
  const [row] = await house.sql<{ id: number; status: string; held_reason: string | null }[]>`
    select id, status, held_reason from orders where number = ${number}`
  if (!row) throw new Error(`there is no order ${number}`)
  return row
}
const nextWeek = (weeks = 1) => addWeeks(presentWeek(house), weeks)
const teamLetters = (open: House = house) =>
  open.sql<
    { subject: string; blocks: unknown[] }[]
  >`select subject, letter -> 'blocks' as blocks from outbox where kind = 'order_held' order by id`

test('a paid paragraph stands in the issue of its week, labelled, apart from winners and launches, and the order names the page', async () => {
  const who = await bought(house, nextWeek())
  const [profile] = await house.sql<{ profile_id: number }[]>`select profile_id from listings where id = ${who.listing_id}`
  const name = 'Sponsor <script>alert(1)</script>'
  await say(house, profile?.profile_id ?? 0, { name, headline: 'Waters beds', summary: 'Every bed, every day.' })
  const order = await who.listing.getOrder({ number: who.number })
  expect(order.lines).toMatchObject([
    { product: 'newsletter', fulfilled: true, result_url: `http://localhost:3000/newsletter/${nextWeek()}` },
  ])
  expect((await read(house, `/newsletter/${nextWeek()}`)).words).toContain('This issue is still to come')

  const week = turnToWeek(house, 1)
  const launcher = await house.account()
  await putLive(house, launcher, { name: 'Beetroot', launch_week: week })
  expect(await tick(house)).toBe(1)
  const letters = await written(house)
  expect(letters).toHaveLength(2)
  expect(letters[0]?.letter.blocks.slice(1)).toEqual([
    { heading: 'Launching this week' },
    { entries: [{ title: 'Beetroot', url: expect.any(String), text: null }] },
    { heading: 'Sponsored' },
    {
      entries: [
        { title: name, url: `http://localhost:3000/listings/${who.slug}`, text: 'Waters beds. Every bed, every day.', mark: 'Sponsored' },
      ],
    },
  ])
  const { words, html } = await read(house, `/newsletter/${week}`)
  expect(html).not.toContain('<script>alert')
  expect(words).toMatch(
    /Sponsored Sponsor &lt;script>alert\(1\)&lt;\/script> Waters beds\. Every bed, every day\. Paid for by their makers/,
  )
  expect((await orderOf(who.number)).held_reason).toBeNull()
  expect(await teamLetters()).toHaveLength(0)
  expect((await read(house, '/newsletter')).words).not.toContain('Sponsor')
})

test('a slot is reason enough for an issue, also one that comes late', async () => {
  await bought(house, nextWeek(1))
  await bought(house, nextWeek(3))
  const before = (await written(house)).length
  turnToWeek(house, 4)
  // Nothing else happens in any of these weeks.
  expect(await tick(house)).toBe(2)
  const urls = (await written(house)).slice(before).map(({ letter }) => letter.action.url.slice(-8))
  expect(urls).toEqual([nextWeek(-3), nextWeek(-3), nextWeek(-1), nextWeek(-1)])
})

test('what was refunded before its week stands in no issue, even where the job that gives its seat back has not run', async () => {
  const [one, other, stays] = [await bought(house, nextWeek()), await bought(house, nextWeek()), await bought(house, nextWeek())]
  await refundOrder(house.service, (await orderOf(one.number)).id, null)
  // The money of the other went back at this very moment.
  await house.sql`update orders set status = 'refunded' where number = ${other.number}`
  const week = turnToWeek(house, 1)
  expect(await tick(house)).toBe(1)
  const { html } = await read(house, `/newsletter/${week}`)
  expect([one, other, stays].map(({ slug }) => html.includes(slug))).toEqual([false, false, true])
  await deliverOrder(house.service, (await orderOf(other.number)).id)
  const { lines } = await other.listing.getOrder({ number: other.number })
  expect([lines[0]?.fulfilled, (await orderOf(other.number)).held_reason]).toEqual([false, null])
  expect(await teamLetters()).toHaveLength(0)
})

test('a slot of a listing that is not live then is left out and held for the team, and the rest of the week is told', async () => {
  const draft = await bought(house, nextWeek(), 'scheduled')
  const suspended = await bought(house, nextWeek())
  const shown = await bought(house, nextWeek())
  await setStatus(house, suspended.listing_id, 'suspended')
  const week = turnToWeek(house, 1)
  expect(await tick(house)).toBe(1)
  const { html } = await read(house, `/newsletter/${week}`)
  expect([draft, suspended, shown].map(({ slug }) => html.includes(slug))).toEqual([false, false, true])
  const order = await suspended.listing.getOrder({ number: suspended.number })
  expect(order).toMatchObject({ status: 'paid', fulfillment: 'none', lines: [{ fulfilled: false, result_url: null }] })
  expect((await orderOf(suspended.number)).held_reason).toBe(
    `The newsletter of ${week} was composed without this order: listing ${suspended.listing_id} is suspended.`,
  )
  expect((await orderOf(draft.number)).held_reason).toContain('is scheduled')
  expect((await teamLetters()).map(({ subject }) => subject)).toEqual([
    `Order ${draft.number} needs you`,
    `Order ${suspended.number} needs you`,
  ])
  // Restored afterwards it is still no part of what was sent; the team gives the money back.
  await setStatus(house, suspended.listing_id, 'live')
  const again = await deliverAgain({ sql: house.sql, config: house.service.config, now: house.service.clock() }, suspended.number)
  expect(again.done).toMatchObject({ fulfillment: 'none', held_reason: `The newsletter of ${week} was composed without this order.` })
  expect((await read(house, `/newsletter/${week}`)).html).not.toContain(suspended.slug)
  await refundOrder(house.service, (await orderOf(suspended.number)).id, null)
  expect((await orderOf(suspended.number)).status).toBe('refunded')
  expect(await tick(house)).toBe(0)
})

test('a slot whose payment is disputed, or came after its issue was composed, is held and not shown', async () => {
  const disputed = await bought(house, nextWeek())
  await house.sql`update orders set status = 'disputed' where number = ${disputed.number}`
  // The 24 hours of an order made on Sunday evening reach into the week.
  turnTo(house, new Date(spanOf(nextWeek()).starts_at.getTime() - 2 * 3600_000))
  const late = await buyer(house)
  const made = await checkout(late, [{ product: 'newsletter', listing_id: late.listing_id, options: { week: nextWeek() } }])
  await setStatus(house, late.listing_id, 'live')
  await bought(house, nextWeek())
  const week = turnToWeek(house, 1)
  await tick(house)
  await payTest(house, made.checkout_url)
  const { html } = await read(house, `/newsletter/${week}`)
  expect([html.includes(disputed.slug), html.includes(late.slug)]).toEqual([false, false])
  expect((await orderOf(disputed.number)).held_reason).toContain('the payment is disputed')
  expect((await orderOf(made.number)).held_reason).toBe(`The newsletter of ${week} was composed without this order.`)
  expect((await late.listing.getOrder({ number: made.number })).fulfillment).toBe('none')
})
