import { defineOperation } from '../../core/operation.ts'
import { setProduct } from '../../team/shop.ts'

export default defineOperation('set_product', async ({ key, ...settings }, context) => setProduct(context, key, settings))
