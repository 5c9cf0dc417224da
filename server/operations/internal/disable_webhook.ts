import { audited, defineOperation } from '../../core/operation.ts'
import { disableWebhook } from '../../webhooks/of_anyone.ts'

export default defineOperation('disable_webhook', async ({ webhook_id }, { sql }) => {
  const { host, was_enabled } = await disableWebhook(sql, webhook_id)
  const change = { before: { enabled: was_enabled }, after: { enabled: false } }
  return audited({ webhook_id }, { kind: 'webhook', subject: webhook_id, label: host, ...change })
})
