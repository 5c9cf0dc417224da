import { Stripe } from 'stripe'
import { createBoundedFetch } from '../base/http/bounded_fetch.ts'
import { ProviderRefused, ProviderUnavailable, type PaySession, type Provider, type SessionRequest, type SessionState } from './provider.ts'
import { disputeOf, nameOf, readSignedEvent } from './signed_event.ts'

/** One attempt, and how often it is made anew with the same idempotency key: a buyer who waits for the page waits no longer than this. */
const TIMEOUT_MILLISECONDS = 6_000
const RETRIES_MAX = 2
/** A page of ten sessions or disputes has about 60 KB. */
const ANSWER_BYTES_MAX = 1024 * 1024
const SESSIONS_OF_PAYMENT_MAX = 5
const DISPUTES_OF_PAYMENT_MAX = 10
const EXPAND = ['payment_intent.latest_charge']

export type StripeSettings = { secret_key: string; webhook_secret: string | null; api_base: string | null }

/**
 * Stripe's hosted Checkout by the official library. Which ways of paying the page offers (card, Apple and Google Pay, PayPal, crypto) is
 * set in Stripe's dashboard. Docs: docs.stripe.com/api/checkout/sessions.
 */
export function openStripe({ secret_key, webhook_secret, api_base }: StripeSettings): Provider {
  const stripe = new Stripe(secret_key, {
    ...addressOf(api_base),
    maxNetworkRetries: RETRIES_MAX,
    timeout: TIMEOUT_MILLISECONDS,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(createBoundedFetch({ bytes_max: ANSWER_BYTES_MAX })),
  })
  const { sessions } = stripe.checkout
  const readSession = (session_id: string) => orNull(async () => show(await sessions.retrieve(session_id, { expand: EXPAND })))
  return {
    name: 'stripe',
    // The world's: Stripe knows nothing of a clock that the operator has shifted.
    clock: () => new Date(),
    openSession: (request) =>
      asked(async () => show(await sessions.create(paramsOf(request), { idempotencyKey: `order:${request.mark}:v${request.version}` }))),
    readSession,
    endSession: async (session_id) => {
      try {
        return await orNull(async () => show(await sessions.expire(session_id)))
      } catch (error) {
        // Only an open session can be ended; what it became instead is what counts.
        if (error instanceof ProviderRefused) return readSession(session_id)
        throw error
      }
    },
    sessionsOfPayment: (payment_id) =>
      asked(async () => (await sessions.list({ payment_intent: payment_id, limit: SESSIONS_OF_PAYMENT_MAX })).data.map(show)),
    refund: (payment_id, cents, key) =>
      asked(async () => {
        const { status } = await stripe.refunds.create({ payment_intent: payment_id, amount: cents }, { idempotencyKey: key })
        if (status === 'failed' || status === 'canceled') throw new ProviderRefused(`Stripe made no refund: it is ${status}`)
      }),
    moneyBackOf: (payment_id) =>
      orNull(async () => {
        const charge = chargeOf(await stripe.paymentIntents.retrieve(payment_id, { expand: ['latest_charge'] }))
        const listed = charge?.disputed ? await stripe.disputes.list({ payment_intent: payment_id, limit: DISPUTES_OF_PAYMENT_MAX }) : null
        const disputes = (listed?.data ?? []).flatMap((dispute) => disputeOf(dispute) ?? [])
        return { refunded_cents: charge?.amount_refunded ?? 0, disputes }
      }),
    readEvent: (body, signature) => readSignedEvent(body, signature, webhook_secret ?? crypto.randomUUID()),
  }
}

function paramsOf(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { order_number, mark, lines, currency, email, success_url, cancel_url, ends_at } = request
  const metadata = { order_number, mark }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: order_number,
    metadata,
    // Charges, refunds and disputes carry it too.
    payment_intent_data: { metadata },
    line_items: lines.map(({ name, cents }) => ({ quantity: 1, price_data: { currency, unit_amount: cents, product_data: { name } } })),
    ...(email === null ? {} : { customer_email: email }),
    success_url,
    cancel_url,
    expires_at: Math.floor(ends_at.getTime() / 1000),
  }
}

function show(session: Stripe.Checkout.Session): PaySession {
  const { id, url, client_reference_id, metadata, amount_total, currency, payment_intent } = session
  const card = typeof payment_intent === 'object' ? chargeOf(payment_intent)?.payment_method_details?.card : null
  return {
    id,
    state: stateOf(session),
    url: url ?? null,
    order_number: client_reference_id ?? null,
    mark: metadata?.mark ?? null,
    total_cents: amount_total ?? null,
    currency: currency ?? null,
    payment_id: nameOf(payment_intent),
    card_country: card?.country ?? null,
  }
}

const chargeOf = (payment: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  typeof payment?.latest_charge === 'object' ? payment.latest_charge : null

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): SessionState {
  if (payment_status === 'paid' || payment_status === 'no_payment_required') return 'paid'
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  const payment = typeof payment_intent === 'object' ? payment_intent?.status : null
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'failed' : 'processing'
}

export function addressOf(api_base: string | null): Stripe.StripeConfig {
  if (api_base === null) return {}
  const { protocol, hostname, port } = new URL(api_base)
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, ...(port === '' ? {} : { port }) }
}

const orNull = <Answer>(call: () => Promise<Answer>): Promise<Answer | null> =>
  asked(async () => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return null
      throw error
    }
  })

/** Tells what may be asked again from what is refused for good; neither repeats what Stripe was sent. */
async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderRefused) throw error
    if (!(error instanceof Stripe.errors.StripeError)) throw new ProviderUnavailable('Stripe could not be asked', { cause: error })
    const { statusCode, type } = error
    const passes = statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409
    if (passes) throw new ProviderUnavailable(`Stripe does not answer (${type})`, { cause: error })
    throw new ProviderRefused(`Stripe refuses: ${type} ${error.code ?? ''} ${statusCode}`.trim(), { cause: error })
  }
}
