import { audited, defineOperation } from '../../core/operation.ts'
import { createSession, findAccount } from '../../team/accounts.ts'

export default defineOperation('create_sign_in_link', async (input, context) => {
  const { id } = await findAccount(context.sql, input.email)
  const { url, email, expires_at } = await createSession(context, input.email, input.return_to ?? null)
  return audited({ url, email, expires_at: expires_at.toISOString() }, { kind: 'account', subject: id, label: email })
})
