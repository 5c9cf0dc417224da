import { readCookie } from '../../auth/cookies.ts'
import { endSession } from '../../auth/sessions.ts'
import { defineOperation } from '../../core/operation.ts'

/** Ends the session that the browser's cookie names, if any. */
export default defineOperation('sign_out', async (_input, { sql, browser, config }) => {
  const token = browser && readCookie(browser, 'session', config.base_url)
  if (token !== null) await endSession(sql, token)
})
