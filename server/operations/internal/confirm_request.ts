import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { endConfirmation, findConfirmation } from '../../ownership/confirmations.ts'
import { doConfirmed } from '../../ownership/confirmed.ts'

/** Does what a program asked for, now that its account has confirmed it. */
export default defineOperation('confirm_request', async ({ token }, context) => {
  const { sql, now } = context
  const asked = (await findConfirmation(sql, token, now, 'lock')) ?? fail('not_found', { what: 'request' })
  const done = await doConfirmed(context, asked)
  await endConfirmation(sql, asked, done, now)
})
