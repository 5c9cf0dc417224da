import { defineStepwiseOperation } from '../../core/operation.ts'
import { cancelCheckout } from '../../orders/payment/checkout.ts'

export default defineStepwiseOperation('cancel_checkout', ({ token }, service, context) => cancelCheckout(service, context, token))
