import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { formOf, givenSession, hostedPage, type Form } from './stripe_forms.ts'

export type StripeRequest = { method: string; path: string; form: Form; headers: IncomingHttpHeaders }
/** An error as Stripe sends it; silence; the connection ends before the effect, or after it: the answer is lost. */
export type Fault = { status: number; type?: string } | 'hang' | 'reset' | 'lost answer'

export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  client_reference_id: string | null
  metadata: Record<string, string>
  amount_total: number
  currency: string
  customer_email: string | null
  success_url: string
  cancel_url: string
  expires_at: number
  url: string | null
  payment_intent: string | null
  line_items: { name: string; cents: number }[]
}
type Payment = { id: string; object: 'payment_intent'; status: string; latest_charge: Charge | null; metadata: Record<string, string> }
type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_refunded: number
  disputed: boolean
  payment_intent: string
  metadata: Record<string, string>
  payment_method_details: { type: 'card'; card: { country: string } }
}

const VERSION = '2026-10-28.endive'

/**
 * Stripe on loopback, in its own wire format: Checkout sessions, refunds and signed events, and the page on which a buyer pays. It is as
 * strict as the real one about keys, versions, forms, sums, times and idempotency; `fault` may fail the n-th call, counted from 1.
 */
export async function serveStripe({
  key = 'sk_test_double',
  webhook_secret = 'whsec_double',
  port = 0,
  fault = (_call: number, _request: StripeRequest): Fault | null => null,
} = {}) {
  const sessions = new Map<string, Session>()
  const payments = new Map<string, Payment>()
  const kept = new Map<string, { print: string; status: number; body: unknown }>()
  const disputes = new Map<string, { id: string; object: 'dispute'; status: string; amount: number; payment_intent: string }>()
  const requests: StripeRequest[] = []
  const told: { type: string; status: number }[] = []
  let webhook_url: string | null = null
  let webhooks: { url: string; status: string; enabled_events: string[] }[] = []
  let faults = fault
  let calls = 0
  let base = ''
  let card_country = 'DE'
  let refund_status = 'succeeded'

  const newId = (kind: string) => `${kind}_${crypto.randomUUID().replaceAll('-', '')}`
  const get = (id: string) => sessions.get(id) ?? lacking(`No such checkout.session: ${id}`)
  const paymentOf = (session: Session): Payment => {
    const { metadata } = session
    const payment = payments.get(session.payment_intent ?? '') ?? {
      ...{ id: newId('pi'), object: 'payment_intent', status: 'processing', latest_charge: null, metadata },
    }
    payments.set(payment.id, payment)
    session.payment_intent = payment.id
    return payment
  }
  const charge = (session: Session): Charge => {
    const payment = paymentOf(session)
    const { amount_total, metadata } = session
    payment.status = 'succeeded'
    payment.latest_charge ??= {
      ...{ id: newId('ch'), object: 'charge', amount: amount_total, amount_refunded: 0, disputed: false },
      ...{ payment_intent: payment.id, metadata, payment_method_details: { type: 'card', card: { country: card_country } } },
    }
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
    return payment.latest_charge
  }
  const expanded = (session: Session) => ({ ...session, payment_intent: payments.get(session.payment_intent ?? '') ?? null })

  /** Sends an event as Stripe does; every way of sending it wrong is open to the test. Answers the status, 0 where nobody answered. */
  const send = async (
    type: string,
    object: object,
    { id = newId('evt'), at = Math.floor(Date.now() / 1000), secret = webhook_secret, url = webhook_url } = {},
  ): Promise<number> => {
    if (url === null) return 0
    const payload = JSON.stringify({ id, object: 'event', api_version: VERSION, created: at, type, data: { object } })
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: at })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    // On a connection of its own: one kept from before may be closing just then, and nobody would have answered.
    const status = await fetch(url, { method: 'POST', body: payload, headers, keepalive: false }).then(
      (response) => response.status,
      () => 0,
    )
    told.push({ type, status })
    return status
  }
  /** The buyer pays on the page; the event is sent unless told otherwise. */
  const pay = async (id: string, { silently = false, later = false } = {}) => {
    const session = get(id)
    if (session.status !== 'open') throw new Error(`the session is ${session.status}`)
    if (later) paymentOf(session)
    else charge(session)
    Object.assign(session, { status: 'complete', url: null })
    if (!silently) await send('checkout.session.completed', session)
  }
  /** The bank answers, days later. */
  const settle = async (id: string, succeeds: boolean) => {
    const session = get(id)
    if (succeeds) charge(session)
    else paymentOf(session).status = 'requires_payment_method'
    return send(`checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, session)
  }
  const refund = (payment_id: string, cents: number): Charge => {
    const paid = payments.get(payment_id)?.latest_charge ?? lacking(`No such payment_intent: ${payment_id}`)
    if (paid.amount_refunded + cents > paid.amount) refuse(400, 'charge_already_refunded')
    paid.amount_refunded += cents
    return paid
  }

  const answer = ({ method, path, form }: StripeRequest): unknown => {
    const url = new URL(path, base)
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      const made: Session = { ...givenSession(form, refuse), id: newId('cs_test') }
      sessions.set(made.id, { ...made, url: `${base}/pay/${made.id}` })
      return get(made.id)
    }
    if (method === 'GET' && url.pathname === '/v1/checkout/sessions') {
      const wanted = url.searchParams.get('payment_intent')
      return { object: 'list', data: [...sessions.values()].filter(({ payment_intent }) => payment_intent === wanted), has_more: false }
    }
    if (id !== '' && method === 'GET') return url.searchParams.has('expand[0]') ? expanded(get(id)) : get(id)
    if (id !== '' && verb === 'expire') {
      if (get(id).status !== 'open') refuse(400, 'session_not_open')
      return Object.assign(get(id), { status: 'expired', url: null })
    }
    if (method === 'POST' && url.pathname === '/v1/refunds') {
      const payment = String(form.payment_intent)
      if (refund_status !== 'succeeded') return { id: newId('re'), object: 'refund', status: refund_status }
      return { id: newId('re'), object: 'refund', status: 'succeeded', charge: refund(payment, Number(form.amount)).id }
    }
    const [, intent = ''] = /^\/v1\/payment_intents\/([^/]+)$/.exec(url.pathname) ?? []
    if (intent !== '' && method === 'GET') return payments.get(intent) ?? lacking(`No such payment_intent: ${intent}`)
    if (method === 'GET' && url.pathname === '/v1/webhook_endpoints')
      return { object: 'list', data: webhooks.map((each) => ({ ...each, id: newId('we'), object: 'webhook_endpoint' })), has_more: false }
    if (method === 'GET' && url.pathname === '/v1/disputes') {
      const wanted = url.searchParams.get('payment_intent')
      return { object: 'list', data: [...disputes.values()].filter(({ payment_intent }) => payment_intent === wanted), has_more: false }
    }
    return lacking(`Unrecognized request URL (${method}: ${url.pathname})`)
  }

  const server = createServer((request, response) => void respond(request, response))
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await bodyOf(request)
    const path = request.url ?? '/'
    if (path.startsWith('/pay/')) return servePage(path, text, response)
    const got: StripeRequest = { method: request.method ?? 'GET', path, form: formOf(text), headers: request.headers }
    requests.push(got)
    const failing = faults(++calls, got)
    if (failing === 'hang') return
    if (failing === 'reset') return void request.socket.destroy()
    const reply =
      typeof failing === 'object' && failing !== null ? errorOf(failing.status, failing.type ?? 'api_error') : perform(got, text)
    if (failing === 'lost answer') return void request.socket.destroy()
    response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': newId('req') })
    response.end(JSON.stringify(reply.body))
  }
  const perform = (got: StripeRequest, text: string): { status: number; body: unknown } => {
    const { headers, method, path } = got
    if (headers.authorization !== `Bearer ${key}`) return errorOf(401, 'invalid_request_error', 'Invalid API Key provided')
    if (headers['stripe-version'] !== VERSION) return errorOf(400, 'invalid_request_error', 'Invalid Stripe API version')
    if (method === 'POST' && text !== '' && !headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      return errorOf(400, 'invalid_request_error', 'Send the body form-encoded')
    const once = method === 'POST' ? headers['idempotency-key'] : undefined
    const print = `${path}?${text}`
    const earlier = typeof once === 'string' ? kept.get(once) : undefined
    if (earlier && earlier.print !== print) return errorOf(400, 'idempotency_error', 'Keys can only be used with the same parameters')
    if (earlier) return earlier
    let reply: { status: number; body: unknown }
    try {
      reply = { status: 200, body: structuredClone(answer(got)) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      reply = errorOf(error.status, 'invalid_request_error', error.message)
    }
    if (typeof once === 'string') kept.set(once, { print, ...reply })
    return reply
  }
  const servePage = async (path: string, text: string, response: ServerResponse) => {
    const session = sessions.get(path.slice('/pay/'.length))
    if (!session || session.status !== 'open') return void response.writeHead(410).end('This page is over.')
    if (text === '') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session))
    await pay(session.id, { later: formOf(text).how === 'later' })
    response.writeHead(303, { location: session.success_url }).end()
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A listening TCP server has an address and a port.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: base,
    env: { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook_secret, STRIPE_API_BASE: base },
    requests,
    sessions,
    /** Each event that was sent, and what the service answered. */
    told,
    sessionOf: (order_number: string) => [...sessions.values()].filter(({ client_reference_id }) => client_reference_id === order_number),
    tellTo: (url: string | null) => void (webhook_url = url),
    /** What its dashboard lists under webhooks. */
    hasWebhooks: (...given: typeof webhooks) => void (webhooks = given),
    failAt: (given: typeof fault) => {
      calls = 0
      faults = given
    },
    send,
    pay,
    settle,
    /** A refund made in the dashboard; its event may be lost. */
    refund: async (payment_id: string, cents: number, { silently = false } = {}) => {
      const charged = refund(payment_id, cents)
      return silently ? 0 : send('charge.refunded', charged)
    },
    dispute: async (payment_id: string, status: string, { id = 'dp_1', amount = 100, type = 'created', silently = false } = {}) => {
      const dispute = { id, object: 'dispute' as const, status, amount, payment_intent: payment_id }
      disputes.set(id, dispute)
      const charged = payments.get(payment_id)?.latest_charge
      if (charged) charged.disputed = true
      return silently ? 0 : send(`charge.dispute.${type}`, dispute)
    },
    /** Where cards are from, and what becomes of refunds, from now on. */
    cardsFrom: (country: string) => void (card_country = country),
    refundsAre: (status: string) => void (refund_status = status),
    expire: (id: string) => send('checkout.session.expired', Object.assign(get(id), { status: 'expired', url: null })),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}
function refuse(status: number, message: string): never {
  throw new Refused(status, message)
}
const lacking = (message: string): never => refuse(404, message)

const errorOf = (status: number, type: string, message = 'This call failed.') => ({ status, body: { error: { type, message } } })

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
