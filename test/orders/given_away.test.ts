import { expect, test } from 'bun:test'
import { weekName } from '../../server/base/weeks.ts'
import { answered, openCalls } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import { piped } from '../cli/listing.ts'
import { sessionCookie } from '../web/session.ts'
import { checkout, launchOf, open, payTest } from './buyers.ts'
import { buyer, weekAhead } from './shop.ts'

const testService = await startTestService({ role: 'web' })
const { person, operator } = await openCalls(testService)

/** Gives the buyer's listing to somebody else. */
async function giveAway({ account_id, listing_id }: { account_id: string; listing_id: number }) {
  const next = await testService.founder()
  await answered((await person(account_id))('transfer_listing', { listing_id, email: `${next.account_id}@founders.example` }))
  const [row] = await testService.sql<{ url: string }[]>`
    select letter #>> '{action,url}' as url from outbox where kind = 'transfer' order by id desc limit 1`
  await answered((await person(next.account_id))('accept_transfer', { token: row?.url.split('/').at(-1) ?? '' }))
  return next
}
const emails = (account_id: string) => testService.sql<{ subject: string; letter: { blocks: unknown[] } }[]>`
  select subject, letter from outbox where kind = 'order_taken_back' and email = ${`${account_id}@founders.example`} order by id`

test('who has the listing by now is told what it loses where its former owner gets the money back', async () => {
  const who = await buyer(testService)
  const week = weekAhead(testService, 2)
  const { number, checkout_url } = await checkout(who, [
    ...launchOf(who, week),
    who.item('billboard', { weeks: [weekAhead(testService, 3), weekAhead(testService, 4)] }),
  ])
  await payTest(testService, checkout_url)
  const next = await giveAway(who)
  expect((await next.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('scheduled')
  await answered(operator('refund_order', { number, cents: null }))
  expect((await next.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('draft')
  const told = await emails(next.account_id)
  expect(told.map(({ letter }) => JSON.stringify(letter.blocks))).toEqual([
    expect.stringContaining(weekName(week)),
    expect.stringContaining(weekName(weekAhead(testService, 4))),
  ])
  expect(JSON.stringify(told)).not.toContain(number)
  expect(await emails(who.account_id)).toHaveLength(0)
})

test('sections that are locked again are named to them too', async () => {
  const who = await buyer(testService, 'live')
  const { number, checkout_url } = await checkout(who, [who.item('sections', { sections: ['milestones', 'video'] })])
  await payTest(testService, checkout_url)
  const next = await giveAway(who)
  const sections = async () => (await next.listing.getMyListing({ listing_id: who.listing_id })).unlocked_sections
  expect(await sections()).toEqual(['milestones', 'video'])
  await answered(operator('refund_order', { number, cents: null }))
  expect(await sections()).toEqual([])
  expect((await emails(next.account_id)).map(({ letter }) => JSON.stringify(letter.blocks))).toEqual([
    expect.stringContaining('milestones'),
  ])
})

test('the plan that ends with it is named to them, and nothing to a buyer of their own listing', async () => {
  const [gone, kept] = [await buyer(testService), await buyer(testService)]
  const live = await checkout(gone, launchOf(gone))
  const own = await checkout(kept, launchOf(kept, weekAhead(testService, 2)))
  for (const { checkout_url } of [live, own]) await payTest(testService, checkout_url)
  const next = await giveAway(gone)
  for (const { number } of [live, own]) await answered(operator('refund_order', { number, cents: null }))
  expect(await next.listing.getMyListing({ listing_id: gone.listing_id })).toMatchObject({ status: 'live', plan: 'none' })
  expect(await emails(next.account_id)).toHaveLength(1)
  for (const { account_id } of [gone, kept]) expect(await emails(account_id)).toHaveLength(0)
})

test('what was given away is led to by no order of its former owner, and one that waits for its money says that nobody can pay it', async () => {
  const [one, kept] = [await buyer(testService), await buyer(testService, 'live')]
  const story = one.item('sections', { sections: ['story'] })
  const paid = await checkout(one, launchOf(one))
  const alone = await checkout(one, [story])
  // A second listing of the same account.
  await testService.sql`update listings set account_id = ${one.account_id} where id = ${kept.listing_id}`
  const mixed = await checkout(one, [story, kept.item('sections', { sections: ['video'] })])
  const order = ({ number }: { number: string }) => one.listing.getOrder({ number })
  await payTest(testService, paid.checkout_url)
  expect((await order(paid)).next_steps).toMatchObject([{ tool: 'get_my_listing' }])
  const next = await giveAway(one)
  expect((await order(paid)).next_steps).toEqual([])
  for (const [made, tools] of [[alone, 'get_order'] as const, [mixed, 'get_order quote_order'] as const]) {
    const { status, checkout_url, next_steps } = await order(made)
    expect([status, checkout_url, next_steps.map(({ tool }) => tool).join(' ')]).toEqual(['pending', null, tools])
    expect(next_steps[0]).toMatchObject({ message: expect.stringContaining('nobody can pay it'), url: made.checkout_url })
  }
  expect((await one.listing.listMyOrders()).items.map(({ checkout_url }) => checkout_url)).toEqual([null, null, null])
  const { name, value } = await sessionCookie(testService, one.account_id)
  const page = await fetch(`${testService.url}/account/orders/${alone.number}`, { headers: { cookie: `${name}=${value}` } })
  const text = await page.text()
  expect(['nobody can pay it', 'Cancel the order', 'Review and pay'].map((words) => text.includes(words))).toEqual([true, true, false])
  const shown = await piped(['order', alone.number], { LISTING_BASE_URL: testService.url, LISTING_API_KEY: one.apiKey })
  expect([shown.stdout.replace(/\s+/g, ' ').includes('nobody can pay it'), shown.stdout.includes('Pay here')]).toEqual([true, false])
  expect((await open(testService, `${paid.checkout_url}/result`)).text).not.toContain('What happens next')
  testService.turnClock(25 * 3600)
  await expireOrders(testService.service)
  expect((await order(alone)).next_steps).toEqual([])
  const again = (await order(mixed)).next_steps[0]?.arguments as Parameters<typeof one.listing.quoteOrder>[0]
  expect((await one.listing.quoteOrder(again)).lines.map(({ listing_id }) => listing_id)).toEqual([kept.listing_id])
  expect((await next.listing.listMyOrders()).total).toBe(0)
})
