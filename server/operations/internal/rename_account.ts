import { renameAccount } from '../../auth/accounts.ts'
import { failField } from '../../base/error.ts'
import { ACCOUNT_NAME_CHARS_MAX } from '../../base/limits.ts'
import { defineOperation } from '../../core/operation.ts'

/** Changes the name of the account. */
export default defineOperation('rename_account', async ({ name }, { sql, account_id, now }) => {
  if (name === '' || [...name].length > ACCOUNT_NAME_CHARS_MAX || /\p{Cc}/u.test(name))
    failField('name', `Write 1 to ${ACCOUNT_NAME_CHARS_MAX} characters on one line.`)
  await renameAccount(sql, account_id, name, now)
})
