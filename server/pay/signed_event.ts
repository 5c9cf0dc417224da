import { isObject } from '../base/is_object.ts'
import { EventRefused, type Dispute, type PayEvent, type SaidOfSession } from './provider.ts'

const TOLERANCE_SECONDS = 300
/** The library takes any time to come; two clocks differ by less than this. */
const AHEAD_SECONDS_MAX = 60
/** An id, a type or a currency: no other sign reaches the database. */
const NAME = /^[\w.-]{1,255}$/

/**
 * Checks the signature over the raw body and answers what the event is about. Times are the real ones: the provider knows nothing of a
 * clock that the operator has shifted. Under Bun the library has only its asynchronous functions.
 */
export async function readSignedEvent(body: Uint8Array, signature: string | null, secret: string): Promise<PayEvent> {
  let event: unknown
  try {
    event = await (await stripeWebhooks()).constructEventAsync(body, signature ?? '', secret, TOLERANCE_SECONDS)
  } catch (error) {
    throw new EventRefused('the signature does not match the body, or is too old', { cause: error })
  }
  const signed_at = Number(/(?:^|,)t=(\d{1,15})(?=,|$)/.exec(signature ?? '')?.[1])
  if (!(signed_at <= Date.now() / 1000 + AHEAD_SECONDS_MAX)) throw new EventRefused('the signature is from the future')
  return eventOf(event)
}

export async function signEvent(body: string, secret: string): Promise<string> {
  return (await stripeWebhooks()).generateTestHeaderStringAsync({ payload: body, secret })
}

/** Loaded where somebody pays: a megabyte of text, which takes 5 MB in each process. */
const stripeWebhooks = async () => (await import('stripe')).Stripe.webhooks

/** Only what is used is read, and each of it is checked: an event of another version of the API must not break what it tells about. */
function eventOf(given: unknown): PayEvent {
  const event = objectOf(given)
  const id = textOf(event.id)
  const type = textOf(event.type)
  if (id === null || type === null) throw new EventRefused('the event has no id or no type')
  const about = objectOf(objectOf(event.data).object)
  const name = textOf(about.id)
  if (type.startsWith('checkout.session.') && name !== null)
    return { id, type, about: 'session', session_id: name, said: saidOf(type, about) }
  const dispute = type.startsWith('charge.dispute.') ? disputeOf(about) : null
  // Webhooks of older versions of the API tell what the buyer saw, where prices are shown in the buyer's own currency.
  if ((type === 'charge.refunded' || dispute) && (textOf(about.currency) ?? 'usd') !== 'usd')
    return { id, type, about: 'money_back', payment_id: nameOf(about.payment_intent) }
  if (type === 'charge.refunded')
    return {
      ...{ id, type, about: 'refund', payment_id: nameOf(about.payment_intent) },
      refunded_cents: centsOf(about.amount_refunded),
    }
  if (type === 'refund.failed')
    return { id, type, about: 'failed_refund', payment_id: nameOf(about.payment_intent), cents: centsOf(about.amount) }
  if (dispute) return { id, type, about: 'dispute', payment_id: nameOf(about.payment_intent), ...dispute }
  return { id, type, about: 'other' }
}

function saidOf(type: string, session: Record<string, unknown>): SaidOfSession {
  return {
    paid: session.payment_status === 'paid',
    failed: type === 'checkout.session.async_payment_failed',
    total_cents: typeof session.amount_total === 'number' ? centsOf(session.amount_total) : null,
    currency: textOf(session.currency),
    payment_id: nameOf(session.payment_intent),
  }
}

/** Null for a mere inquiry (`warning_…`), which takes no money: it may still become a dispute, under the same name. */
export function disputeOf(given: unknown): Dispute | null {
  const { id, status, amount } = objectOf(given)
  const dispute_id = textOf(id)
  if (dispute_id === null || (typeof status === 'string' && status.startsWith('warning_'))) return null
  const state = status === 'lost' ? 'lost' : status === 'won' || status === 'prevented' ? 'won' : 'open'
  return { dispute_id, state, cents: centsOf(amount) }
}

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
const textOf = (value: unknown): string | null => (typeof value === 'string' && NAME.test(value) ? value : null)
const centsOf = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0)
/** An object of Stripe's, whole or by its id alone. */
export const nameOf = (value: unknown): string | null => textOf(value) ?? textOf(objectOf(value).id)
