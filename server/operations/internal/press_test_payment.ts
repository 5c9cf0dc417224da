import { defineStepwiseOperation } from '../../core/operation.ts'
import { pressTestButton } from '../../orders/payment/test_payments.ts'

/** Whoever knows a session's address may press its buttons, as on the page of a real provider. */
export default defineStepwiseOperation('press_test_payment', async ({ session_id, outcome }, service) => ({
  pressed: await pressTestButton(service, session_id, outcome),
}))
