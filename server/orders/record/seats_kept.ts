import type { Sql } from '../../database/open.ts'
import { readPriceList } from '../products/price_list.ts'
import type { OrderRecord } from './rows.ts'
import { nameSome } from '../products/name_some.ts'
import type { ProductKey } from '../products/product.ts'
import { lockWeeks, readBought, seatsPerWeek, type Want } from '../products/seats.ts'

type Seat = Want & { id: number; lapsed: boolean; delivered: boolean }

/** Whoever counts seats or gives some away locks their weeks first, before the order; `besides`: a week that a launch needs too. */
export async function lockSeatWeeks(sql: Sql, order_id: number, besides: Pick<Want, 'listing_id' | 'week'> | null = null): Promise<void> {
  await lockWeeks(sql, [...(await seatsOfOrder(sql, order_id, new Date(0))), ...(besides ? [besides] : [])])
}

/**
 * Makes the seats of an order that was just paid its own for good; the weeks are locked. Those that it had given back are taken again
 * where nobody else has them by now, but for those of lines that were delivered, which are as their owner left them. Answers why the team
 * must look at it, null where every seat is there.
 */
export async function keepSeats(sql: Sql, order: OrderRecord, now: Date): Promise<string | null> {
  const seats = (await seatsOfOrder(sql, order.id, now)).filter(({ delivered }) => !delivered)
  const lapsed = seats.filter((seat) => seat.lapsed)
  const gone = lapsed.length === 0 ? [] : await takenByOthers(sql, order, lapsed, now)
  const kept = seats.filter((seat) => !gone.includes(seat)).map(({ id }) => id)
  await sql`update seats set expires_at = null, released_at = null where id = any(${kept}::bigint[])`
  await sql`update seats set released_at = coalesce(released_at, ${now}) where id = any(${gone.map(({ id }) => id)}::bigint[])`
  if (gone.length === 0) return null
  const places = gone.map(({ kind, week, category }) => [kind.replace('_', ' '), week, category].filter(Boolean).join(' '))
  return `The money came after the order had ended, and somebody else has: ${nameSome(places, '; ')}.`
}

async function takenByOthers(sql: Sql, order: OrderRecord, lapsed: Seat[], now: Date): Promise<Seat[]> {
  const { products } = await readPriceList(sql)
  const listing_ids = [...new Set(lapsed.map(({ listing_id }) => listing_id))]
  const bought = await readBought(sql, { account_id: order.account_id, listing_ids, wants: lapsed, order_id: order.id, now })
  const own = new Map<string, number>()
  return lapsed.filter(({ kind, listing_id, week, category, item }) => {
    const listing = bought.get(listing_id)
    const line = order.lines.find(({ position }) => position === item)
    const product = products.find(({ key }) => key === line?.product)
    const seat = listing?.seats.find((each) => each.kind === kind && each.week === week && each.category === category)
    // What is no longer on sale, or no longer theirs, is for the team to decide.
    if (!listing || !product || !seat || seat.kept) return true
    const key = `${listing.site_id} ${kind} ${week} ${category}`
    const before = own.get(key) ?? 0
    own.set(key, before + 1)
    return seat.others + before >= (seatsPerWeek(product, listing) ?? 0)
  })
}

/** `item` is the line's position. */
async function seatsOfOrder(sql: Sql, order_id: number, now: Date): Promise<Seat[]> {
  const rows = await sql<(Omit<Seat, 'field'> & { kind: ProductKey })[]>`
    select s.id, l.position as item, s.kind, s.listing_id, s.week, s.category,
      (s.released_at is not null or (s.expires_at is not null and s.expires_at <= ${now})) as lapsed,
      exists (select from fulfillments f where f.order_line_id = l.id) as delivered
    from seats s join order_lines l on l.id = s.order_line_id where l.order_id = ${order_id} order by s.id`
  return rows.map((row) => ({ ...row, field: '' }))
}
