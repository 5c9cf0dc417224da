import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { findWebhook, showWebhook } from '../../webhooks/rows.ts'

/** One of the caller's webhooks. */
export default defineOperation('get_webhook', async ({ webhook_id }, { sql, account_id }) =>
  showWebhook((await findWebhook(sql, webhook_id, account_id)) ?? fail('not_found', { what: 'webhook' })),
)
