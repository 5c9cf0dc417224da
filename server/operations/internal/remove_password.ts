import { removePassword } from '../../auth/passwords.ts'
import { defineOperation } from '../../core/operation.ts'

/** The account signs in by code from then on. */
export default defineOperation('remove_password', async (_input, { sql, account_id }) => {
  await removePassword(sql, account_id)
})
