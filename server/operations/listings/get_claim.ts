import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { findListings } from '../../listings/rows.ts'
import { findClaim, showClaim } from '../../ownership/claims.ts'

/** One claim of the account. */
export default defineOperation('get_claim', async ({ claim_id }, { sql, account_id, now, secret }) => {
  const claim = (await findClaim(sql, claim_id, account_id, now)) ?? fail('not_found', { what: 'claim' })
  const [listing] = await findListings(sql, [claim.listing_id])
  return showClaim(sql, claim, listing ?? fail('not_found', { what: 'claim' }), secret)
})
