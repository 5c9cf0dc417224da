import type { Sql } from '../../database/open.ts'
import type { Delivered, Delivering } from '../products/product.ts'
import { notifyTakenBack } from '../documents/emails.ts'
import { PRODUCTS } from '../products/table.gen.ts'
import { recordEvent } from '../../events/record_event.ts'
import { lockCompanyOfListing } from '../../profile/company_lock.ts'
import { flagForReview } from './review.ts'
import { findOrder, lockOrder, type LineRecord, type OrderRecord } from '../record/rows.ts'
import { lockSeatWeeks } from '../record/seats_kept.ts'
import { wasPaid } from '../record/states.ts'
import { weekOf } from '../../base/weeks.ts'

/**
 * Brings what was delivered in line with the order, whatever happened before: each line of a paid order is delivered once, and what all
 * of the money went back for is taken back where that is still possible. Each line is a transaction of its own, with the row of
 * `fulfillments` that says that it is done; whoever comes twice, or after a crash, goes on where it stopped.
 */
export async function deliverOrder(service: Delivering, order_id: number): Promise<void> {
  const order = await findOrder(service.database, { id: order_id })
  if (!order || !wasPaid(order.status) || order.status === 'disputed') return
  const back = order.status === 'refunded'
  for (const line of order.lines) {
    const done = line.fulfilled_at !== null
    if (back ? line.revoked_at === null : !done) await (back ? takeBackLine : deliverLine)(service, order, line.id)
  }
}

/** A dispute is waited for, and what all of the money went back for is not delivered. */
const isDelivered = ({ status }: OrderRecord): boolean => wasPaid(status) && status !== 'refunded' && status !== 'disputed'

async function deliverLine(service: Delivering, seen: OrderRecord, line_id: number): Promise<void> {
  const { database, clock } = service
  await database.begin(async (sql) => {
    const now = clock()
    const lock = await lockFor(sql, seen, line_id, now, seen.account_id)
    const order = await lockOrder(sql, seen.id)
    const line = order.lines.find(({ id }) => id === line_id)
    if (!line || line.fulfilled_at !== null || !isDelivered(order)) return
    const over = await weeksOver(sql, order, line)
    const delivered = over === null ? await deliverProduct(sql, service, line, lock, now) : { held: over }
    if ('held' in delivered) return isTold(order, line, delivered.held) ? undefined : flagForReview(sql, service, order, delivered.held)
    await sql`
      insert into fulfillments (order_line_id, fulfilled_at, result) values (${line_id}, ${now}, ${sql.json(delivered.path === null ? {} : { path: delivered.path })})`
    await countLines(sql, order.id, now)
    if (delivered.doubled) await flagForReview(sql, service, order, delivered.doubled)
  })
}

/** Each line says once what it is held for; that a seat went was said, in other words, when the money came. */
const isTold = ({ held_reason }: OrderRecord, line: LineRecord, reason: string): boolean =>
  held_reason !== null && (held_reason.includes(reason) || reason === seatGone(line))

/**
 * Who writes a listing locks its company first, then the listing, then weeks (a launch enters the board of its own); the order comes last.
 * Answers the listing; null where it is gone or nobody's any more, or somebody else's than its `buyer`'s.
 */
async function lockFor(sql: Sql, order: OrderRecord, line_id: number, now: Date, buyer: string | null): Promise<number | null> {
  const listing_id = order.lines.find(({ id }) => id === line_id)?.listing_id ?? null
  if (listing_id === null) return null
  await lockCompanyOfListing(sql, listing_id)
  const [listing] = await sql`
    select 1 from listings where id = ${listing_id} and account_id is not null and account_id = coalesce(${buyer}, account_id) for no key update`
  await lockSeatWeeks(sql, order.id, { listing_id, week: weekOf(now) })
  return listing ? listing_id : null
}

async function deliverProduct(sql: Sql, service: Delivering, line: LineRecord, listing_id: number | null, now: Date): Promise<Delivered> {
  if (listing_id === null) return { held: `The listing of line ${line.position} is gone, or somebody else’s by now.` }
  const { seats, deliver } = PRODUCTS[line.product]
  if (seats !== null && !(await hasSeats(sql, line))) return { held: seatGone(line) }
  return deliver(sql, service, { ...line, listing_id }, now)
}

const seatGone = ({ position, product }: LineRecord): string =>
  `A seat of line ${position} (${product}) went to somebody else before the money came.`

/** Why what shows in its weeks alone came too late for some of them; null where it did not. What was paid in time has shown meanwhile. */
async function weeksOver(sql: Sql, { paid_at }: OrderRecord, { id, position, product }: LineRecord): Promise<string | null> {
  if (PRODUCTS[product].seats?.gone_once !== 'over' || paid_at === null) return null
  const rows = await sql<{ week: string }[]>`
    select distinct week from seats where order_line_id = ${id} and week < ${weekOf(paid_at)} and released_at is null order by week`
  if (rows.length === 0) return null
  const weeks = rows.map(({ week }) => week).join(', ')
  return `The money for line ${position} (${product}) came late: week ${weeks} was over.`
}

/** Every seat that the line was given is kept for good. */
async function hasSeats(sql: Sql, { id }: LineRecord): Promise<boolean> {
  const [row] = await sql<{ lost: number }[]>`
    select count(*) as lost from seats where order_line_id = ${id} and (released_at is not null or expires_at is not null)`
  return row?.lost === 0
}

/** What has begun stays: only weeks to come are given back, launches that have not happened, sections, and the plan that shows them all. */
async function takeBackLine(service: Delivering, seen: OrderRecord, line_id: number): Promise<void> {
  const { database, clock } = service
  await database.begin(async (sql) => {
    const now = clock()
    const listing_id = await lockFor(sql, seen, line_id, now, null)
    const order = await lockOrder(sql, seen.id)
    const line = order.lines.find(({ id }) => id === line_id)
    if (!line || line.revoked_at !== null || order.status !== 'refunded') return
    // What was held for the team was never delivered: all its seats go back, and nothing else is to be taken.
    const is_held = line.fulfilled_at === null
    const released = await sql`
      update seats set released_at = ${now}
      where order_line_id = ${line_id} and released_at is null and (week > ${weekOf(now)} or ${is_held}::boolean)`
    if (is_held) return
    const taken = listing_id !== null && (await PRODUCTS[line.product].takeBack?.(sql, { ...line, listing_id }, now))
    if (listing_id !== null && (taken || released.count > 0)) await notifyTakenBack(sql, service, order, { ...line, listing_id }, now)
    await sql`update fulfillments set revoked_at = ${now} where order_line_id = ${line_id}`
    await countLines(sql, order.id, now)
  })
}

/** How many lines are delivered, and not taken back. */
export async function countLines(sql: Sql, order_id: number, now: Date): Promise<void> {
  const [order] = await sql<{ number: string; account_id: string; before: string; fulfillment: string }[]>`
    update orders o set version = o.version + 1, updated_at = ${now}, fulfillment = (
      select case count(f.order_line_id) when 0 then 'none' when count(*) then 'complete' else 'partial' end
      from order_lines l left join fulfillments f on f.order_line_id = l.id and f.revoked_at is null where l.order_id = ${order_id})
    from (select fulfillment from orders where id = ${order_id}) as present
    where o.id = ${order_id} returning o.number, o.account_id, present.fulfillment as before, o.fulfillment`
  if (order?.fulfillment === 'complete' && order.before !== 'complete')
    await recordEvent(sql, 'order.fulfilled', order.account_id, { number: order.number }, now)
}
