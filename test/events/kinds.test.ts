import { expect, test } from 'bun:test'
import type { Listing, Schemas } from '../../sdk/index.ts'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { acceptInvite } from '../../server/publishing/invites.ts'
import { answered, openCalls } from '../calls.ts'
import { FOUNDER, run, submitted, turnWeeks } from '../launch/founders.ts'
import { launched } from '../launch/voters.ts'
import { checkout, launchOf, payTest, post, toProvider } from '../orders/buyers.ts'
import { buyer } from '../orders/shop.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'
import { spanOf, weekOf } from '../../server/base/weeks.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({
  env: { ...env, LIMITS: 'account_writes_per_minute=100000,account_reads_per_minute=100000,drafts_per_hour=1000' },
})
const calls = await openCalls(testService)
const badge = (page_url: string) => `<a href="${page_url}">On Listing</a>`

async function told(listing: Listing, ...types: Schemas['EventType'][]): Promise<Schemas['Event'][]> {
  return (await listing.listEvents(types.length > 0 ? { types, limit: 100 } : { limit: 100 })).items
}
const typesOf = async (listing: Listing, ...types: Schemas['EventType'][]) => (await told(listing, ...types)).map(({ type }) => type)

test('a draft that is ready, one that failed, and each that was drafted again', async () => {
  const { listing, draft_id } = await submitted(testService, sites)
  expect(await typesOf(listing, 'draft.ready', 'draft.failed')).toEqual(['draft.ready'])
  await listing.updateDraft({ id: draft_id, regenerate: ['license'] })
  await listing.waitForDraft(draft_id)
  const [, again] = await told(listing, 'draft.ready')
  expect(again?.data).toEqual(await listing.getDraft({ id: draft_id }))
  const { id } = await listing.submitListing({ url: 'http://nobody-is-there.test' })
  await listing.waitForDraft(id)
  expect((await told(listing, 'draft.failed')).map(({ data }) => 'id' in data && data.id)).toEqual([id])
  await listing.updateDraft({ id, fields: { name: 'By hand' } })
  expect((await told(listing, 'draft.ready')).map(({ data }) => 'id' in data && data.id)).toEqual([draft_id, draft_id, id])
})

test('a free launch from its submission to its badge and its week', async () => {
  const { listing, listing_id, draft_id, page_url, show } = await submitted(testService, sites)
  await listing.submitDraft({ id: draft_id })
  await listing.chooseFreeListing({ listing_id })
  show(badge(page_url))
  await listing.verifyBadge({ listing_id })
  await listing.verifyBadge({ listing_id })
  turnWeeks(testService, 6)
  await run(testService)
  await run(testService)
  expect(await typesOf(listing, 'listing.submitted', 'badge.verified', 'listing.scheduled', 'listing.live')).toEqual([
    ...(['listing.submitted', 'badge.verified', 'listing.scheduled', 'listing.live'] as const),
  ])
  const [live] = await told(listing, 'listing.live')
  expect(live?.data).toEqual(await listing.getMyListing({ listing_id }))
  show('<main>Nothing here.</main>')
  for (let miss = 0; miss < 3; miss++) {
    testService.turnClock(25 * 3600)
    await listing.verifyBadge({ listing_id })
  }
  expect(await typesOf(listing, 'badge.lost')).toEqual(['badge.lost'])
})

test('a version is told once, and an edit that changes nothing is not', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  for (let time = 0; time < 2; time++) await listing.updateMyListing({ listing_id, fields: { headline: 'Beds in rows' } })
  expect(await typesOf(listing, 'listing.updated')).toEqual(['listing.updated'])
})

test('a listing that the site team takes down and puts back', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  await answered(calls.operator('suspend_listing', { listing_id, reason: null }))
  await answered(calls.operator('unsuspend_listing', { listing_id }))
  expect(await typesOf(listing, 'listing.suspended', 'listing.restored')).toEqual(['listing.suspended', 'listing.restored'])
})

test('a story, once it may be read by everyone, and a co-founder who accepts', async () => {
  const { listing, listing_id, draft_id } = await submitted(testService, sites)
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
  await listing.setFounderStory({ listing_id, title: 'Beets', problem: words(100) })
  expect(await typesOf(listing, 'story.published')).toEqual([])
  await listing.setFounderStory({ listing_id, story: words(120), journey: words(90) })
  await listing.setFounderStory({ listing_id, title: 'Beets and more' })
  expect(await typesOf(listing, 'story.published')).toEqual(['story.published'])

  const email = `${crypto.randomUUID()}@friends.example`
  await listing.inviteCofounder({ id: draft_id, email })
  const [sent] = await testService.sql<{ mail: { action: { url: string } } }[]>`select letter as mail from outbox where email = ${email}`
  const token = sent?.mail.action.url.split('/').at(-1) ?? ''
  const { sites: directories, config, clock, jobs } = testService.service
  const other = await testService.founder()
  const founder = { ...FOUNDER, name: 'Bo Beet', email: null }
  await testService.sql.begin((sql) =>
    acceptInvite({ sql, sites: directories.through(sql), config, jobs }, { token, account_id: other.account_id, founder, now: clock() }),
  )
  expect((await told(listing, 'invite.accepted')).map(({ data }) => 'id' in data && data.id)).toEqual([draft_id])
  expect(await typesOf(other.listing)).toEqual([])
})

test('an order that is paid, delivered, and refunded', async () => {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  await payTest(testService, checkout_url)
  await until(async () => (await who.listing.getOrder({ number })).fulfillment === 'complete')
  expect(await typesOf(who.listing)).toEqual(['order.paid', 'listing.live', 'order.fulfilled'])
  await answered(calls.operator('refund_order', { number, cents: 2500 }))
  await answered(calls.operator('refund_order', { number, cents: null }))
  expect(await typesOf(who.listing, 'order.refunded')).toEqual(['order.refunded', 'order.refunded'])
  expect((await told(who.listing, 'order.paid'))[0]?.data).toEqual(await who.listing.getOrder({ number }))
})

test('an order that waits for the site team', async () => {
  const who = await buyer(testService)
  const { number, checkout_url } = await checkout(who, launchOf(who))
  const page = await toProvider(testService, checkout_url)
  await testService.sql`update listings set status = 'suspended' where id = ${who.listing_id}`
  await post(testService, page, { outcome: 'succeed' })
  await until(async () => (await typesOf(who.listing, 'order.held')).length === 1)
  expect((await told(who.listing, 'order.held'))[0]?.data).toMatchObject({ number })
})

test('a week that closed is told once to each account on its board', async () => {
  const now = testService.service.clock()
  const week = weekOf(now)
  const launched_at = spanOf(week).starts_at.toISOString()
  const [one, two] = [
    await launched(testService, { launch_week: week, launched_at }),
    await launched(testService, { launch_week: week, launched_at }),
  ]
  turnWeeks(testService, 1)
  await closeWeeks({ database: testService.sql }, testService.service.clock())
  await closeWeeks({ database: testService.sql }, testService.service.clock())
  for (const { id } of [one, two]) {
    const rows = await testService.sql<{ object: object }[]>`
      select e.object from events e join listings l on l.account_id = e.account_id where l.id = ${id} and e.type = 'week.closed'`
    expect(rows.map(({ object }) => object)).toEqual([{ site: 'main', week }])
  }
})
