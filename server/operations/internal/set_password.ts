import { endSessions } from '../../auth/sessions.ts'
import { signInBrowser } from '../../auth/browser.ts'
import { forgetBrowsers } from '../../auth/known_browsers.ts'
import { faultOfPassword, hashPassword, savePassword } from '../../auth/passwords.ts'
import { fail, failField } from '../../base/error.ts'
import type { Actor } from '../../core/context.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { queueEmail } from '../../mail/outbox.ts'

/** Every browser is signed out, and this one in anew. */
export default definePreparedOperation(
  'set_password',
  // Hashing takes a while, so that it is done before the transaction opens.
  async ({ password }, { actor }) => {
    const fault = faultOfPassword(password, emailOf(actor))
    return fault === null ? hashPassword(password) : failField('password', fault)
  },
  async (_input, context, hash) => {
    const { sql, account_id, actor, now } = context
    await savePassword(sql, account_id, hash, now)
    await endSessions(sql, account_id, null)
    await forgetBrowsers(sql, account_id)
    const blocks = [
      'The password of your account was set or changed, and all other browsers were signed out.',
      'If that was not you, choose a new one with “Forgotten your password?” on the sign-in page.',
    ]
    await queueEmail(sql, { to: { email: emailOf(actor) }, kind: 'account', subject: 'Your password was changed', blocks }, now)
    return { cookies: await signInBrowser(context, account_id) }
  },
)

const emailOf = (actor: Actor): string => ('email' in actor ? actor.email : fail('unauthorized'))
