import type { Fragment, Sql } from '../../database/open.ts'
import type { PaySession, SessionRequest } from '../../pay/provider.ts'

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

/**
 * Payments of orders paid within so many days, whose refunds and disputes nobody asked about for an eighth of the time since then: often at
 * first and ever more rarely, some sixty times in half a year. The longest waiting come first.
 */
export const dueForMoneyBack = (sql: Sql, provider: string, now: Date, days: number, limit: number): Promise<PaymentRecord[]> =>
  select(
    sql,
    sql`id in (
      select p.id from payments p join orders o on o.id = p.order_id
      where p.state = 'succeeded' and p.provider = ${provider} and p.intent_id is not null and o.paid_at > ${now}::timestamptz - make_interval(days => ${days})
        and greatest(p.asked_at, o.paid_at) < ${now}::timestamptz - greatest((${now}::timestamptz - o.paid_at) / 8, interval '1 hour')
      order by greatest(p.asked_at, o.paid_at), p.id limit ${limit})`,
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

/** Writes down which session a payment has; answers what the payment is by now. */
export async function keepSession(
  sql: Sql,
  id: number,
  session: Pick<PaySession, 'id' | 'url'>,
  now: Date,
): Promise<PaymentRecord['state']> {
  const [row] = await sql<Pick<PaymentRecord, 'state'>[]>`
    update payments set session_id = ${session.id}, session_url = ${session.url}, updated_at = ${now} where id = ${id} returning state`
  if (!row) throw new Error('a payment is gone while its session was asked for')
  return row.state
}

/** Ends a payment that has no session; answers the session that it was given meanwhile in another window, which is to be ended too. */
export async function endUnasked(sql: Sql, id: number, now: Date): Promise<string | null> {
  await sql`update payments set state = 'expired', updated_at = ${now} where id = ${id} and session_id is null`
  const [row] = await sql<Pick<PaymentRecord, 'session_id'>[]>`select session_id from payments where id = ${id}`
  return row?.session_id ?? null
}

async function select(sql: Sql, condition: Fragment): Promise<PaymentRecord[]> {
  return sql<PaymentRecord[]>`
    select id, order_id, attempt, provider, session_id, intent_id, amount_cents, state, request, expires_at, asked_at from payments where ${condition}`
}
