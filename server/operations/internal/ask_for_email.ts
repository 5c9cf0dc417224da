import { NO_EMAIL } from '../../mail/email_address.ts'
import { accountEmail, findAccountByEmail } from '../../auth/accounts.ts'
import { takeEmail } from '../../auth/attempts.ts'
import { askerOf, pendingToken } from '../../auth/browser.ts'
import { sendProof } from '../../auth/sign_in.ts'
import { failField } from '../../base/error.ts'
import type { Context } from '../../core/context.ts'
import { definePreparedOperation } from '../../core/operation.ts'

/**
 * The new address is proven first. One that belongs to another account gets an e-mail that says so, without a code: neither the page, nor
 * the cookie, nor a code that is tried tells anybody.
 */
export default definePreparedOperation(
  'ask_for_email',
  async (input, context) => {
    const email = readNewEmail(input.email, context)
    // Counted outside of the effect, so that a refused one is counted too.
    await takeEmail(context.sql, email, await askerOf(context, null), context.now)
    return email
  },
  async (_input, context, email) => {
    const { sql, account_id, now, site } = context
    const blocks = [
      `Somebody who is signed in to ${site.name} wants to use this address for their account, but it is the address of yours.`,
      'Nothing was changed.',
    ]
    const told = { to: { email }, kind: 'account', subject: 'This address already has an account', blocks, site }
    const wish = { purpose: 'email', email, account_id, return_to: null, browser_token: pendingToken(context), now, site } as const
    return { browser_token: await sendProof(sql, wish, (await findAccountByEmail(sql, email)) ? told : undefined) }
  },
)

function readNewEmail(typed: string, { actor }: Context): string {
  const email = accountEmail(typed)
  if (email === null) return failField('email', NO_EMAIL)
  if ('email' in actor && email === actor.email) failField('email', 'This is your address already.')
  return email
}
