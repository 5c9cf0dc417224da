import { defineOperation } from '../../core/operation.ts'
import { disablePromo } from '../../team/shop.ts'

export default defineOperation('disable_promo', async ({ code }, context) => disablePromo(context, code))
