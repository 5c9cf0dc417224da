import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { readMine } from '../../listings/mine.ts'
import { findMine } from '../../listings/rows.ts'
import { archiveListing, refuseArchive } from '../../ownership/archive.ts'
import { confirmFirst } from '../../ownership/confirmations.ts'

/** Takes a listing down, once its owner has said so in person. */
export default defineOperation('archive_listing', async ({ listing_id }, context) => {
  const { sql, account_id } = context
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  if (listing.status === 'archived') return readMine(context, listing)
  await refuseArchive(sql, listing)
  const order = { operation: 'archive_listing', listing, input: {}, says: 'take down' } as const
  return (await confirmFirst(context, order)) ?? readMine(context, await archiveListing(context, account_id, listing_id))
})
