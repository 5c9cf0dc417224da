import { removePublisher } from '../../auth/publishers.ts'
import { fail } from '../../base/error.ts'
import { Reply, defineOperation } from '../../core/operation.ts'
import { lockMine } from '../../listings/rows.ts'

/** Taking rights away waits for nobody. */
export default defineOperation('remove_publisher', async ({ listing_id, publisher_id }, { sql, account_id }) => {
  if (!(await lockMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  if (!(await removePublisher(sql, listing_id, publisher_id))) fail('not_found', { what: 'publisher of this listing' })
  return new Reply(undefined, 204)
})
