import { fail } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { findListings } from '../../listings/rows.ts'
import type { ClaimRecord } from '../../ownership/claim_state.ts'
import { findClaim, lockClaim, settleClaim } from '../../ownership/claims.ts'
import { askForProof, takeProof } from '../../ownership/prove.ts'
import { challengeFor, placeOfListing, showOwnership } from '../../ownership/rows.ts'

/** Looks for a challenge of the claim now; once the website is proven, the claim is settled with it. */
export default definePreparedOperation(
  'verify_claim',
  async ({ claim_id, ...wish }, context) => {
    const claim = refuseUnlessOpen(await findClaim(context.sql, claim_id, context.account_id, context.now))
    const [listing] = await findListings(context.sql, [claim.listing_id])
    return askForProof(context, listing ?? fail('not_found', { what: 'claim' }), wish)
  },
  async ({ claim_id }, context, asked) => {
    const { sql, account_id, secret, now } = context
    const own = (await findClaim(sql, claim_id, account_id, now)) ?? fail('not_found', { what: 'claim' })
    const { claim, listing } = (await lockClaim(sql, own.id, now)) ?? fail('not_found', { what: 'claim' })
    refuseUnlessOpen(claim)
    const place = await placeOfListing(sql, listing)
    const proof = await takeProof(context, listing, asked)
    if (proof.status === 'verified') await settleClaim(context, claim, listing)
    return showOwnership({ listing, place }, proof, await challengeFor(sql, secret, { listing_id: listing.id, account_id }))
  },
)

function refuseUnlessOpen(claim: ClaimRecord | null): ClaimRecord {
  if (!claim) return fail('not_found', { what: 'claim' })
  if (claim.status !== 'open')
    fail('conflict', {
      retryable: false,
      detail: SAYS[claim.status],
      action: { by: 'agent', message: 'Read the claim as it was decided.', tool: 'get_claim', arguments: { claim_id: claim.id } },
    })
  return claim
}

const SAYS: Record<Exclude<ClaimRecord['status'], 'open'>, string> = {
  granted: 'This claim is granted: the listing is yours. Its proof goes on with verify_ownership.',
  refused:
    'This claim is refused or its 30 days are over. A new one begins with claim_listing, at once or 30 days after the site team refused one.',
  disputed: 'This claim is with the site team, which decides and writes to you.',
}
