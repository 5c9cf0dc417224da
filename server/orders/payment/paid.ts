import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import type { PaySession } from '../../pay/provider.ts'
import { recordEvent } from '../../events/record_event.ts'
import { issueInvoice } from '../documents/documents.ts'
import { keepEvidence } from '../record/evidence.ts'
import { flagForReview } from '../delivery/review.ts'
import { notifyPaid, notifyTeamEvidence, notifyTeamHeld } from '../documents/emails.ts'
import { setPayment, type PaymentRecord } from '../record/payments.ts'
import { setOrder, type OrderRecord } from '../record/rows.ts'
import { keepSeats } from '../record/seats_kept.ts'
import { isContradicted } from '../../vat/treatment.ts'
import { afterEvent, wasPaid } from '../record/states.ts'

export type Paying = Pick<Service, 'config' | 'secret' | 'sites' | 'jobs' | 'clock' | 'events'>
/** What the provider says of a payment; null where none was needed. */
type ProviderPaymentStatus = Pick<PaySession, 'total_cents' | 'currency' | 'payment_id' | 'card_country'> | null

/**
 * The one way for an order to be paid, whoever says so: the webhook, the buyer's return, the reconciler, or a total of nothing. In the
 * caller's transaction, with the order locked (and the weeks of its lines, where it had given its seats back): payment, seats, promo code,
 * invoice with its number, e-mail, and the job that delivers. What is said again changes nothing.
 */
export async function markPaid(
  sql: Sql,
  service: Paying,
  order: OrderRecord,
  payment: PaymentRecord,
  paid: ProviderPaymentStatus,
): Promise<void> {
  const now = service.clock()
  const intent = paid?.payment_id ? { intent_id: paid.payment_id } : {}
  if (wasPaid(order.status)) {
    if (payment.state === 'succeeded' || payment.state === 'surplus') return
    await setPayment(sql, payment.id, { state: 'surplus', ...intent }, now)
    return flagForReview(sql, service, order, `It was paid a second time. ${surplusFix(payment)}`)
  }
  const [expected, got] = [payment.amount_cents, paid?.total_cents ?? payment.amount_cents]
  if (got !== expected || expected !== order.total_cents || (paid?.currency ?? 'usd') !== 'usd') {
    await setPayment(sql, payment.id, { state: 'surplus', ...intent }, now)
    return flagForReview(
      sql,
      service,
      order,
      `${got} cents (${paid?.currency ?? 'usd'}) came in, and the order is for ${order.total_cents}. ${surplusFix(payment)}`,
    )
  }
  const move = afterEvent(order, { kind: 'paid' })
  if (!move) return
  await setPayment(sql, payment.id, { state: 'succeeded', ...intent }, now)
  const held_reason = await keepSeats(sql, order, now)
  if (order.discount) await usePromo(sql, order, now)
  await setOrder(sql, order.id, { status: move.status, paid_at: now, ended_at: null, held_reason }, now)
  if (paid?.card_country) await keepCardCountry(sql, service, order, paid.card_country, now)
  await service.jobs.add(sql, 'deliver_order', { order_id: order.id }, { key: String(order.id) })
  const paid_order: OrderRecord = { ...order, ...move, held_reason }
  // The number's row is locked from here until the end.
  const invoice = await issueInvoice(sql, service, paid_order, payment.provider === 'test' || service.config.payments === 'test', now)
  await notifyPaid(sql, service, paid_order, invoice, now)
  await recordEvent(sql, 'order.paid', order.account_id, { number: order.number }, now)
  if (held_reason !== null) {
    await notifyTeamHeld(sql, service, order, held_reason, now)
    await recordEvent(sql, 'order.held', order.account_id, { number: order.number }, now)
  }
  service.events.orderPaid({ number: order.number, provider: payment.provider, total_cents: order.total_cents, late: move.late })
}

/** Our own refund is of the payment that the order lives by; this one is none of its. */
const surplusFix = ({ session_id }: PaymentRecord): string =>
  `Give the payment ${session_id ?? ''} back in the provider's dashboard: \`order refund\` would give back what the order itself was paid with.`

/** The order is delivered all the same: the team asks the buyer, and mends the VAT by a refund and a new order. */
async function keepCardCountry(sql: Sql, service: Paying, order: OrderRecord, country: string, now: Date): Promise<void> {
  const billed = order.billing.country ?? null
  const against = isContradicted(billed, country, order.vat_number_status) ? `not the billing country ${billed}` : null
  await keepEvidence(sql, order.id, { kind: 'card_country', country, detail: against }, now)
  if (against !== null) await notifyTeamEvidence(sql, service, order, `The card was issued in ${country}, ${against}.`, now)
}

/** Also where the reservation had run out: the discount was granted and paid by. A code that was taken off again is not used. */
async function usePromo(sql: Sql, order: OrderRecord, now: Date): Promise<void> {
  await sql`update promo_uses set state = 'used', expires_at = null, at = ${now} where order_id = ${order.id}`
}
