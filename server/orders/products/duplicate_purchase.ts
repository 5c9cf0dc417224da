import type { Sql } from '../../database/open.ts'
import type { PaidLine } from './product.ts'

/*
 * What a listing has already from another order. Quote and checkout page refuse it; only two orders whose pages were open at once can both
 * be paid, and then the second is held for the team, which gives its money back.
 */

export const duplicatePurchase = ({ position, product }: PaidLine): string =>
  `Line ${position} (${product}) was delivered to this listing by another order; it was paid twice.`

/** Every seat of the line is one that the listing had from another order: two were open at once, and both were paid. */
export async function isDuplicatePurchase(sql: Sql, { id }: PaidLine): Promise<boolean> {
  const [row] = await sql<{ single: number }[]>`
    select count(*) as single from seats s where s.order_line_id = ${id} and not exists (
      select from seats o join fulfillments f on f.order_line_id = o.order_line_id and f.revoked_at is null
      where o.order_line_id <> s.order_line_id and o.listing_id = s.listing_id and o.site_id = s.site_id and o.kind = s.kind and o.week = s.week
        and o.category = s.category and o.released_at is null and o.expires_at is null)`
  return row?.single === 0
}
