import { defineOperation } from '../../core/operation.ts'
import { follow, unfollow } from '../../launch/follows.ts'

/** Has the updates of a listing mailed to the account, or ends that. */
export default defineOperation('follow_listing', async ({ listing_id, follow: follows }, { sql, account_id, now }) => {
  const who = { listing_id, account_id, now }
  const came = await (follows ? follow(sql, who) : unfollow(sql, who))
  return { outcome: came.outcome, reason: came.outcome === 'refused' ? came.reason : null }
})
