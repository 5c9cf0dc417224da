import { refuse } from '../../base/error.ts'
import { serves } from '../../core/operation.ts'
import { findMyOrder } from '../../orders/record/rows.ts'
import { showOrder } from '../../orders/record/show.ts'

/** One of the caller's orders, as it stands. */
export default serves('get_order', async ({ number }, context) => {
  const order = (await findMyOrder(context.sql, number, context.account_id)) ?? refuse('not_found', { what: 'order' })
  return showOrder(order, context)
})
