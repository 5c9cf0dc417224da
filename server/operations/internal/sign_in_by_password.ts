import { NO_EMAIL } from '../../mail/email_address.ts'
import { accountEmail } from '../../auth/accounts.ts'
import { takePassword } from '../../auth/attempts.ts'
import { askerOf, signInBrowser } from '../../auth/browser.ts'
import { checkPassword, isStillPassword } from '../../auth/passwords.ts'
import { failField } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { adoptDrafts } from '../../publishing/strangers.ts'

/** The try is counted and the password checked, which takes a while, before the transaction opens. */
export default definePreparedOperation(
  'sign_in_by_password',
  async ({ email: typed, password }, context) => {
    const { sql, now } = context
    const email = accountEmail(typed) ?? failField('email', NO_EMAIL)
    await takePassword(sql, email, await askerOf(context, email), now)
    return checkPassword(sql, email, password)
  },
  async (_input, context, proven) => {
    if (proven === null || !(await isStillPassword(context.sql, proven))) return { cookies: [] }
    return { cookies: [...(await signInBrowser(context, proven.account_id)), ...(await adoptDrafts(context, proven.account_id))] }
  },
)
