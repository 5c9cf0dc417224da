import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { countLines } from './deliver.ts'
import { flagForReview } from './review.ts'
import { lockOrder } from '../record/rows.ts'

/**
 * Takes back that a line was delivered, because its place came and it could not stand there, and asks the team to settle it: with money
 * back, or as they agree with the buyer. In the caller's transaction, which has locked the line's week.
 */
export async function flagMissedDelivery(
  sql: Sql,
  { config, events }: Pick<Service, 'config' | 'events'>,
  line: { order_id: number; order_line_id: number },
  reason: string,
  now: Date,
): Promise<void> {
  const order = await lockOrder(sql, line.order_id)
  await sql`delete from fulfillments where order_line_id = ${line.order_line_id}`
  await countLines(sql, order.id, now)
  await flagForReview(sql, { config, events, clock: () => now }, order, reason)
}
