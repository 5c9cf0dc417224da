import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import type { PayEvent, PaySession, Provider, SaidOfSession } from '../../pay/provider.ts'
import { deliverOrder } from '../delivery/deliver.ts'
import { notifyFailed } from '../documents/emails.ts'
import { sessionTag } from '../record/links.ts'
import { markPaid } from './paid.ts'
import { findPayment, setPayment, type PaymentRecord } from '../record/payments.ts'
import { giveBack, holdUntil, ORDER_HOURS } from '../record/reservations.ts'
import { findOrder, lockOrder, setOrder, type OrderRecord } from '../record/rows.ts'
import { lockSeatWeeks } from '../record/seats_kept.ts'
import { afterEvent } from '../record/states.ts'

/** Looks again where the order changed between asking the provider and locking the order. */
const ATTEMPTS_MAX = 5
/** A bank transfer may take so long; the order waits for it. */
const PROCESSING_DAYS_MAX = 14
const DAY_MILLISECONDS = 24 * 3600 * 1000

/** `moved`: the order changed meanwhile, so that the word is old. */
type Outcome = 'paid' | 'changed' | 'nothing' | 'duplicate' | 'unknown' | 'moved'
type Event = Pick<PayEvent, 'id' | 'type'>
type SessionEvent = Event & { said: SaidOfSession }

/**
 * What every sign of a payment leads to: the provider is asked what became of the session, and its word is applied with the order locked.
 * A word that was asked for before the order last changed is asked for anew, so that an old one never comes on top of a newer. The event
 * is remembered in the same transaction: it arrives once, or not at all. Throws ProviderUnavailable.
 */
export async function syncPayment(service: Service, session_id: string, event: SessionEvent | null = null): Promise<Outcome> {
  const { pay, database, clock } = service
  if (!pay) return 'unknown'
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const known = await findPayment(database, pay.name, session_id)
    const order = known ? await findOrder(database, { id: known.order_id }) : undefined
    const read = await pay.readSession(session_id)
    const found = known && order ? { payment: known, order } : read ? await adopt(service, pay, read) : null
    const session = found ? withSaid(read, session_id, event?.said) : null
    if (!found || !session) return 'unknown'
    const outcome = await database.begin(async (sql): Promise<Outcome> => {
      await lockSeatWeeks(sql, found.order.id)
      const locked = await lockOrder(sql, found.order.id)
      if (locked.version !== found.order.version) return 'moved'
      if (event && !(await rememberEvent(sql, pay.name, event, { order_id: locked.id, outcome: session.state, now: clock() })))
        return 'duplicate'
      return applySession(sql, service, locked, found.payment, session)
    })
    if (outcome === 'moved') continue
    if (outcome === 'paid') await deliverNow(service, found.order.id)
    return outcome
  }
  throw new Error(`the order of session ${session_id} changed ${ATTEMPTS_MAX} times while it was looked at`)
}

/** The provider's answer, and what its signed event knows beyond it. */
function withSaid(read: PaySession | null, id: string, said: SaidOfSession | undefined): PaySession | null {
  if (said?.paid && read?.state !== 'paid') {
    const { total_cents, currency, payment_id } = said
    return { id, url: null, order_number: null, mark: null, card_country: null, ...read, total_cents, currency, payment_id, state: 'paid' }
  }
  return read && said?.failed && read.state === 'processing' ? { ...read, state: 'failed' } : read
}

/** The job delivers if this cannot: what was paid stays paid. */
export async function deliverNow(service: Service, order_id: number): Promise<void> {
  await deliverOrder(service, order_id).catch((error: unknown) => service.events.jobBroke({ job: 'deliver_order' }, error))
}

/** Whether the event is new. */
export async function rememberEvent(
  sql: Sql,
  provider: Provider['name'],
  event: Event,
  { order_id, outcome, now }: { order_id: number; outcome: string; now: Date },
): Promise<boolean> {
  const { count } = await sql`
    insert into payment_events (provider, event_id, type, order_id, outcome, received_at)
    values (${provider}, ${event.id}, ${event.type}, ${order_id}, ${outcome}, ${now}) on conflict do nothing`
  return count === 1
}

async function applySession(sql: Sql, service: Service, order: OrderRecord, payment: PaymentRecord, session: PaySession): Promise<Outcome> {
  const now = service.clock()
  switch (session.state) {
    case 'paid':
      if (payment.state === 'succeeded' || payment.state === 'surplus') return 'nothing'
      await markPaid(sql, service, order, payment, session)
      return 'paid'
    case 'processing':
      if (payment.state !== 'processing') await setPayment(sql, payment.id, { state: 'processing', ...intentOf(session) }, now)
      return (await waitForBank(sql, order, now)) ? 'changed' : 'nothing'
    case 'failed':
    case 'cancelled':
    case 'expired':
      return endPayment(sql, service, order, payment, session.state)
    case 'open':
      return 'nothing'
  }
}

/** An expired session ends no order, which can be paid by another until its own time is over. */
async function endPayment(
  sql: Sql,
  service: Service,
  order: OrderRecord,
  payment: PaymentRecord,
  state: 'failed' | 'cancelled' | 'expired',
): Promise<Outcome> {
  const now = service.clock()
  if (payment.state !== 'open' && payment.state !== 'processing') return 'nothing'
  await setPayment(sql, payment.id, { state }, now)
  const move = state === 'expired' ? null : afterEvent(order, { kind: state })
  if (!move) return 'changed'
  const ended_at = move.status === 'cancelled' ? now : null
  await setOrder(sql, order.id, { status: move.status, ended_at }, now)
  if (ended_at) await giveBack(sql, order.id, now)
  // It had been waited for a bank; from now on it waits for the buyer, no longer than any order.
  const latest = new Date(now.getTime() + ORDER_HOURS * 3_600_000)
  const until = order.expires_at > latest ? latest : order.expires_at
  if (move.status === 'failed' && until < order.expires_at) await holdUntil(sql, order.id, until, now)
  if (move.status === 'failed' && payment.state === 'processing') await notifyFailed(sql, service, order, payment.id, until, now)
  return 'changed'
}

/** Seats and promo code are held for as long as a bank may take. */
async function waitForBank(sql: Sql, order: OrderRecord, now: Date): Promise<boolean> {
  const until = new Date(order.created_at.getTime() + PROCESSING_DAYS_MAX * DAY_MILLISECONDS)
  if (afterEvent(order, { kind: 'expired' }) === null || order.expires_at >= until) return false
  await holdUntil(sql, order.id, until, now)
  return true
}

/**
 * A session that names an order of ours and was not written down: the process died between asking and writing. Its mark proves that it is
 * this order's and not one of the same number in another deployment.
 */
async function adopt(
  { database, clock }: Service,
  pay: Provider,
  session: PaySession,
): Promise<{ payment: PaymentRecord; order: OrderRecord } | null> {
  const order = session.order_number === null ? undefined : await findOrder(database, { number: session.order_number })
  if (!order || session.mark !== sessionTag(order.checkout_token_hash)) return null
  await database`
    update payments set session_id = ${session.id}, updated_at = ${clock()}
    where id = (select id from payments where order_id = ${order.id} and provider = ${pay.name} and session_id is null order by attempt limit 1)`
  const payment = await findPayment(database, pay.name, session.id)
  return payment ? { payment, order } : null
}

const intentOf = ({ payment_id }: PaySession) => (payment_id === null ? {} : { intent_id: payment_id })
