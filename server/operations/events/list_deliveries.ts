import { fail } from '../../base/error.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { defineOperation } from '../../core/operation.ts'
import { countDeliveries, listDeliveries, showDelivery } from '../../webhooks/deliveries.ts'
import { findWebhook } from '../../webhooks/rows.ts'

/** What was sent to one of the caller's webhooks, newest first. */
export default defineOperation('list_deliveries', async ({ webhook_id, ...input }, { sql, account_id }) => {
  const bounds = pageBounds(input)
  const { id } = (await findWebhook(sql, webhook_id, account_id)) ?? fail('not_found', { what: 'webhook' })
  const [deliveries, total] = await Promise.all([listDeliveries(sql, id, bounds.limit, bounds.offset), countDeliveries(sql, id)])
  return pageOf(deliveries.map(showDelivery), total, bounds)
})
