import { audited, defineOperation } from '../../core/operation.ts'
import { endKey, findAccount } from '../../team/accounts.ts'

/** This process has forgotten the key when the call is answered, and the others within a moment. */
export default defineOperation('revoke_key_of', async ({ email: given, name }, context) => {
  const { id, email } = await findAccount(context.sql, given)
  await endKey(context, given, name)
  context.afterwards(() => context.notifications.settled())
  return audited(undefined, { kind: 'account', subject: id, label: email, before: { name } })
})
