import { expect, test } from 'bun:test'
import { openTestProvider } from '../../server/pay/test_provider.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { sql, service } = testService
const pay = openTestProvider({ sql, secret: 'a secret of this test', clock: service.clock })

test('a page of the TEST provider ends by the clock of its service', async () => {
  const session = await pay.openSession({
    ...{ order_number: 'L-2026-000001', version: 1, mark: 'a mark', lines: [], total_cents: 9900, currency: 'usd', email: null },
    ...{ success_url: `${testService.url}/done`, cancel_url: testService.url },
    ends_at: new Date(service.clock().getTime() + 3_600_000),
  })
  testService.turnClock(3500)
  expect((await pay.readSession(session.id))?.state).toBe('open')
  testService.turnClock(200)
  expect((await pay.readSession(session.id))?.state).toBe('expired')
  expect(await pay.press(session.id, 'succeed')).toBeNull()
})
