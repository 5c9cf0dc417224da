import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { NO_TOKEN, pending } from './link_of.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const { link } = await openCalls(testService)

test('a payment of the total that was seen is opened, one at a time, however often it is pressed at once', async () => {
  const { typed, payments } = await pending(testService)
  const press = () => answered(link('pay_checkout', { ...typed, seen_total_cents: 9900 }))
  const pressed = [...(await Promise.all([press(), press(), press()])), await press()]
  for (const { outcome, url } of pressed) expect([outcome, url]).toEqual(['redirect', pressed[0]?.url ?? ''])
  expect(await payments()).toMatchObject([{ state: 'open' }])
})

test('another total than the one that was seen is not charged', async () => {
  const { typed, payments } = await pending(testService)
  const paid = await answered(link('pay_checkout', { ...typed, country: 'DE', seen_total_cents: 9900 }))
  expect(paid).toEqual({ outcome: 'changed', url: null, dropped_code: null })
  expect(await payments()).toEqual([])
})

test('a cancelled order cannot be paid, and one that is paid not again', async () => {
  const [cancelled, paid] = [await pending(testService), await pending(testService)]
  await answered(link('cancel_checkout', { token: cancelled.token }))
  const outcomeOf = async ({ typed }: typeof paid) => (await answered(link('pay_checkout', { ...typed, seen_total_cents: 9900 }))).outcome
  expect(await outcomeOf(cancelled)).toBe('over')
  expect(await outcomeOf(paid)).toBe('redirect')
  const [payment] = await paid.payments()
  await answered(link('press_test_payment', { session_id: payment?.session_id ?? '', outcome: 'succeed' }))
  expect([await outcomeOf(paid), (await paid.payments()).length]).toEqual(['paid', 1])
})

test('who does not say who is billed is asked for it, and a link that is none pays nothing', async () => {
  const { typed } = await pending(testService)
  const called = await link('pay_checkout', { ...typed, name: '', email: '', country: '', seen_total_cents: 9900 })
  expect(called.ok ? [] : called.problem.errors?.map(({ field }) => field)).toEqual(['/name', '/email', '/country'])
  expect(await refusedBy(link('pay_checkout', { ...typed, token: NO_TOKEN, seen_total_cents: 9900 }))).toEqual([404, 'not_found'])
})
