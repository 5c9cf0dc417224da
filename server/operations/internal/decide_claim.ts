import { defineOperation } from '../../core/operation.ts'
import { decideClaim } from '../../team/claims.ts'

export default defineOperation('decide_claim', async (input, context) => decideClaim(context, input))
