import { countPublishers, listPublishers } from '../../auth/publishers.ts'
import { fail } from '../../base/error.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { defineOperation } from '../../core/operation.ts'
import { showPublisher } from '../../listings/publishers.ts'
import { findMine } from '../../listings/rows.ts'

/** Whom one of the caller's listings is written by without a key. */
export default defineOperation('list_publishers', async ({ listing_id, ...input }, { sql, account_id }) => {
  const bounds = pageBounds(input)
  if (!(await findMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  const publishers = await listPublishers(sql, listing_id, bounds.limit, bounds.offset)
  return pageOf(publishers.map(showPublisher), await countPublishers(sql, listing_id), bounds)
})
