import { audited, defineOperation } from '../../core/operation.ts'
import { createAccount } from '../../team/accounts.ts'

export default defineOperation('create_account', async ({ email: given, name: asked }, context) => {
  const { id, email, name } = await createAccount(context, given, asked)
  return audited({ id, email, name }, { kind: 'account', subject: id, label: email })
})
