import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { crowd } from '../launch/founders.ts'
import { ListingError } from '../../sdk/index.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })
const { person } = await openCalls(testService)

async function archived() {
  const [one, other] = await crowd(testService, 2)
  if (!one || !other) throw new Error('the crowd is empty')
  await testService.sql`update listings set status = 'live', launched_at = ${testService.service.clock()} where id = ${one.listing_id}`
  await answered((await person(one.account_id))('archive_listing', { listing_id: one.listing_id }))
  return { one, other }
}

test('an archived listing is put back by a key that may write, at once', async () => {
  const { one, other } = await archived()
  expect((await refused(other.listing.restoreListing({ listing_id: one.listing_id }))).status).toBe(404)
  expect((await one.listing.restoreListing({ listing_id: one.listing_id })).status).toBe('live')
  expect((await testService.visitor().getListing({ slug: one.slug })).id).toBe(one.listing_id)
})

test('only what is archived is put back', async () => {
  const { one } = await archived()
  await one.listing.restoreListing({ listing_id: one.listing_id })
  const problem = await refused(one.listing.restoreListing({ listing_id: one.listing_id }))
  expect([problem.code, problem.retryable]).toEqual(['conflict', false])
})

test('it is not put back beside another account’s listing of the same website', async () => {
  const { one, other } = await archived()
  await testService.sql`
    update companies c set site_key = (select site_key from companies where account_id = ${one.account_id} limit 1)
    where account_id = ${other.account_id}`
  await testService.sql`update listings set status = 'live', launched_at = ${testService.service.clock()} where id = ${other.listing_id}`
  const problem = await refused(one.listing.restoreListing({ listing_id: one.listing_id }))
  expect([problem.code, problem.action?.tool]).toEqual(['already_listed', 'claim_listing'])
})

test('of two accounts that put one website up at the same instant one is refused', async () => {
  const { one, other } = await archived()
  await testService.sql`
    update companies c set site_key = (select site_key from companies where account_id = ${one.account_id} limit 1)
    where account_id = ${other.account_id}`
  const waiting = () => testService.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const outcome = (called: Promise<unknown>) =>
    called.then(
      () => 'done',
      (error: unknown) => (error instanceof ListingError ? error.code : String(error)),
    )
  // Held: what the first tells last, so that it has looked and is not committed yet.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holder = testService.sql.begin(async (sql) => {
    await sql`lock table events_told in share mode`
    hold()
    await released
  })
  await held
  const restored = outcome(one.listing.restoreListing({ listing_id: one.listing_id }))
  await until(async () => (await waiting()).length === 1)
  let settled = false
  const chosen = outcome(other.listing.chooseFreeListing({ listing_id: other.listing_id })).finally(() => (settled = true))
  await until(async () => settled || (await waiting()).length === 2)
  release()
  await holder
  expect(await Promise.all([restored, chosen])).toEqual(['done', 'already_listed'])
})

test('sent again with its key, it answers the same', async () => {
  const { one } = await archived()
  const key = { idempotencyKey: crypto.randomUUID() }
  const first = await one.listing.restoreListing({ listing_id: one.listing_id }, key)
  expect(await one.listing.restoreListing({ listing_id: one.listing_id }, key)).toEqual(first)
})
