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

test('a key without account:read and no key at all are told nothing', async () => {
  const { listing } = await testService.founder(['listings:write'])
  expect((await refused(listing.getAccount())).code).toBe('insufficient_scope')
  expect((await refused(testService.visitor().getAccount())).code).toBe('unauthorized')
})
