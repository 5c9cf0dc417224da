import { defineOperation } from '../../core/operation.ts'
import { follow, unfollow } from '../../launch/follows.ts'
import { findLiveId } from '../../listings/rows.ts'

/** Has the updates of a listing mailed to the account, or ends that. */
export default defineOperation('follow_listing', async ({ slug, follow: follows }, { sql, account_id, now, site }) => {
  const listing_id = await findLiveId(sql, slug, site.id)
  if (listing_id === null) return { outcome: 'refused', reason: 'not_found' }
  const who = { listing_id, account_id, now }
  const came = await (follows ? follow(sql, who) : unfollow(sql, who))
  return { outcome: came.outcome, reason: came.outcome === 'refused' ? came.reason : null }
})
