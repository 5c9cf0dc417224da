import { failFields } from '../../base/error.ts'
import { accountOf } from '../../core/context.ts'
import { defineOperation } from '../../core/operation.ts'
import { isReportKind, keepReport } from '../../listings/reports.ts'
import { readEmail } from '../../mail/email_address.ts'

/** Whether it was the thirty-first of the day is nothing to trouble its author with: the team has the first ones. */
export default defineOperation('report_listing', async ({ listing_id, kind, detail = '', email = '' }, { sql, site, actor, now }) => {
  failFields({
    ...(isReportKind(kind) ? {} : { kind: 'Choose what is wrong.' }),
    ...(/\p{Cc}/u.test(detail.replace(/[\n\t]/g, '')) ? { detail: 'Write plain text, without control characters.' } : {}),
    ...(kind === 'other' && detail === '' ? { detail: 'Say what is wrong.' } : {}),
    ...(email === '' || readEmail(email) ? {} : { email: 'This is not an e-mail address. Write one such as you@example.com, or none.' }),
  })
  if (isReportKind(kind))
    await keepReport(sql, { listing_id, site_id: site.id, kind, detail, account_id: accountOf(actor), email: email || null, now })
})
