import { attemptAll } from '../../base/attempt_all.ts'
import type { Service } from '../../core/context.ts'
import { ProviderRefused, ProviderUnavailable } from '../../pay/provider.ts'
import { forgetBuyers } from '../record/forget.ts'
import { endUnasked, openPayments, setPayment } from '../record/payments.ts'
import { giveBack } from '../record/reservations.ts'
import { lockOrder, setOrder } from '../record/rows.ts'
import { afterEvent } from '../record/states.ts'
import { syncPayment } from './sync_payment.ts'

const ORDERS_AT_ONCE_MAX = 500
const RUN_MILLISECONDS_MAX = 120_000
/** A provider that is away for so long, or refuses our key, does not keep an order alive; money that comes all the same is taken then. */
const PATIENCE_MILLISECONDS = 3_600_000

/**
 * The job of every minute: orders whose time is over are ended, those first that no provider is asked about. Those that fail are due again;
 * their errors are thrown in the end. A provider that is away costs a run no more than its time.
 */
export async function expireOrders(service: Service): Promise<void> {
  const now = service.clock()
  const due = await service.database<{ id: number }[]>`
    select id from orders o where status in ('pending', 'failed') and expires_at <= ${now}
    order by exists (select from payments p where p.order_id = o.id and p.state in ('open', 'processing')), expires_at, id limit ${ORDERS_AT_ONCE_MAX}`
  const ends = performance.now() + RUN_MILLISECONDS_MAX
  try {
    await attemptAll(due, { failed: 'orders could not be ended' }, async ({ id }) => {
      if (performance.now() < ends) await endOrder(service, id, 'expired')
    })
  } finally {
    await forgetBuyers(service.database)
  }
}

/**
 * Ends an order that was not paid. Its sessions are ended with the provider first, who may answer that the buyer was faster: then it is
 * paid instead. Answers whether it is over.
 */
export async function endOrder(service: Service, order_id: number, kind: 'expired' | 'cancelled'): Promise<boolean> {
  // An order that expires has waited for its bank as long as it may; money that comes later is taken all the same.
  if (!(await endSessions(service, order_id)) && kind === 'cancelled') return false
  const now = service.clock()
  return service.database.begin(async (sql) => {
    const order = await lockOrder(sql, order_id)
    const move = afterEvent(order, { kind })
    if (!move || (kind === 'expired' && order.expires_at > now)) return false
    await setOrder(sql, order_id, { status: move.status, ended_at: now }, now)
    await giveBack(sql, order_id, now)
    return true
  })
}

/** Makes what is open unpayable; false where a bank still works on a payment. */
export async function endSessions(service: Service, order_id: number): Promise<boolean> {
  const { pay, database, clock } = service
  let free = true
  for (const { id, session_id: known, provider, expires_at } of await openPayments(database, order_id)) {
    const session_id = known ?? (await endUnasked(database, id, clock()))
    try {
      const session = session_id === null || provider !== pay?.name ? null : await pay.endSession(session_id)
      if (session_id !== null && session && session.state !== 'open') await syncPayment(service, session_id)
      else await setPayment(database, id, { state: 'expired' }, clock())
      if (session?.state === 'processing') free = false
    } catch (error) {
      if (
        !(error instanceof ProviderUnavailable || error instanceof ProviderRefused) ||
        expires_at === null ||
        clock().getTime() < expires_at.getTime() + PATIENCE_MILLISECONDS
      )
        throw error
    }
  }
  return free
}
