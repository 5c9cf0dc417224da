import type { Sql } from '../database/open.ts'
import type { EventObject, EventType } from './kinds.ts'

export const EVENT_DAYS = 30

export type EventRecord = { id: number; type: EventType; object: EventObject; at: Date }

/** Events of an account after one of them, the oldest first. */
export async function listEvents(
  sql: Sql,
  account_id: string,
  { after, types, limit }: { after: number; types: readonly EventType[] | undefined; limit: number },
): Promise<EventRecord[]> {
  const next = sql`account_id = ${account_id} and id > ${after} order by id limit ${limit}`
  if (types === undefined) return sql<EventRecord[]>`select id, type, object, at from events where ${next}`
  // The first of each kind, so that rare ones are found without reading all the others.
  return sql<EventRecord[]>`
    select e.* from unnest(${[...new Set(types)]}::text[]) as asked (kind)
    cross join lateral (select id, type, object, at from events where type = kind and ${next}) e order by id limit ${limit}`
}

export async function isKept(sql: Sql, account_id: string, id: number): Promise<boolean> {
  const [row] = await sql`select 1 from events where id = ${id} and account_id = ${account_id}`
  return row !== undefined
}

export async function oldestKept(sql: Sql, account_id: string): Promise<number | null> {
  const [row] = await sql<{ id: number }[]>`select id from events where account_id = ${account_id} order by id limit 1`
  return row?.id ?? null
}

/** Deletes what has been kept for its time, in bounded batches; answers how many. */
export async function sweepEvents(sql: Sql, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - EVENT_DAYS * 86_400_000)
  const gone = await sql`delete from events where ctid = any(array(select ctid from events where at <= ${oldest} order by at limit 10000))`
  return gone.count
}
