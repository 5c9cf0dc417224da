import { pageBounds, pageOf } from '../../base/paging.ts'
import { defineOperation } from '../../core/operation.ts'
import { countWebhooks, listWebhooks, showWebhook } from '../../webhooks/rows.ts'

/** The caller's webhooks, newest first. */
export default defineOperation('list_webhooks', async (input, { sql, account_id }) => {
  const bounds = pageBounds(input)
  const [webhooks, total] = await Promise.all([listWebhooks(sql, account_id, bounds.limit, bounds.offset), countWebhooks(sql, account_id)])
  return pageOf(webhooks.map(showWebhook), total, bounds)
})
