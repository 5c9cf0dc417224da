import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { showMyOrder } from '../../orders/payment/payment_blocker.ts'
import { findMyOrder } from '../../orders/record/rows.ts'

/** One of the caller's orders, as it stands. */
export default defineOperation('get_order', async ({ number }, context) => {
  const order = (await findMyOrder(context.sql, number, context.account_id)) ?? fail('not_found', { what: 'order' })
  return showMyOrder(order, context)
})
