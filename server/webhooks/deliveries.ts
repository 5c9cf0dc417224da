import type { Schemas } from '../../sdk/contract.ts'
import { DELIVERY_DAYS, ROWS_DEEP_MAX } from '../base/limits.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { json } from '../database/json.ts'
import { eventId } from '../events/event_id.ts'
import type { EventRecord } from '../events/rows.ts'

export type DeliveryRecord = {
  id: number
  event_id: number
  type: EventRecord['type']
  object: EventRecord['object']
  event_at: Date
  status: Schemas['Delivery']['status']
  attempt: number
  code: number | null
  duration_ms: number | null
  answer: string | null
  created_at: Date
  tried_at: Date | null
  next_try_at: Date | null
}

export function showDelivery(delivery: DeliveryRecord): Schemas['Delivery'] {
  const { id, event_id, type, attempt, status, code, duration_ms, answer, created_at, tried_at, next_try_at } = delivery
  return {
    ...{ delivery_id: `dlv_${id}`, event_id: eventId(event_id), type, attempt, status, code, duration_ms, answer },
    at: (tried_at ?? created_at).toISOString(),
    next_try_at: next_try_at?.toISOString() ?? null,
  }
}

export const numberOfDelivery = (delivery_id: string): number => Number(delivery_id.slice('dlv_'.length))

/** The event that a delivery is of. */
export const eventOf = ({ event_id, type, object, event_at }: DeliveryRecord): EventRecord => ({ id: event_id, type, object, at: event_at })

/** Puts an event on its way to one webhook, beside those that a transaction tells by itself. */
export async function insertDelivery(sql: Sql, webhook_id: string, event: EventRecord, now: Date): Promise<DeliveryRecord> {
  const [row] = await sql<DeliveryRecord[]>`
    insert into webhook_deliveries (webhook_id, event_id, type, object, event_at, created_at, next_try_at)
    values (${webhook_id}, ${event.id}, ${event.type}, ${json(sql, event.object)}, ${event.at}, ${now}, ${now})
    returning ${columns(sql)}`
  if (!row) throw new Error('a delivery was written and not answered')
  return row
}

export async function findDelivery(sql: Sql, webhook_id: string, id: number): Promise<DeliveryRecord | undefined> {
  const [row] = await sql<DeliveryRecord[]>`select ${columns(sql)} from webhook_deliveries where webhook_id = ${webhook_id} and id = ${id}`
  return row
}

export async function listDeliveries(sql: Sql, webhook_id: string, limit: number, offset: number): Promise<DeliveryRecord[]> {
  return sql<DeliveryRecord[]>`
    select ${columns(sql)} from webhook_deliveries where webhook_id = ${webhook_id} order by id desc limit ${limit} offset ${offset}`
}

/** As many as can be listed. */
export async function countDeliveries(sql: Sql, webhook_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from (select from webhook_deliveries where webhook_id = ${webhook_id} limit ${ROWS_DEEP_MAX}) as counted`
  return row?.count ?? 0
}

/** Deletes what has been listed for its time, in bounded batches; answers how many. */
export async function sweepDeliveries(sql: Sql, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - DELIVERY_DAYS * 86_400_000)
  const gone = await sql`
    delete from webhook_deliveries where id = any(array(select id from webhook_deliveries where created_at <= ${oldest} order by created_at limit 10000))`
  return gone.count
}

export const columns = (sql: Sql): Fragment =>
  sql`id, event_id, type, object, event_at, status, attempt, code, duration_ms, answer, created_at, tried_at, next_try_at`
