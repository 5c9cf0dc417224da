import type { Sql } from '../database/open.ts'
import type { SessionRequest } from '../pay/provider.ts'

/** One time that an order was handed to a provider. `request` is what was asked, kept before it was asked. */
export type PaymentRecord = {
  id: number
  order_id: number
  attempt: number
  provider: 'stripe' | 'test' | 'none'
  session_id: string | null
  intent_id: string | null
  amount_cents: number
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired' | 'cancelled' | 'surplus'
  request: Omit<SessionRequest, 'ends_at'> & { ends_at: string }
  expires_at: Date | null
  /** When the provider was last asked without an event. */
  asked_at: Date | null
}
type Condition = ReturnType<Sql>

export const requestOf = ({ request }: PaymentRecord): SessionRequest => ({ ...request, ends_at: new Date(request.ends_at) })

export async function findPayment(sql: Sql, provider: string, session_id: string): Promise<PaymentRecord | undefined> {
  const [row] = await select(sql, sql`provider = ${provider} and session_id = ${session_id}`)
  return row
}

/** Those of an order that may still bring money, the latest first. */
export const openPayments = (sql: Sql, order_id: number): Promise<PaymentRecord[]> =>
  select(sql, sql`order_id = ${order_id} and state in ('open', 'processing') order by attempt desc`)

/** The one that paid an order. */
export async function paymentOfOrder(sql: Sql, order_id: number): Promise<PaymentRecord | undefined> {
  const [row] = await select(sql, sql`order_id = ${order_id} and state = 'succeeded'`)
  return row
}

export async function findByIntent(sql: Sql, provider: string, intent_id: string): Promise<PaymentRecord | undefined> {
  const [row] = await select(sql, sql`provider = ${provider} and intent_id = ${intent_id} order by state = 'succeeded' desc, id limit 1`)
  return row
}

/** Payments that nobody asked about for a while, the longest first, among them those whose order is over by now. */
export const dueForAsking = (sql: Sql, asked_before: Date, limit: number): Promise<PaymentRecord[]> =>
  select(
    sql,
    sql`state in ('open', 'processing') and coalesce(asked_at, created_at) < ${asked_before} order by coalesce(asked_at, created_at), id limit ${limit}`,
  )

export async function addPayment(
  sql: Sql,
  given: Pick<PaymentRecord, 'order_id' | 'attempt' | 'provider' | 'amount_cents' | 'state' | 'expires_at'> & {
    request: SessionRequest | null
  },
  now: Date,
): Promise<PaymentRecord> {
  const { order_id, attempt, provider, amount_cents, state, expires_at, request } = given
  const [row] = await sql<{ id: number }[]>`
    insert into payments (order_id, attempt, provider, amount_cents, state, request, created_at, updated_at, expires_at)
    values (${order_id}, ${attempt}, ${provider}, ${amount_cents}, ${state}, ${sql.json(request ?? {})}, ${now}, ${now}, ${expires_at})
    returning id`
  const [payment] = await select(sql, sql`id = ${row?.id ?? 0}`)
  if (!payment) throw new Error('a payment is gone as soon as it was added')
  return payment
}

export async function setPayment(
  sql: Sql,
  id: number,
  columns: Partial<Pick<PaymentRecord, 'state' | 'session_id' | 'intent_id' | 'asked_at'>> & { session_url?: string | null },
  now: Date,
): Promise<void> {
  await sql`update payments set ${sql({ ...columns, updated_at: now })} where id = ${id}`
}

async function select(sql: Sql, condition: Condition): Promise<PaymentRecord[]> {
  return sql<PaymentRecord[]>`
    select id, order_id, attempt, provider, session_id, intent_id, amount_cents, state, request, expires_at, asked_at from payments where ${condition}`
}
