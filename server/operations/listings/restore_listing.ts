import { defineOperation } from '../../core/operation.ts'
import { readMine } from '../../listings/mine.ts'
import { restoreListing } from '../../ownership/archive.ts'

/** Puts an archived listing back as it was. */
export default defineOperation('restore_listing', async ({ listing_id }, context) =>
  readMine(context, await restoreListing(context, context.account_id, listing_id)),
)
