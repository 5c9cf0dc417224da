import type { Sql } from '../../database/open.ts'
import { categoryNames } from '../../fields/categories.ts'
import { cacheKind } from '../../base/cache.ts'
import type { Memory } from '../../base/memory.ts'
import { readRates, type Rate } from '../../vat/rates.ts'
import type { Product } from './product.ts'

/** What prices are made of: the products on sale in their order, VAT rates, and the categories that options may name. */
export type PriceList = { products: Product[]; rates: Rate[]; categories: string[] }

/** An operator's change takes effect within two seconds. */
const KEPT_SECONDS = 1
const cache = cacheKind<PriceList>({ seconds: KEPT_SECONDS, entries_max: 1 })

/** At most a second old, for who only asks. */
export async function recallPriceList(memory: Memory, sql: Sql): Promise<PriceList> {
  const lists = memory.of(cache)
  const kept = lists.get('')
  if (kept) return kept
  const list = await readPriceList(sql)
  lists.set('', list)
  return list
}

/** As it is now, for what is written. */
export async function readPriceList(sql: Sql): Promise<PriceList> {
  const [products, rates, categories] = await Promise.all([readProducts(sql), readRates(sql), categoryNames(sql)])
  return { products, rates, categories }
}

async function readProducts(sql: Sql): Promise<Product[]> {
  return sql<Product[]>`select key, name, description, price_cents, constraints from products where active order by position, key`
}
