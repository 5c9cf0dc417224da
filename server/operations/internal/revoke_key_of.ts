import { audited, defineOperation } from '../../core/operation.ts'
import { endKey, findAccount } from '../../team/accounts.ts'

export default defineOperation('revoke_key_of', async ({ email: given, name }, context) => {
  const { id, email } = await findAccount(context.sql, given)
  await endKey(context, given, name)
  return audited(undefined, { kind: 'account', subject: id, label: email, before: { name } })
})
