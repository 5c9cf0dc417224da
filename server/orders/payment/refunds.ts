import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { recordEvent } from '../../events/record_event.ts'
import { dollars } from '../../base/money.ts'
import type { Dispute, MoneyBack, PayEvent } from '../../pay/provider.ts'
import { findInvoice, issueCreditNote } from '../documents/documents.ts'
import { notifyRefunded, notifyTeamHeld } from '../documents/emails.ts'
import { flagForReview } from '../delivery/review.ts'
import { findByIntent, paymentOfOrder, type PaymentRecord } from '../record/payments.ts'
import { lockOrder, setOrder, type OrderRecord } from '../record/rows.ts'
import { afterEvent, vatOfRefund, wasPaid } from '../record/states.ts'
import { deliverNow, rememberEvent, syncPayment } from './sync_payment.ts'

/** What giving money back needs of a service; commands have no more. */
type Crediting = Pick<Service, 'config' | 'secret' | 'sites' | 'jobs' | 'clock' | 'pay'>
type Back = Extract<PayEvent, { about: 'refund' | 'failed_refund' | 'dispute' | 'money_back' }>
type Outcome = 'changed' | 'nothing' | 'duplicate' | 'unknown'
export type Refund = { id: number; amount_cents: number; state: 'asked' | 'succeeded' | 'failed'; dispute: boolean }

/**
 * Takes the provider's word on a refund or a dispute. One that arrives before its payment makes the payment be looked at first; one of a
 * payment that is nobody's here changes nothing.
 */
export async function applyRefund(service: Service, event: Back): Promise<Outcome> {
  if (event.payment_id === null) return 'unknown'
  const payment = await findPaid(service, event.payment_id)
  if (!payment) return 'unknown'
  if (event.about === 'failed_refund') return flagFailedRefund(service, payment, event)
  const back = await backOf(service, event, event.payment_id)
  return back ? applyMoneyBack(service, payment, back, event) : 'unknown'
}

/** What an event says of money that went back, or the provider where that is no sum of the order's currency. */
async function backOf({ pay }: Service, event: Exclude<Back, { about: 'failed_refund' }>, payment_id: string): Promise<MoneyBack | null> {
  if (event.about === 'money_back') return (await pay?.moneyBackOf(payment_id)) ?? null
  return event.about === 'dispute' ? { refunded_cents: 0, disputes: [event] } : { refunded_cents: event.refunded_cents, disputes: [] }
}

/** Brings an order up to all that went back of its payment; said by an event, which is remembered, or asked for (null). */
export async function applyMoneyBack(
  service: Service,
  payment: PaymentRecord,
  { refunded_cents, disputes }: MoneyBack,
  event: Back | null,
): Promise<Outcome> {
  const { pay, database, clock } = service
  if (!pay) return 'unknown'
  const changed = await database.begin(async (sql): Promise<Outcome> => {
    const order = await lockOrder(sql, payment.order_id)
    if (event && !(await rememberEvent(sql, pay.name, event, { order_id: order.id, outcome: event.about, now: clock() })))
      return 'duplicate'
    // The second payment of an order went back, as it should; the order itself is paid by the first.
    if (payment.state !== 'succeeded' || !wasPaid(order.status)) return 'nothing'
    for (const dispute of disputes) await keepDispute(sql, service, order, dispute)
    await keepRefundSum(sql, service, order, payment, refunded_cents)
    return (await settleRefunds(sql, service, order)) ? 'changed' : 'nothing'
  })
  if (changed === 'changed') await deliverNow(service, payment.order_id)
  return changed
}

/** The books have the refund, and the buyer has not got it: the team sends the money another way. */
async function flagFailedRefund(service: Service, payment: PaymentRecord, event: Back & { about: 'failed_refund' }): Promise<Outcome> {
  const { pay, database, clock } = service
  if (!pay) return 'unknown'
  return database.begin(async (sql): Promise<Outcome> => {
    const order = await lockOrder(sql, payment.order_id)
    if (!(await rememberEvent(sql, pay.name, event, { order_id: order.id, outcome: event.about, now: clock() }))) return 'duplicate'
    await flagForReview(sql, service, order, `A refund of ${dollars(event.cents)} came back from the buyer's bank: they have not got it.`)
    return 'changed'
  })
}

async function findPaid(service: Service, payment_id: string): Promise<PaymentRecord | undefined> {
  const { pay, database } = service
  if (!pay) return undefined
  const known = await findByIntent(database, pay.name, payment_id)
  if (known?.state === 'succeeded' || known?.state === 'surplus') return known
  for (const { id } of await pay.sessionsOfPayment(payment_id)) await syncPayment(service, id)
  return findByIntent(database, pay.name, payment_id)
}

/**
 * Brings our refunds up to the sum that the provider says went back: first those that were asked for here, oldest first, then one for what
 * is left, which somebody gave back in the provider's own dashboard.
 */
async function keepRefundSum(sql: Sql, service: Service, order: OrderRecord, payment: PaymentRecord, sum_cents: number): Promise<void> {
  const refunds = await listRefunds(sql, order.id)
  const settled = refunds.filter(({ state, dispute }) => state === 'succeeded' && !dispute)
  let left = sum_cents - settled.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  for (const refund of refunds.filter(({ state }) => state === 'asked')) {
    if (refund.amount_cents > left) continue
    left -= refund.amount_cents
    await credit(sql, service, order, refund, 'Refund')
  }
  if (left <= 0) return
  const room = order.total_cents - (await sumOf(sql, order.id))
  const cents = Math.min(left, room)
  const given = { payment, cents, name: null, reason: 'Refund', answered_at: service.clock() }
  if (cents > 0) await credit(sql, service, order, await addRefund(sql, service, order, given), 'Refund')
}

export async function addRefund(
  sql: Sql,
  { clock }: Pick<Service, 'clock'>,
  order: OrderRecord,
  given: {
    payment: PaymentRecord
    cents: number
    name: string | null
    reason: string
    /** Null where somebody here waits for it. */
    answered_at: Date | null
  },
): Promise<Refund> {
  const { payment, cents, name, reason, answered_at } = given
  const [row] = await sql<{ id: number }[]>`
    insert into refunds (order_id, payment_id, provider, provider_refund_id, amount_cents, vat_cents, reason, state, created_at, answered_at)
    values (${order.id}, ${payment.id}, ${payment.provider}, ${name}, ${cents}, 0, ${reason}, 'asked', ${clock()}, ${answered_at}) returning id`
  return { id: row?.id ?? 0, amount_cents: cents, state: 'asked', dispute: name !== null }
}

/** Marks a refund as done, once, with its part of the VAT and its credit note. */
export async function credit(sql: Sql, service: Crediting, order: OrderRecord, refund: Refund, reason: string): Promise<void> {
  const now = service.clock()
  const vat_cents = vatOfRefund(order, await sumOf(sql, order.id), refund.amount_cents)
  const done = await sql`
    update refunds set state = 'succeeded', vat_cents = ${vat_cents}, settled_at = ${now} where id = ${refund.id} and state <> 'succeeded'`
  if (done.count === 0) return
  const invoice = await findInvoice(sql, { order_id: order.id })
  if (!invoice) throw new Error(`order ${order.number} was paid and has no invoice`)
  const number = await issueCreditNote(sql, invoice, { id: refund.id, cents: refund.amount_cents, vat_cents, reason }, now)
  await notifyRefunded(sql, service, order, invoice, { number, cents: refund.amount_cents, dispute: refund.dispute }, now)
}

/** A dispute that was closed stays closed, whatever arrives late; a lost one took its amount back. */
async function keepDispute(sql: Sql, service: Service, order: OrderRecord, event: Dispute): Promise<void> {
  const now = service.clock()
  const provider = service.pay?.name ?? 'none'
  const closed_at = event.state === 'open' ? null : now
  await sql`
    insert into disputes (provider, dispute_id, order_id, state, amount_cents, opened_at, closed_at)
    values (${provider}, ${event.dispute_id}, ${order.id}, ${event.state}, ${event.cents}, ${now}, ${closed_at})
    on conflict (provider, dispute_id) do update set state = excluded.state, closed_at = excluded.closed_at where disputes.state = 'open'`
  if (event.state === 'open') await notifyTeamHeld(sql, service, order, `The buyer's bank disputes the payment (${event.dispute_id}).`, now)
  if (event.state !== 'lost') return
  const [known] = await sql`select 1 from refunds where provider = ${provider} and provider_refund_id = ${`dispute:${event.dispute_id}`}`
  const payment = known ? undefined : await paymentOfOrder(sql, order.id)
  const cents = Math.min(event.cents, order.total_cents - (await sumOf(sql, order.id)))
  if (!payment || cents <= 0) return
  const given = { payment, cents, name: `dispute:${event.dispute_id}`, reason: 'Dispute lost', answered_at: now }
  const refund = await addRefund(sql, service, order, given)
  await credit(sql, service, order, refund, 'Dispute lost')
}

/** The order's state by the sums of what went back and the disputes that are open; answers whether it changed. */
export async function settleRefunds(sql: Sql, service: Crediting, order: OrderRecord): Promise<boolean> {
  const [row] = await sql<{ open: number }[]>`select count(*) as open from disputes where order_id = ${order.id} and state = 'open'`
  const refunded_cents = await sumOf(sql, order.id)
  const move = afterEvent(order, { kind: 'refunded', refunded_cents, disputed: (row?.open ?? 0) > 0 })
  if (!move) return false
  const now = service.clock()
  await setOrder(sql, order.id, { status: move.status, refunded_cents: move.refunded_cents }, now)
  await service.jobs.add(sql, 'deliver_order', { order_id: order.id }, { key: String(order.id) })
  if (move.refunded_cents > order.refunded_cents) await recordEvent(sql, 'order.refunded', order.account_id, { number: order.number }, now)
  return true
}

/** For how long asking for as much again is taken for the same wish. */
const UNANSWERED_MILLISECONDS_MAX = 24 * 3_600_000

/**
 * A refund of so much that was asked for here and of whose end nobody was told: one that is under way, or, with `ended_too`, one that
 * succeeded within a day.
 */
export async function findUnanswered(
  sql: Sql,
  order_id: number,
  cents: number,
  { ended_too, now }: { ended_too: boolean; now: Date },
): Promise<Refund | undefined> {
  const since = new Date(now.getTime() - UNANSWERED_MILLISECONDS_MAX)
  const [row] = await sql<Refund[]>`
    select id, amount_cents, state, false as dispute from refunds
    where order_id = ${order_id} and amount_cents = ${cents} and answered_at is null
      and (state = 'asked' or (${ended_too}::boolean and state = 'succeeded' and settled_at > ${since})) order by id limit 1`
  return row
}

async function listRefunds(sql: Sql, order_id: number): Promise<Refund[]> {
  return sql<Refund[]>`
    select id, amount_cents, state, coalesce(provider_refund_id like 'dispute:%', false) as dispute from refunds where order_id = ${order_id} order by id`
}

async function sumOf(sql: Sql, order_id: number): Promise<number> {
  const [row] = await sql<{ sum: number }[]>`
    select coalesce(sum(amount_cents), 0)::int8 as sum from refunds where order_id = ${order_id} and state = 'succeeded'`
  return row?.sum ?? 0
}
