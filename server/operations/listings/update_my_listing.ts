import { etagOf } from '../../base/http/etag.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { readMine } from '../../listings/mine.ts'
import { findMine } from '../../listings/rows.ts'
import { editListing } from '../../publishing/edit_listing.ts'

export default defineOperation('update_my_listing', async ({ listing_id, ...edits }, context) => {
  const travelled = await editListing(context, listing_id, edits, 'update_my_listing')
  const after = await findMine(context.sql, listing_id, context.account_id)
  if (!after) throw new Error(`listing ${listing_id} went away under the lock of its company`)
  const shown = await readMine(context, after)
  return new Reply({ ...shown, ...travelled }, 200, { etag: etagOf(JSON.stringify(shown)) })
})
