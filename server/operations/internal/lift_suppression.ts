import { defineOperation } from '../../core/operation.ts'
import { liftSuppression } from '../../team/emails.ts'

export default defineOperation('lift_suppression', async ({ email, kind }, context) => liftSuppression(context, email, kind))
