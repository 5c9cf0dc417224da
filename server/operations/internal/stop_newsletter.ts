import { defineOperation } from '../../core/operation.ts'
import { stopNewsletter } from '../../newsletter/subscribers.ts'

/** What never was is as ended as the rest. */
export default defineOperation('stop_newsletter', async ({ token }, { sql, now }) => {
  await stopNewsletter(sql, token, now)
})
