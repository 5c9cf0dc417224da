import { expect, test } from 'bun:test'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { voters } from '../launch/voters.ts'
import { castVote } from '../../server/launch/votes.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { putShown, read } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const { listing, account_id } = await testService.founder()
const now = testService.service.clock()
const today = now.toISOString().slice(0, 10)
const daysBefore = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString().slice(0, 10)
const first = await putShown(testService, account_id, { name: 'Beetroot' })
const second = await putShown(testService, account_id, { name: 'Carrot' })

test('a founder reads views, clicks, badge, votes and rank by the day, and the hosts that people came from', async () => {
  const referers = [
    'https://news.example/item?id=1',
    'https://www.news.example/',
    'https://other.example/',
    `${testService.service.config.base_url}/`,
    'junk',
  ]
  for (const referer of referers) await read(testService, first.path, { headers: { referer } })
  await read(testService, `${first.path}/visit`)
  const people = await voters(testService, 3)
  const vote = (listing_id: number, voter = '') => testService.sql.begin((sql) => castVote(sql, { listing_id, account_id: voter, now }))
  await vote(second.id, people[0])
  await vote(second.id, people[1])
  await vote(first.id, people[2])
  await testService.service.traffic.flush()
  const stats = await listing.getListingStats({ listing_id: first.id })
  expect(stats.days.length).toBe(28)
  expect(stats.days.at(-1)).toEqual({ date: today, views: 5, clicks: 1, votes: 1, rank: 2, badge_views: 0 })
  expect(stats.days[0]).toEqual({ date: daysBefore(27), views: 0, clicks: 0, votes: 0, rank: null, badge_views: 0 })
  expect(stats.totals).toEqual({ views: 5, clicks: 1, votes: 1, badge_views: 0 })
  expect(stats.referrers).toEqual([
    { host: 'news.example', views: 2 },
    { host: 'other.example', views: 1 },
  ])
  const board = await listing.getListingStats({ listing_id: second.id, from: today, to: today })
  expect(board.days).toEqual([{ date: today, views: 0, clicks: 0, votes: 2, rank: 1, badge_views: 0 }])
})

test('a badge with its rank that a person sees is counted', async () => {
  const badge = `/badges/rank/${second.id}.svg`
  await read(testService, badge)
  await read(testService, badge, { headers: { 'user-agent': 'curl/8' } })
  await testService.service.traffic.flush()
  expect((await listing.getListingStats({ listing_id: second.id })).totals.badge_views).toBe(1)
})

test('days are those asked for, up to today, and no more than 90', async () => {
  const asked = await listing.getListingStats({ listing_id: first.id, from: daysBefore(2), to: '2999-01-01' })
  expect(asked.days.map(({ date }) => date)).toEqual([daysBefore(2), daysBefore(1), today])
  expect((await listing.getListingStats({ listing_id: first.id, from: daysBefore(89) })).days.length).toBe(90)
  // The calendar begins with the year 1.
  expect((await listing.getListingStats({ listing_id: first.id, to: '0001-01-02' })).days.map(({ date }) => date)).toEqual([
    '0001-01-01',
    '0001-01-02',
  ])
  for (const input of [
    { from: daysBefore(90) },
    { from: today, to: daysBefore(1) },
    { from: '2999-01-01' },
    { from: '2026-02-30' },
    { from: '0001-01-01' },
    { to: 'yesterday' },
  ]) {
    const problem = await refused(listing.getListingStats({ listing_id: first.id, ...input }))
    expect([input, problem.status, problem.code]).toEqual([input, 422, 'validation_failed'])
  }
})

test('outside of its launch week a listing has no rank, and another’s numbers are nobody’s', async () => {
  const past = addWeeks(weekOf(now), -1)
  const old = await putShown(testService, account_id, {
    name: 'Leek',
    launch_week: past,
    launched_at: spanOf(past).starts_at.toISOString(),
  })
  const stats = await listing.getListingStats({ listing_id: old.id })
  const week = stats.days.filter(({ rank }) => rank !== null).map(({ date }) => date)
  expect(week).toEqual(
    Array.from({ length: 7 }, (_, day) => new Date(spanOf(past).starts_at.getTime() + day * 86_400_000).toISOString().slice(0, 10)),
  )
  const stranger = await testService.founder()
  expect((await refused(stranger.listing.getListingStats({ listing_id: first.id }))).status).toBe(404)
})

test('who launched in the middle of a week has no rank for the days before', async () => {
  const week = addWeeks(weekOf(now), -3)
  const { starts_at } = spanOf(week)
  const day = (number: number) => new Date(starts_at.getTime() + number * 86_400_000)
  const late = await putShown(testService, account_id, { name: 'Endive', launch_week: week, launched_at: day(3).toISOString() })
  const { days } = await listing.getListingStats({
    listing_id: late.id,
    from: day(0).toISOString().slice(0, 10),
    to: day(6).toISOString().slice(0, 10),
  })
  expect(days.map(({ rank }) => rank)).toEqual([null, null, null, 1, 1, 1, 1])
})

test('whoever makes hosts up fills no table', async () => {
  for (let number = 0; number < 80; number++) testService.service.traffic.countFrom(second.id, `made-up-${number}.example`)
  await testService.service.traffic.flush()
  testService.service.traffic.countFrom(second.id, 'made-up-1.example')
  testService.service.traffic.countFrom(second.id, 'zz.example')
  await testService.service.traffic.flush()
  const rows = await testService.sql<
    { host: string; views: number }[]
  >`select host, views from listing_referrers where listing_id = ${second.id}`
  expect(rows.length).toBe(50)
  expect(rows.find(({ host }) => host === 'made-up-1.example')?.views).toBe(2)
})

test('what is hidden while the board is open takes nobody’s place on it', async () => {
  await testService.operate('suspend_listing', { listing_id: second.id, reason: null })
  const { days } = await listing.getListingStats({ listing_id: first.id, from: today, to: today })
  expect(days.map(({ rank }) => rank)).toEqual([1])
})

test('the last day of a closed week has the rank of its board, whoever left since', async () => {
  const week = addWeeks(weekOf(now), -2)
  const { starts_at, ends_at } = spanOf(week)
  const at = { launch_week: week, launched_at: starts_at.toISOString() }
  const winner = await putShown(testService, account_id, { name: 'Radish', ...at })
  const other = await putShown(testService, account_id, { name: 'Turnip', ...at })
  const [person = ''] = await voters(testService, 1)
  await testService.sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at) values (${other.id}, ${person}, ${week}, true, ${starts_at}, ${starts_at})`
  await testService.sql`update board_entries set rank = case listing_id when ${winner.id} then 1 else 2 end where week = ${week}`
  const [from, to] = [starts_at.toISOString().slice(0, 10), new Date(ends_at.getTime() - 86_400_000).toISOString().slice(0, 10)]
  const { days } = await listing.getListingStats({ listing_id: winner.id, from, to })
  expect([days[0]?.rank, days.at(-1)?.rank]).toEqual([2, 1])
})
