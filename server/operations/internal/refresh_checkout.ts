import { defineStepwiseOperation } from '../../core/operation.ts'
import { refreshCheckout } from '../../orders/payment/checkout.ts'

export default defineStepwiseOperation('refresh_checkout', ({ token }, service, context) => refreshCheckout(service, context, token))
