import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { endConfirmation, findConfirmation } from '../../ownership/confirmations.ts'
import { doConfirmed } from '../../ownership/confirmed.ts'
import { lockCompanyOfListing } from '../../profile/company_lock.ts'

/** Does what a program asked for, now that its account has confirmed it. */
export default defineOperation('confirm_request', async ({ token }, context) => {
  const { sql, now } = context
  const named = (await findConfirmation(sql, token, now)) ?? fail('not_found', { what: 'request' })
  // The company first, as by whoever gives the listing away or takes the request back; looked up again under its lock.
  await lockCompanyOfListing(sql, named.listing_id)
  const asked = (await findConfirmation(sql, token, now, 'lock')) ?? fail('not_found', { what: 'request' })
  const done = await doConfirmed(context, asked)
  await endConfirmation(sql, asked, done, now)
})
