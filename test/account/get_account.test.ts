import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'

const testService = await startTestService({ role: 'web' })

test('a program learns whose key it has and what is left of each limit', async () => {
  const { account_id, listing } = await testService.founder()
  const account = await listing.getAccount()
  expect(JSON.stringify(account)).toContain(`${account_id}@founders.example`)
  expect(JSON.stringify(account)).toContain('drafts_per_hour')
})

test('each limit that the contract names is told with what is left of it, those of the address too', async () => {
  const { listing } = await testService.founder()
  const quota = (limit: number) => ({ limit, remaining: limit, resets_at: null })
  const { account_reads_per_minute: reads, ...others } = (await listing.getAccount()).limits
  expect([reads.limit, reads.remaining < 240]).toEqual([240, true])
  expect(others).toEqual({
    anonymous_per_minute: quota(60),
    account_writes_per_minute: quota(120),
    drafts_per_hour: quota(10),
    regenerates_per_hour: quota(20),
    invites_per_listing: quota(10),
    invites_per_day: quota(20),
    promo_misses_per_account: quota(5),
    promo_misses_per_address: quota(20),
  })
  await testService.visitor().searchListings()
  await testService.visitor().searchListings()
  const items = [{ product: 'launch' as const, listing_id: 1, options: { week: 'now' } }]
  const { code } = await refused(listing.quoteOrder({ items, promo_code: 'NO-SUCH-CODE' }))
  expect(code).toBe('discount_code_invalid')
  // Another account behind the same address sees what is left of it, and its own untouched.
  const { limits } = await (await testService.founder()).listing.getAccount()
  expect([limits.anonymous_per_minute.remaining, limits.promo_misses_per_account.remaining]).toEqual([58, 5])
  expect(limits.promo_misses_per_address).toEqual({
    limit: 20,
    remaining: 19,
    resets_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('a key without account:read and no key at all are told nothing', async () => {
  const { listing } = await testService.founder(['listings:write'])
  expect((await refused(listing.getAccount())).code).toBe('insufficient_scope')
  expect((await refused(testService.visitor().getAccount())).code).toBe('unauthorized')
})
