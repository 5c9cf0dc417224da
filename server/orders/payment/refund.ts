import type { Service } from '../../core/context.ts'
import type { Sql } from '../../database/open.ts'
import { ProviderRefused } from '../../pay/provider.ts'
import { sessionTag } from '../record/links.ts'
import { addRefund, credit, findUnanswered, settleRefunds, type Refund } from './refunds.ts'
import { paymentOfOrder } from '../record/payments.ts'
import { deliverOrder } from '../delivery/deliver.ts'
import { lockOrder } from '../record/rows.ts'
import { wasPaid } from '../record/states.ts'

/** Why money does not go back, in words for the team. */
export class RefundRefused extends Error {}

type Refunding = Pick<Service, 'database' | 'pay' | 'clock' | 'config' | 'secret' | 'sites' | 'jobs' | 'events'>

/**
 * Gives money back: all that is left where no amount is named. It is written down before the provider is asked, and that row names the
 * call, so that a command which died in the middle, or whose answer was lost, gives back once when it is typed again, also where the
 * provider's event came in between. Answers the cents.
 */
export async function refundOrder(service: Refunding, order_id: number, cents: number | null): Promise<number> {
  const { database, clock } = service
  const { refund, call } = await database.begin((sql) => beginRefund(sql, service, order_id, cents))
  if (call) await askProvider(service, refund, call)
  await database.begin(async (sql) => {
    const order = await lockOrder(sql, order_id)
    await credit(sql, service, order, refund, 'Refund')
    await settleRefunds(sql, service, order)
    await sql`update refunds set answered_at = ${clock()} where id = ${refund.id}`
  })
  await deliverOrder(service, order_id)
  return refund.amount_cents
}

type Call = { intent_id: string; mark: string }
/** `call`: null where the provider has done it already and nobody was told. */
type Begun = { refund: Refund; call: Call | null }

async function beginRefund(sql: Sql, service: Refunding, order_id: number, cents: number | null): Promise<Begun> {
  const order = await lockOrder(sql, order_id)
  const payment = await paymentOfOrder(sql, order_id)
  if (!wasPaid(order.status) || !payment) throw new RefundRefused(`The order is ${order.status}: nothing was paid.`)
  const left = order.total_cents - order.refunded_cents
  const amount = cents ?? left
  const earlier = await findUnanswered(sql, order_id, amount, { ended_too: cents !== null, now: service.clock() })
  if (earlier?.state === 'succeeded') return { refund: earlier, call: null }
  if (amount <= 0) throw new RefundRefused('Nothing is left to give back.')
  if (amount > left) throw new RefundRefused(`Only ${left} cents are left of this order.`)
  if (payment.provider !== service.pay?.name || payment.intent_id === null)
    throw new RefundRefused(`It was paid by ${payment.provider}, which is not set up here. Give the money back there; its event tells us.`)
  const given = { payment, cents: amount, name: null, reason: 'Refund', answered_at: null }
  const refund = earlier ?? (await addRefund(sql, service, order, given))
  return { refund, call: { intent_id: payment.intent_id, mark: `refund:${sessionTag(order.checkout_token_hash)}:${refund.id}` } }
}

async function askProvider({ pay, database, clock }: Refunding, refund: Refund, { intent_id, mark }: Call): Promise<void> {
  if (!pay) throw new RefundRefused('No payment provider is set up.')
  try {
    await pay.refund(intent_id, refund.amount_cents, mark)
  } catch (error) {
    if (error instanceof ProviderRefused)
      await database`update refunds set state = 'failed', settled_at = ${clock()} where id = ${refund.id} and state = 'asked'`
    throw error
  }
}
