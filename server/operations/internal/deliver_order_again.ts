import { defineExternalOperation } from '../../core/operation.ts'
import { deliverAgain, planDelivery } from '../../team/orders.ts'

export default defineExternalOperation('deliver_order_again', planDelivery, deliverAgain)
