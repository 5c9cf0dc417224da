import type { Schemas } from '../../../sdk/contract.ts'
import type { Fragment, Sql } from '../../database/open.ts'
import { hasContradiction } from './evidence.ts'
import type { OrderStatus } from './states.ts'

/** Who is billed, as far as known. `country` is an ISO code; `vat_number` as it was typed. */
export type Billing = {
  name?: string
  email?: string
  company?: string
  country?: string
  address?: string
}
export type LineRecord = {
  id: number
  position: number
  product: Schemas['ProductKey']
  listing_id: number | null
  /** Whether the listing is the buyer's still: it may be gone, or somebody else's by now. */
  is_own: boolean
  /** Where the listing is; the order may have been made on a sister site. */
  site_id: number
  options: Schemas['OrderOptions']
  unit_cents: number
  quantity: number
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  vat_cents: number
  fulfilled_at: Date | null
  revoked_at: Date | null
  /** Where what was bought shows. */
  result_path: string | null
}
export type OrderRecord = {
  id: number
  number: string
  account_id: string
  site_id: number
  status: OrderStatus
  fulfillment: Schemas['Fulfillment']
  held_reason: string | null
  subtotal_cents: number
  discount_cents: number
  vat_cents: number
  total_cents: number
  refunded_cents: number
  refunded_at: Date | null
  discount: { code: string; description: string } | null
  vat_country: string | null
  vat_rate_bp: number
  vat_treatment: Schemas['OrderVat']['treatment']
  vat_number: string | null
  vat_number_status: 'valid' | 'invalid' | 'unverified' | null
  billing: Billing
  checkout_nonce: Uint8Array
  checkout_token_hash: Uint8Array
  version: number
  created_at: Date
  updated_at: Date
  expires_at: Date
  paid_at: Date | null
  ended_at: Date | null
  invoice_nonce: Uint8Array | null
  lines: LineRecord[]
}

type Row = Omit<OrderRecord, 'lines'> & {
  lines: (Omit<LineRecord, 'fulfilled_at' | 'revoked_at'> & { fulfilled_at: string | null; revoked_at: string | null })[]
}
/** A page of the account's orders, newest first; only those of the page are read whole. */
export const listOrders = (sql: Sql, account_id: string, limit: number, offset: number): Promise<OrderRecord[]> =>
  select(
    sql,
    sql`o.id = any(array(select id from orders where account_id = ${account_id} order by created_at desc, id desc limit ${limit} offset ${offset}))
      order by o.created_at desc, o.id desc`,
  )

export async function countOrders(sql: Sql, account_id: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) as count from orders where account_id = ${account_id}`
  return row?.count ?? 0
}

export async function findMyOrder(sql: Sql, number: string, account_id: string): Promise<OrderRecord | undefined> {
  const [row] = await select(sql, sql`o.number = ${number} and o.account_id = ${account_id}`)
  return row
}

export async function findOrder(
  sql: Sql,
  by: { number: string } | { token_hash: Uint8Array } | { id: number },
): Promise<OrderRecord | undefined> {
  const condition: Fragment =
    'number' in by ? sql`o.number = ${by.number}` : 'id' in by ? sql`o.id = ${by.id}` : sql`o.checkout_token_hash = ${by.token_hash}`
  const [row] = await select(sql, condition)
  return row
}

/** Locked until the transaction ends; whoever also locks companies, listings, weeks or promo codes does that first. */
export async function lockOrder(sql: Sql, id: number): Promise<OrderRecord> {
  const lock = sql`select 1 from orders where id = ${id} for update`.execute()
  const [, order] = await Promise.all([lock, findOrder(sql, { id })])
  if (!order) throw new Error(`order ${id} is gone`)
  return order
}

type OrderColumns = Partial<Pick<OrderRecord, 'status' | 'refunded_cents' | 'held_reason' | 'paid_at' | 'ended_at' | 'expires_at'>>

/** Changes an order that is locked; whoever read it before sees by its version that it is another now. */
export async function setOrder(sql: Sql, id: number, columns: OrderColumns, now: Date): Promise<void> {
  await sql`update orders set ${sql({ ...columns, updated_at: now })}, version = version + 1 where id = ${id}`
}

/** In a query over orders `o`: those of a status, or all. What depends on a value would be planned for none. */
export function ofStatus(sql: Sql, status: string | null): Fragment {
  if (status === null) return sql`true`
  if (status === 'held') return sql`o.held_reason is not null`
  return status === 'evidence' ? hasContradiction(sql) : sql`o.status = ${status}`
}

/** The newest orders of everybody, for the operator. */
export const newestOrders = (sql: Sql, status: string | null, limit: number): Promise<OrderRecord[]> =>
  select(sql, sql`${ofStatus(sql, status)} order by o.id desc limit ${limit}`)

async function select(sql: Sql, condition: Fragment): Promise<OrderRecord[]> {
  const rows = await sql<Row[]>`
    select o.id, o.number, o.account_id, o.site_id, o.status, o.fulfillment, o.held_reason, o.subtotal_cents, o.discount_cents, o.vat_cents,
      o.total_cents, o.refunded_cents, o.discount, o.vat_country, o.vat_rate_bp, o.vat_treatment, o.vat_number, o.vat_number_status, o.billing,
      o.checkout_nonce, o.checkout_token_hash, o.version, o.created_at, o.updated_at, o.expires_at, o.paid_at, o.ended_at, i.nonce as invoice_nonce,
      (select max(settled_at) from refunds where order_id = o.id and state = 'succeeded') as refunded_at,
      (select coalesce(json_agg(json_build_object('id', l.id, 'position', l.position, 'product', l.product, 'listing_id', l.listing_id,
        'is_own', coalesce(g.account_id = o.account_id, false), 'site_id', coalesce(g.site_id, o.site_id), 'options', l.options, 'unit_cents', l.unit_cents, 'quantity', l.quantity, 'subtotal_cents', l.subtotal_cents, 'discount_cents', l.discount_cents,
        'total_cents', l.total_cents, 'vat_cents', l.vat_cents, 'fulfilled_at', f.fulfilled_at, 'revoked_at', f.revoked_at,
        'result_path', f.result ->> 'path') order by l.position), '[]')
        from order_lines l left join fulfillments f on f.order_line_id = l.id left join listings g on g.id = l.listing_id
        where l.order_id = o.id) as lines
    from orders o left join invoices i on i.order_id = o.id
    where ${condition}`
  return rows.map(({ lines, ...row }) => ({
    ...row,
    lines: lines.map(({ fulfilled_at, revoked_at, ...line }) => ({ ...line, ...instants({ fulfilled_at, revoked_at }) })),
  }))
}

/** Instants inside JSON arrive as text. */
const instants = ({ fulfilled_at, revoked_at }: { fulfilled_at: string | null; revoked_at: string | null }) => ({
  fulfilled_at: fulfilled_at === null ? null : new Date(fulfilled_at),
  revoked_at: revoked_at === null ? null : new Date(revoked_at),
})
