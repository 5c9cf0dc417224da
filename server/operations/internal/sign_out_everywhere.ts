import { forgetBrowsers } from '../../auth/known_browsers.ts'
import { endSessions } from '../../auth/sessions.ts'
import { defineOperation } from '../../core/operation.ts'

/** No browser is signed in or known to the account any more. */
export default defineOperation('sign_out_everywhere', async (_input, { sql, account_id }) => {
  await endSessions(sql, account_id, null)
  await forgetBrowsers(sql, account_id)
})
