import { fail } from '../../base/error.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { defineOperation } from '../../core/operation.ts'
import { findMine } from '../../listings/rows.ts'
import { listEditors } from '../../ownership/editors.ts'

/** Who may edit the account's listing. */
export default defineOperation('list_editors', async ({ listing_id, ...input }, { sql, account_id }) => {
  const bounds = pageBounds(input)
  if (!(await findMine(sql, listing_id, account_id))) fail('not_found', { what: 'listing' })
  const editors = (await listEditors(sql, [listing_id])).get(listing_id) ?? []
  return pageOf(editors.slice(bounds.offset, bounds.offset + bounds.limit), editors.length, bounds)
})
