import { defineOperation } from '../../core/operation.ts'
import { secureAccount } from '../../team/people.ts'

export default defineOperation('secure_account', async ({ id, note }, context) => secureAccount(context, id, note))
