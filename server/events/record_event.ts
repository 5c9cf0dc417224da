import type { Sql } from '../database/open.ts'
import type { EventObjects, EventType } from './kinds.ts'

/**
 * Tells an account of something, in the transaction in which it happens: the event is there when that commits, and never was when it rolls
 * back. Nobody is told of what is nobody's. It gets its id, and goes to the account's webhooks, at the very end of the transaction, whenever this was called.
 */
export async function recordEvent<Type extends EventType>(
  sql: Sql,
  type: Type,
  account_id: string | null,
  object: EventObjects[Type],
  now: Date,
): Promise<void> {
  await recordEvents(sql, type, [{ account_id, object }], now)
}

/** The same of many things of one kind, in a statement. */
export async function recordEvents<Type extends EventType>(
  sql: Sql,
  type: Type,
  told: readonly { account_id: string | null; object: EventObjects[Type] }[],
  now: Date,
): Promise<void> {
  const heard = told.filter(({ account_id }) => account_id !== null)
  if (heard.length === 0) return
  await sql`
    insert into events_told (account_id, type, object, at)
    select t.account_id, ${type}, t.object, ${now} from jsonb_to_recordset(${sql.json(heard)}) as t (account_id text, object jsonb)`
}
