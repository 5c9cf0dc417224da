import { defineOperation } from '../../core/operation.ts'
import { lockWebhook, rotateNonce } from '../../webhooks/rows.ts'
import { showSecret } from '../../webhooks/secret.ts'

/** Replaces the secret; the one before signs beside it for a day. */
export default defineOperation('rotate_webhook_secret', async ({ webhook_id }, { sql, account_id, now, secret }) => {
  const { nonce, old_valid_until } = await rotateNonce(sql, await lockWebhook(sql, webhook_id, account_id), now)
  return { secret: showSecret(secret, nonce), old_valid_until: old_valid_until.toISOString() }
})
