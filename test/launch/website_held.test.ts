import { expect, test } from 'bun:test'
import { updateReadiness } from '../../server/launch/readiness.ts'
import { addWeeks, weekOf } from '../../server/base/weeks.ts'
import { launchOf, open as openPage, payTest } from '../orders/buyers.ts'
import { plain, startOwned } from '../ownership/owned.ts'
import { refused } from '../refused.ts'
import { until } from '../until.ts'
import { open, run, submitted } from './founders.ts'

const { testService, sites } = await startOwned()
const { sql } = testService
type Founder = Awaited<ReturnType<typeof submitted>>
const badge = ({ page_url }: Founder) => `<a href="${page_url}">On Listing</a>`
const mine = ({ listing, listing_id }: Founder) => listing.getMyListing({ listing_id })
const statuses = (...founders: Founder[]) => Promise.all(founders.map(async (one) => (await mine(one)).status))

/** Two accounts that have queued one website, whose home page carries the badges of both; the worker has looked for them before. */
async function both(options: { complete?: boolean } = {}) {
  const first = await submitted(testService, sites, options)
  const second = await submitted(testService, sites, { ...options, beside: first })
  for (const { listing, listing_id } of [first, second]) {
    await listing.chooseFreeListing({ listing_id })
    await until(async () => (await listing.getBadges({ listing_id })).verification?.state === 'missing')
  }
  first.show(badge(first) + badge(second))
  return { first, second }
}
const verify = ({ listing, listing_id }: Founder) => listing.verifyBadge({ listing_id })

async function prove({ listing, listing_id, pages }: Founder) {
  pages['/.well-known/listing-challenge.txt'] = plain((await listing.getOwnership({ listing_id })).challenges.file.content)
  expect((await listing.verifyOwnership({ listing_id, method: 'file' })).status).toBe('verified')
}

test('who only waits keeps nobody from the website: whoever is ready first has it, and the other is told, and comes after it', async () => {
  const { first, second } = await both()
  const { launch_week } = await mine(first)
  const seats = async () => (await first.listing.listLaunchWeeks()).items.find(({ key }) => key === launch_week)?.free_seats_left ?? 0
  const left = await seats()
  await verify(second)
  expect((await verify(first)).state).toBe('verified')
  expect(await statuses(first, second)).toEqual(['awaiting_badge', 'scheduled'])
  const { requirements } = await mine(first)
  expect(requirements).toMatchObject([{ code: 'already_listed', tool: null, url: 'http://localhost:3000/contact' }])
  const again = await first.listing.chooseFreeListing({ listing_id: first.listing_id })
  expect(again.next_steps[0]?.message).toContain('write to the site team')
  // It waits as it did, in its seat, until the website is free again.
  await run(testService)
  expect([await statuses(first), await seats()]).toEqual([['awaiting_badge'], left])
  await sql`update listings set status = 'archived' where id = ${second.listing_id}`
  await run(testService)
  expect([await statuses(first), await seats()]).toEqual([['scheduled'], left + 1])
  expect((await mine(first)).requirements.map(({ code }) => code)).toEqual(['week_to_come'])
})

test('of two that are ready at the same instant one has the website', async () => {
  const { first, second } = await both()
  await sql`update badge_checks set holds = true where listing_id in (${first.listing_id}, ${second.listing_id})`
  const now = testService.service.clock()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>()
  const one = sql.begin(async (inside) => {
    await updateReadiness(inside, first.listing_id, now)
    isReady()
    await released
  })
  await ready
  let settled = false
  const other = sql.begin((inside) => updateReadiness(inside, second.listing_id, now)).finally(() => (settled = true))
  const waiting = () => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => settled || (await waiting()).count > 0)
  release()
  await Promise.all([one, other])
  expect(await statuses(first, second)).toEqual(['scheduled', 'awaiting_badge'])
})

test('of two whose week begins before either has the website one goes live, and the other is moved to another week', async () => {
  const { first, second } = await both()
  const week = addWeeks(weekOf(testService.service.clock()), -1)
  const ids = [first.listing_id, second.listing_id]
  await sql`update badge_checks set holds = true where listing_id = any(${ids}::integer[])`
  await sql`update listings set launch_week = ${week}, queued_at = null where id = any(${ids}::integer[])`
  // Who has no website yet neither goes live nor loses its week.
  expect(await open(testService)).toMatchObject({ live: 0, rolled: 0 })
  expect(await run(testService)).toMatchObject({ live: 1, rolled: 1 })
  expect(await statuses(first, second)).toEqual(['live', 'awaiting_badge'])
  expect((await mine(second)).requirements).toMatchObject([{ code: 'already_listed', tool: 'claim_listing', url: first.page_url }])
})

test('whoever proves the website comes before others who wait, until they prove it too', async () => {
  const { first, second } = await both()
  await prove(second)
  await verify(first)
  expect((await mine(first)).requirements.map(({ code }) => code)).toEqual(['already_listed'])
  const third = await testService.founder()
  const problem = await refused(third.listing.submitListing({ url: `http://${first.host}` }))
  expect([problem.code, problem.action?.url]).toEqual(['already_listed', 'http://localhost:3000/contact'])
  await prove(first)
  await run(testService)
  expect(await statuses(first, second)).toEqual(['scheduled', 'awaiting_badge'])
})

test('a paid launch goes ahead of one that waits, whose owner claims it and has nothing left in the queue then', async () => {
  const { first, second } = await both()
  const { checkout_url } = await second.listing.createCheckout({ items: launchOf(second), billing_country: 'US' })
  await payTest(testService, checkout_url)
  await verify(first)
  const slug = second.page_url.split('/').at(-1) ?? ''
  expect(await statuses(first, second)).toEqual(['awaiting_badge', 'live'])
  expect((await mine(first)).requirements).toMatchObject([{ code: 'already_listed', tool: 'claim_listing' }])
  const { claim_id, ownership } = await first.listing.claimListing({ slug })
  first.pages['/.well-known/listing-challenge.txt'] = plain(ownership.challenges.file.content)
  await first.listing.verifyClaim({ claim_id, method: 'file' })
  expect((await first.listing.getMyListing({ listing_id: second.listing_id })).status).toBe('live')
  expect(await mine(first)).toMatchObject({ status: 'draft', plan: 'none', launch_week: null })
})

test('a checkout that was open when another launch got the website says so, and asks for no money', async () => {
  const { first, second } = await both()
  const { checkout_url } = await second.listing.createCheckout({ items: launchOf(second), billing_country: 'US' })
  await verify(first)
  expect(await statuses(first)).toEqual(['scheduled'])
  expect((await openPage(testService, checkout_url)).text).toContain('Nothing can be bought for its listing at the moment.')
})
