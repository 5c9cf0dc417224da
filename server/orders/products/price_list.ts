import type { Sql } from '../../database/open.ts'
import { categoryNames } from '../../categories/catalogue.ts'
import { createMemory } from '../../base/cache.ts'
import { readRates, type Rate } from '../../vat/rates.ts'
import type { Product } from './product.ts'

/** What prices are made of: the products on sale in their order, VAT rates, and the categories that options may name. */
export type PriceList = { products: Product[]; rates: Rate[]; categories: string[] }

/** An operator's change takes effect within two seconds. */
const KEPT_SECONDS = 1
const memory = createMemory<PriceList>(KEPT_SECONDS, 1)

/** At most a second old over a pool; within a transaction as it is now. */
export async function readPriceList(sql: Sql): Promise<PriceList> {
  const kept = memory.get(sql, '')
  if (kept) return kept
  const [products, rates, categories] = await Promise.all([readProducts(sql), readRates(sql), categoryNames(sql)])
  const read = { products, rates, categories }
  memory.keep(sql, '', read)
  return read
}

async function readProducts(sql: Sql): Promise<Product[]> {
  return sql<Product[]>`select key, name, description, price_cents, constraints from products where active order by position, key`
}
