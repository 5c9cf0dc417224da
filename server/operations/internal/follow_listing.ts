import { defineOperation } from '../../core/operation.ts'
import { follow, unfollow } from '../../launch/follows.ts'
import { findIdOf } from '../../listings/rows.ts'

/** Has the updates of a listing mailed to the account, or ends that, which works whatever became of the listing and tells nothing of it. */
export default defineOperation('follow_listing', async ({ slug, follow: follows }, { sql, account_id, now, site, secret }) => {
  const listing_id = await findIdOf(sql, slug, site.id)
  if (!follows) {
    if (listing_id !== null) await unfollow(sql, { listing_id, account_id })
    return { outcome: 'unfollowed', reason: null }
  }
  if (listing_id === null) return { outcome: 'refused', reason: 'not_found' }
  const came = await follow(sql, { listing_id, account_id, now, secret })
  return { outcome: came.outcome, reason: came.outcome === 'refused' ? came.reason : null }
})
