import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { readMine } from '../../listings/mine.ts'
import { findMine } from '../../listings/rows.ts'

/** One of the caller's listings, with its history. */
export default defineOperation('get_my_listing', async ({ listing_id }, context) => {
  const listing = (await findMine(context.sql, listing_id, context.account_id)) ?? fail('not_found', { what: 'listing' })
  return readMine(context, listing)
})
