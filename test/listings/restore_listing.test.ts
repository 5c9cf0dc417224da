import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { crowd } from '../launch/founders.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'

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

test('sent again with its key, it answers the same', async () => {
  const { one } = await archived()
  const key = { idempotencyKey: crypto.randomUUID() }
  const first = await one.listing.restoreListing({ listing_id: one.listing_id }, key)
  expect(await one.listing.restoreListing({ listing_id: one.listing_id }, key)).toEqual(first)
})
