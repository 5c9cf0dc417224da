import { defineOperation } from '../../core/operation.ts'
import { restoreListing } from '../../team/launches.ts'

export default defineOperation('unsuspend_listing', async ({ listing_id }, context) => restoreListing(context, listing_id))
