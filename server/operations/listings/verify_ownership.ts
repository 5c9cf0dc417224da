import { fail } from '../../base/error.ts'
import { definePreparedOperation } from '../../core/operation.ts'
import { findMine, lockMine } from '../../listings/rows.ts'
import { askForProof, takeProof } from '../../ownership/prove.ts'
import { challengeFor, placeOfListing, showOwnership } from '../../ownership/rows.ts'

/** Looks for a challenge now, or sends and takes the code of an e-mail. */
export default definePreparedOperation(
  'verify_ownership',
  async ({ listing_id, ...wish }, context) => {
    const listing = (await findMine(context.sql, listing_id, context.account_id)) ?? fail('not_found', { what: 'listing' })
    return askForProof(context, listing, wish)
  },
  async ({ listing_id }, context, asked) => {
    const { sql, account_id, secret } = context
    const listing = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
    const proof = await takeProof(context, listing, asked)
    const value = await challengeFor(sql, secret, { listing_id: listing.id, account_id })
    return showOwnership({ listing, place: await placeOfListing(sql, listing) }, proof, value)
  },
)
