import { defineStepwiseOperation } from '../../core/operation.ts'
import { advanceCheckout } from '../../orders/payment/checkout.ts'

export default defineStepwiseOperation('reprice_checkout', (typed, service, context) => advanceCheckout(service, context, typed))
