import { rateOn, type Rate } from '../../vat/rates.ts'
import { decideVat, type NumberStatus, type Treatment } from '../../vat/treatment.ts'
import type { Buyer } from './buyer.ts'
import { priceItems, type LineAmounts, type PricedItem } from './pricing.ts'
import { checkPromo, describeDiscount, type Promo } from './promo.ts'
import { checkTotal } from './total.ts'

type PriceSide = {
  account_id: string
  buyer: Buyer
  /** Null for a code that nobody made, undefined where none was sent. */
  promo: Promo | null | undefined
  seller_country: string
  rates: readonly Rate[]
  now: Date
}

export type PricedLines = {
  /** In the order of the lines. */
  lines: LineAmounts[]
  subtotal_cents: number
  discount: { promo_id: number; code: string; amount_cents: number; description: string } | null
  net_cents: number
  vat: {
    country: string | null
    rate_bp: number
    amount_cents: number
    treatment: Treatment
    final: boolean
    vat_number: { value: string; status: NumberStatus } | null
  }
  total_cents: number
}

/**
 * The one way from lines to a price, whether they are quoted, ordered, or priced again for what the buyer typed: the promo code, VAT by
 * the buyer, the amounts. Refuses a code that does not hold and a total that nobody can be charged with.
 */
export function priceLines(items: readonly PricedItem[], side: PriceSide): PricedLines {
  const { account_id, buyer, promo, seller_country, rates, now } = side
  const subtotals = items.map(({ product, unit_cents, quantity }) => ({ product, subtotal_cents: unit_cents * quantity }))
  const rule = promo === undefined ? null : checkPromo(promo, account_id, subtotals, now)
  const day = now.toISOString().slice(0, 10)
  const vat = decideVat(seller_country, buyer.country, buyer.number, (country) => rateOn(rates, country, day))
  const { lines, subtotal_cents, discount_cents, net_cents, vat_cents, total_cents } = priceItems(items, rule, vat.rate_bp)
  checkTotal(total_cents, rule !== null)
  return {
    lines,
    subtotal_cents,
    discount: rule && { promo_id: rule.id, code: rule.code, amount_cents: discount_cents, description: describeDiscount(rule) },
    net_cents,
    vat: { ...vat, amount_cents: vat_cents, vat_number: buyer.number && { value: buyer.number.value, status: buyer.number.status } },
    total_cents,
  }
}
