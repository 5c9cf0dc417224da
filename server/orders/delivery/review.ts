import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { recordEvent } from '../../events/record_event.ts'
import { notifyTeamHeld } from '../documents/emails.ts'
import { setOrder, type OrderRecord } from '../record/rows.ts'

/** Marks an order for the team: what came last is said first, and what it was held for before stays beside it. */
export async function flagForReview(
  sql: Sql,
  service: Pick<Service, 'config' | 'clock' | 'events'>,
  order: OrderRecord,
  reason: string,
): Promise<void> {
  const now = service.clock()
  const before = order.held_reason
  const held_reason = before === null || reason.includes(before) ? reason : before.includes(reason) ? before : `${reason} ${before}`
  service.events.orderHeld({ number: order.number, reason })
  await setOrder(sql, order.id, { held_reason }, now)
  await notifyTeamHeld(sql, service, order, reason, now)
  if (before === null) await recordEvent(sql, 'order.held', order.account_id, { number: order.number }, now)
}
