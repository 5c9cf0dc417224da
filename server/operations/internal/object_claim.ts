import { defineOperation } from '../../core/operation.ts'
import { objectToClaim } from '../../ownership/objections.ts'

/** Says no to a claim by the link that its former owner was sent. */
export default defineOperation('object_claim', async ({ token }, context) => objectToClaim(context, token))
