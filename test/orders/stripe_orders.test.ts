import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { reconcilePayments } from '../../server/orders/payment/reconcile.ts'
import { expireOrders } from '../../server/orders/payment/expire.ts'
import { serveStripe, type Session } from '../doubles/stripe.ts'
import { startTestService } from '../test_service.ts'
import { BILLING, checkout, launchOf, open, post, toProvider, type Buyer } from './buyers.ts'
import { buyer, promo } from './shop.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())
const testService = await startTestService({ crowded: true, role: 'web', env: stripe.env })
stripe.tellTo(`${testService.url}/webhooks/stripe`)
beforeEach(() => stripe.failAt(() => null))

const HOUR = 3600
const numbersOf = async () =>
  (await testService.sql<{ number: string }[]>`select number from invoices order by id`).map(({ number }) => number)
const fulfilled = async (who: Buyer) => {
  const [row] = await testService.sql<{ count: number }[]>`
    select count(*) as count from fulfillments f join order_lines l on l.id = f.order_line_id where l.listing_id = ${who.listing_id}`
  return row?.count
}

/** An order whose buyer stands on Stripe's page. */
async function atStripe(week = 'now', fields: Record<string, string> = {}) {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who, week))
  const page = await toProvider(testService, made.checkout_url, fields)
  const [session] = stripe.sessionOf(made.number).slice(-1)
  if (!session) throw new Error('there is no session')
  expect(page).toBe(`${stripe.url}/pay/${session.id}`)
  const order = () => who.listing.getOrder({ number: made.number })
  return { who, made, session, order, number: made.number }
}
const paymentOf = (session: Session): string => stripe.sessions.get(session.id)?.payment_intent ?? ''
const mails = async (number: string) =>
  (await testService.sql<{ kind: string }[]>`select kind from outbox where subject like ${`%${number}%`} order by id`).map(
    ({ kind }) => kind,
  )

describe('an order paid by Stripe', () => {
  test('is paid by the event, delivered, and has an invoice, an e-mail and the card’s country as evidence', async () => {
    const { who, session, order, number } = await atStripe()
    expect(session).toMatchObject({ amount_total: 9900, client_reference_id: number, customer_email: BILLING.email })
    await stripe.pay(session.id)
    expect(stripe.told.at(-1)).toEqual({ type: 'checkout.session.completed', status: 200 })
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect((await who.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('live')
    expect(await mails(number)).toEqual(['order_paid'])
    const evidence = await testService.sql`
      select kind, country from vat_evidence e join orders o on o.id = e.order_id where o.number = ${number} order by kind`
    expect(evidence.map((row) => ({ ...row }))).toEqual([
      { kind: 'billing_country', country: 'US' },
      { kind: 'card_country', country: 'DE' },
    ])
  })

  test('stays paid once, whatever arrives twice, at once or in another order', async () => {
    const { who, session, order, number } = await atStripe()
    await stripe.pay(session.id, { silently: true })
    const paid = stripe.sessions.get(session.id) ?? session
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0
          ? stripe.send('checkout.session.completed', paid, { id: 'evt_same' })
          : index % 3 === 1
            ? stripe.send('checkout.session.completed', paid)
            : open(testService, session.success_url),
      ),
    )
    // What is late says nothing new.
    await stripe.send('checkout.session.expired', { ...paid, status: 'expired', payment_status: 'unpaid' })
    await stripe.send('checkout.session.async_payment_failed', { ...paid, payment_status: 'unpaid' })
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect(await fulfilled(who)).toBe(1)
    expect(await mails(number)).toEqual(['order_paid'])
    const [row] =
      await testService.sql`select count(*) as count from invoices i join orders o on o.id = i.order_id where o.number = ${number}`
    expect(row?.count).toBe(1)
    const [events] = await testService.sql`select count(*) as count from payment_events where event_id = 'evt_same'`
    expect(events?.count).toBe(1)
  })

  test('is not paid by an event that is forged, old, from the future, foreign or cut', async () => {
    const { session, order } = await atStripe()
    const claims = { ...session, payment_status: 'paid', status: 'complete' }
    const now = Math.floor(Date.now() / 1000)
    expect(await stripe.send('checkout.session.completed', claims, { secret: 'whsec_guess' })).toBe(400)
    expect(await stripe.send('checkout.session.completed', claims, { at: now - 400 })).toBe(400)
    expect(await stripe.send('checkout.session.completed', claims, { at: now + 400 })).toBe(400)
    // Names that no database takes are none of Stripe's, however well they are signed.
    expect(await stripe.send('checkout.session.completed', claims, { id: 'evt_\0' })).toBe(400)
    expect(await stripe.send('checkout.session.completed', { ...claims, id: 'cs_\0' })).toBe(200)
    expect(await stripe.send('charge.refunded', { id: 'ch_x', payment_intent: 'pi_\0', amount_refunded: 5 })).toBe(200)
    for (const body of ['', '{}', 'null', '[]', '{"id":1}']) {
      const response = await fetch(`${testService.url}/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': `t=${now},v1=00` },
      })
      expect(response.status).toBe(400)
    }
    expect((await fetch(`${testService.url}/webhooks/stripe`, { method: 'POST', body: 'x'.repeat(1_100_000) })).status).toBe(413)
    // Another application on the same account, and another deployment with an order of the same number.
    expect(await stripe.send('checkout.session.completed', { ...claims, id: 'cs_other' })).toBe(200)
    stripe.sessions.set('cs_twin', { ...session, id: 'cs_twin', status: 'complete', payment_status: 'paid', metadata: { mark: 'other' } })
    expect(await stripe.send('checkout.session.completed', { ...claims, id: 'cs_twin' })).toBe(200)
    expect(await stripe.send('charge.refunded', { id: 'ch_x', payment_intent: 'pi_foreign', amount_refunded: 5 })).toBe(200)
    expect(await stripe.send('customer.created', { id: 'cus_1' })).toBe(200)
    expect(await order()).toMatchObject({ status: 'pending', fulfillment: 'none', invoice_url: null })
  })

  test('whose event is lost is found by the reconciler, and by the buyer’s return', async () => {
    const [lost, returned] = [await atStripe(), await atStripe()]
    for (const { session } of [lost, returned]) await stripe.pay(session.id, { silently: true })
    expect((await open(testService, returned.session.success_url)).text).toContain('your order is paid')
    expect(await returned.order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect((await lost.order()).status).toBe('pending')
    testService.turnClock(300)
    await reconcilePayments(testService.service)
    expect(await lost.order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  })

  test('whose session was made as the process died is found all the same', async () => {
    const { session, order, number } = await atStripe()
    await testService.sql`update payments set session_id = null where session_id = ${session.id}`
    await stripe.pay(session.id)
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    expect(stripe.sessionOf(number)).toHaveLength(1)
  })

  test('by a bank that takes days waits for it, and holds its seat meanwhile', async () => {
    const { session, order } = await atStripe('2027-W02')
    await stripe.pay(session.id, { later: true })
    expect((await order()).status).toBe('pending')
    testService.turnClock(30 * HOUR)
    await expireOrders(testService.service)
    expect((await order()).status).toBe('pending')
    expect(await stripe.settle(session.id, true)).toBe(200)
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  })

  test('by a bank that says no is failed, and can be paid again', async () => {
    const { who, session, order, made } = await atStripe()
    await stripe.pay(session.id, { later: true })
    await stripe.settle(session.id, false)
    expect(await order()).toMatchObject({ status: 'failed', checkout_url: made.checkout_url })
    expect((await open(testService, made.checkout_url)).text).toContain('did not go through')
    const told = await testService.sql<{ email: string; url: string }[]>`
      select email, letter #>> '{action,url}' as url from outbox where kind = 'order_failed' and subject like ${`% ${made.number}`}`
    // Not at what was typed as the buyer's address, which may be anybody's as long as nobody has paid.
    expect([...told]).toEqual([{ email: `${who.account_id}@founders.example`, url: made.checkout_url }])
    const again = await toProvider(testService, made.checkout_url)
    expect((await order()).status).toBe('pending')
    await stripe.pay(again.split('/').at(-1) ?? '')
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
    // The first bank changes its mind: the money is held for the team, and nothing is delivered twice.
    await stripe.settle(session.id, true)
    const [row] =
      await testService.sql`select held_reason, state from orders o join payments p on p.order_id = o.id where p.session_id = ${session.id}`
    expect({ ...row }).toEqual({ held_reason: expect.stringContaining('second time'), state: 'surplus' })
  })
})

test('a bank that says no once the listing is somebody else’s has nobody asked to pay in another way', async () => {
  const { who, session, number } = await atStripe()
  await stripe.pay(session.id, { later: true })
  const next = await testService.founder()
  await testService.sql`update listings set account_id = ${next.account_id} where id = ${who.listing_id}`
  await stripe.settle(session.id, false)
  const [told] = await testService.sql<{ letter: { blocks: string[]; action: { label: string } } }[]>`
    select letter from outbox where kind = 'order_failed' and subject like ${`% ${number}`}`
  expect(told?.letter).toMatchObject({
    blocks: [expect.stringContaining('now belongs to somebody else')],
    action: { label: 'See the order' },
  })
})

test('a bank is waited for two weeks, and taken all the same when it says yes after them', async () => {
  const { session, order } = await atStripe()
  await stripe.pay(session.id, { later: true })
  testService.turnClock(13 * 24 * HOUR)
  await expireOrders(testService.service)
  expect((await order()).status).toBe('pending')
  testService.turnClock(2 * 24 * HOUR)
  await expireOrders(testService.service)
  expect((await order()).status).toBe('expired')
  await stripe.settle(session.id, true)
  expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
})

test('a session that Stripe refuses is asked for anew, and no order is kept alive by asking', async () => {
  const who = await buyer(testService)
  const made = await checkout(who, launchOf(who))
  const press = () => post(testService, made.checkout_url, { ...BILLING, action: 'pay' })
  stripe.failAt(() => ({ status: 400, type: 'invalid_request_error' }))
  const answer = await press()
  expect([answer.status, answer.text.includes('did not take this order')]).toEqual([503, true])
  stripe.failAt(() => null)
  expect((await press()).location).toStartWith(stripe.url)
  // In the last minutes a session may outlast the order, once.
  testService.turnClock(23.9 * HOUR)
  await stripe.expire(stripe.sessionOf(made.number)[0]?.id ?? '')
  expect((await press()).location).toStartWith(stripe.url)
  testService.turnClock(0.4 * HOUR)
  await stripe.expire(stripe.sessionOf(made.number)[1]?.id ?? '')
  expect((await press()).location).toBeNull()
  expect(stripe.sessionOf(made.number)).toHaveLength(2)
})

test('an order ends also where Stripe refuses the key by which its page would be ended', async () => {
  const { session, order } = await atStripe('2027-W02')
  stripe.failAt(() => ({ status: 401, type: 'invalid_request_error' }))
  testService.turnClock(24.5 * HOUR)
  await expect(expireOrders(testService.service)).rejects.toThrow('could not be ended')
  expect((await order()).status).toBe('pending')
  testService.turnClock(1.5 * HOUR)
  await expireOrders(testService.service)
  expect(await order()).toMatchObject({ status: 'expired', checkout_url: null })
  stripe.failAt(() => null)
  await stripe.pay(session.id)
  expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
})

describe('money that comes after the order has ended', () => {
  test('is taken and delivered where the seat is still free', async () => {
    const { session, order } = await atStripe('2027-W03')
    stripe.failAt(() => ({ status: 503 }))
    testService.turnClock(26 * HOUR)
    await expireOrders(testService.service)
    expect(await order()).toMatchObject({ status: 'expired', checkout_url: null })
    stripe.failAt(() => null)
    await stripe.pay(session.id)
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  })

  test('is held for the team where somebody else has the seat, and delivered when there is one again', async () => {
    await testService.sql`update sites set paid_seats = 1`
    const { session, order, number, who } = await atStripe('2027-W04')
    stripe.failAt(() => ({ status: 503 }))
    testService.turnClock(26 * HOUR)
    await expireOrders(testService.service)
    stripe.failAt(() => null)
    const other = await atStripe('2027-W04')
    await stripe.pay(other.session.id)
    expect((await other.order()).status).toBe('paid')
    await stripe.pay(session.id)
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'none', invoice_url: expect.any(String) })
    const [row] = await testService.sql`select held_reason from orders where number = ${number}`
    expect(row?.held_reason).toContain('launch 2027-W04')
    expect((await open(testService, session.success_url)).text).toContain('Your money is safe')
    await reconcilePayments(testService.service)
    expect(await fulfilled(who)).toBe(0)
    await testService.sql`update sites set paid_seats = 20`
    await testService.operate('deliver_order_again', { number })
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  })

  test('does not come where the session was ended with the order', async () => {
    const { session, order } = await atStripe()
    testService.turnClock(25 * HOUR)
    await expireOrders(testService.service)
    expect((await order()).status).toBe('expired')
    expect(stripe.sessions.get(session.id)?.status).toBe('expired')
    await expect(stripe.pay(session.id)).rejects.toThrow()
  })

  test('takes no seat from who has it by then, where a bank works on it as the order ends', async () => {
    await testService.sql`update sites set paid_seats = 1`
    const { session, order, number } = await atStripe('2027-W08')
    await stripe.pay(session.id, { later: true, silently: true })
    testService.turnClock(24 * HOUR + 20)
    const other = await atStripe('2027-W08')
    await stripe.pay(other.session.id)
    await expireOrders(testService.service)
    expect((await order()).status).toBe('pending')
    await stripe.settle(session.id, true)
    expect([(await other.order()).fulfillment, await order()]).toMatchObject(['complete', { status: 'paid', fulfillment: 'none' }])
    const [row] = await testService.sql`select held_reason from orders where number = ${number}`
    expect(row?.held_reason).toContain('launch 2027-W08')
    await testService.sql`update sites set paid_seats = 20`
  })

  test('in the last instant is taken as paid, not expired', async () => {
    const { session, order } = await atStripe()
    await stripe.pay(session.id, { silently: true })
    testService.turnClock(25 * HOUR)
    await expireOrders(testService.service)
    expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  })
})

describe('money that goes back', () => {
  test('in parts makes credit notes that sum to the invoice, and the order is refunded at last', async () => {
    const { session, order } = await atStripe('now', { country: 'FR' })
    await stripe.pay(session.id)
    const { total_cents, vat } = await order()
    expect([total_cents, vat.amount_cents]).toEqual([11880, 1980])
    await stripe.refund(paymentOf(session), 3333)
    expect((await order()).status).toBe('partially_refunded')
    await stripe.refund(paymentOf(session), 8547)
    const { status, invoice_url } = await order()
    expect(status).toBe('refunded')
    const notes = await testService.sql<{ number: string; snapshot: { total_cents: number; vat: { cents: number } } }[]>`
      select c.number, c.snapshot from credit_notes c join invoices i on i.id = c.invoice_id join orders o on o.id = i.order_id
      where o.number = ${(await order()).number} order by c.id`
    expect(notes.reduce((sum, { snapshot }) => sum + snapshot.total_cents, 0)).toBe(11880)
    expect(notes.reduce((sum, { snapshot }) => sum + snapshot.vat.cents, 0)).toBe(1980)
    const page = await open(testService, invoice_url ?? '')
    for (const { number } of notes) expect(page.text).toContain(number)
    expect((await open(testService, `${invoice_url}/${notes[0]?.number}`)).text).toContain('Credit note')
    expect((await open(testService, `${invoice_url}/${notes[0]?.number}/pdf`)).headers.get('content-type')).toBe('application/pdf')
  })

  test('before its payment was heard of is taken with it', async () => {
    const { session, order } = await atStripe()
    await stripe.pay(session.id, { silently: true })
    await stripe.refund(paymentOf(session), 9900)
    expect(await order()).toMatchObject({ status: 'refunded', invoice_url: expect.any(String) })
  })

  test('calls a launch off that has not happened, and leaves one that has live without its plan', async () => {
    const [later, live] = [await atStripe('2027-W05'), await atStripe()]
    for (const { session } of [later, live]) {
      await stripe.pay(session.id)
      await stripe.refund(paymentOf(session), 9900)
    }
    const show = ({ who }: typeof live) => who.listing.getMyListing({ listing_id: who.listing_id })
    expect(await show(later)).toMatchObject({ status: 'draft', plan: 'none', launch_week: null })
    expect(await show(live)).toMatchObject({ status: 'live', plan: 'none' })
    expect((await later.order()).fulfillment).toBe('none')
  })

  test('by a dispute moves the order, whichever of its events comes first', async () => {
    const [won, lost, reordered] = [await atStripe(), await atStripe(), await atStripe()]
    for (const { session } of [won, lost, reordered]) await stripe.pay(session.id)
    await stripe.dispute(paymentOf(won.session), 'needs_response', { id: 'dp_won', amount: 9900 })
    expect((await won.order()).status).toBe('disputed')
    await stripe.dispute(paymentOf(won.session), 'won', { id: 'dp_won', amount: 9900, type: 'closed' })
    expect((await won.order()).status).toBe('paid')
    await stripe.dispute(paymentOf(lost.session), 'needs_response', { id: 'dp_lost', amount: 9900 })
    for (let twice = 0; twice < 2; twice++)
      await stripe.dispute(paymentOf(lost.session), 'lost', { id: 'dp_lost', amount: 9900, type: 'closed' })
    expect((await lost.order()).status).toBe('refunded')
    await stripe.dispute(paymentOf(reordered.session), 'won', { id: 'dp_late', amount: 9900, type: 'closed' })
    await stripe.dispute(paymentOf(reordered.session), 'needs_response', { id: 'dp_late', amount: 9900 })
    expect((await reordered.order()).status).toBe('paid')
    const [row] = await testService.sql`select count(*) as count from refunds where provider_refund_id = 'dispute:dp_lost'`
    expect(row?.count).toBe(1)
  })
})

describe('when Stripe is away', () => {
  test('the buyer is told so, nothing is lost, and pressing again works', async () => {
    const who = await buyer(testService)
    const made = await checkout(who, launchOf(who))
    stripe.failAt(() => ({ status: 503 }))
    const answer = await post(testService, made.checkout_url, { ...BILLING, action: 'pay' })
    expect([answer.status, answer.text.includes('cannot be reached')]).toEqual([503, true])
    stripe.failAt(() => null)
    const page = await toProvider(testService, made.checkout_url)
    expect(await toProvider(testService, made.checkout_url)).toBe(page)
    expect(stripe.sessionOf(made.number)).toHaveLength(1)
    await stripe.pay(page.split('/').at(-1) ?? '')
    expect((await who.listing.getOrder({ number: made.number })).status).toBe('paid')
  })

  test('a buyer who changes something, cancels or comes back is told so too, and the session that is open stays the only one', async () => {
    const { made, session, order } = await atStripe()
    stripe.failAt(() => ({ status: 503 }))
    const down = [
      await post(testService, made.checkout_url, { ...BILLING, country: 'FR', action: 'update' }),
      await post(testService, made.checkout_url, { ...BILLING, action: 'pay' }),
      await post(testService, made.checkout_url, { action: 'cancel', confirm: 'yes' }),
    ]
    expect(down.map(({ status, text }) => [status, text.includes('cannot be reached')])).toEqual(down.map(() => [503, true]))
    expect((await open(testService, session.success_url)).status).toBe(200)
    stripe.failAt(() => null)
    expect(await order()).toMatchObject({ status: 'pending', total_cents: 9900 })
    await stripe.pay(session.id)
    expect((await order()).status).toBe('paid')
  })

  test('an event is asked for again', async () => {
    const { session, order } = await atStripe()
    await stripe.pay(session.id, { silently: true })
    stripe.failAt(() => ({ status: 500 }))
    const bare = { id: session.id, object: 'checkout.session' }
    expect(await stripe.send('checkout.session.completed', bare, { id: 'evt_again' })).toBe(503)
    expect((await order()).status).toBe('pending')
    stripe.failAt(() => null)
    expect(await stripe.send('checkout.session.completed', bare, { id: 'evt_again' })).toBe(200)
    expect((await order()).status).toBe('paid')
  })
})

test('an error in the middle of a payment leaves nothing of it, and the event pays when it comes again', async () => {
  await promo(testService, 'BROKEN10')
  const { session, order, number, who } = await atStripe('now', { promo_code: 'BROKEN10' })
  const before = await numbersOf()
  for (const [table, when] of [
    ['invoices', 'insert'],
    ['outbox', 'insert'],
    ['promo_uses', 'update'],
    ['payments', 'update'],
  ]) {
    await testService.sql
      .unsafe(`create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken by the test'; end $$;
      create trigger break_it before ${when} on ${table} for each statement execute function break_it()`)
    if (stripe.sessions.get(session.id)?.status === 'open') await stripe.pay(session.id, { silently: true })
    expect([table, await stripe.send('checkout.session.completed', stripe.sessions.get(session.id) ?? {}, { id: 'evt_broken' })]).toEqual([
      table,
      500,
    ])
    await testService.sql.unsafe(`drop function break_it() cascade`)
    expect([table, (await order()).status, await fulfilled(who)]).toEqual([table, 'pending', 0])
  }
  expect(await numbersOf()).toEqual(before)
  expect(await stripe.send('checkout.session.completed', stripe.sessions.get(session.id) ?? {}, { id: 'evt_broken' })).toBe(200)
  expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  expect(await mails(number)).toEqual(['order_paid'])
})

test('a delivery that breaks leaves the order paid, and is made up for', async () => {
  const { session, order, who } = await atStripe()
  await testService.sql
    .unsafe(`create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken by the test'; end $$;
    create trigger break_it before insert on fulfillments for each statement execute function break_it()`)
  await stripe.pay(session.id)
  expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'none' })
  expect((await who.listing.getMyListing({ listing_id: who.listing_id })).status).toBe('draft')
  await testService.sql.unsafe(`drop function break_it() cascade`)
  await reconcilePayments(testService.service)
  expect(await order()).toMatchObject({ status: 'paid', fulfillment: 'complete' })
  expect(await fulfilled(who)).toBe(1)
})

test('invoices of all of it have numbers without a gap', async () => {
  const numbers = await numbersOf()
  const year = new Date().getUTCFullYear()
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.toSorted()).toEqual(numbers.map((_, index) => `INV-${year}-${String(index + 1).padStart(6, '0')}`))
})
