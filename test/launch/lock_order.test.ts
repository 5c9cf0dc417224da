import { expect, test } from 'bun:test'
import { addHeldVotes } from '../../server/launch/ballots.ts'
import { refreshSearchTiers } from '../../server/listings/search_row.ts'
import { startTestService } from '../test_service.ts'
import { openSister } from '../listings/sisters.ts'
import { putLive } from '../public/live.ts'
import { until } from '../until.ts'

// No worker: whatever locks here is started by a test.
const testService = await startTestService({ crowded: true, role: 'web' })
const WEEK = '2026-W47'

/** Listings whose rows lie on disk in another order than that of their ids. */
async function listings(count: number, votes: (index: number) => number): Promise<number[]> {
  const account_id = await testService.account()
  const ids: number[] = []
  for (let index = 0; index < count; index++)
    ids.push((await putLive(testService, account_id, { name: `Leek ${index}`, votes: votes(index), launch_week: WEEK })).id)
  for (const id of ids.toReversed())
    await testService.sql`update search_rows set listed_at = listed_at + interval '1 second' where listing_id = ${id}`
  return ids
}

/** While the row in the middle is held: the rows of these listings that the work, which waits for it, has locked. */
async function lockedMeanwhile(table: 'search_rows' | 'listings', ids: readonly number[], work: () => Promise<unknown>): Promise<number[]> {
  const key = table === 'listings' ? 'id' : 'listing_id'
  const middle = ids[Math.floor(ids.length / 2)] ?? 0
  const free = async () =>
    (
      await testService.sql.begin(
        (sql) => sql<{ id: number }[]>`
      select ${sql(key)} as id from ${sql(table)} where ${sql(key)} = any(${[...ids]}::integer[]) for update skip locked`,
      )
    ).map(({ id }) => id)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holder = testService.sql.begin(async (sql) => {
    await sql`select from ${sql(table)} where ${sql(key)} = ${middle} for update`
    hold()
    await released
  })
  await held
  const working = work()
  await untilSomeoneWaits()
  const left = await free()
  release()
  await Promise.all([holder, working])
  return ids.filter((id) => id !== middle && !left.includes(id))
}
async function untilSomeoneWaits(): Promise<void> {
  await until(
    async () =>
      (await testService.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0,
  )
}
const upTo = (ids: readonly number[]): number[] => ids.slice(0, Math.floor(ids.length / 2))

test('the refresh of search and the counting of many votes lock listings in one order, so that neither waits for the other for ever', async () => {
  const ids = await listings(40, () => 1)
  // All of them belong into another tier now.
  await testService.sql`update search_rows set tier = 3`
  expect(await lockedMeanwhile('search_rows', ids, () => refreshSearchTiers(testService.sql))).toEqual(upTo(ids))

  const now = testService.service.clock()
  await testService.sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at)
    select id, ${await testService.account()}, ${WEEK}, false, ${now}, ${now} from unnest(${ids}::integer[]) as id`
  expect(await lockedMeanwhile('search_rows', ids, () => testService.sql.begin((sql) => addHeldVotes(sql, WEEK, ids, now)))).toEqual(
    upTo(ids),
  )
  const [found, ...others] = await testService.sql<{ votes: number; tier: number }[]>`
    select distinct votes, tier from search_rows where listing_id = any(${ids}::integer[])`
  expect([found, others.length]).toEqual([{ votes: 2, tier: 0 }, 0])
})

test('a vote that comes while the tiers are refreshed decides the tier', async () => {
  const account_id = await testService.account()
  // More than the first tier holds, so that there is a second.
  await testService.sql`
    with made as (
      insert into companies (account_id, site_key, url, facts) select ${account_id}, 'bulk-' || n, 'https://bulk.example/', '{"cells": {}}' from generate_series(1, 600) n returning id
    ), used as (
      insert into profiles (company_id, site_id, words) select id, (select min(id) from sites), '{"cells": {}}' from made returning id, site_id
    ), listed as (
      insert into listings (account_id, profile_id, site_id, slug, status) select ${account_id}, id, site_id, 'bulk-' || id, 'live' from used returning id, site_id
    )
    insert into search_rows (listing_id, site_id, tier, votes, listed_at, name_key, categories, item, title_words, all_words)
    select id, site_id, 0, 5, now(), 'bulk', '{}', '{}', '', '' from listed`
  const [id = 0] = await listings(1, () => 1)
  await testService.sql`update search_rows set tier = 0 where listing_id = ${id}`
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const voting = testService.sql.begin(async (sql) => {
    await sql`update search_rows set votes = 9 where listing_id = ${id}`
    hold()
    await released
  })
  await held
  const refreshed = refreshSearchTiers(testService.sql)
  await untilSomeoneWaits()
  release()
  await Promise.all([voting, refreshed])
  const [row] = await testService.sql<{ votes: number; tier: number }[]>`select votes, tier from search_rows where listing_id = ${id}`
  expect(row).toEqual({ votes: 9, tier: 0 })
})

test('suspending a listing holds none of its sister sites’ listings', async () => {
  await openSister(testService, 'leeks')
  const account_id = await testService.account()
  const [site] = await testService.sql<{ id: number }[]>`select id from sites where key = 'leeks'`
  const first = await putLive(testService, account_id, { name: 'Leek', launch_week: WEEK })
  // The same company on the sister site.
  const [second] = await testService.sql<{ id: number }[]>`
    with profile as (
      insert into profiles (company_id, site_id, words) select company_id, ${site?.id ?? 0}, words from profiles where id = ${first.profile_id} returning id, site_id
    )
    insert into listings (account_id, profile_id, site_id, slug, status) select ${account_id}, id, site_id, 'leek-there', 'live' from profile returning id`
  const later = second?.id ?? 0
  await testService.sql.begin(async (sql) => {
    // As a count of votes has it, which goes from the lower id to the higher.
    await sql`select from listings where id = ${first.id} for no key update`
    // Did it wait for what is locked here, both would wait for ever.
    await testService.operate('suspend_listing', { listing_id: later, reason: null })
  })
})
