import type { Schemas } from '../../../sdk/contract.ts'
import type { Memory } from '../../base/memory.ts'
import type { Sql } from '../../database/open.ts'
import { failOn } from '../../base/error.ts'
import { ISSUES_MAX } from '../../base/limits.ts'
import type { Treatment } from '../../vat/treatment.ts'
import type { Buyer } from './buyer.ts'
import { listingIssues, productWarnings, readItems, seatIssues, wantsOf, weekIssues } from '../products/items.ts'
import type { Options, ProductKey, ReadItem, Warning } from '../products/product.ts'
import { readPriceList, recallPriceList } from '../products/price_list.ts'
import { priceLines, type PricedLines } from './price_lines.ts'
import type { LineAmounts } from './pricing.ts'
import { findPromo } from './promo.ts'
import { lockWeeks, needsSeat, readBought, type Want } from '../products/seats.ts'

type OrderAsked = { items: Schemas['OrderItem'][]; promo_code?: string }

type OrderSide = {
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
export type PricedOrder = Omit<PricedLines, 'lines'> & {
  /** In the order of the items. */
  lines: PricedLine[]
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
  const { items, issues } = readItems(asked.items, list)
  const wrongWeeks = weekIssues(items, now)
  const wants = wantsOf(items, now).filter(({ field }) => !wrongWeeks.some((issue) => issue.field === field))
  if (lock) await lockWeeks(sql, wants)
  const listing_ids = [...new Set(items.map(({ listing_id }) => listing_id))]
  const bought = await readBought(sql, { account_id, listing_ids, wants, order_id, now })
  const listings = listingIssues(items, bought)
  const all = [...issues, ...wrongWeeks, ...listings.issues, ...seatIssues(wants, items, bought)]
  failOn(all.slice(0, ISSUES_MAX))

  const promo = asked.promo_code === undefined ? undefined : await findPromo(sql, asked.promo_code, { account_id, now, order_id, lock })
  const { seller_country } = side
  const lines = items.map(lineOf)
  const priced = priceLines(lines, { account_id, buyer, promo, seller_country, rates: list.rates, now })
  return {
    ...priced,
    lines: priced.lines.flatMap((amounts, index) => {
      const line = lines[index]
      return line ? [{ ...line, ...amounts }] : []
    }),
    seats: wants.filter(({ kind, listing_id }) => {
      const listing = bought.get(listing_id)
      return listing !== undefined && needsSeat(kind, listing)
    }),
    warnings: [...listings.warnings, ...(await productWarnings(sql, items, bought, now)), ...buyerWarnings(buyer, priced.vat.treatment)],
  }
}

const lineOf = ({ product, listing_id, options, quantity }: ReadItem): Omit<PricedLine, keyof LineAmounts> => ({
  ...{ product: product.key, listing_id, options, unit_cents: product.price_cents, quantity },
})

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
