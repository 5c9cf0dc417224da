import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { signEvent } from '../../server/pay/signed_event.ts'
import { keyFor } from '../../server/base/secret.ts'
import { startTestService } from '../test_service.ts'
import { pending } from './link_of.ts'

const testService = await startTestService({ role: 'web' })
const { link, provider, operator } = await openCalls(testService)
const secret = keyFor(testService.service.secret, 'test payments').toString('hex')

async function paidEvent() {
  const order = await pending(testService)
  await answered(link('pay_checkout', { ...order.typed, seen_total_cents: 9900 }))
  const [payment] = await order.payments()
  const id = payment?.session_id ?? ''
  await testService.sql`update test_payments set state = 'paid' where id = ${id}`
  const data = { object: { id, object: 'checkout.session' } }
  const text = JSON.stringify({ id: `test_evt_${crypto.randomUUID()}`, object: 'event', type: 'checkout.session.completed', data })
  return { ...order, body: Buffer.from(text).toString('base64'), signature: await signEvent(text, secret) }
}

test('a signed event pays the order once, however often it comes, and each is written to the log', async () => {
  const { body, signature, statusOf, number } = await paidEvent()
  const tell = () => answered(provider('take_payment_event', { body, signature }))
  const told = [...(await Promise.all([tell(), tell(), tell()])), await tell()]
  expect(told).toEqual(Array.from({ length: 4 }, () => ({ taken: 'taken' as const })))
  expect(await statusOf()).toBe('paid')
  const [row] =
    await testService.sql`select count(*)::int as count from payment_events e join orders o on o.id = e.order_id where o.number = ${number}`
  expect(row?.count).toBe(1)
  const lines = testService.lines.filter(({ details }) => details.operation === 'take_payment_event')
  expect(lines.length).toBe(4)
})

test('an event that is not signed, or whose body is another, changes nothing', async () => {
  const { body, signature, statusOf } = await paidEvent()
  const other = Buffer.concat([Buffer.from(body, 'base64'), Buffer.from(' ')]).toString('base64')
  for (const sent of [
    { body, signature: null },
    { body, signature: 't=1,v1=00' },
    { body: other, signature },
  ])
    expect(await answered(provider('take_payment_event', sent))).toEqual({ taken: 'refused' })
  expect(await statusOf()).toBe('pending')
})

test('only the provider tells of payments: not the holder of a link, nor the operator', async () => {
  const { body, signature, statusOf } = await paidEvent()
  for (const call of [link, operator]) expect(await refusedBy(call('take_payment_event', { body, signature }))).toEqual([404, 'not_found'])
  expect(await statusOf()).toBe('pending')
})
