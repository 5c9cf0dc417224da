import { defineOperation } from '../../core/operation.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { countOrders, listOrders } from '../../orders/record/rows.ts'
import { showSummary } from '../../orders/record/show.ts'

/** The caller's orders, newest first. */
export default defineOperation('list_my_orders', async (input, context) => {
  const { sql, account_id } = context
  const bounds = pageBounds(input)
  const [orders, total] = await Promise.all([listOrders(sql, account_id, bounds.limit, bounds.offset), countOrders(sql, account_id)])
  return pageOf(await Promise.all(orders.map((order) => showSummary(order, context))), total, bounds)
})
