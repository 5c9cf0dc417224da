import { keyFor, openSecret } from '../base/secret.ts'
import type { Service } from '../core/context.ts'
import { createEvents } from '../base/events.ts'
import { writeCents } from '../invoices/snapshot.ts'
import { openJobs } from '../jobs/queue.ts'
import { deliverOrder } from '../orders/delivery/deliver.ts'
import { listEvidence } from '../orders/record/evidence.ts'
import { refundOrder, RefundRefused } from '../orders/payment/refund.ts'
import { findOrder, newestOrders, type OrderRecord } from '../orders/record/rows.ts'
import { keepSeats, lockSeatWeeks } from '../orders/record/seats_kept.ts'
import { showOrder } from '../orders/record/show.ts'
import { ORDER_STATUSES, wasPaid } from '../orders/record/states.ts'
import { openPay } from '../pay/open.ts'
import { ProviderRefused, ProviderUnavailable } from '../pay/provider.ts'
import { createSites } from '../core/sites.ts'
import { runAudited, runAuditedExternal } from './audit.ts'
import { CommandRefused, type CommandContext } from './refused.ts'

const SHOWN_MAX = 100
const FILTERS: readonly string[] = [...ORDER_STATUSES, 'held', 'evidence']

export async function listOrders({ sql }: CommandContext, status: string | null) {
  if (status !== null && !FILTERS.includes(status))
    throw new CommandRefused(`There is no status "${status}"; there are ${FILTERS.join(', ')}.`)
  const orders = await newestOrders(sql, status, SHOWN_MAX)
  return { items: orders.map(brief), lines: orders.map(lineOf) }
}

export async function showOrderOfAnyone(context: CommandContext, number: string, serving?: Pick<Service, 'sites' | 'secret'>) {
  const order = await orderOf(context, number)
  const { held_reason, billing, refunded_cents } = order
  const payments = await context.sql<
    { provider: string; session_id: string | null; state: string; amount_cents: number; created_at: Date }[]
  >`
    select provider, session_id, intent_id, state, amount_cents, created_at from payments where order_id = ${order.id} order by attempt`
  const evidence = await listEvidence(context.sql, order.id)
  const order_shown = await showOrder(order, serving ?? (await servicesOf(context)))
  const shown = { ...order_shown, held_reason, billing, refunded_cents, payments, evidence }
  const lines = [
    lineOf(order),
    ...(held_reason === null ? [] : [`  held: ${held_reason}`]),
    ...shown.lines.map(
      ({ product, listing_id, options, fulfilled }) =>
        `  ${product}, listing ${listing_id}, ${JSON.stringify(options)}: ${fulfilled ? 'delivered' : 'not delivered'}`,
    ),
    ...payments.map(
      ({ provider, session_id, state, amount_cents }) =>
        `  payment by ${provider} ${session_id ?? ''}: ${state}, ${writeCents(amount_cents)} USD`,
    ),
    ...evidence.map(({ kind, country, detail }) => `  ${kind.replace('_', ' ')}: ${country}${detail === null ? '' : `, ${detail}`}`),
  ]
  return { shown, lines }
}

export async function refund(context: CommandContext, number: string, cents: number | null, serving?: Serving) {
  const order = await orderOf(context, number)
  const services = serving ?? (await servicesOf(context))
  const { refunded_cents: before_cents, total_cents } = order
  const entry = {
    ...{
      action: 'order.refund',
      kind: 'order',
      subject: number,
      label: number,
      note: `${writeCents(cents ?? total_cents - before_cents)} USD`,
    },
    before: { status: order.status, refunded_cents: before_cents },
  }
  return runAuditedExternal(context, entry, async () => {
    try {
      const credited_cents = await refundOrder(services, order.id, cents)
      const { status, refunded_cents } = await orderOf(context, number)
      const done = { number, status, refunded_cents, credited_cents }
      const value = { done, line: `${writeCents(credited_cents)} USD of ${number} went back; it is ${status} now.` }
      return { after: { status, refunded_cents }, value }
    } catch (error) {
      if (!(error instanceof RefundRefused || error instanceof ProviderRefused || error instanceof ProviderUnavailable)) throw error
      throw new CommandRefused(error.message, '', { cause: error })
    }
  })
}

/** Seats that were gone are asked for again, and what is still undelivered is delivered. */
export async function deliverAgain(context: CommandContext, number: string, serving?: Serving) {
  const order = await orderOf(context, number)
  if (!wasPaid(order.status)) throw new CommandRefused(`Order ${number} is ${order.status}: it was not paid.`)
  const { now } = context
  const services = serving ?? (await servicesOf(context))
  await runAudited(context, async (tx) => {
    await lockSeatWeeks(tx, order.id)
    const held_reason = order.held_reason === null ? null : await keepSeats(tx, order, now)
    await tx`update orders set held_reason = ${held_reason}, version = version + 1, updated_at = ${now} where id = ${order.id}`
    const [before, after] = [{ held: order.held_reason }, { held: held_reason }]
    return { entry: { action: 'order.deliver', kind: 'order', subject: number, label: number, before, after }, value: undefined }
  })
  await deliverOrder(services, order.id)
  const { fulfillment, held_reason } = await orderOf(context, number)
  const done = { number, fulfillment, held_reason }
  return { done, line: `${number}: delivery is ${fulfillment}.${held_reason === null ? '' : ` It is held: ${held_reason}`}` }
}

async function orderOf({ sql }: Pick<CommandContext, 'sql'>, number: string): Promise<OrderRecord> {
  const order = await findOrder(sql, { number })
  if (!order) throw new CommandRefused(`There is no order ${number}. listing-server order list shows the newest.`)
  return order
}

/** What orders need of a service: a page has the running one. */
export type Serving = Awaited<ReturnType<typeof servicesOf>>

/** The same without one running. */
async function servicesOf({ sql, config, now }: CommandContext) {
  const secret = openSecret(config)
  const clock = () => now
  return {
    ...{ config, secret, database: sql, clock },
    sites: createSites(sql, config.base_url),
    jobs: await openJobs(sql),
    events: createEvents(() => {}),
    pay: openPay(config, { sql, secret: keyFor(secret, 'test payments').toString('hex'), clock }),
  } satisfies Partial<Service>
}

const brief = ({ number, status, fulfillment, total_cents, refunded_cents, held_reason, created_at, paid_at }: OrderRecord) => ({
  ...{ number, status, fulfillment, total_cents, refunded_cents, held_reason, created_at, paid_at },
})

const lineOf = ({ number, status, fulfillment, total_cents, held_reason, created_at }: OrderRecord): string =>
  `${number}  ${created_at.toISOString().slice(0, 16)}  ${status}  ${writeCents(total_cents)} USD  delivery ${fulfillment}${held_reason === null ? '' : '  HELD'}`
