import { grantedScopes } from '../../core/context.ts'
import { defineOperation } from '../../core/operation.ts'
import { readWebhookUrl } from '../../webhooks/address.ts'
import { lockWebhook, saveWebhook, showWebhook } from '../../webhooks/rows.ts'

/** Changes what is sent; one that is switched on again goes on with what still waits for it. */
export default defineOperation('update_webhook', async ({ webhook_id, url, ...edits }, context) => {
  const { sql, account_id, fetch, actor } = context
  const webhook = await lockWebhook(sql, webhook_id, account_id)
  // Whoever names an address may have it told no more than they may read themselves.
  const moved = url === undefined ? {} : { url: readWebhookUrl(url, fetch.named), scopes: grantedScopes(actor) }
  const next = { ...webhook, ...edits, ...moved }
  await saveWebhook(sql, next)
  if (next.enabled && !webhook.enabled) await sql`select pg_notify('webhooks_waiting', '')`
  return showWebhook(next)
})
