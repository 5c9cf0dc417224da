import type { Sql } from '../database/open.ts'
import type { PaySession, Provider, SessionState } from './provider.ts'
import { readSignedEvent, signEvent } from './signed_event.ts'

/**
 * Stands in for a provider where none is set up: its page says TEST, no money moves, and what a person presses there travels as a signed
 * event, on the way that a provider's events take.
 */
export type TestProvider = Provider & {
  /** Null where the session is not one, or where this cannot be pressed any more. */
  press(session_id: string, outcome: Outcome): Promise<SignedEvent | null>
  find(session_id: string): Promise<TestSession | null>
}
type SignedEvent = { body: Uint8Array; signature: string }
export const OUTCOMES = ['succeed', 'fail', 'later', 'cancel'] as const
export type Outcome = (typeof OUTCOMES)[number]

export type TestSession = PaySession & { success_url: string; cancel_url: string }

type Row = {
  id: string
  order_number: string
  mark: string
  cents: number
  currency: string
  state: SessionState
  payment_id: string
  success_url: string
  cancel_url: string
  ends_at: Date
}

/** What a press makes of a session, from which states, and the event that tells of it. */
const PRESSES: Record<Outcome, { from: SessionState[]; to: SessionState; event: string }> = {
  succeed: { from: ['open', 'processing'], to: 'paid', event: 'checkout.session.completed' },
  fail: { from: ['open', 'processing'], to: 'failed', event: 'checkout.session.async_payment_failed' },
  later: { from: ['open'], to: 'processing', event: 'checkout.session.completed' },
  cancel: { from: ['open'], to: 'cancelled', event: 'checkout.session.expired' },
}

export type TestSettings = { sql: Sql; secret: string; clock: () => Date }

export function openTestProvider({ sql, secret, clock }: TestSettings): TestProvider {
  const find = async (id: string) => {
    const row = await findRow(sql, id)
    return row ? showSession(row, clock()) : null
  }
  return {
    name: 'test',
    clock,
    openSession: async (request) => {
      const { order_number, mark, version, total_cents, currency, success_url, cancel_url, ends_at } = request
      const [id, payment_id] = [newId('test_cs'), newId('test_pi')]
      await sql`
        insert into test_payments (id, order_number, mark, version, cents, currency, payment_id, success_url, cancel_url, ends_at)
        values (${id}, ${order_number}, ${mark}, ${version}, ${total_cents}, ${currency}, ${payment_id}, ${success_url}, ${cancel_url}, ${ends_at})
        on conflict (mark, version) do nothing`
      const [row] = await sql<{ id: string }[]>`select id from test_payments where mark = ${mark} and version = ${version}`
      const session = await find(row?.id ?? id)
      if (!session) throw new Error('a test session is gone as soon as it was made')
      return session
    },
    readSession: find,
    find,
    endSession: async (id) => {
      await sql`update test_payments set state = 'expired' where id = ${id} and state = 'open'`
      return find(id)
    },
    sessionsOfPayment: async (payment_id) => {
      const rows = await sql<{ id: string }[]>`select id from test_payments where payment_id = ${payment_id}`
      return (await Promise.all(rows.map(({ id }) => find(id)))).filter((session) => session !== null)
    },
    refund: async (payment_id, cents, key) => {
      await sql`
        update test_payments set refunds = refunds || jsonb_build_object(${key}::text, ${cents}::integer)
        where payment_id = ${payment_id} and not refunds ? ${key}`
    },
    moneyBackOf: async (payment_id) => {
      const [row] = await sql<{ refunded_cents: number }[]>`
        select (select coalesce(sum(cents::int8), 0)::int8 from jsonb_each_text(refunds) as r (key, cents)) as refunded_cents
        from test_payments where payment_id = ${payment_id}`
      return row ? { ...row, disputes: [] } : null
    },
    readEvent: (body, signature) => readSignedEvent(body, signature, secret),
    press: async (id, outcome) => {
      const { from, to, event } = PRESSES[outcome]
      const changed = await sql`
        update test_payments set state = ${to}
        where id = ${id} and state = any(${from}::text[]) and (state <> 'open' or ends_at > ${clock()})`
      if (changed.count === 0) return null
      const body = JSON.stringify({
        id: newId('test_evt'),
        object: 'event',
        type: event,
        data: { object: { id, object: 'checkout.session' } },
      })
      return { body: Buffer.from(body), signature: await signEvent(body, secret) }
    },
  }
}

function showSession(row: Row, now: Date): TestSession {
  const state = row.state === 'open' && row.ends_at <= now ? 'expired' : row.state
  const { id, order_number, mark, cents, currency, payment_id, success_url, cancel_url } = row
  const url = state === 'open' || state === 'processing' ? new URL(`/pay/test/${id}`, success_url).href : null
  return { id, state, url, order_number, mark, total_cents: cents, currency, payment_id, card_country: null, success_url, cancel_url }
}

/** 128 bits: whoever knows a session's address may press its buttons. */
const newId = (kind: string): string => `${kind}_${Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')}`

async function findRow(sql: Sql, id: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select id, order_number, mark, cents, currency, state, payment_id, success_url, cancel_url, ends_at from test_payments where id = ${id}`
  return row
}
