import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { crowd } from '../launch/founders.ts'
import { lockCompanyOfListing } from '../../server/profile/company_lock.ts'
import { startTestService } from '../test_service.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web' })
const { link } = await openCalls(testService)
const DAY = 86_400

async function asked() {
  const [one] = await crowd(testService, 1)
  if (!one) throw new Error('the crowd is empty')
  await testService.sql`update listings set status = 'live', launched_at = ${testService.service.clock()} where id = ${one.listing_id}`
  await one.listing.archiveListing({ listing_id: one.listing_id })
  const [row] = await testService.sql<{ url: string }[]>`
    select letter #>> '{action,url}' as url from outbox where kind = 'confirm' order by id desc limit 1`
  const status = async () => (await one.listing.getMyListing({ listing_id: one.listing_id })).status
  return { one, token: row?.url.split('/').at(-1) ?? '', status }
}

test('the link of the e-mail confirms once', async () => {
  const { token, status } = await asked()
  await answered(link('confirm_request', { token }))
  expect(await status()).toBe('archived')
  expect(await refusedBy(link('confirm_request', { token }))).toEqual([404, 'not_found'])
})

test('pressed twice at once it happens once', async () => {
  const { token } = await asked()
  const both = await Promise.all([1, 2].map(() => refusedBy(link('confirm_request', { token }))))
  expect(both.map(([, code]) => code).toSorted()).toEqual(['done', 'not_found'])
})

test('taken back while it is pressed, it waits for that instead of holding it up', async () => {
  const { one, token, status } = await asked()
  const { sql } = testService
  const pressed = await sql.begin(async (holder) => {
    await lockCompanyOfListing(holder, one.listing_id)
    const pressing = refusedBy(link('confirm_request', { token }))
    await until(
      async () => (await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`).length > 0,
    )
    await holder`delete from confirmations where listing_id = ${one.listing_id}`
    return { pressing }
  })
  expect(await pressed.pressing).toEqual([404, 'not_found'])
  expect(await status()).toBe('live')
})

test('after a day, or with a token that never was, nothing happens', async () => {
  const { token, status } = await asked()
  testService.turnClock(DAY + 60)
  for (const wrong of [token, 'x'.repeat(43), ''])
    expect(await refusedBy(link('confirm_request', { token: wrong }))).toEqual([404, 'not_found'])
  expect(await status()).toBe('live')
})

test('what meanwhile became impossible is refused, and may be confirmed once it is possible again', async () => {
  const { one, token, status } = await asked()
  await testService.operate('suspend_listing', { listing_id: one.listing_id, reason: null })
  expect((await refusedBy(link('confirm_request', { token })))[1]).toBe('conflict')
  await testService.operate('unsuspend_listing', { listing_id: one.listing_id })
  await answered(link('confirm_request', { token }))
  expect(await status()).toBe('archived')
})
