import { defineExternalOperation } from '../../core/operation.ts'
import { planRefund, refund } from '../../team/orders.ts'

export default defineExternalOperation('refund_order', planRefund, refund)
