import { audited, defineOperation } from '../../core/operation.ts'
import { createKey, findAccount } from '../../team/accounts.ts'

export default defineOperation('create_key_of', async (given, context) => {
  const { id, email } = await findAccount(context.sql, given.email)
  const { key, name, scopes, expires_at } = await createKey(context, given)
  const after = { name, scopes, expires_at }
  return audited(
    { key, name, scopes, expires_at: expires_at?.toISOString() ?? null },
    { kind: 'account', subject: id, label: email, after },
  )
})
