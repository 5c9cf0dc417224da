import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { lockMine } from '../../listings/rows.ts'
import { cancelTransfer } from '../../ownership/transfers.ts'

/** Takes an offer back; where there is none, it is as taken back. */
export default defineOperation('cancel_transfer', async ({ listing_id }, { sql, account_id }) => {
  if (!(await lockMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  await cancelTransfer(sql, listing_id)
})
