import type { Sql } from '../../database/open.ts'
import { setOrder } from './rows.ts'

/** How long an order waits to be paid, and holds its seats. */
export const ORDER_HOURS = 24

/** Moves the end of an order with all that it holds. A seat that ran out may be somebody else's: it is asked for anew when the money comes. */
export async function holdUntil(sql: Sql, order_id: number, until: Date, now: Date): Promise<void> {
  await setOrder(sql, order_id, { expires_at: until }, now)
  await sql`
    update seats set expires_at = ${until}
    where order_line_id in (select id from order_lines where order_id = ${order_id}) and released_at is null and expires_at > ${now}`
  await sql`update promo_uses set expires_at = ${until} where order_id = ${order_id} and state = 'reserved'`
}

/** Seats and promo code of an order that is over; kept seats of a paid one stay. */
export async function giveBack(sql: Sql, order_id: number, now: Date): Promise<void> {
  await sql`
    update seats set released_at = ${now}
    where order_line_id in (select id from order_lines where order_id = ${order_id}) and released_at is null and expires_at is not null`
  await sql`update promo_uses set state = 'released', expires_at = null, at = ${now} where order_id = ${order_id} and state = 'reserved'`
}
