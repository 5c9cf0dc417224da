import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { confirmNewsletter } from '../../newsletter/subscribers.ts'

/** Pressed twice, it is as done as before. */
export default defineOperation('confirm_newsletter', async ({ token }, { sql, site, now }) => {
  if (!(await confirmNewsletter(sql, site.id, token, now))) fail('not_found', { what: 'link' })
})
