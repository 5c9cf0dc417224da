import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { findMine } from '../../listings/rows.ts'
import { readOwnership } from '../../ownership/rows.ts'

/** What is proven of the listing's website, and how to prove it. */
export default defineOperation('get_ownership', async ({ listing_id }, { sql, account_id, secret }) => {
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  return readOwnership(sql, listing, account_id, secret)
})
