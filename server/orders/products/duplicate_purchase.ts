import type { Sql } from '../../database/open.ts'
import { nameSome } from './name_some.ts'
import type { PaidLine } from './product.ts'

/*
 * What a listing has already from another order. Quote and checkout page refuse it; only two orders whose pages were open at once can both
 * be paid. The second is held for the team then, which gives its money back; where the two have only a part in common, the rest is
 * delivered and the team is told of that part.
 */

export type Twice = { held: string } | { doubled: string | null }

/** What is to be said of a line of which the listing had so many parts already, named, of so many in all. */
export function judgeTwice({ position, product }: PaidLine, had: readonly string[], parts: number): Twice {
  const line = `Line ${position} (${product})`
  if (had.length === parts) return { held: `${line} was delivered to this listing by another order; it was paid twice.` }
  return {
    doubled: had.length === 0 ? null : `A part of line ${position} (${product}) was paid twice, by another order too: ${nameSome(had)}.`,
  }
}

/** The same of a line with seats. */
export async function seatsTwice(sql: Sql, line: PaidLine): Promise<Twice> {
  const seats = await sql<{ place: string; had: boolean }[]>`
    select concat_ws(' ', s.week, nullif(s.category, '')) as place, exists (
      select from seats o join fulfillments f on f.order_line_id = o.order_line_id and f.revoked_at is null
      where o.order_line_id <> s.order_line_id and o.listing_id = s.listing_id and o.site_id = s.site_id and o.kind = s.kind and o.week = s.week
        and o.category = s.category and o.released_at is null and o.expires_at is null) as had
    from seats s where s.order_line_id = ${line.id} order by s.week, s.category`
  const had = seats.filter((seat) => seat.had).map(({ place }) => place)
  return judgeTwice(line, had, seats.length)
}
