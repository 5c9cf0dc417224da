import { refuse } from '../error.ts'
import { serves } from '../operation.ts'
import { readMine } from './mine.ts'
import { findMine } from './rows.ts'

/** One of the caller's listings, with its history. */
export default serves('get_my_listing', async ({ listing_id }, context) => {
  const listing = (await findMine(context.sql, listing_id, context.account_id)) ?? refuse('not_found', { what: 'listing' })
  return readMine(context, listing)
})
