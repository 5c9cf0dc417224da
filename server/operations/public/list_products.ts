import { NEEDS_LISTING, optionsSchema } from '../../orders/products/options.ts'
import { readPriceList } from '../../orders/products/price_list.ts'
import type { Product } from '../../orders/products/product.ts'
import { readSiteSeats, seatsPerWeek } from '../../orders/products/seats.ts'
import { defineOperation } from '../../core/operation.ts'

/** What is on sale on this site, with a schema by which a valid item can be built. */
export default defineOperation('list_products', async (_input, { sql, site }) => {
  const { products, categories } = await readPriceList(sql)
  const seats = await readSiteSeats(sql, site.id)
  return {
    items: products.map((product) => ({
      key: product.key,
      name: product.name,
      description: product.description,
      price_cents: product.price_cents,
      currency: 'usd' as const,
      needs_listing: NEEDS_LISTING,
      options_schema: { ...optionsSchema(product, categories) },
      constraints: boundsOf(product, seatsPerWeek(product, seats)),
    })),
  }
})

const boundsOf = ({ constraints }: Product, seats_per_week: number | null): Product['constraints'] =>
  seats_per_week === null ? constraints : { ...constraints, seats_per_week }
