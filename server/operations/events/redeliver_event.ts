import { fail } from '../../base/error.ts'
import { defineOperation, Reply } from '../../core/operation.ts'
import { eventOf, findDelivery, insertDelivery, numberOfDelivery, showDelivery } from '../../webhooks/deliveries.ts'
import { lockEnabled } from '../../webhooks/rows.ts'

/** Sends the event of a delivery once more, as a delivery of its own; the earlier one stays as it ended. */
export default defineOperation('redeliver_event', async ({ webhook_id, delivery_id }, { sql, account_id, now, consumeQuota }) => {
  const webhook = await lockEnabled(sql, webhook_id, account_id)
  await consumeQuota('deliveries_asked_per_hour')
  const delivery = (await findDelivery(sql, webhook.id, numberOfDelivery(delivery_id))) ?? fail('not_found', { what: 'delivery' })
  return new Reply(showDelivery(await insertDelivery(sql, webhook.id, eventOf(delivery), now)), 202)
})
