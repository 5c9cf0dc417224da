import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'
import { refused } from '../refused.ts'

// A thousand kilobytes of answers a day.
const testService = await startTestService({ role: 'web', env: { LIMITS: 'account_writes_per_minute=1' } })

/** Words that no packing makes small. */
const noise = (characters: number) =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(characters)))
    .toString('base64')
    .slice(0, characters)

test('what is kept to be answered again has a bound a day and account, beyond which nothing is done and the rest is still answered', async () => {
  const { listing, account_id } = await testService.founder()
  const { id: listing_id } = await putLive(testService, account_id, { name: 'Beetroot' })
  await testService.sql`
    insert into quotas (account_id, name, window_starts_at, used)
    values (${account_id}, 'kept_answer_kilobytes_per_day', ${testService.service.clock()}, 998)`
  const edit = (headline: string, idempotencyKey?: string) => {
    testService.turnClock(61)
    return listing.updateMyListing({ listing_id, fields: { headline, description: noise(3000) } }, idempotencyKey ? { idempotencyKey } : {})
  }
  const problem = await refused(edit('Kept', 'one'))
  expect([problem.status, problem.code, problem.detail.includes('kept_answer_kilobytes_per_day')]).toEqual([429, 'rate_limited', true])
  expect((await listing.getMyListing({ listing_id })).headline).not.toBe('Kept')
  testService.turnClock(86_400)
  expect((await edit('Kept', 'one')).headline).toBe('Kept')
  const [row] = await testService.sql<{ used: number }[]>`select used from quotas where account_id = ${account_id} and name like 'kept%'`
  expect(row?.used).toBeGreaterThan(2)
})
