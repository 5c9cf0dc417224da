import type { Sql } from '../database/open.ts'
import { refuse } from '../error.ts'
import { rateOn } from '../vat/rates.ts'
import { decideVat } from '../vat/treatment.ts'
import type { Buyer } from './buyer.ts'
import { keepBuyerEvidence } from './evidence.ts'
import { readPriceList } from './price_list.ts'
import { priceItems, TOTAL_CENTS_MIN } from './pricing.ts'
import { checkPromo, describeDiscount, reservePromo, type Promo } from './promo.ts'
import type { Billing, OrderRecord } from './rows.ts'

export type Repricing = {
  buyer: Buyer
  billing: Billing
  /** As found under its lock, which comes before the order's; null for a code that is none, undefined where none was sent. */
  promo: Promo | null | undefined
  seller_country: string
  now: Date
}

/**
 * Prices an order again for what the buyer says on its page: VAT by country and number, discount by the code. Unit prices stay as they
 * were agreed. The order is locked. Refuses a code that does not hold, and a total that nobody can charge; nothing is changed then.
 */
export async function repriceOrder(sql: Sql, order: OrderRecord, given: Repricing): Promise<{ total_cents: number }> {
  const { buyer, billing, promo, seller_country, now } = given
  const lines = order.lines.map(({ product, unit_cents, quantity, subtotal_cents }) => ({ product, unit_cents, quantity, subtotal_cents }))
  const rule = promo === undefined ? null : checkPromo(promo, order.account_id, lines, now)
  const { rates } = await readPriceList(sql)
  const vat = decideVat(seller_country, buyer.country, buyer.number, (country) => rateOn(rates, country, now.toISOString().slice(0, 10)))
  const priced = priceItems(lines, rule, vat.rate_bp)
  const { subtotal_cents, discount_cents, vat_cents, total_cents } = priced
  if (total_cents > 0 && total_cents < TOTAL_CENTS_MIN)
    refuse('amount_too_small', { detail: `The total would be ${total_cents} cents; it must be 0 or at least ${TOTAL_CENTS_MIN}.` })
  const discount = rule && { code: rule.code, description: describeDiscount(rule) }
  await sql`
    update orders set subtotal_cents = ${subtotal_cents}, discount_cents = ${discount_cents}, vat_cents = ${vat_cents}, total_cents = ${total_cents},
      discount = ${discount === null ? null : sql.json(discount)}, vat_country = ${vat.country}, vat_rate_bp = ${vat.rate_bp},
      vat_treatment = ${vat.treatment}, vat_number = ${buyer.number?.value ?? null}, vat_number_status = ${buyer.number?.status ?? null},
      billing = ${sql.json(billing)}, version = version + 1, updated_at = ${now}
    where id = ${order.id}`
  for (const [index, { id }] of order.lines.entries()) {
    const amounts = priced.lines[index]
    if (amounts)
      await sql`
        update order_lines set discount_cents = ${amounts.discount_cents}, total_cents = ${amounts.total_cents}, vat_cents = ${amounts.vat_cents} where id = ${id}`
  }
  if (rule)
    await reservePromo(sql, { order_id: order.id, promo_id: rule.id, account_id: order.account_id, expires_at: order.expires_at, now })
  else
    await sql`update promo_uses set state = 'released', expires_at = null, at = ${now} where order_id = ${order.id} and state = 'reserved'`
  await keepBuyerEvidence(sql, order.id, buyer, now)
  return { total_cents }
}
