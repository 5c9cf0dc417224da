import { afterAll, expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { serveStripe } from '../doubles/stripe.ts'
import { startTestService } from '../test_service.ts'
import { NO_TOKEN, pending } from './link_of.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())
const testService = await startTestService({ role: 'web', env: stripe.env })
const { link } = await openCalls(testService)

test('the provider is asked about an open payment at once, and again only after a moment', async () => {
  const { token, typed, payments } = await pending(testService)
  await answered(link('pay_checkout', { ...typed, seen_total_cents: 9900 }))
  const askedAt = async () =>
    (await testService.sql<{ asked_at: Date | null }[]>`select asked_at from payments order by id desc limit 1`)[0]?.asked_at?.getTime()
  await answered(link('refresh_checkout', { token }))
  const first = await askedAt()
  await answered(link('refresh_checkout', { token }))
  expect([first !== undefined, await askedAt()]).toEqual([true, first])
  testService.turnClock(4)
  await answered(link('refresh_checkout', { token }))
  expect((await askedAt()) !== first).toBe(true)
  expect(await payments()).toMatchObject([{ state: 'open' }])
})

test('a link that is none asks nobody', async () => {
  expect(await refusedBy(link('refresh_checkout', { token: NO_TOKEN }))).toEqual([404, 'not_found'])
})
