import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, payTest } from './buyers.ts'
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
    expect.stringContaining(week),
    expect.stringContaining(weekAhead(testService, 4)),
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

test('nobody is told of what stays, nor a buyer of their own listing', async () => {
  const [gone, kept] = [await buyer(testService), await buyer(testService)]
  const live = await checkout(gone, launchOf(gone))
  const own = await checkout(kept, launchOf(kept, weekAhead(testService, 2)))
  for (const { checkout_url } of [live, own]) await payTest(testService, checkout_url)
  const next = await giveAway(gone)
  for (const { number } of [live, own]) await answered(operator('refund_order', { number, cents: null }))
  expect((await next.listing.getMyListing({ listing_id: gone.listing_id })).status).toBe('live')
  for (const { account_id } of [next, gone, kept]) expect(await emails(account_id)).toHaveLength(0)
})
