import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { NO_TOKEN, pending } from './link_of.ts'

const testService = await startTestService({ role: 'web' })
const { link } = await openCalls(testService)

test('an order is cancelled once, with its open payment, and whoever presses again is told the same', async () => {
  const { token, typed, statusOf, payments } = await pending(testService)
  await answered(link('pay_checkout', { ...typed, seen_total_cents: 9900 }))
  const cancel = () => answered(link('cancel_checkout', { token }))
  const told = [...(await Promise.all([cancel(), cancel()])), await cancel()]
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ cancelled: true, provider: 'answered' as const })))
  expect([await statusOf(), (await payments()).map(({ state }) => state)]).toEqual(['cancelled', ['expired']])
})

test('an order that is paid stays paid', async () => {
  const { token, typed, statusOf, payments } = await pending(testService)
  await answered(link('pay_checkout', { ...typed, seen_total_cents: 9900 }))
  const [payment] = await payments()
  await answered(link('press_test_payment', { session_id: payment?.session_id ?? '', outcome: 'succeed' }))
  expect(await answered(link('cancel_checkout', { token }))).toEqual({ cancelled: false, provider: 'answered' })
  expect(await statusOf()).toBe('paid')
})

test('a link that is none cancels nothing', async () => {
  expect(await refusedBy(link('cancel_checkout', { token: NO_TOKEN }))).toEqual([404, 'not_found'])
})
