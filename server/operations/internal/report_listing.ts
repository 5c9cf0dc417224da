import { failField } from '../../base/error.ts'
import { accountOf } from '../../core/context.ts'
import { defineOperation } from '../../core/operation.ts'
import { keepReport } from '../../listings/reports.ts'
import { readEmail } from '../../mail/email_address.ts'

/** Whether it was the thirty-first of the day is nothing to trouble its author with: the team has the first ones. */
export default defineOperation('report_listing', async ({ listing_id, kind, detail = '', email = '' }, { sql, site, actor, now }) => {
  if (/\p{Cc}/u.test(detail.replace(/[\n\t]/g, ''))) failField('detail', 'Write plain text, without control characters.')
  if (kind === 'other' && detail === '') failField('detail', 'Say what is wrong.')
  if (email !== '' && !readEmail(email)) failField('email', 'This is not an e-mail address. Write one such as you@example.com, or none.')
  await keepReport(sql, { listing_id, site_id: site.id, kind, detail, account_id: accountOf(actor), email: email || null, now })
})
