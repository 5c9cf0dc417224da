import { defineOperation } from '../../core/operation.ts'
import { suspendListing } from '../../team/launches.ts'

export default defineOperation('suspend_listing', async ({ listing_id, reason }, context) => suspendListing(context, listing_id, reason))
