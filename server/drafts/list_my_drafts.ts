import { serves } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'
import { ofSite, siteKeyOf } from '../listings/named.ts'
import { countDrafts, listDrafts } from './rows.ts'
import { showSummary } from './show.ts'

/** The caller's drafts, newest first, all of them or those of one website. */
export default serves('list_my_drafts', async ({ url, ...input }, { sql, account_id, fetch }) => {
  const bounds = pageBounds(input)
  const key = url === undefined ? null : siteKeyOf(url, fetch.named)
  // What is no address is nobody's website.
  const which = url === undefined ? undefined : ofSite(sql, key ?? '')
  const [drafts, total] = await Promise.all([
    listDrafts(sql, account_id, bounds.limit, bounds.offset, which),
    countDrafts(sql, account_id, which),
  ])
  return pageOf(drafts.map(showSummary), total, bounds)
})
