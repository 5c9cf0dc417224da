import { eraseAccount } from '../../account/erase.ts'
import { failField } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { removeLeft } from '../../files/unwanted.ts'
import { giveBackOnLeaving } from '../../ownership/objections.ts'

/** Deletes the account once its address is typed; its pictures go when the rest is gone. */
export default defineOperation('delete_account', async ({ email }, context) => {
  const { sql, account_id, actor, now, files, notifications, afterwards } = context
  if (!('email' in actor) || email.toLowerCase() !== actor.email)
    failField('email', 'This is not the address of the account. Nothing was deleted.')
  await giveBackOnLeaving(context, account_id)
  const pictures = await eraseAccount(sql, account_id, now)
  afterwards(async () => {
    await removeLeft(files, pictures)
    await notifications.settled()
  })
})
