import { endApp } from '../../auth/grants.ts'
import { defineOperation } from '../../core/operation.ts'

/** Ends all that a connected app holds; this process has forgotten it when the call is answered. */
export default defineOperation('end_app', async ({ client_id }, { sql, account_id, notifications, afterwards }) => {
  await endApp(sql, account_id, client_id)
  afterwards(() => notifications.settled())
})
