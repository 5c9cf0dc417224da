import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { wireOf } from './wire.ts'
import { until } from '../until.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { post, call, result } = wireOf(testService)

test('without its database a call is a refusal that says to try again, then the whole door says so; nothing hangs', async () => {
  expect((await post(call('search_listings', { q: 'a' }))).status).toBe(200)
  // The list of sites is kept for a second, which does not pass until it is told to.
  testService.turnClock(-3600)
  await testService.service.reads.end({ timeout: 0 })
  const refused = await result(await post(call('search_listings', { q: 'b' })))
  expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'unavailable', retryable: true } })
  testService.turnClock(3600 + 2)
  // Without the sites nobody knows which hosts are ours.
  const response = await until(async () => {
    const answered = await post(call('search_listings', { q: 'c' }))
    return answered.status === 503 ? answered : null
  })
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})
