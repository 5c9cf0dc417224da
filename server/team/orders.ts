import { ApiError, failField, issueIn, failUsage } from '../base/error.ts'
import type { AuditEntry } from '../core/audit.ts'
import type { Context, Service } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { dollars } from '../base/money.ts'
import { deliverOrder } from '../orders/delivery/deliver.ts'
import { listEvidence } from '../orders/record/evidence.ts'
import { refundOrder, RefundRefused } from '../orders/payment/refund.ts'
import { findOrder, newestOrders, setOrder, type OrderRecord } from '../orders/record/rows.ts'
import { keepSeats, lockSeatWeeks } from '../orders/record/seats_kept.ts'
import { showOrder } from '../orders/record/show.ts'
import { ORDER_STATUSES, wasPaid } from '../orders/record/states.ts'
import { ProviderRefused, ProviderUnavailable } from '../pay/provider.ts'

const SHOWN_MAX = 100
const FILTERS: readonly string[] = [...ORDER_STATUSES, 'held', 'evidence']

export async function listOrders({ sql }: { sql: Sql }, status: string | null) {
  if (status !== null && !FILTERS.includes(status)) failUsage('', `There is no status "${status}"; there are ${FILTERS.join(', ')}.`)
  const orders = await newestOrders(sql, status, SHOWN_MAX)
  return { items: orders.map(brief), lines: orders.map(lineOf) }
}

export async function showOrderOfAnyone(context: { sql: Sql }, number: string, serving: Pick<Service, 'sites' | 'secret'>) {
  const order = await orderOf(context, number)
  const { held_reason, billing, refunded_cents } = order
  const payments = await context.sql<
    { provider: string; session_id: string | null; state: string; amount_cents: number; created_at: Date }[]
  >`
    select provider, session_id, intent_id, state, amount_cents, created_at from payments where order_id = ${order.id} order by attempt`
  const evidence = await listEvidence(context.sql, order.id)
  const order_shown = await showOrder(order, serving)
  const shown = { ...order_shown, held_reason, billing, refunded_cents, payments, evidence }
  const lines = [
    lineOf(order),
    ...(held_reason === null ? [] : [`  held: ${held_reason}`]),
    ...shown.lines.map(
      ({ product, listing_id, options, fulfilled }) =>
        `  ${product}, listing ${listing_id}, ${JSON.stringify(options)}: ${fulfilled ? 'delivered' : 'not delivered'}`,
    ),
    ...payments.map(
      ({ provider, session_id, state, amount_cents }) => `  payment by ${provider} ${session_id ?? ''}: ${state}, ${dollars(amount_cents)}`,
    ),
    ...evidence.map(({ kind, country, detail }) => `  ${kind.replace('_', ' ')}: ${country}${detail === null ? '' : `, ${detail}`}`),
  ]
  return { shown, lines }
}

/** What stands in the log before the provider is asked. */
export async function planRefund({ number, cents }: Refund, { sql }: Context): Promise<AuditEntry> {
  const { status, refunded_cents, total_cents } = await orderOf({ sql }, number)
  const note = dollars(cents ?? total_cents - refunded_cents)
  return { kind: 'order', subject: number, label: number, note, before: { status, refunded_cents } }
}

/** Gives money back through the provider, all that is left where no amount is named. */
export async function refund({ number, cents }: Refund, service: Service) {
  try {
    const order = await orderOf({ sql: service.database }, number)
    const credited_cents = await refundOrder(service, order.id, cents)
    const { status, refunded_cents } = await orderOf({ sql: service.database }, number)
    return { after: { status, refunded_cents }, body: { number, status, refunded_cents, credited_cents } }
  } catch (error) {
    if (!(error instanceof RefundRefused || error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error
    const says =
      error instanceof ProviderUnavailable
        ? `${error.message}. The money may be on its way: ask for the same amount again within a day, and it goes back once.`
        : error.message
    throw new ApiError('validation_failed', { errors: [issueIn('', says)] }, { cause: error })
  }
}

/** When as much of an order went back last, and whoever asked was told; null where it never did. */
export async function lastRefundOf(sql: Sql, number: string, cents: number): Promise<Date | null> {
  const [row] = await sql<{ at: Date }[]>`
    select coalesce(r.settled_at, r.created_at) as at from refunds r join orders o on o.id = r.order_id
    where o.number = ${number} and r.amount_cents = ${cents} and r.state = 'succeeded' and r.answered_at is not null order by r.id desc limit 1`
  return row?.at ?? null
}

/** Seats that were gone are asked for again. */
export async function planDelivery({ number }: { number: string }, { sql, now }: Context): Promise<AuditEntry> {
  const order = await orderOf({ sql }, number)
  if (!wasPaid(order.status)) failField('', `Order ${number} is ${order.status}: it was not paid.`)
  await lockSeatWeeks(sql, order.id)
  // Of what was paid back nothing is kept for anybody.
  const held_reason = order.held_reason === null || order.status === 'refunded' ? null : await keepSeats(sql, order, now)
  await setOrder(sql, order.id, { held_reason }, now)
  return { kind: 'order', subject: number, label: number, before: { held: order.held_reason } }
}

/** What is still undelivered is delivered. */
export async function deliverAgain({ number }: { number: string }, service: Service) {
  const { id } = await orderOf({ sql: service.database }, number)
  await deliverOrder(service, id)
  const { fulfillment, held_reason } = await orderOf({ sql: service.database }, number)
  return { after: { held: held_reason }, body: { number, fulfillment, held_reason } }
}

type Refund = { number: string; cents: number | null }

async function orderOf({ sql }: { sql: Sql }, number: string): Promise<OrderRecord> {
  const order = await findOrder(sql, { number })
  if (!order) failField('', `There is no order ${number}. listing-server order list shows the newest.`)
  return order
}

const brief = ({ number, status, fulfillment, total_cents, refunded_cents, held_reason, created_at, paid_at }: OrderRecord) => ({
  ...{ number, status, fulfillment, total_cents, refunded_cents, held_reason, created_at, paid_at },
})

const lineOf = ({ number, status, fulfillment, total_cents, held_reason, created_at }: OrderRecord): string =>
  `${number}  ${created_at.toISOString().slice(0, 16)}  ${status}  ${dollars(total_cents)}  delivery ${fulfillment}${held_reason === null ? '' : '  HELD'}`
