import { beforeAll, expect, test } from 'bun:test'
import { castVote } from '../../server/launch/votes.ts'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { runDueWeeks } from '../../server/team/launches.ts'
import { addWeeks, spanOf } from '../../server/base/weeks.ts'
import { startTestService } from '../test_service.ts'
import { turnTo } from './founders.ts'
import { launched, vote, voters } from './voters.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })
const visitor = testService.visitor()
let people: string[] = []
let last_week = '2028-W10'

beforeAll(async () => {
  turnTo(testService, '2028-03-01T00:00:00Z')
  people = await voters(testService, 4)
})

const close = () => closeWeeks(testService.service, testService.service.clock())

/** A new week in which three people voted for one listing and one for another; the clock is at the first instant after it. */
async function overWeek() {
  last_week = addWeeks(last_week, 1)
  const week = last_week
  const { starts_at, ends_at } = spanOf(week)
  turnTo(testService, new Date(starts_at.getTime() + 3600_000))
  const [first, second] = [await launched(testService, weekly()), await launched(testService, weekly())]
  for (const person of people.slice(0, 3)) await vote(testService, first.id, person)
  await vote(testService, second.id, people[0] ?? '')
  const over = () => turnTo(testService, ends_at)
  return { week, first, second, over, board: () => visitor.getWeeklyLeaderboard({ week }) }
}
const weekly = () => ({ launch_week: last_week, launched_at: spanOf(last_week).starts_at.toISOString() })

/** Whether some session waits for a lock: the closing that another transaction holds up. */
const someoneWaits = async () =>
  (await testService.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0

test('a worker freezes a week that is over by itself', async () => {
  const working = await startTestService()
  turnTo(working, '2028-05-03T00:00:00Z')
  const { id } = await launched(working, { launch_week: '2028-W18', launched_at: '2028-05-01T00:00:00Z' })
  for (const person of await voters(working, 3)) await vote(working, id, person)
  turnTo(working, '2028-05-08T00:00:00Z')
  await working.service.jobs.add(working.sql, 'launch_weeks', {})
  const board = () => working.visitor().getWeeklyLeaderboard({ week: '2028-W18' })
  await until(async () => (await board()).snapshot !== null)
  expect((await board()).items[0]).toMatchObject({ rank: 1, votes: 3, winner: 1, listing: { id } })
})

test('listing-server weeks run closes what is due at the given time, once', async () => {
  const { week, board } = await overWeek()
  const run = () => runDueWeeks(testService.service, spanOf(week).ends_at.toISOString())
  expect((await run()).closed).toBe(1)
  expect((await run()).closed).toBe(0)
  expect((await board()).snapshot?.closed_at).toBe(spanOf(week).ends_at.toISOString())
})

test('a board can be read while it is being frozen, and a vote under way then is counted', async () => {
  const { over, board, second, week } = await overWeek()
  const last = testService.service.clock()
  let closing: Promise<unknown> = Promise.resolve()
  await testService.sql.begin(async (sql) => {
    await castVote(sql, { listing_id: second.id, account_id: people[3] ?? '', now: last })
    over()
    closing = close()
    await until(someoneWaits)
    const meanwhile = await board()
    expect([meanwhile.week.status, meanwhile.snapshot, meanwhile.items.map(({ votes }) => votes)]).toEqual(['closed', null, [3, 1]])
  })
  await closing
  const frozen = await board()
  expect(frozen.items.map(({ votes }) => votes)).toEqual([3, 2])
  expect(frozen.snapshot?.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(week).toBe(frozen.week.key)
})

test('a closing that is killed in the middle leaves the board open, and the next one freezes it once', async () => {
  const { over, board, second, week } = await overWeek()
  over()
  let killed: Promise<string> = Promise.resolve('')
  await testService.sql.begin(async (sql) => {
    await sql`select from board_entries where listing_id = ${second.id} for update`
    killed = close().then(
      () => 'closed',
      () => 'killed',
    )
    await until(someoneWaits)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    expect(await killed).toBe('killed')
  })
  const [open] = await testService.sql<{ ranked: number; closed: number }[]>`
    select (select count(rank) from board_entries where week = ${week}) as ranked, (select count(closed_at) from launch_weeks where week = ${week}) as closed`
  expect(open).toEqual({ ranked: 0, closed: 0 })
  expect(
    await Promise.all([close(), close()]).then((done) => done.map(({ closed }) => closed).toSorted((one, other) => one - other)),
  ).toEqual([0, 1])
  expect((await board()).items.map(({ rank, votes }) => [rank, votes])).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('a week that cannot be closed does not hold up the others', async () => {
  const broken = await overWeek()
  broken.over()
  await testService.sql`alter table board_entries add constraint broken check (rank is null or listing_id <> ${testService.sql.unsafe(String(broken.first.id))})`
  const next = await overWeek()
  next.over()
  const error: unknown = await close().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(AggregateError)
  expect([(await broken.board()).snapshot, (await next.board()).snapshot === null]).toEqual([null, false])
  await testService.sql`alter table board_entries drop constraint broken`
  await close()
  expect((await broken.board()).snapshot).not.toBeNull()
})
