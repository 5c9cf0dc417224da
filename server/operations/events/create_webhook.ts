import { grantedScopes } from '../../core/context.ts'
import { defineOperation, Reply } from '../../core/operation.ts'
import { API } from '../../core/spec.ts'
import { readWebhookUrl } from '../../webhooks/address.ts'
import { insertWebhook, showWebhook } from '../../webhooks/rows.ts'
import { showSecret } from '../../webhooks/secret.ts'

/** Keeps an address that is told of events from now on, as far as the credential may read what they are about. */
export default defineOperation('create_webhook', async ({ url, types, description = '' }, context) => {
  const { sql, account_id, now, fetch, secret, actor } = context
  const given = { account_id, url: readWebhookUrl(url, fetch.named), types, description, scopes: grantedScopes(actor) }
  const webhook = await insertWebhook(sql, given, now)
  const body = { ...showWebhook(webhook), secret: showSecret(secret, webhook.nonce) }
  return new Reply(body, 201, { location: `${API}/webhooks/${webhook.id}` })
})
