import { defineStepwiseOperation } from '../../core/operation.ts'
import { takeEvent } from '../../orders/payment/events.ts'

/** Who sends it is the provider only as far as its signature proves it. */
export default defineStepwiseOperation('take_payment_event', async ({ body, signature }, service) => ({
  taken: await takeEvent(service, Buffer.from(body, 'base64'), signature),
}))
