import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { pending } from './link_of.ts'

const testService = await startTestService({ role: 'web' })
const { link, anyone } = await openCalls(testService)

async function open() {
  const order = await pending(testService)
  await answered(link('pay_checkout', { ...order.typed, seen_total_cents: 9900 }))
  const [payment] = await order.payments()
  return { ...order, session_id: payment?.session_id ?? '' }
}

test('a button is pressed once, and the order is paid once', async () => {
  const { session_id, number, statusOf } = await open()
  const press = () => answered(link('press_test_payment', { session_id, outcome: 'succeed' }))
  const pressed = [...(await Promise.all([press(), press(), press()])), await press()]
  expect(pressed.filter((each) => each.pressed).length).toBe(1)
  expect(await statusOf()).toBe('paid')
  const [row] = await testService.sql`
    select count(*)::int as count from payment_events e join orders o on o.id = e.order_id where o.number = ${number}`
  expect(row?.count).toBe(1)
})

test('what the bank refused can be paid anew, and what was cancelled not', async () => {
  const [failed, cancelled] = [await open(), await open()]
  await answered(link('press_test_payment', { session_id: failed.session_id, outcome: 'fail' }))
  await answered(link('press_test_payment', { session_id: cancelled.session_id, outcome: 'cancel' }))
  expect([await failed.statusOf(), await cancelled.statusOf()]).toEqual(['failed', 'cancelled'])
  expect((await answered(link('pay_checkout', { ...failed.typed, seen_total_cents: 9900 }))).outcome).toBe('redirect')
})

test('a session that is none, and a button that the page has not, change nothing', async () => {
  expect(await answered(link('press_test_payment', { session_id: `test_cs_${'A'.repeat(22)}`, outcome: 'succeed' }))).toEqual({
    pressed: false,
  })
  const { session_id, statusOf } = await open()
  // What a browser may send, and no type of ours allows.
  const unknown = 'refund' as 'succeed'
  expect(await refusedBy(link('press_test_payment', { session_id, outcome: unknown }))).toEqual([422, 'validation_failed'])
  expect(await refusedBy(anyone('press_test_payment', { session_id, outcome: 'succeed' }))).toEqual([404, 'not_found'])
  expect(await statusOf()).toBe('pending')
})
