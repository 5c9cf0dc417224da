import { eraseAccount } from '../../account/erase.ts'
import { audited, defineOperation } from '../../core/operation.ts'
import { removeLeft } from '../../files/unwanted.ts'
import { giveBackOnLeaving } from '../../ownership/objections.ts'
import { findAccount } from '../../team/accounts.ts'

/** As its owner does it on the website; the e-mail of farewell tells them. */
export default defineOperation('delete_account_of', async ({ email: typed }, context) => {
  const { sql, now, files, notifications, afterwards } = context
  const { id, email } = await findAccount(sql, typed)
  await giveBackOnLeaving(context, id)
  const pictures = await eraseAccount(sql, id, now)
  afterwards(async () => {
    await removeLeft(files, pictures)
    await notifications.settled()
  })
  return audited({ email }, { kind: 'account', subject: id, label: email })
})
