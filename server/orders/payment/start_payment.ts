import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import {
  ProviderRefused,
  ProviderUnavailable,
  SESSION_SECONDS_MAX,
  SESSION_SECONDS_MIN,
  type PaySession,
  type Provider,
  type SessionRequest,
} from '../../pay/provider.ts'
import { showLines } from '../documents/documents.ts'
import { endSessions } from './expire.ts'
import { sessionTag } from '../record/links.ts'
import { markPaid } from './paid.ts'
import { addPayment, keepSession, openPayments, requestOf, setPayment, type PaymentRecord } from '../record/payments.ts'
import { holdUntil, ORDER_HOURS } from '../record/reservations.ts'
import { findOrder, lockOrder, setOrder, type OrderRecord } from '../record/rows.ts'
import { lockSeatWeeks } from '../record/seats_kept.ts'
import { checkoutUrl } from '../record/show.ts'
import { afterEvent, isPayable, wasPaid } from '../record/states.ts'
import { paymentBlocker } from './payment_blocker.ts'
import { deliverNow, syncPayment } from './sync_payment.ts'

const ATTEMPTS_MAX = 4
const NAME_CHARS_MAX = 250
/** A session that ends sooner is not worth sending a buyer to. */
const SECONDS_LEFT_MIN = 120

/**
 * `over`: the order can no longer be paid; `waits`: a bank works on a payment already; `changed`: the total is another than was agreed to;
 * `blocked`: what it is for can no longer be had.
 */
export type Started = { kind: 'redirect'; url: string } | { kind: 'paid' | 'over' | 'waits' | 'changed' | 'blocked' }

/**
 * The person has seen the total and pays. Answers where: the page of the provider, with one session open at a time, so that one order is
 * paid once. Pressed twice it leads to the same session. `agreed_cents` is all that is ever asked for, whatever another window makes of the
 * order meanwhile. Throws ProviderUnavailable and ProviderRefused.
 */
export async function startPayment(service: Service, order_id: number, agreed_cents: number): Promise<Started> {
  const { pay, database } = service
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const order = await findOrder(database, { id: order_id })
    if (!order || (!wasPaid(order.status) && !canBePaid(order, service.clock()))) return { kind: 'over' }
    if (wasPaid(order.status)) return { kind: 'paid' }
    if (order.total_cents !== agreed_cents) return { kind: 'changed' }
    if (await paymentBlocker(database, order, service.clock())) {
      await endSessions(service, order_id)
      return { kind: 'blocked' }
    }
    if (order.total_cents === 0) return payNothing(service, order)
    if (!pay) throw new ProviderUnavailable('no payment provider is set up')
    const request = await describe(service, pay, order)
    const open = await openPayments(database, order_id)
    if (open.some(({ state }) => state === 'processing')) return { kind: 'waits' }
    const same = open.find((payment) => asksTheSame(requestOf(payment), request, pay.clock()))
    if (same && open.length === 1) {
      const url = await urlOf(service, same)
      if (url !== null) return { kind: 'redirect', url }
    } else if (open.length > 0) await endSessions(service, order_id)
    else {
      if (!mayBegin(order, service.clock())) return { kind: 'over' }
      const payment = await beginPayment(service, order, request)
      const url = payment ? await urlOf(service, payment) : null
      if (url !== null) return { kind: 'redirect', url }
    }
  }
  return { kind: 'waits' }
}

/** An order whose time is over cannot be paid, also before the job has ended it. */
export const canBePaid = (order: Pick<OrderRecord, 'status' | 'expires_at'>, now: Date): boolean =>
  isPayable(order.status) && order.expires_at > now

/**
 * A payment may outlast the order's hours, and one that a bank refused is made up for; nobody keeps a seat by beginning anew for ever: what
 * fits into the time that is left adds none to it.
 */
const mayBegin = ({ status, created_at, expires_at }: OrderRecord, now: Date): boolean =>
  status === 'failed' ||
  now.getTime() < created_at.getTime() + ORDER_HOURS * 3_600_000 ||
  now.getTime() + SESSION_SECONDS_MIN * 1000 <= expires_at.getTime()

/** Where a payment is made; null where it no longer can be, after what became of it was taken. */
async function urlOf(service: Service, payment: PaymentRecord): Promise<string | null> {
  const { pay, database, clock } = service
  if (!pay) return null
  const session = payment.session_id === null ? await openSession(service, pay, payment) : await pay.readSession(payment.session_id)
  if (session?.state === 'open' && session.url !== null) return session.url
  if (session) await syncPayment(service, session.id)
  else await setPayment(database, payment.id, { state: 'expired' }, clock())
  return null
}

/** Asks for the session of a payment that was written down. What the provider refuses is over: it is asked anew for another next time. */
export async function openSession({ database, clock }: Service, pay: Provider, payment: PaymentRecord): Promise<PaySession> {
  try {
    const session = await pay.openSession(requestOf(payment))
    const state = await keepSession(database, payment.id, session, clock())
    // Ended from another window while the provider was asked: nobody may pay on a page that the order has forgotten.
    return state === 'open' || state === 'processing'
      ? session
      : ((await pay.endSession(session.id)) ?? { ...session, state: 'expired', url: null })
  } catch (error) {
    if (error instanceof ProviderRefused) await setPayment(database, payment.id, { state: 'expired' }, clock())
    throw error
  }
}

/** Writes down what the provider will be asked, before it is asked; null where the order changed meanwhile. */
async function beginPayment(service: Service, seen: OrderRecord, request: Omit<SessionRequest, 'version'>): Promise<PaymentRecord | null> {
  const { database, pay, clock } = service
  return database.begin(async (sql) => {
    const order = await lockOrder(sql, seen.id)
    const now = clock()
    if (!pay || order.version !== seen.version || !canBePaid(order, now)) return null
    const move = afterEvent(order, { kind: 'retried' })
    if (move) await setOrder(sql, order.id, { status: move.status }, now)
    const ends_at = new Date(now.getTime() + request.ends_at.getTime() - pay.clock().getTime())
    // A session has a least length; begun in an order's last minutes, it takes the order along, which nobody can begin anew then.
    if (ends_at > order.expires_at) await holdUntil(sql, order.id, ends_at, now)
    const [last] = await sql<{ attempt: number }[]>`select coalesce(max(attempt), 0) as attempt from payments where order_id = ${order.id}`
    const attempt = (last?.attempt ?? 0) + 1
    return addPayment(
      sql,
      {
        ...{ order_id: order.id, attempt, provider: pay.name, amount_cents: order.total_cents, state: 'open', expires_at: ends_at },
        request: { ...request, version: attempt },
      },
      now,
    )
  })
}

/** The order as the provider is to show it: the lines after their discount, and VAT as a line of its own, which sum to the total. */
async function describe(service: Service, pay: Provider, order: OrderRecord): Promise<Omit<SessionRequest, 'version'>> {
  const { database, sites, secret, clock } = service
  const site = await sites.byId(order.site_id)
  const texts = await showLines(database, order.lines)
  const page = checkoutUrl(site, secret, order)
  const seconds = Math.floor((order.expires_at.getTime() - clock().getTime()) / 1000)
  const lines = order.lines.map(({ total_cents }, index) => {
    const { name = '', detail = '' } = texts[index] ?? {}
    return { name: (detail === '' ? name : `${name} (${detail})`).slice(0, NAME_CHARS_MAX).toWellFormed(), cents: total_cents }
  })
  return {
    ...{ order_number: order.number, mark: sessionTag(order.checkout_token_hash), total_cents: order.total_cents, currency: 'usd' },
    lines: order.vat_cents > 0 ? [...lines, { name: `VAT ${order.vat_rate_bp / 100}%`, cents: order.vat_cents }] : lines,
    email: order.billing.email ?? null,
    ...{ success_url: `${page}/result`, cancel_url: page },
    ends_at: new Date(pay.clock().getTime() + Math.min(Math.max(seconds, SESSION_SECONDS_MIN), SESSION_SECONDS_MAX) * 1000),
  }
}

/** Whether a session that was asked for before is still what the buyer is to pay. */
function asksTheSame(earlier: SessionRequest, request: Omit<SessionRequest, 'version'>, now: Date): boolean {
  const { version: _version, ends_at, ...asked } = earlier
  const { ends_at: _ends_at, ...wanted } = request
  return ends_at.getTime() > now.getTime() + SECONDS_LEFT_MIN * 1000 && Bun.deepEquals(asked, wanted)
}

/** A total of nothing is paid by the confirmation alone. */
async function payNothing(service: Service, seen: OrderRecord): Promise<Started> {
  const { database, clock } = service
  const paid = await database.begin(async (sql: Sql) => {
    await lockSeatWeeks(sql, seen.id)
    const order = await lockOrder(sql, seen.id)
    if (order.total_cents !== 0 || !canBePaid(order, clock())) return wasPaid(order.status)
    const given = {
      order_id: order.id,
      attempt: 0,
      provider: 'none',
      amount_cents: 0,
      state: 'open',
      expires_at: null,
      request: null,
    } as const
    await markPaid(sql, service, order, await addPayment(sql, given, clock()), null)
    return true
  })
  if (paid) await deliverNow(service, seen.id)
  return { kind: paid ? 'paid' : 'over' }
}
