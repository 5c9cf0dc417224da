import { eraseAccount } from '../../account/erase.ts'
import { audited, defineOperation } from '../../core/operation.ts'
import { findAccount } from '../../team/accounts.ts'

/** As its owner does it on the website; the e-mail of farewell tells them. */
export default defineOperation('delete_account_of', async ({ email: typed }, { sql, now, files, notifications, afterwards }) => {
  const { id, email } = await findAccount(sql, typed)
  const pictures = await eraseAccount(sql, id, now)
  afterwards(async () => {
    for (const picture of pictures) await files.remove(picture)
    await notifications.settled()
  })
  return audited({ email }, { kind: 'account', subject: id, label: email })
})
