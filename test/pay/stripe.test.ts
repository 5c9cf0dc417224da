import { afterAll, beforeEach, describe, expect, test } from 'bun:test'
import { EventRefused, ProviderRefused, ProviderUnavailable, type SessionRequest } from '../../server/pay/provider.ts'
import { openStripe } from '../../server/pay/stripe.ts'
import { serveStripe } from '../doubles/stripe.ts'

const stripe = await serveStripe()
afterAll(() => stripe.stop())
beforeEach(() => stripe.failAt(() => null))

const pay = openStripe({ secret_key: 'sk_test_double', webhook_secret: 'whsec_double', api_base: stripe.url })
let orders = 0
const request = (over: Partial<SessionRequest> = {}): SessionRequest => ({
  order_number: `L-2026-${String(++orders).padStart(6, '0')}`,
  version: 1,
  mark: crypto.randomUUID(),
  lines: [
    { name: 'Launch of Größe & Söhne = „Ελλάδα“', cents: 4900 },
    { name: 'VAT 24%', cents: 1176 },
  ],
  total_cents: 6076,
  currency: 'usd',
  email: 'ada@example.com',
  success_url: 'https://directory.example/checkout/x/result',
  cancel_url: 'https://directory.example/checkout/x',
  ends_at: new Date(Date.now() + 3_600_000),
  ...over,
})
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.constructor,
  )

describe('a session', () => {
  test('asks for exactly the lines and the total of the order, and is read back as it was made', async () => {
    const asked = request()
    const session = await pay.openSession(asked)
    expect(session).toMatchObject({ state: 'open', order_number: asked.order_number, mark: asked.mark, total_cents: 6076, currency: 'usd' })
    expect(session.url).toStartWith(`${stripe.url}/pay/`)
    expect(stripe.sessions.get(session.id)?.line_items).toEqual(asked.lines)
    expect(await pay.readSession(session.id)).toEqual(session)
  })
  test('is made once, however often an answer is lost on the way', async () => {
    stripe.failAt((call) => (call <= 2 ? 'lost answer' : null))
    const asked = request()
    const first = await pay.openSession(asked)
    expect((await pay.openSession(asked)).id).toBe(first.id)
    expect(stripe.sessionOf(asked.order_number)).toHaveLength(1)
    expect((await pay.openSession({ ...asked, version: 2 })).id).not.toBe(first.id)
  })
  test('is paid, processing or failed as the bank says, whatever was seen before', async () => {
    const { id } = await pay.openSession(request())
    await stripe.pay(id, { later: true, silently: true })
    expect((await pay.readSession(id))?.state).toBe('processing')
    await stripe.settle(id, false)
    expect((await pay.readSession(id))?.state).toBe('failed')
    await stripe.settle(id, true)
    expect(await pay.readSession(id)).toMatchObject({ state: 'paid', card_country: 'DE', url: null })
  })
  test('that is ended cannot be paid; one that was paid first stays paid', async () => {
    const [one, other] = [await pay.openSession(request()), await pay.openSession(request())]
    expect((await pay.endSession(one.id))?.state).toBe('expired')
    await stripe.pay(other.id, { silently: true })
    expect((await pay.endSession(other.id))?.state).toBe('paid')
    expect(await pay.endSession('cs_unknown')).toBeNull()
  })
  test('is found by its payment, and money goes back once for each key', async () => {
    const { id } = await pay.openSession(request())
    await stripe.pay(id, { silently: true })
    const payment_id = (await pay.readSession(id))?.payment_id ?? ''
    expect((await pay.sessionsOfPayment(payment_id)).map((found) => found.id)).toEqual([id])
    stripe.failAt((call) => (call === 1 ? 'lost answer' : null))
    await pay.refund(payment_id, 1000, 'refund-1')
    await pay.refund(payment_id, 1000, 'refund-1')
    expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(3)
    expect(await code(pay.refund(payment_id, 5077, 'refund-2'))).toBe(ProviderRefused)
    await pay.refund(payment_id, 5076, 'refund-3')
  })
})

describe('when Stripe fails', () => {
  test.each([[{ status: 503 }], [{ status: 500 }], ['reset']] as const)('%p once is tried again', async (fault) => {
    stripe.failAt((call) => (call === 1 ? fault : null))
    expect((await pay.openSession(request())).state).toBe('open')
  })
  test('for good, the caller learns that it may try later', async () => {
    for (const status of [503, 429]) {
      stripe.failAt(() => ({ status }))
      expect(await code(pay.openSession(request()))).toBe(ProviderUnavailable)
    }
    const gone = openStripe({ secret_key: 'sk', webhook_secret: null, api_base: 'http://127.0.0.1:1' })
    expect(await code(gone.readSession('cs_1'))).toBe(ProviderUnavailable)
  })
  test('a wrong key and parameters are refused, not tried for ever', async () => {
    const stranger = openStripe({ secret_key: 'sk_wrong', webhook_secret: null, api_base: stripe.url })
    expect(await code(stranger.openSession(request()))).toBe(ProviderRefused)
    expect(await code(pay.openSession(request({ lines: [{ name: 'x', cents: 49 }], total_cents: 49 })))).toBe(ProviderRefused)
    expect(await code(pay.openSession(request({ ends_at: new Date(Date.now() + 60_000) })))).toBe(ProviderRefused)
  })
  test('silence ends within the time that a buyer waits for', async () => {
    stripe.failAt(() => 'hang')
    expect(await code(pay.readSession('cs_1'))).toBe(ProviderUnavailable)
  })
})

describe('an event', () => {
  const read = async (type: string, object: object, options: { at?: number; secret?: string } = {}) => {
    const got: { body: Uint8Array; signature: string | null }[] = []
    const door = Bun.serve({
      port: 0,
      fetch: async (sent) => {
        got.push({ body: await sent.bytes(), signature: sent.headers.get('stripe-signature') })
        return new Response()
      },
    })
    await stripe.send(type, object, { ...options, url: door.url.href })
    await door.stop(true)
    const [event] = got
    if (!event) throw new Error('nothing was sent')
    return { event, given: () => pay.readEvent(event.body, event.signature) }
  }
  test('that Stripe signed is read', async () => {
    const { given } = await read('checkout.session.completed', { id: 'cs_1' })
    expect(await given()).toMatchObject({ about: 'session', session_id: 'cs_1', said: { paid: false, failed: false } })
    const charge = { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 500 }
    expect(await (await read('charge.refunded', charge)).given()).toMatchObject({
      ...{ about: 'refund', payment_id: 'pi_1', refunded_cents: 500 },
    })
    const dispute = { id: 'dp_1', payment_intent: { id: 'pi_1' }, status: 'needs_response', amount: 100 }
    expect(await (await read('charge.dispute.created', dispute)).given()).toMatchObject({
      about: 'dispute',
      state: 'open',
      payment_id: 'pi_1',
    })
    expect(await (await read('customer.created', { id: 'cus_1' })).given()).toMatchObject({ about: 'other' })
  })
  test.each([
    ['forged is refused', { secret: 'whsec_other' }, 0, false],
    ['more than five minutes old is refused', {}, -310, false],
    ['four minutes old is taken', {}, -240, true],
    ['from the future is refused', {}, 90, false],
    ['signed by a clock a little ahead is taken', {}, 30, true],
  ])('%s', async (_title, options, seconds, taken) => {
    const at = Math.floor(Date.now() / 1000) + seconds
    const { given } = await read('checkout.session.completed', { id: 'cs_1' }, { ...options, at })
    expect(await code(given())).toBe(taken ? 'done' : EventRefused)
  })
  test('whose body was changed by one byte, or that has no signature, is refused', async () => {
    const { event } = await read('checkout.session.completed', { id: 'cs_1' })
    const changed = Buffer.from(Buffer.from(event.body).toString().replace('cs_1', 'cs_2'))
    expect(await code(pay.readEvent(changed, event.signature))).toBe(EventRefused)
    for (const signature of [null, '', 't=1', 'v1=00', `t=NaN,v1=${'0'.repeat(64)}`])
      expect(await code(pay.readEvent(event.body, signature))).toBe(EventRefused)
    expect(await code(pay.readEvent(new Uint8Array(), event.signature))).toBe(EventRefused)
    const unset = openStripe({ secret_key: 'sk', webhook_secret: null, api_base: stripe.url })
    expect(await code(unset.readEvent(event.body, event.signature))).toBe(EventRefused)
  })
})
