import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { turnTo } from '../launch/founders.ts'
import { launched, vote, voterOfAge, voters } from '../launch/voters.ts'
import { set } from './live.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const [sister] = await testService.sql<{ id: number }[]>`
  insert into sites (key, host, name) values ('sister', 'sister.test', 'Sister') returning id`
const visitor = testService.visitor()
const people = await voters(testService, 8)
const close = () => closeWeeks(testService.service, testService.service.clock())
const board = (week?: string, per_page = 100) => visitor.getWeeklyLeaderboard({ ...(week === undefined ? {} : { week }), per_page })
const rows = async (week?: string) => (await board(week)).items.map(({ rank, votes, winner, listing }) => [rank, votes, winner, listing.id])

/** A listing of a week with so many votes of as many people, and the clock in the middle of that week. */
async function ranked(week: string, votes: number, more: { plan?: 'free' | 'paid'; launched_at?: string } = {}) {
  const { starts_at } = spanOf(week)
  turnTo(testService, new Date(starts_at.getTime() + 3 * 24 * 3600_000))
  const listing = await launched(testService, { launch_week: week, launched_at: starts_at.toISOString(), ...more })
  for (const person of people.slice(0, votes)) expect((await vote(testService, listing.id, person)).outcome).toBe('counted')
  return listing
}

test('ties share a rank, who launched first stands first, and three votes are the least to win', async () => {
  const week = '2027-W20'
  const late = await ranked(week, 5, { launched_at: '2027-05-18T00:00:00Z' })
  const [early, third, fourth, none] = [
    await ranked(week, 5),
    await ranked(week, 3),
    await ranked(week, 2),
    await ranked(week, 0, { plan: 'paid' }),
  ]
  const expected = [
    [1, 5, 1, early.id],
    [1, 5, 1, late.id],
    [3, 3, 3, third.id],
    [4, 2, null, fourth.id],
    [5, 0, null, none.id],
  ]
  expect(await rows()).toEqual(expected)
  const live = await board()
  expect(live).toMatchObject({ total: 5, snapshot: null, week: { key: week, starts_at: '2027-05-17T00:00:00.000Z', status: 'live' } })
  const { items } = await visitor.searchListings({ week, sort: 'votes' })
  expect(items.find(({ id }) => id === early.id)).toEqual(live.items[0]?.listing)

  turnTo(testService, '2027-05-24T00:00:05Z')
  expect(await board(week)).toMatchObject({ week: { status: 'closed' }, snapshot: null })
  expect(await close()).toEqual({ closed: 1 })
  expect(await rows(week)).toEqual(expected)
})

test('with less than three votes nobody wins', async () => {
  const listing = await ranked('2027-W21', 2)
  turnTo(testService, '2027-06-01T00:00:00Z')
  await close()
  expect(await rows('2027-W21')).toEqual([[1, 2, null, listing.id]])
})

test('the hash can be recomputed by anyone from what the board says', async () => {
  for (const votes of [4, 4, 1]) await ranked('2027-W22', votes)
  turnTo(testService, '2027-06-07T00:00:00Z')
  await close()
  const { items, snapshot, week } = await board('2027-W22')
  const written = items.map(
    ({ rank, votes, winner, listing: { id, slug } }) =>
      `{"listing_id":${id},"rank":${rank},"slug":"${slug}","votes":${votes},"winner":${winner}}`,
  )
  const canonical = `{"items":[${written.join(',')}],"week":"2027-W22"}`
  expect(snapshot?.form).toBe(2)
  expect(snapshot?.sha256).toBe(createHash('sha256').update(canonical).digest('hex'))
  expect(new Date(snapshot?.closed_at ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(week.ends_at).getTime())
})

test('a frozen board does not change: not by votes, not by who comes late, not by another closing', async () => {
  const week = '2027-W23'
  const [first, second] = [await ranked(week, 4), await ranked(week, 3)]
  await vote(testService, second.id, await voterOfAge(testService, -90))
  turnTo(testService, '2027-06-15T00:00:00Z')
  await close()
  const frozen = await board(week)
  for (const person of people) expect((await vote(testService, second.id, person)).outcome).toBe('refused')
  const late = await launched(testService, { launch_week: week, launched_at: '2027-06-07T00:00:00Z', votes: 50 })
  turnTo(testService, '2027-06-20T00:00:00Z')
  await close()
  expect(await board(week)).toEqual(frozen)
  expect(await rows(week)).toEqual([
    [1, 4, 1, first.id],
    [2, 3, 2, second.id],
  ])
  expect((await visitor.getListing({ slug: late.slug })).launch_week).toBe(week)
})

test('a suspended listing is on no board; on a frozen one its place stays empty until it is back', async () => {
  const week = '2027-W25'
  const [first, second, third] = [await ranked(week, 5), await ranked(week, 4), await ranked(week, 3)]
  await set(testService, first.profile_id, { status: 'suspended' })
  expect(await rows(week)).toEqual([
    [1, 4, 1, second.id],
    [2, 3, 2, third.id],
  ])
  await set(testService, first.profile_id, { status: 'live' })
  expect((await rows(week))[0]).toEqual([1, 5, 1, first.id])
  turnTo(testService, '2027-06-28T01:00:00Z')
  await close()
  const frozen = await board(week)
  await set(testService, first.profile_id, { status: 'archived' })
  expect(await rows(week)).toEqual([
    [2, 4, 2, second.id],
    [3, 3, 3, third.id],
  ])
  expect(await board(week)).toMatchObject({ total: 2, snapshot: frozen.snapshot })
  await set(testService, first.profile_id, { status: 'live' })
  expect(await board(week)).toEqual(frozen)
})

test('who is suspended when the week closes takes nobody’s place', async () => {
  const week = '2027-W26'
  const [first, second] = [await ranked(week, 5), await ranked(week, 4)]
  await set(testService, first.profile_id, { status: 'suspended' })
  turnTo(testService, '2027-07-05T00:00:00Z')
  await close()
  await set(testService, first.profile_id, { status: 'live' })
  expect(await rows(week)).toEqual([[1, 4, 1, second.id]])
})

test('pages go through ties without losing anyone or miscounting a rank', async () => {
  const week = '2027-W27'
  for (const votes of [6, 4, 4, 4, 4, 2, 2, 0, 0]) await ranked(week, votes)
  const whole = await rows(week)
  expect(whole.map(([rank]) => rank)).toEqual([1, 2, 2, 2, 2, 6, 6, 8, 8])
  const check = async () => {
    const paged = []
    for (let page = 1; page <= 5; page++) {
      const answer = await visitor.getWeeklyLeaderboard({ week, page, per_page: 2 })
      expect(answer).toMatchObject({ page, per_page: 2, total: 9, total_pages: 5, has_more: page < 5 })
      paged.push(...answer.items.map(({ rank, votes, winner, listing }) => [rank, votes, winner, listing.id]))
    }
    expect(paged).toEqual(whole)
    expect(await visitor.getWeeklyLeaderboard({ week, page: 6, per_page: 2 })).toMatchObject({ items: [], total: 9 })
  }
  await check()
  turnTo(testService, '2027-07-12T00:00:00Z')
  await close()
  await check()
})

test('an outage of six weeks is caught up in order, each week once, however many workers come back at once', async () => {
  const weeks = Array.from({ length: 6 }, (_, index) => addWeeks('2027-W30', index))
  const listings = []
  for (const [index, week] of weeks.entries()) listings.push(await ranked(week, index + 1))
  turnTo(testService, '2027-09-10T00:00:00Z')
  const closed = await Promise.all([close(), close(), close()])
  expect(closed.reduce((sum, done) => sum + done.closed, 0)).toBe(6)
  expect(await close()).toEqual({ closed: 0 })
  const stamps = []
  for (const [index, week] of weeks.entries()) {
    const answer = await board(week)
    stamps.push(answer.snapshot?.closed_at ?? '')
    expect(answer.items.map(({ rank, votes, listing }) => [rank, votes, listing.id])).toEqual([[1, index + 1, listings[index]?.id ?? 0]])
    expect(answer.previous_week).toBe(index === 0 ? '2027-W27' : (weeks[index - 1] ?? ''))
  }
  expect(stamps.every((stamp) => stamp >= '2027-09-10')).toBe(true)
})

test('a plan never counts', async () => {
  const week = '2027-W40'
  const [free, paid] = [await ranked(week, 4, { plan: 'free' }), await ranked(week, 4, { plan: 'paid' })]
  const better = await ranked(week, 5, { plan: 'free' })
  const order = [better.id, free.id, paid.id]
  expect((await rows(week)).map(([, , , id]) => id)).toEqual(order)
  await testService.sql`update listings set plan = case when plan = 'paid' then 'free' else 'paid' end where id = any(${order}::integer[])`
  expect((await rows(week)).map(([, , , id]) => id)).toEqual(order)
  turnTo(testService, '2027-10-11T00:00:00Z')
  await close()
  expect(await rows(week)).toEqual([
    [1, 5, 1, better.id],
    [2, 4, 2, free.id],
    [2, 4, 2, paid.id],
  ])
})

test('the 53rd week is a week like any other, and the first of the next year comes after it', async () => {
  turnTo(testService, '2032-12-29T10:00:00Z')
  const listing = await ranked('2032-W53', 3)
  expect(await board()).toMatchObject({
    week: { key: '2032-W53', starts_at: '2032-12-27T00:00:00.000Z', ends_at: '2033-01-03T00:00:00.000Z', status: 'live' },
    previous_week: '2027-W40',
  })
  await ranked('2033-W01', 1)
  await close()
  expect(await board()).toMatchObject({ week: { key: '2033-W01', status: 'live' }, previous_week: '2032-W53' })
  expect(await rows('2032-W53')).toEqual([[1, 3, 1, listing.id]])
})

test('a week to come has an empty board, and one in which nobody launched too', async () => {
  turnTo(testService, '2033-02-02T00:00:00Z')
  const now = weekOf(testService.service.clock())
  expect(await board(addWeeks(now, 3))).toMatchObject({
    items: [],
    total: 0,
    week: { status: 'upcoming' },
    snapshot: null,
    previous_week: '2033-W01',
  })
  expect(await board()).toMatchObject({ items: [], total: 0, week: { key: now, status: 'live' }, snapshot: null })
  expect(await board('1999-W10')).toMatchObject({ items: [], week: { status: 'closed' }, snapshot: null, previous_week: null })
})

test('a week that the calendar does not have is refused', async () => {
  for (const week of ['2027-W53', '2026-W54', '2026-W00', '2026-53', 'now']) {
    const problem = await refused(board(week))
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, 'query.week'])
    expect(problem.errors?.[0]?.fix).toBeTruthy()
  }
})

test('each site has boards of its own', async () => {
  const week = '2034-W05'
  const here = await ranked(week, 2)
  await close()
  const there = await launched(testService, { launch_week: week, launched_at: '2034-01-30T00:00:00Z', site_id: sister?.id ?? 0 })
  expect(await rows(week)).toEqual([[1, 2, null, here.id]])
  const answer = await testService.call(`/leaderboards/community-weekly?week=${week}`, { headers: { host: 'sister.test' } })
  const { items } = (await answer.json()) as { items: { listing: { id: number; page_url: string } }[] }
  expect(items.map(({ listing }) => [listing.id, new URL(listing.page_url).hostname])).toEqual([[there.id, 'sister.test']])
  turnTo(testService, '2034-02-07T00:00:00Z')
  expect(await close()).toEqual({ closed: 2 })
})

test('a board waits for launches of its week that could not be opened yet', async () => {
  const week = '2034-W10'
  await ranked(week, 1)
  const waiting = await launched(testService, { launch_week: week, launched_at: spanOf(week).starts_at.toISOString(), status: 'scheduled' })
  turnTo(testService, '2034-03-14T00:00:00Z')
  expect(await close()).toEqual({ closed: 0 })
  await set(testService, waiting.profile_id, { status: 'live' })
  expect(await close()).toEqual({ closed: 1 })
  expect((await rows(week)).map(([, , , id]) => id)).toContain(waiting.id)
})

test('history says how the votes of the first five grew by the day, ends with what the board says, and is given to who asks', async () => {
  const week = '2034-W30'
  const listings = []
  for (const votes of [6, 5, 4, 3, 2, 1]) listings.push(await ranked(week, votes))
  const { starts_at, ends_at } = spanOf(week)
  const day = (days: number) => new Date(starts_at.getTime() + days * 24 * 3600_000).toISOString()
  // Two of the six were cast on the first day, and count from the second, which a young account waits for.
  const first = listings[0]?.id ?? 0
  await testService.sql`
    update votes set cast_at = ${starts_at}, counts_at = ${new Date(starts_at.getTime() + 30 * 3600_000)} where listing_id = ${first} and account_id in (
      select account_id from votes where listing_id = ${first} order by account_id limit 2)`
  const { items } = await visitor.getWeeklyLeaderboard({ week, history: true })
  expect(items.map(({ history }) => history?.length)).toEqual([5, 5, 5, 5, 5, undefined])
  const now = testService.service.clock().getTime()
  expect(items[0]?.history?.slice(0, 4)).toEqual([
    { at: day(0), votes: 0 },
    { at: day(1), votes: 0 },
    { at: day(2), votes: 2 },
    { at: day(3), votes: 2 },
  ])
  const last = items[0]?.history?.at(-1)
  expect(last?.votes).toBe(6)
  expect(Math.abs(Date.parse(last?.at ?? '') - now)).toBeLessThan(60_000)
  const pages = await Promise.all([1, 2].map((page) => visitor.getWeeklyLeaderboard({ week, history: true, page, per_page: 3 })))
  expect(pages.flatMap((page) => page.items.map(({ history }) => history !== undefined))).toEqual([true, true, true, true, true, false])
  expect((await board(week)).items.some(({ history }) => history !== undefined)).toBe(false)
  turnTo(testService, new Date(ends_at.getTime() + 60_000))
  await close()
  const closed = (await visitor.getWeeklyLeaderboard({ week, history: true })).items[0]?.history
  expect([closed?.length, closed?.at(-1)]).toEqual([8, { at: ends_at.toISOString(), votes: 6 }])
  // A week to come has one point at most, and nothing to draw.
  expect((await visitor.getWeeklyLeaderboard({ week: '2034-W50', history: true })).items).toEqual([])
})
