import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'

const testService = await startTestService({ role: 'web' })
async function listed() {
  const founder = await testService.founder()
  const { id: listing_id } = await putLive(testService, founder.account_id, { name: 'Beetroot', plan: 'paid' })
  const { id: milestone_id } = await founder.listing.addMilestone({ listing_id, date: '2026-03-01', title: 'Begun' })
  const left = async () => (await founder.listing.getMyListing({ listing_id })).milestones.length
  return { ...founder, listing_id, milestone_id, left }
}

test('a milestone is removed, and the same key answers the same again', async () => {
  const { listing, listing_id, milestone_id, left } = await listed()
  for (let call = 0; call < 2; call++) await listing.deleteMilestone({ listing_id, milestone_id }, { idempotencyKey: 'gone' })
  expect(await left()).toBe(0)
  expect((await refused(listing.deleteMilestone({ listing_id, milestone_id }))).code).toBe('not_found')
})

test('neither another account nor a key without listings:write removes it', async () => {
  const { account_id, listing_id, milestone_id, left } = await listed()
  const other = await listed()
  expect((await refused(other.listing.deleteMilestone({ listing_id, milestone_id }))).code).toBe('not_found')
  const key = await testService.key(account_id, ['account:read'])
  const init = { method: 'DELETE', headers: { authorization: `Bearer ${key}` } }
  expect((await testService.call(`/listings/${listing_id}/milestones/${milestone_id}`, init)).status).not.toBe(204)
  expect(await left()).toBe(1)
})
