import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { reconcilePayments } from '../../server/orders/payment/reconcile.ts'
import { sentenceOf } from '../../server/base/error.ts'
import { serveStripe } from '../doubles/stripe.ts'
import { startTestService } from '../test_service.ts'
import { checkout, launchOf, payTest, toProvider } from './buyers.ts'
import { buyer } from './shop.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())
const testService = await startTestService({ role: 'web', env: { ...stripe.env, TEAM_EMAIL: 'team@directory.example' } })
stripe.tellTo(`${testService.url}/webhooks/stripe`)
beforeEach(() => stripe.failAt(() => null))

const HOUR = 3600
const command = () => ({ sql: testService.sql, config: testService.service.config, now: testService.service.clock() })
const teamEmails = async (number: string) =>
  (
    await testService.sql<
      { kind: string }[]
    >`select kind from outbox where email = 'team@directory.example' and subject like ${`%${number}%`}`
  ).map(({ kind }) => kind)

async function paid(fields: Record<string, string> = {}) {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const session = (await toProvider(testService, made.checkout_url, fields)).split('/').at(-1) ?? ''
  await stripe.pay(session)
  const intent = stripe.sessions.get(session)?.payment_intent ?? ''
  return { who, session, intent, number: made.number, order: () => who.listing.getOrder({ number: made.number }) }
}

describe('what the provider’s lost events told', () => {
  test('is found by the reconciler: refunds, disputes, and how they ended', async () => {
    const [part, whole, fought, lost] = [await paid(), await paid(), await paid(), await paid()]
    await stripe.refund(part.intent, 2500, { silently: true })
    await stripe.refund(whole.intent, 9900, { silently: true })
    await stripe.dispute(fought.intent, 'needs_response', { id: 'dp_fought', amount: 9900, silently: true })
    await stripe.dispute(lost.intent, 'lost', { id: 'dp_gone', amount: 9900, silently: true })
    await reconcilePayments(testService.service)
    expect((await part.order()).status).toBe('paid')
    testService.turnClock(1.1 * HOUR)
    await reconcilePayments(testService.service)
    const statuses = async () => Promise.all([part, whole, fought, lost].map(async ({ order }) => (await order()).status))
    expect(await statuses()).toEqual(['partially_refunded', 'refunded', 'disputed', 'refunded'])
    await stripe.dispute(fought.intent, 'won', { id: 'dp_fought', amount: 9900, type: 'closed', silently: true })
    testService.turnClock(2 * HOUR)
    await reconcilePayments(testService.service)
    // The events arrive after all, and change nothing more.
    expect(await stripe.send('charge.refunded', { id: 'ch_1', payment_intent: part.intent, amount_refunded: 2500 })).toBe(200)
    expect(await statuses()).toEqual(['partially_refunded', 'refunded', 'paid', 'refunded'])
    const [row] = await testService.sql`select count(*) as count, sum(amount_cents) as cents from refunds where state = 'succeeded'`
    expect({ ...row }).toEqual({ count: 3, cents: 2500 + 9900 + 9900 })
  })

  test('is asked for where an event tells it in the money that the buyer saw', async () => {
    const [part, lost] = [await paid(), await paid()]
    await stripe.refund(part.intent, 2500, { silently: true })
    await stripe.dispute(lost.intent, 'lost', { id: 'dp_yen', amount: 4000, silently: true })
    // A webhook of an older version of the API speaks of yen, which have no hundredth part.
    const yen = { currency: 'jpy', payment_intent: part.intent }
    expect(await stripe.send('charge.refunded', { ...yen, id: 'ch_yen', amount_refunded: 3900 })).toBe(200)
    const closed = { ...yen, payment_intent: lost.intent, id: 'dp_yen', status: 'lost', amount: 6200 }
    expect(await stripe.send('charge.dispute.closed', closed)).toBe(200)
    const sums = await testService.sql<{ refunded_cents: number }[]>`
      select refunded_cents from orders where number in (${part.number}, ${lost.number}) order by id`
    expect(sums.map(({ refunded_cents }) => refunded_cents)).toEqual([2500, 4000])
  })

  test('is asked about ever more rarely, for half a year, a bounded number at once', async () => {
    const one = await paid()
    const asked = () => stripe.requests.filter(({ path }) => path.includes(`/payment_intents/${one.intent}`)).length
    const days = async (count: number, runs: number) => {
      for (let run = 0; run < runs; run++) {
        testService.turnClock((count * 24 * HOUR) / runs)
        await reconcilePayments(testService.service)
      }
      return asked()
    }
    const first = await days(1, 48)
    expect(first).toBeWithin(8, 25)
    const second = await days(30, 60)
    expect(second - first).toBeWithin(5, 35)
    const last = await days(160, 20)
    expect(await days(60, 20)).toBe(last)
  })

  test('waits where the provider is away, which is not asked on and on', async () => {
    for (let index = 0; index < 6; index++) await paid()
    testService.turnClock(2 * HOUR)
    stripe.failAt(() => ({ status: 503 }))
    const before = stripe.requests.length
    await expect(reconcilePayments(testService.service)).rejects.toThrow('errors')
    // Three payments, each with the library's retries.
    expect(stripe.requests.length - before).toBe(9)
  })
})

describe('a dispute', () => {
  test('that begins as an inquiry takes nothing until it is one, and its loss is booked', async () => {
    const { intent, order } = await paid()
    await stripe.dispute(intent, 'warning_needs_response', { id: 'dp_inquiry', amount: 9900 })
    expect((await order()).status).toBe('paid')
    await stripe.dispute(intent, 'needs_response', { id: 'dp_inquiry', amount: 9900, type: 'funds_withdrawn' })
    expect((await order()).status).toBe('disputed')
    // What the bank has taken is no refund for the team to make.
    const [told] = await testService.sql<{ text: string }[]>`
      select letter::text as text from outbox where kind = 'order_held' and letter::text like '%dp_inquiry%'`
    expect([told?.text.includes('disputes the payment'), told?.text.includes('order refund')]).toEqual([true, false])
    await stripe.dispute(intent, 'lost', { id: 'dp_inquiry', amount: 9900, type: 'closed' })
    expect((await order()).status).toBe('refunded')
  })
})

describe('a refund', () => {
  test('that the provider says has failed is none', async () => {
    const { number, order } = await paid()
    stripe.refundsAre('failed')
    await expect(testService.operate('refund_order', { number, cents: 1000 }).catch((error) => sentenceOf(error))).resolves.toContain(
      'it is failed',
    )
    stripe.refundsAre('succeeded')
    expect(await order()).toMatchObject({ status: 'paid' })
    await testService.operate('refund_order', { number, cents: 1000 })
    expect(await order()).toMatchObject({ status: 'partially_refunded' })
  })

  test('whose answer is lost goes back once when it is typed again, also where its event came in between', async () => {
    const { number, intent } = await paid()
    const refund = () => testService.operate('refund_order', { number, cents: 2500 })
    stripe.failAt((_call, { path }) => (path === '/v1/refunds' ? 'lost answer' : null))
    await expect(refund().catch((error) => sentenceOf(error))).resolves.toContain('ask for the same amount again')
    stripe.failAt(() => null)
    expect(await stripe.send('charge.refunded', { id: 'ch_lost', payment_intent: intent, amount_refunded: 2500 })).toBe(200)
    const done = { number, status: 'partially_refunded', credited_cents: 2500 }
    expect(await refund()).toEqual({ ...done, refunded_cents: 2500 })
    // Whoever was told that it is done and asks for as much wants more.
    expect(await refund()).toEqual({ ...done, refunded_cents: 5000 })
  })

  test('that the buyer’s bank sends back is held for the team', async () => {
    const { number, intent } = await paid({ country: 'DE' })
    await stripe.refund(intent, 9900)
    for (let twice = 0; twice < 2; twice++)
      expect(
        await stripe.send('refund.failed', { id: 're_1', object: 'refund', amount: 9900, payment_intent: intent }, { id: 'evt_back' }),
      ).toBe(200)
    const [row] = await testService.sql`select held_reason from orders where number = ${number}`
    expect(row?.held_reason).toContain('they have not got it')
    expect(await teamEmails(number)).toEqual(['order_held'])
  })

  test('heard of before its payment, whose bank had given up, is taken with it', async () => {
    const who = await buyer(testService)
    const made = await checkout(who, launchOf(who))
    const session = (await toProvider(testService, made.checkout_url)).split('/').at(-1) ?? ''
    await stripe.pay(session, { later: true })
    await stripe.settle(session, false)
    const intent = stripe.sessions.get(session)?.payment_intent ?? ''
    // The bank changes its mind, that event is lost, and the team gives the money back.
    stripe.tellTo(null)
    await stripe.settle(session, true)
    stripe.tellTo(`${testService.url}/webhooks/stripe`)
    await stripe.refund(intent, 9900)
    expect((await who.listing.getOrder({ number: made.number })).status).toBe('refunded')
  })
})

test('a second payment is named to the team as the one to give back, and not by the command that gives back the first', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who), { billing_country: 'DE' })
  const first = (await toProvider(testService, made.checkout_url, { country: 'DE' })).split('/').at(-1) ?? ''
  await stripe.pay(first, { later: true })
  await stripe.settle(first, false)
  const second = (await toProvider(testService, made.checkout_url, { country: 'DE' })).split('/').at(-1) ?? ''
  await stripe.pay(second)
  await stripe.settle(first, true)
  const [mail] = await testService.sql<{ text: string }[]>`
    select to_jsonb(o)::text as text from outbox o where email = 'team@directory.example' and subject like ${`%${made.number}%`}`
  expect(mail?.text).toContain(first)
  expect(mail?.text).not.toContain('Refund it: ')
  // What comes up later hides nothing of what is still to be done.
  const payment_intent = stripe.sessions.get(second)?.payment_intent
  expect(await stripe.send('refund.failed', { id: 're_2', object: 'refund', amount: 500, payment_intent })).toBe(200)
  const [row] = await testService.sql`select held_reason from orders where number = ${made.number}`
  expect(row?.held_reason).toMatch(/^A refund of .* came back .* It was paid a second time\. .*dashboard/)
  expect(await who.listing.getOrder({ number: made.number })).toMatchObject({ status: 'paid', fulfillment: 'complete' })
})

describe('a card of another country than the one that is billed', () => {
  const evidence = async () => {
    const { listOrders } = await import('../../server/team/orders.ts')
    return (await listOrders(command(), 'evidence')).items.map(({ number }) => number)
  }

  test('is told to the team, and shown with the order, which is delivered all the same', async () => {
    const { number, order } = await paid({ country: 'FR' })
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect(await teamEmails(number)).toEqual(['order_evidence'])
    expect(await evidence()).toContain(number)
    const { showOrderOfAnyone } = await import('../../server/team/orders.ts')
    expect((await showOrderOfAnyone(command(), number, testService.service)).lines.join('\n')).toContain(
      'card country: DE, not the billing country FR',
    )
  })

  test('is nothing where both are the same, or none of them bears VAT here', async () => {
    const same = await paid({ country: 'DE' })
    stripe.cardsFrom('CA')
    const outside = await paid({ country: 'US' })
    stripe.cardsFrom('MC')
    const monaco = await paid({ country: 'FR' })
    stripe.cardsFrom('DE')
    for (const { number } of [same, outside, monaco]) {
      expect(await teamEmails(number)).toEqual([])
      expect(await evidence()).not.toContain(number)
    }
  })
})

test('the TEST page’s own refunds are found as they are at any provider', async () => {
  const shop = await startTestService({ role: 'web' })
  const who = await buyer(shop)
  const made = await checkout(who, launchOf(who))
  await payTest(shop, made.checkout_url)
  await shop.sql`update test_payments set refunds = '{"by hand": 400}' where order_number = ${made.number}`
  shop.turnClock(1.1 * HOUR)
  await reconcilePayments(shop.service)
  expect((await who.listing.getOrder({ number: made.number })).status).toBe('partially_refunded')
})
