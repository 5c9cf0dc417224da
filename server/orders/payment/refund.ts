import type { Service } from '../../core/context.ts'
import { ProviderRefused } from '../../pay/provider.ts'
import { sessionTag } from '../record/links.ts'
import { addRefund, credit, settleRefunds } from './refunds.ts'
import { paymentOfOrder } from '../record/payments.ts'
import { deliverOrder } from '../delivery/deliver.ts'
import { lockOrder } from '../record/rows.ts'
import { wasPaid } from '../record/states.ts'

/** Why money does not go back, in words for the team. */
export class RefundRefused extends Error {}

type Refunding = Pick<Service, 'database' | 'pay' | 'clock' | 'config' | 'secret' | 'sites' | 'jobs' | 'events'>

/**
 * Gives money back: all that is left where no amount is named. It is written down before the provider is asked, and that row names the
 * call, so that a command which died in the middle and is typed again gives back once. Answers the cents.
 */
export async function refundOrder(service: Refunding, order_id: number, cents: number | null): Promise<number> {
  const { pay, database } = service
  const asked = await database.begin(async (sql) => {
    const order = await lockOrder(sql, order_id)
    const payment = await paymentOfOrder(sql, order_id)
    if (!wasPaid(order.status) || !payment) throw new RefundRefused(`The order is ${order.status}: nothing was paid.`)
    const amount = cents ?? order.total_cents - order.refunded_cents
    const [earlier] = await sql<{ id: number; amount_cents: number; state: 'asked'; dispute: boolean }[]>`
      select id, amount_cents, state, false as dispute from refunds where order_id = ${order_id} and state = 'asked' and amount_cents = ${amount} limit 1`
    if (amount <= 0) throw new RefundRefused('Nothing is left to give back.')
    if (amount > order.total_cents - order.refunded_cents)
      throw new RefundRefused(`Only ${order.total_cents - order.refunded_cents} cents are left of this order.`)
    if (payment.provider !== pay?.name || payment.intent_id === null)
      throw new RefundRefused(
        `It was paid by ${payment.provider}, which is not set up here. Give the money back there; its event tells us.`,
      )
    const refund = earlier ?? (await addRefund(sql, service, order, { payment, cents: amount, name: null, reason: 'Refund' }))
    return { refund, intent_id: payment.intent_id, mark: `refund:${sessionTag(order.checkout_token_hash)}:${refund.id}` }
  })
  if (!pay) throw new RefundRefused('No payment provider is set up.')
  try {
    await pay.refund(asked.intent_id, asked.refund.amount_cents, asked.mark)
  } catch (error) {
    if (error instanceof ProviderRefused)
      await database`update refunds set state = 'failed', settled_at = ${service.clock()} where id = ${asked.refund.id} and state = 'asked'`
    throw error
  }
  await database.begin(async (sql) => {
    const order = await lockOrder(sql, order_id)
    await credit(sql, service, order, asked.refund, 'Refund')
    await settleRefunds(sql, service, order)
  })
  await deliverOrder(service, order_id)
  return asked.refund.amount_cents
}
