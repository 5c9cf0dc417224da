import { defineOperation, Reply } from '../../core/operation.ts'
import { sampleEvent } from '../../webhooks/sample_event.ts'
import { insertDelivery, showDelivery } from '../../webhooks/deliveries.ts'
import { lockEnabled } from '../../webhooks/rows.ts'

/** Puts an event that did not happen on its way to one webhook, and to nobody else. */
export default defineOperation('send_test_event', async ({ webhook_id, type }, { sql, account_id, now, consumeQuota }) => {
  const webhook = await lockEnabled(sql, webhook_id, account_id)
  await consumeQuota('deliveries_asked_per_hour')
  const event = await sampleEvent(sql, type, account_id, now)
  return new Reply(showDelivery(await insertDelivery(sql, webhook.id, event, now)), 202)
})
