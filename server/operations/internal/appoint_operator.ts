import { defineOperation } from '../../core/operation.ts'
import { appointOperator } from '../../team/accounts.ts'

export default defineOperation('appoint_operator', async ({ email, operator }, context) => appointOperator(context, email, operator))
