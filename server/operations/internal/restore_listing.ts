import { defineOperation } from '../../core/operation.ts'
import { restoreListing } from '../../team/launches.ts'

export default defineOperation('restore_listing', async ({ listing_id }, context) => restoreListing(context, listing_id))
