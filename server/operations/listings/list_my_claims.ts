import { pageBounds, pageOf } from '../../base/paging.ts'
import { defineOperation } from '../../core/operation.ts'
import { findListings } from '../../listings/rows.ts'
import { countClaims, listClaims, showClaim } from '../../ownership/claims.ts'

/** The account's claims, newest first. */
export default defineOperation('list_my_claims', async (input, { sql, account_id, now, secret }) => {
  const bounds = pageBounds(input)
  const [claims, total] = await Promise.all([listClaims(sql, account_id, bounds.limit, bounds.offset, now), countClaims(sql, account_id)])
  const listings = new Map((await findListings(sql, [...new Set(claims.map(({ listing_id }) => listing_id))])).map((one) => [one.id, one]))
  const items = await Promise.all(
    claims.flatMap((claim) => {
      const listing = listings.get(claim.listing_id)
      return listing ? [showClaim(sql, claim, listing, secret)] : []
    }),
  )
  return pageOf(items, total, bounds)
})
