import { defineOperation } from '../../core/operation.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { ofSite, siteKeyOf } from '../../listings/named.ts'
import { countDrafts, listDrafts } from '../../profile/rows.ts'
import { showSummary } from '../../publishing/show.ts'

/** The caller's drafts, newest first, all of them or those of one website. */
export default defineOperation('list_my_drafts', async ({ url, ...input }, { sql, account_id, fetch }) => {
  const bounds = pageBounds(input)
  const key = url === undefined ? null : siteKeyOf(url, fetch.named)
  // What is no address is nobody's website.
  const which = url === undefined ? null : ofSite(sql, key ?? '')
  const [drafts, total] = await Promise.all([
    listDrafts(sql, account_id, bounds.limit, bounds.offset, which),
    countDrafts(sql, account_id, which),
  ])
  return pageOf(drafts.map(showSummary), total, bounds)
})
