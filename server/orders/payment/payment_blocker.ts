import type { Sql } from '../../database/open.ts'
import type { ValidationIssue } from '../../base/error.ts'
import { goneIssues, listingIssues, seatIssues, wantsOf } from '../products/items.ts'
import type { ReadItem } from '../products/product.ts'
import type { OrderRecord } from '../record/rows.ts'
import { readBought } from '../products/seats.ts'
import type { Context } from '../../core/context.ts'
import type { Unpayable } from '../record/next_steps.ts'
import { openPayments } from '../record/payments.ts'
import { showOrder } from '../record/show.ts'
import { isPayable } from '../record/states.ts'

/** What may have happened since the order was made that makes paying for it pointless; its own seats and prices hold as agreed. */
const REASONS: Partial<Record<ValidationIssue['code'], string>> = {
  unknown_listing: 'The listing that it is for is gone, or now belongs to somebody else.',
  not_for_sale: 'Nothing can be bought for its listing at the moment.',
  already_bought: 'The listing already has this, through another order.',
  past_week: 'A week that it is for has already begun or is over.',
}

/**
 * Why nobody should pay for an order any more, in words for the buyer; null where all is well. Money that comes all the same is held for
 * the team when it is to be delivered.
 */
export async function paymentBlocker(sql: Sql, order: OrderRecord, now: Date): Promise<string | null> {
  const items = order.lines.flatMap(({ position, product, listing_id, options, quantity, unit_cents }): ReadItem[] => {
    const agreed = { key: product, name: '', description: '', price_cents: unit_cents, constraints: {} }
    return listing_id === null ? [] : [{ index: position, product: agreed, listing_id, options, quantity }]
  })
  if (items.length < order.lines.length) return REASONS.unknown_listing ?? null
  const wants = wantsOf(items, now)
  const listing_ids = [...new Set(items.map(({ listing_id }) => listing_id))]
  const bought = await readBought(sql, { account_id: order.account_id, listing_ids, wants, order_id: order.id, now })
  const issues = [...listingIssues(items, bought).issues, ...seatIssues(wants, items, bought), ...goneIssues(wants, now)]
  return issues.map(({ code }) => REASONS[code]).find((reason) => reason !== undefined) ?? null
}

/** An order with what leads it on, which is no payment where nobody should pay. */
export async function showMyOrder(order: OrderRecord, context: Pick<Context, 'sql' | 'now' | 'sites' | 'secret'>) {
  const payable = isPayable(order.status) && order.lines.every(({ is_own }) => is_own)
  return showOrder(order, context, payable ? await unpayable(order, context) : null)
}

async function unpayable(order: OrderRecord, { sql, now }: Pick<Context, 'sql' | 'now'>): Promise<Unpayable | null> {
  if ((await openPayments(sql, order.id)).some(({ state }) => state === 'processing')) return 'at_the_bank'
  const blocker = await paymentBlocker(sql, order, now)
  return blocker === null ? null : { blocker }
}
