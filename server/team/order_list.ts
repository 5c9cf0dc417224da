import type { Sql } from '../database/open.ts'
import { ofStatus } from '../orders/record/rows.ts'
import type { OrderStatus } from '../orders/record/states.ts'

export type OrderRow = {
  number: string
  /** Whose account it is, and where the invoice goes. */
  email: string | null
  billed_to: string | null
  status: OrderStatus
  fulfillment: string
  held_reason: string | null
  total_cents: number
  refunded_cents: number
  created_at: Date
  paid_at: Date | null
}
type OrderFilter = { status: OrderStatus | 'held' | 'evidence' | null; words: string; limit: number; offset: number }

/** Orders of anyone, the newest first, by a part of their number or of an e-mail address. */
export async function listOrderRows(
  sql: Sql,
  { status, words, limit, offset }: OrderFilter,
): Promise<{ items: OrderRow[]; total: number }> {
  const like = `%${words.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const named = sql`(lower(o.number) like ${like} or o.billed_to like ${like}
    or o.account_id in (select id from auth."user" where lower(email) like ${like}))`
  // Both read a narrow index and nothing else.
  const from = sql`from orders o where ${ofStatus(sql, status)} and ${words === '' ? sql`true` : named}`
  const items = await sql<OrderRow[]>`
    select o.number, u.email, o.billing ->> 'email' as billed_to, o.status, o.fulfillment, o.held_reason, o.total_cents, o.refunded_cents,
      o.created_at, o.paid_at
    from orders o left join auth."user" u on u.id = o.account_id
    where o.id = any(array(select o.id ${from} order by o.id desc limit ${limit} offset ${offset})) order by o.id desc`
  const [row] = await sql<{ total: number }[]>`select count(*) as total ${from}`
  return { items: [...items], total: row?.total ?? 0 }
}
