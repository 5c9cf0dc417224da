import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'
import { putLive } from './live.ts'

const testService = await startTestService({ role: 'web' })
const { operator } = await openCalls(testService)

test('anyone reads a live listing by its address', async () => {
  const { slug } = await putLive(testService, await testService.account(), { name: 'Beetroot', headline: 'Garden plans' })
  expect(await testService.visitor().getListing({ slug })).toMatchObject({ slug, name: 'Beetroot', headline: 'Garden plans' })
})

test('one that is suspended, one that waits and one that never was are the same: none', async () => {
  const owner = await testService.founder()
  const live = await putLive(testService, owner.account_id, { name: 'Suspended soon' })
  const waits = await putLive(testService, await testService.account(), { name: 'Waits', status: 'scheduled' })
  await answered(operator('suspend_listing', { listing_id: live.id, reason: null }))
  for (const slug of [live.slug, waits.slug, 'nobody-has-this']) {
    expect((await refused(testService.visitor().getListing({ slug }))).code).toBe('not_found')
    expect((await refused(owner.listing.getListing({ slug }))).code).toBe('not_found')
  }
})
