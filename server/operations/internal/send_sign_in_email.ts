import { NO_EMAIL } from '../../mail/email_address.ts'
import { accountEmail } from '../../auth/accounts.ts'
import { takeEmail } from '../../auth/attempts.ts'
import { askerOf, pendingToken } from '../../auth/browser.ts'
import { sendProof } from '../../auth/sign_in.ts'
import { failField } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'

/** The same for an address with and without an account, so that nobody learns which has one. */
export default definePreparedOperation(
  'send_sign_in_email',
  async (input, context) => {
    const email = accountEmail(input.email) ?? failField('email', NO_EMAIL)
    // Counted outside of the effect, so that a refused one is counted too.
    await takeEmail(context.sql, email, await askerOf(context, email), context.now)
    return email
  },
  async ({ purpose, return_to }, context, email) => {
    const { sql, now, site } = context
    const browser_token = await sendProof(sql, { purpose, email, return_to, browser_token: pendingToken(context), now, site })
    return { browser_token }
  },
)
