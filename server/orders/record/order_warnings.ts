import type { Sql } from '../../database/open.ts'
import { productWarnings } from '../products/items.ts'
import type { WarnedItem, Warning } from '../products/product.ts'
import { readBought } from '../products/seats.ts'
import { PRODUCTS } from '../products/table.gen.ts'
import type { OrderRecord } from './rows.ts'

/** What its products have to say of an order that is looked at again before it is paid. */
export async function orderWarnings(sql: Sql, { id: order_id, account_id, lines }: OrderRecord, now: Date): Promise<Warning[]> {
  const items = lines.flatMap(({ position, product, listing_id, options }): WarnedItem[] =>
    PRODUCTS[product].warn && listing_id !== null ? [{ index: position, product: { key: product }, listing_id, options }] : [],
  )
  if (items.length === 0) return []
  const listing_ids = items.map(({ listing_id }) => listing_id)
  return productWarnings(sql, items, await readBought(sql, { account_id, listing_ids, wants: [], order_id, now }), now)
}
