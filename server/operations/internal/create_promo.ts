import { defineOperation } from '../../core/operation.ts'
import { createPromo } from '../../team/shop.ts'

export default defineOperation('create_promo', async ({ code, ...settings }, context) => createPromo(context, code, settings))
