import type { Schemas } from '../../../sdk/contract.ts'
import type { Memory } from '../../base/memory.ts'
import type { Sql } from '../../database/open.ts'
import { fail } from '../../base/error.ts'
import { ISSUES_MAX } from '../../base/limits.ts'
import { rateOn } from '../../vat/rates.ts'
import { decideVat, type NumberStatus, type Treatment } from '../../vat/treatment.ts'
import type { Buyer } from './buyer.ts'
import { listingPlaces, readItems, seatPlaces, wantsOf, weekPlaces, type ReadItem, type Warning } from '../products/items.ts'
import type { Options, ProductKey } from '../products/options.ts'
import { readPriceList, recallPriceList } from '../products/price_list.ts'
import { priceItems, type LineAmounts } from './pricing.ts'
import { checkPromo, describeDiscount, findPromo } from './promo.ts'
import { lockWeeks, readBought, type Want } from '../products/seats.ts'
import { checkTotal } from './total.ts'
import { weekWarnings } from './week_ends.ts'

export type OrderAsked = { items: Schemas['OrderItem'][]; promo_code?: string }

export type OrderSide = {
  account_id: string
  buyer: Buyer
  seller_country: string
  now: Date
  /** Where it is only asked: prices may then be a second old. */
  memory?: Memory
  /** An order that is priced again: what it holds itself is not counted against it. */
  order_id?: number
  /** Holds the weeks and the promo code until the transaction ends, so that what is found free stays so until it is taken. */
  lock?: boolean
}

export type PricedLine = LineAmounts & { product: ProductKey; listing_id: number; options: Options; unit_cents: number; quantity: number }
export type PricedOrder = {
  /** In the order of the items. */
  lines: PricedLine[]
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
  /** What holdSeats takes; `item` is the position of the line. */
  seats: Want[]
  warnings: Warning[]
}

/**
 * Validates items and prices them: the one price that quote, checkout and payment page show. Refuses with every place that is wrong.
 * Over a pool it is only asking; with `lock` inside a transaction what it answers holds until that ends.
 */
export async function priceOrder(sql: Sql, asked: OrderAsked, side: OrderSide): Promise<PricedOrder> {
  const { account_id, now, buyer, memory, order_id = null, lock = false } = side
  const list = memory ? await recallPriceList(memory, sql) : await readPriceList(sql)
  const { items, places } = readItems(asked.items, list)
  const wrongWeeks = weekPlaces(items, now)
  const wants = wantsOf(items, now).filter(({ field }) => !wrongWeeks.some((place) => place.field === field))
  if (lock) await lockWeeks(sql, wants)
  const ids = [...new Set(items.map(({ listing_id }) => listing_id))]
  const bought = await readBought(sql, account_id, ids, wants, now, order_id)
  const listings = listingPlaces(items, bought)
  const all = [...places, ...wrongWeeks, ...listings.places, ...seatPlaces(wants, items, bought)]
  if (all.length > 0) fail('validation_failed', { errors: all.slice(0, ISSUES_MAX) })

  const promo = asked.promo_code === undefined ? null : await findPromo(sql, asked.promo_code, { account_id, now, order_id, lock })
  const subtotals = items.map(({ product, quantity }) => ({ product: product.key, subtotal_cents: product.price_cents * quantity }))
  const rule = asked.promo_code === undefined ? null : checkPromo(promo, account_id, subtotals, now)
  const day = now.toISOString().slice(0, 10)
  const vat = decideVat(side.seller_country, buyer.country, buyer.number, (country) => rateOn(list.rates, country, day))
  const priced = items.map(({ product, quantity }) => ({ product: product.key, unit_cents: product.price_cents, quantity }))
  const { lines, subtotal_cents, discount_cents, net_cents, vat_cents, total_cents } = priceItems(priced, rule, vat.rate_bp)
  checkTotal(total_cents, rule !== null)
  return {
    lines: lines.map((amounts, index) => ({ ...lineOf(items[index]), ...amounts })),
    subtotal_cents,
    discount: rule && { promo_id: rule.id, code: rule.code, amount_cents: discount_cents, description: describeDiscount(rule) },
    net_cents,
    vat: { ...vat, amount_cents: vat_cents, vat_number: buyer.number && { value: buyer.number.value, status: buyer.number.status } },
    total_cents,
    // A listing that is live has had its launch week.
    seats: wants.filter(({ kind, listing_id }) => kind !== 'launch' || bought.get(listing_id)?.status !== 'live'),
    warnings: [...listings.warnings, ...(await weekWarnings(sql, items, bought, now)), ...buyerWarnings(buyer, vat.treatment)],
  }
}

function lineOf(item: ReadItem | undefined): Omit<PricedLine, keyof LineAmounts> {
  if (!item) throw new Error('there are more lines than items')
  return {
    product: item.product.key,
    listing_id: item.listing_id,
    options: item.options,
    unit_cents: item.product.price_cents,
    quantity: item.quantity,
  }
}

/** What the person should know of the VAT that is charged. */
function buyerWarnings({ country, number }: Buyer, treatment: Treatment): Warning[] {
  if (country === null)
    return [
      {
        code: 'country_missing',
        field: '/billing_country',
        message: 'VAT is not included: it depends on the billing country. Send billing_country to see the final total.',
      },
    ]
  if (!number || treatment === 'reverse_charge') return []
  if (treatment === 'outside_scope')
    return [
      {
        code: 'vat_number_without_effect',
        field: '/vat_number',
        message: 'No EU VAT is charged in this country, with or without a number.',
      },
    ]
  if (number.status === 'unverified')
    return [
      {
        code: 'vat_number_unverified',
        field: '/vat_number',
        message: 'The register of VAT numbers could not be asked, so VAT is charged for now; the number is checked again at payment.',
      },
    ]
  if (number.status === 'invalid')
    return [
      {
        code: 'vat_number_invalid',
        field: '/vat_number',
        message: 'The register of VAT numbers does not know this number, so VAT is charged.',
      },
    ]
  return [
    {
      code: 'vat_number_without_effect',
      field: '/vat_number',
      message: 'The seller is in the same country, so VAT is charged, with or without a number.',
    },
  ]
}
