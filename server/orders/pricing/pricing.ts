/*
 * What an order costs, in integer cents: unit × quantity, less the discount, plus VAT once for the whole order. What is computed for the
 * whole is then given to the lines by largest remainder, so that they always add up to it. Products of two amounts are made of bigints:
 * they may pass 2^53.
 */

export type PricedItem = { product: string; unit_cents: number; quantity: number }
/** `value`: per cent (1 to 100), or cents; `products`: null for all. */
export type DiscountRule = { kind: 'percent' | 'amount'; value: number; products: readonly string[] | null }
export type LineAmounts = { subtotal_cents: number; discount_cents: number; total_cents: number; vat_cents: number }
type OrderAmounts = {
  lines: LineAmounts[]
  subtotal_cents: number
  discount_cents: number
  /** Subtotal less discount: what VAT is computed on. */
  net_cents: number
  vat_cents: number
  total_cents: number
}

/** More than a payment provider takes at once. */
export const TOTAL_CENTS_MAX = 99_999_999
/** Less than a card can be charged with; 0 needs no card. */
export const TOTAL_CENTS_MIN = 50

export function priceItems(items: readonly PricedItem[], rule: DiscountRule | null, rate_bp: number): OrderAmounts {
  const subtotals = items.map(({ unit_cents, quantity }) => unit_cents * quantity)
  const eligible = items.map(({ product }, index) => (rule && isEligible(rule, product) ? (subtotals[index] ?? 0) : 0))
  const discounts = allocate(rule ? discountOf(rule, sum(eligible)) : 0, eligible)
  const nets = subtotals.map((subtotal, index) => subtotal - (discounts[index] ?? 0))
  const net_cents = sum(nets)
  const vat_cents = shareOf(net_cents, rate_bp, 10_000)
  const vats = allocate(vat_cents, nets)
  return {
    lines: subtotals.map((subtotal_cents, index) => ({
      subtotal_cents,
      discount_cents: discounts[index] ?? 0,
      total_cents: nets[index] ?? 0,
      vat_cents: vats[index] ?? 0,
    })),
    subtotal_cents: sum(subtotals),
    discount_cents: sum(discounts),
    net_cents,
    vat_cents,
    total_cents: net_cents + vat_cents,
  }
}

export const isEligible = ({ products }: Pick<DiscountRule, 'products'>, product: string): boolean =>
  products === null || products.includes(product)

/** What a rule takes off the part of the subtotal that it applies to: never more than that part. */
function discountOf({ kind, value }: DiscountRule, eligible_cents: number): number {
  return kind === 'percent' ? shareOf(eligible_cents, value, 100) : Math.min(value, eligible_cents)
}

/** amount × part ÷ whole, half up. */
export function shareOf(amount: number, part: number, whole: number): number {
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/**
 * Splits an amount in proportion to weights: each gets the whole cents of its share, and what is left goes one by one to the largest
 * remainders, the first of equals first. No part is larger than its weight where the amount is no larger than all weights together.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (amount === 0 || whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { index, cents: Number(exact / BigInt(whole)), remainder: exact % BigInt(whole) }
  })
  const left = amount - sum(shares.map(({ cents }) => cents))
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder < other.remainder ? 1 : -1,
  )
  for (const share of byRemainder.slice(0, left)) share.cents++
  return shares.map(({ cents }) => cents)
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
