import { shareOf } from '../pricing/pricing.ts'

/**
 * The money of an order. What arrives here is what a provider says to be so, not what happened last: the same word twice, or words in any
 * order, end in the same state. Whatever has no row in this table changes nothing.
 *
 *   status                       event                         becomes
 *   pending, failed              paid                          paid
 *   expired, cancelled           paid                          paid, late: its seats may be gone, so that they are asked for anew
 *   pending                      payment failed                failed: can be tried again until it expires
 *   failed                       tried again                   pending
 *   pending, failed              its time is over              expired: seats and promo code are given back
 *   pending, failed              given up by the buyer         cancelled: likewise
 *   paid and all after it        refunded, disputed, won,      by the sums: disputed while a dispute is open, else refunded when all of
 *                                lost                          it went back, partially_refunded when some did, else paid
 *
 * A lost dispute is a refund of its amount. Money goes back only from what was paid: before that, refunds and disputes change nothing.
 */
export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'expired', 'cancelled', 'refunded', 'partially_refunded', 'disputed'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export type OrderEvent =
  | { kind: 'paid' | 'failed' | 'retried' | 'expired' | 'cancelled' }
  /** All that went back so far, and whether a dispute is open now. */
  | { kind: 'refunded'; refunded_cents: number; disputed: boolean }

export type Money = { status: OrderStatus; total_cents: number; refunded_cents: number }
/** `late`: the order had given its seats back. */
export type Move = { status: OrderStatus; refunded_cents: number; late: boolean }

const UNPAID: readonly OrderStatus[] = ['pending', 'failed', 'expired', 'cancelled']
const PAYABLE: readonly OrderStatus[] = ['pending', 'failed']

export const isPayable = (status: OrderStatus): boolean => PAYABLE.includes(status)
export const wasPaid = (status: OrderStatus): boolean => !UNPAID.includes(status)

/** What an event makes of an order; null where it changes nothing. */
export function afterEvent(order: Money, event: OrderEvent): Move | null {
  const { status, refunded_cents } = order
  const become = (next: OrderStatus, late = false): Move => ({ status: next, refunded_cents, late })
  switch (event.kind) {
    case 'paid':
      return wasPaid(status) ? null : become('paid', !isPayable(status))
    case 'failed':
      return status === 'pending' ? become('failed') : null
    case 'retried':
      return status === 'failed' ? become('pending') : null
    case 'expired':
    case 'cancelled':
      return isPayable(status) ? become(event.kind) : null
    case 'refunded':
      return wasPaid(status) ? moneyBack(order, event) : null
  }
}

/** Sums only grow, so that a word which comes late takes nothing back; they never pass what was paid. */
function moneyBack(order: Money, event: { refunded_cents: number; disputed: boolean }): Move | null {
  const refunded_cents = Math.max(order.refunded_cents, Math.min(order.total_cents, event.refunded_cents))
  const status = event.disputed ? 'disputed' : statusOf(order.total_cents, refunded_cents)
  return status === order.status && refunded_cents === order.refunded_cents ? null : { status, refunded_cents, late: false }
}

function statusOf(total_cents: number, refunded_cents: number): OrderStatus {
  if (refunded_cents === 0) return 'paid'
  return refunded_cents >= total_cents ? 'refunded' : 'partially_refunded'
}

/**
 * The VAT in a refund of `cents` after `before_cents` went back already. Taken from running sums, so that the VAT of all refunds together
 * is the VAT of the order, to the cent, when all of it has gone back.
 */
export function vatOfRefund(order: { total_cents: number; vat_cents: number }, before_cents: number, cents: number): number {
  const vatOf = (sum: number) => (order.total_cents === 0 ? 0 : shareOf(sum, order.vat_cents, order.total_cents))
  return vatOf(before_cents + cents) - vatOf(before_cents)
}
