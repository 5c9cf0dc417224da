import { beforeEach, expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { ListingError } from '../../sdk/index.ts'
import { crowd, open, run, turnTo } from './founders.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
// Each test has the queue to itself.
beforeEach(async () => void (await testService.sql`update listings set status = 'archived', launch_week = null`))
const seats = (free: number, ahead = 4) => testService.sql`update sites set free_seats = ${free}, free_weeks_ahead = ${ahead}`
const one = async () => {
  const [founder] = await crowd(testService, 1)
  if (!founder) throw new Error('a crowd of one has no founder')
  return founder
}
type Waiting = Awaited<ReturnType<typeof one>>
/** On a busy machine a call that waits behind thirty others is told to come again, and comes. */
const choose = async ({ listing, listing_id }: Waiting): ReturnType<Waiting['listing']['chooseFreeListing']> => {
  for (;;) {
    const chosen = await listing.chooseFreeListing({ listing_id }).catch((error: unknown) => {
      if (!(error instanceof ListingError && error.code === 'unavailable')) throw error
      return null
    })
    if (chosen) return chosen
  }
}
const inWeek = async (ids: number[]) => {
  const rows = await testService.sql<{ week: string; count: number }[]>`
    select launch_week as week, count(*) as count from listings where id = any(${ids}::integer[]) group by launch_week order by launch_week`
  return Object.fromEntries(rows.map(({ week, count }) => [week, count]))
}

test('thirty founders at once for one seat a week: each week takes exactly one', async () => {
  await seats(1)
  const founders = await crowd(testService, 30)
  const first = addWeeks(weekOf(testService.service.clock()), 4)
  const chosen = await Promise.all(founders.map(choose))
  expect(chosen.map(({ launch_week }) => launch_week ?? 'none').toSorted()).toEqual(
    Array.from({ length: 30 }, (_, index) => addWeeks(first, index)),
  )
  expect(Object.values(await inWeek(founders.map(({ listing_id }) => listing_id)))).toEqual(Array.from({ length: 30 }, () => 1))
  expect((await testService.visitor().listLaunchWeeks()).items.map(({ free_seats_left }) => free_seats_left)).toEqual([
    1,
    1,
    1,
    ...Array.from({ length: 9 }, () => 0),
  ])
})

test('thirty founders at once for the last seat: one gets it, the others share the next week', async () => {
  turnTo(testService, '2028-02-01T00:00:00Z')
  await seats(29)
  const early = await crowd(testService, 28)
  for (const founder of early) await choose(founder)
  const late = await crowd(testService, 30)
  await Promise.all(late.map(choose))
  expect(await inWeek(late.map(({ listing_id }) => listing_id))).toEqual({ '2028-W09': 1, '2028-W10': 29 })
})

test('ten calls at once for one listing take one seat', async () => {
  turnTo(testService, '2029-02-01T00:00:00Z')
  await seats(5)
  const { listing, listing_id } = await one()
  const chosen = await Promise.all(Array.from({ length: 10 }, () => listing.chooseFreeListing({ listing_id })))
  for (const answer of chosen) expect(answer).toEqual(chosen[0] ?? answer)
  expect((await testService.visitor().listLaunchWeeks()).items.map(({ free_seats_left }) => free_seats_left)).toEqual([
    5,
    5,
    5,
    4,
    ...Array.from({ length: 8 }, () => 5),
  ])
})

test('a site without free seats says so and leaves the listing as it was', async () => {
  await seats(0)
  const { listing, listing_id } = await one()
  await expect(listing.chooseFreeListing({ listing_id })).rejects.toMatchObject({ code: 'conflict' })
  expect(await listing.getMyListing({ listing_id })).toMatchObject({ status: 'draft', plan: 'none', launch_week: null })
})

test('those who were not ready find the next free seats, never more than a week has', async () => {
  turnTo(testService, '2030-01-07T00:00:00Z')
  await seats(3)
  const founders = await crowd(testService, 9)
  await Promise.all(founders.map(choose))
  const ids = founders.map(({ listing_id }) => listing_id)
  expect(await inWeek(ids)).toEqual({ '2030-W06': 3, '2030-W07': 3, '2030-W08': 3 })
  turnTo(testService, spanOf('2030-W06').starts_at)
  await Promise.all([run(testService), run(testService), open(testService)])
  expect(await inWeek(ids)).toEqual({ '2030-W07': 3, '2030-W08': 3, '2030-W09': 3 })
})

test('a week that breaks in the middle leaves nothing half done, and the next run does all of it', async () => {
  turnTo(testService, '2031-01-06T00:00:00Z')
  await seats(40)
  const founders = await crowd(testService, 20)
  for (const { listing, listing_id } of founders) await listing.chooseFreeListing({ listing_id })
  const ids = founders.map(({ listing_id }) => listing_id)
  // Ten are ready, as a paid launch always is; ten have to be put off.
  await testService.sql`update listings set plan = 'paid', status = 'scheduled' where id = any(${ids.slice(0, 10)}::integer[])`
  const state = () =>
    testService.sql`select id, status, launch_week, launched_at, rolls from listings where id = any(${ids}::integer[]) order by id`
  const found = async () => (await testService.visitor().searchListings({ week: '2031-W06', per_page: 100 })).total
  const before = [...(await state())]
  await testService.sql.unsafe(`
    create function break_in_the_middle() returns trigger language plpgsql as $$
    begin if new.id = ${ids[15]} and new.rolls > 0 then raise exception 'the power went out'; end if; return new; end $$;
    create trigger breaks before update on listings for each row execute function break_in_the_middle()`)
  turnTo(testService, spanOf('2031-W06').starts_at)
  await expect(open(testService)).rejects.toThrow('could not be opened')
  expect([...(await state())]).toEqual(before)
  expect(await found()).toBe(0)
  await testService.sql.unsafe('drop trigger breaks on listings')
  expect(await open(testService)).toEqual({ live: 10, rolled: 10, back_to_draft: 0 })
  expect(await open(testService)).toEqual({ live: 0, rolled: 0, back_to_draft: 0 })
  expect(await inWeek(ids)).toEqual({ '2031-W06': 10, '2031-W07': 10 })
  expect(await found()).toBe(10)
})

test('a week that breaks does not hold up the others', async () => {
  turnTo(testService, '2032-01-05T00:00:00Z')
  await seats(1)
  const founders = await crowd(testService, 3)
  for (const { listing, listing_id } of founders) await listing.chooseFreeListing({ listing_id })
  const all = founders.map(({ listing_id }) => listing_id)
  await testService.sql`update listings set plan = 'paid', status = 'scheduled' where id = any(${all}::integer[])`
  const rows = () => testService.sql<{ id: number; status: string }[]>`
    select id, status from listings where id = any(${all}::integer[]) order by launch_week`
  const [first] = await rows()
  await testService.sql.unsafe(`
    create or replace function break_always() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create or replace trigger breaks before update on listings for each row when (old.id = ${first?.id ?? 0}) execute function break_always()`)
  turnTo(testService, '2032-03-01T00:00:00Z')
  await expect(open(testService)).rejects.toThrow('1 of ')
  await testService.sql.unsafe('drop trigger breaks on listings')
  expect((await rows()).map(({ status }) => status)).toEqual(['scheduled', 'live', 'live'])
  expect(await open(testService)).toEqual({ live: 1, rolled: 0, back_to_draft: 0 })
})
