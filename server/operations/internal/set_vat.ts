import { defineOperation } from '../../core/operation.ts'
import { setVat } from '../../team/shop.ts'

export default defineOperation('set_vat', async ({ country, percent, from }, context) => setVat(context, country, percent, from))
