import { serves } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'
import { countDrafts, listDrafts } from './rows.ts'
import { showSummary } from './show.ts'

/** The caller's drafts, newest first. */
export default serves('list_my_drafts', async (input, { sql, account_id }) => {
  const bounds = pageBounds(input)
  const [drafts, total] = await Promise.all([listDrafts(sql, account_id, bounds.limit, bounds.offset), countDrafts(sql, account_id)])
  return pageOf(drafts.map(showSummary), total, bounds)
})
