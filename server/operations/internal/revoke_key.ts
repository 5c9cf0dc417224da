import { revokeKey } from '../../auth/keys.ts'
import { defineOperation } from '../../core/operation.ts'

/** One that is none is as ended; this process has forgotten it when the call is answered. */
export default defineOperation('revoke_key', async ({ name }, { sql, account_id, now, notifications, afterwards }) => {
  await revokeKey(sql, account_id, name, now)
  afterwards(() => notifications.settled())
})
