import { fail } from '../../base/error.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { findLive } from '../../listings/rows.ts'
import { openClaim, showClaim } from '../../ownership/claims.ts'

/** Begins a claim to a live listing of somebody else; one that is open already is answered. */
export default defineOperation('claim_listing', async ({ slug }, context) => {
  const { sql, site, secret } = context
  const listing = (await findLive(sql, slug, site.id)) ?? fail('not_found', { what: 'live listing' })
  const { claim, is_new } = await openClaim(context, listing)
  return new Reply(await showClaim(sql, claim, listing, secret), is_new ? 201 : 200)
})
