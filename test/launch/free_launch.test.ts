import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { serveSites, type SitePages } from '../sites.ts'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { FOUNDER, run, submitted, turnTo, turnWeeks } from './founders.ts'
import { until } from '../until.ts'

const sites: Record<string, SitePages> = {}
const { env } = serveSites(sites)
const testService = await startTestService({ env })
const badge = (page_url: string) => `<footer><a href="${page_url}" rel="nofollow">On Listing</a></footer>`
const codes = ({ requirements }: { requirements: { code: string }[] }) => requirements.map(({ code }) => code)

test('a draft says what a launch needs, each with the call that mends it', async () => {
  const { listing, listing_id } = await submitted(testService, sites, { complete: false })
  const mine = await listing.getMyListing({ listing_id })
  expect(codes(mine)[0]).toBe('choose_plan')
  expect(codes(mine)).toEqual(['choose_plan', 'founder_profile_incomplete'])
  for (const { fix, url, tool } of mine.requirements) {
    expect(fix.length).toBeGreaterThan(10)
    expect(url).toStartWith('http')
    expect(['choose_free_listing', 'update_founder_profile']).toContain(tool ?? '')
  }
  const chosen = await listing.chooseFreeListing({ listing_id })
  expect(chosen.next_steps.map(({ tool }) => tool)).toEqual(['get_badges', 'get_founder_profile'])
  expect(codes(chosen)).toContain('badge_missing')
  expect(codes(chosen)).not.toContain('choose_plan')
  expect(chosen.requirements).toEqual((await listing.getMyListing({ listing_id })).requirements)
})

test('without the badge a listing waits and is moved to the next week; with it, it goes live when its week begins', async () => {
  turnTo(testService, '2027-03-03T12:00:00Z')
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  const slug = page_url.split('/').at(-1) ?? ''
  const chosen = await listing.chooseFreeListing({ listing_id })
  expect(chosen).toMatchObject({ listing_id, status: 'awaiting_badge', plan: 'free', launch_week: '2027-W13' })
  expect(codes(chosen)).toEqual(['badge_missing'])
  expect(await listing.chooseFreeListing({ listing_id })).toEqual(chosen)
  expect(await listing.verifyBadge({ listing_id })).toMatchObject({ state: 'missing' })

  turnTo(testService, '2027-03-29T00:00:30Z')
  await run(testService)
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status: 'awaiting_badge', launch_week: '2027-W14', plan: 'free' })
  await run(testService)
  expect((await listing.getMyListing({ listing_id })).launch_week).toBe('2027-W14')

  show(badge(page_url))
  const seen = await listing.verifyBadge({ listing_id })
  expect(seen).toMatchObject({ state: 'verified' })
  expect(seen.next_check_at).toBe(new Date(new Date(seen.checked_at ?? '').getTime() + 7 * 24 * 3600_000).toISOString())
  const mine = await listing.getMyListing({ listing_id })
  expect(mine.status).toBe('scheduled')
  expect(codes(mine)).toEqual(['week_to_come'])

  turnTo(testService, '2027-04-04T23:59:00Z')
  await run(testService)
  expect((await listing.getMyListing({ listing_id })).status).toBe('scheduled')
  turnTo(testService, '2027-04-05T00:00:00Z')
  await run(testService)
  expect(await listing.getMyListing({ listing_id })).toMatchObject({
    status: 'live',
    launch_week: '2027-W14',
    launched_at: '2027-04-05T00:00:00.000Z',
    requirements: [],
  })
  expect((await testService.visitor().getListing({ slug })).launch_week).toBe('2027-W14')
  expect((await testService.visitor().searchListings({ week: '2027-W14' })).items.map((item) => item.id)).toEqual([listing_id])
  expect((await listing.chooseFreeListing({ listing_id })).status).toBe('live')
})

test('a launch becomes ready by an edit of the profile and is not ready any more by another', async () => {
  const { listing, listing_id, draft_id, page_url, show } = await submitted(testService, sites)
  await listing.chooseFreeListing({ listing_id })
  show(badge(page_url))
  await listing.verifyBadge({ listing_id })
  const status = async () => (await listing.getMyListing({ listing_id })).status
  expect(await status()).toBe('scheduled')
  await listing.updateDraft({ id: draft_id, founders: [{ ...FOUNDER, bio: 'Short.' }] })
  expect(await status()).toBe('awaiting_badge')
  await listing.updateFounderProfile({ bio: FOUNDER.bio })
  expect(await status()).toBe('scheduled')
  await listing.updateMyListing({ listing_id, fields: { headline: null, description: null, logo_url: null } })
  expect(await status()).toBe('scheduled')
})

test('a listing that is never ready is moved three times and is then a draft again, which may choose anew', async () => {
  const { listing, listing_id } = await submitted(testService, sites, { complete: false })
  let { launch_week } = await listing.chooseFreeListing({ listing_id })
  for (let postpone = 1; postpone <= 3; postpone++) {
    turnTo(testService, spanOf(launch_week ?? '').starts_at)
    await run(testService)
    const mine = await listing.getMyListing({ listing_id })
    expect([mine.status, mine.launch_week]).toEqual(['awaiting_badge', addWeeks(launch_week ?? '', 1)])
    launch_week = mine.launch_week
  }
  turnTo(testService, spanOf(launch_week ?? '').starts_at)
  await run(testService)
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status: 'draft', plan: 'none', launch_week: null })
  expect(await listing.chooseFreeListing({ listing_id })).toMatchObject({ status: 'awaiting_badge', plan: 'free' })
})

test('the 53rd week of 2026 is a launch week like any other', async () => {
  turnTo(testService, '2026-12-01T08:00:00Z')
  const weeks = (await testService.visitor().listLaunchWeeks()).items
  expect(weeks).toHaveLength(12)
  expect(weeks.map(({ key }) => key).slice(0, 6)).toEqual(['2026-W50', '2026-W51', '2026-W52', '2026-W53', '2027-W01', '2027-W02'])
  expect(weeks[3]).toEqual({
    key: '2026-W53',
    starts_at: '2026-12-28T00:00:00.000Z',
    ends_at: '2027-01-04T00:00:00.000Z',
    status: 'upcoming',
    free_seats_left: 20,
    paid_seats_left: 20,
  })
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  show(badge(page_url))
  expect((await listing.chooseFreeListing({ listing_id })).launch_week).toBe('2026-W53')
  expect((await testService.visitor().listLaunchWeeks()).items[3]?.free_seats_left).toBe(19)
  await listing.verifyBadge({ listing_id })
  turnTo(testService, '2026-12-28T00:00:10Z')
  await run(testService)
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status: 'live', launched_at: '2026-12-28T00:00:00.000Z' })
})

test('after ten weeks without a run everything due happens once, from the first instant of its week', async () => {
  const [ready, unready] = [await submitted(testService, sites), await submitted(testService, sites)]
  ready.show(badge(ready.page_url))
  const week = (await ready.listing.chooseFreeListing({ listing_id: ready.listing_id })).launch_week ?? ''
  await unready.listing.chooseFreeListing({ listing_id: unready.listing_id })
  await ready.listing.verifyBadge({ listing_id: ready.listing_id })
  turnWeeks(testService, 14)
  await Promise.all([run(testService), run(testService), run(testService)])
  await run(testService)
  expect(await ready.listing.getMyListing({ listing_id: ready.listing_id })).toMatchObject({
    status: 'live',
    launch_week: week,
    launched_at: spanOf(week).starts_at.toISOString(),
  })
  expect(await unready.listing.getMyListing({ listing_id: unready.listing_id })).toMatchObject({
    status: 'awaiting_badge',
    launch_week: addWeeks(weekOf(testService.service.clock()), 1),
  })
  const [row] = await testService.sql<{ rolls: number }[]>`select rolls from listings where id = ${unready.listing_id}`
  expect(row?.rolls).toBe(1)
})

test('a worker looks at the badge by itself once the plan is chosen', async () => {
  const { listing, listing_id, page_url, show } = await submitted(testService, sites)
  show(badge(page_url))
  await listing.chooseFreeListing({ listing_id })
  await until(async () => (await listing.getMyListing({ listing_id })).status === 'scheduled')
  expect((await listing.getBadges({ listing_id })).verification).toMatchObject({
    state: 'verified',
    checked_url: expect.stringContaining('.test'),
  })
})

test('another account’s listing, and one whose site another account has scheduled, are refused', async () => {
  const { listing_id, listing, host, page_url, show } = await submitted(testService, sites)
  const { listing: stranger } = await testService.founder()
  expect((await refused(stranger.chooseFreeListing({ listing_id }))).code).toBe('not_found')
  expect((await refused(stranger.verifyBadge({ listing_id }))).code).toBe('not_found')

  const { id } = await stranger.submitListing({ url: `http://${host}` })
  await stranger.waitForDraft(id)
  await stranger.updateDraft({ id, fields: { name: 'Beetroot too' } })
  const second = await stranger.submitDraft({ id })
  show(badge(page_url))
  await listing.chooseFreeListing({ listing_id })
  expect(await listing.verifyBadge({ listing_id })).toMatchObject({ state: 'verified' })
  expect((await refused(stranger.chooseFreeListing({ listing_id: second.listing_id }))).code).toBe('already_listed')
  expect((await stranger.getMyListing({ listing_id: second.listing_id })).status).toBe('draft')
})

test('a paid, a suspended and an archived listing cannot choose the free plan', async () => {
  const { listing, listing_id } = await submitted(testService, sites)
  for (const [status, plan] of [
    ['scheduled', 'paid'],
    ['suspended', 'free'],
    ['archived', 'none'],
  ] as const) {
    await testService.sql`update listings set status = ${status}, plan = ${plan}, launch_week = null where id = ${listing_id}`
    expect((await refused(listing.chooseFreeListing({ listing_id }))).code).toBe('conflict')
  }
})

test('the answer says why a launch is later than the first week with a free seat', async () => {
  const week = weekOf(testService.service.clock())
  const chosen = async () => {
    const { listing, listing_id } = await submitted(testService, sites)
    const { launch_week, next_steps } = await listing.chooseFreeListing({ listing_id })
    return { launch_week: launch_week ?? '', said: next_steps[0]?.message ?? '' }
  }
  await testService.sql`update sites set free_weeks_ahead = 3, free_seats = 1`
  const first = await chosen()
  expect(first.launch_week >= addWeeks(week, 3)).toBe(true)
  expect(first.said).toContain('wait at least 3 weeks')
  const second = await chosen()
  expect([second.launch_week > first.launch_week, second.said.includes('were full')]).toEqual([true, true])
  await testService.sql`update sites set free_weeks_ahead = 0, free_seats = 100000`
  expect((await chosen()).said).not.toContain('wait at least')
})

test('a launch asks for the founder profile, whomever its page shows', async () => {
  const { listing, listing_id, draft_id, page_url, show } = await submitted(testService, sites)
  await listing.chooseFreeListing({ listing_id })
  show(badge(page_url))
  await listing.verifyBadge({ listing_id })
  await listing.updateDraft({ id: draft_id, founders: [] })
  const founders = async () => codes(await listing.getMyListing({ listing_id }))
  expect((await listing.getFounderProfile()).complete).toBe(true)
  expect(await founders()).not.toContain('founder_profile_incomplete')
  await listing.updateFounderProfile({ role: null })
  const [lacking] = (await listing.getMyListing({ listing_id })).requirements
  expect([lacking?.code, lacking?.message]).toEqual(['founder_profile_incomplete', 'The founder profile lacks a role.'])
})

test('where a seat of the running week is free, a launch waits in it for its badge until the week is over', async () => {
  turnTo(testService, '2028-03-01T12:00:00Z')
  await testService.sql`update sites set free_weeks_ahead = 0, free_seats = 100000`
  const [one, late] = [await submitted(testService, sites), await submitted(testService, sites)]
  const read = async ({ listing, listing_id }: typeof one) => {
    const { status, launch_week } = await listing.getMyListing({ listing_id })
    return [status, launch_week]
  }
  for (const { listing, listing_id } of [one, late])
    expect(await listing.chooseFreeListing({ listing_id })).toMatchObject({ status: 'awaiting_badge', launch_week: '2028-W09' })
  await run(testService)
  expect([await read(one), await read(late)]).toEqual([
    ['awaiting_badge', '2028-W09'],
    ['awaiting_badge', '2028-W09'],
  ])
  one.show(badge(one.page_url))
  await one.listing.verifyBadge({ listing_id: one.listing_id })
  await run(testService)
  expect(await read(one)).toEqual(['live', '2028-W09'])
  turnTo(testService, '2028-03-06T00:00:30Z')
  await run(testService)
  expect(await read(late)).toEqual(['awaiting_badge', '2028-W11'])
})
