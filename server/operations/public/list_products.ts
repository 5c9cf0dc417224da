import { NEEDS_LISTING, optionsSchema, type Product } from '../../orders/products/options.ts'
import { recallPriceList } from '../../orders/products/price_list.ts'
import { readSiteSeats } from '../../orders/products/seats.ts'
import { defineOperation } from '../../core/operation.ts'

/** What is on sale on this site, with a schema by which a valid item can be built. */
export default defineOperation('list_products', async (_input, { sql, site, memory }) => {
  const { products, categories } = await recallPriceList(memory, sql)
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
      constraints: { ...product.constraints, ...seatsOf(product, seats) },
    })),
  }
})

/** Launches and billboards take the site's seats; the others have their own. */
function seatsOf(
  { key }: Product,
  { paid_seats, billboard_seats }: { paid_seats: number; billboard_seats: number },
): Record<string, number> {
  if (key === 'launch') return { seats_per_week: paid_seats }
  return key === 'billboard' ? { seats_per_week: billboard_seats } : {}
}
