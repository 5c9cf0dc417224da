import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { wireOf } from './wire.ts'

const testService = await startTestService({ role: 'web', env: { LIMITS: 'anonymous_per_minute=100000' } })
const { post, call, result } = wireOf(testService)

test('without its database a call is a refusal that says to try again, then the whole door says so; nothing hangs', async () => {
  expect((await post(call('search_listings', { q: 'a' }))).status).toBe(200)
  await testService.service.reads.end({ timeout: 0 })
  const refused = await result(await post(call('search_listings', { q: 'b' })))
  expect(refused).toMatchObject({ isError: true, structuredContent: { code: 'unavailable', retryable: true } })
  // The sites are remembered for a second; without them nobody knows which hosts are ours.
  let response = await post(call('search_listings', { q: 'c' }))
  for (let tries = 0; response.status !== 503 && tries < 100; tries++) {
    await Bun.sleep(50)
    response = await post(call('search_listings', { q: 'c' }))
  }
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.json()).toMatchObject({ code: 'unavailable' })
})
