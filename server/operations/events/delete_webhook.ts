import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { deleteWebhook } from '../../webhooks/rows.ts'

/** Ends a webhook with all that waits for it. */
export default defineOperation('delete_webhook', async ({ webhook_id }, { sql, account_id }) => {
  if (!(await deleteWebhook(sql, webhook_id, account_id))) fail('not_found', { what: 'webhook' })
})
