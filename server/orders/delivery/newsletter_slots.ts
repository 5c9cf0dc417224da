import type { Sql } from '../../database/open.ts'
import type { OrderStatus } from '../record/states.ts'

/** Far more than a week has seats. */
const SLOTS_MAX = 1000

/** A paid line that has a place in the newsletter of a week. */
type Slot = { order_id: number; order_line_id: number; listing_id: number; order_status: OrderStatus; listing_status: string }

/**
 * The slots of a week that were paid for and not given back, the first booked first. Also while the job that gives back the seats of a
 * refunded order is still to come: its money is gone, and so is its place.
 */
export async function readSlots(sql: Sql, site_id: number, week: string): Promise<Slot[]> {
  return sql<Slot[]>`
    select o.id as order_id, l.id as order_line_id, s.listing_id, o.status as order_status, g.status as listing_status
    from seats s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id join listings g on g.id = s.listing_id
    where s.site_id = ${site_id} and s.kind = 'newsletter' and s.week = ${week} and s.released_at is null and s.expires_at is null
      and o.paid_at is not null and o.status <> 'refunded'
    order by s.id limit ${SLOTS_MAX}`
}

/** Why a slot has no paragraph although it was paid for; null where it has one. `shown`: the listings that have. */
export function whyLeftOut({ listing_id, listing_status, order_status }: Slot, shown: ReadonlySet<number>): string | null {
  if (order_status === 'disputed') return 'the payment is disputed'
  if (shown.has(listing_id)) return null
  return `listing ${listing_id} is ${listing_status === 'live' ? 'being taken down' : listing_status}`
}
