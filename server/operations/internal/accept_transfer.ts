import { defineOperation } from '../../core/operation.ts'
import { acceptTransfer } from '../../ownership/transfers.ts'

/** Takes the listing that the link of an e-mail offers. */
export default defineOperation('accept_transfer', async ({ token }, context) => ({ listing_id: (await acceptTransfer(context, token)).id }))
