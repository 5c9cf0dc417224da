import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { recordEvent } from '../../events/record_event.ts'
import { notifyTeamHeld } from '../documents/emails.ts'
import type { OrderRecord } from '../record/rows.ts'

/** Marks an order for the team, with what came last said first. */
export async function flagForReview(
  sql: Sql,
  service: Pick<Service, 'config' | 'clock' | 'events'>,
  order: OrderRecord,
  reason: string,
): Promise<void> {
  const now = service.clock()
  service.events.orderHeld({ number: order.number, reason })
  await sql`update orders set held_reason = ${reason}, version = version + 1, updated_at = ${now} where id = ${order.id}`
  await notifyTeamHeld(sql, service, order, reason, now)
  if (order.held_reason === null) await recordEvent(sql, 'order.held', order.account_id, { number: order.number }, now)
}
