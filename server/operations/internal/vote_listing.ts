import { spanOf } from '../../base/weeks.ts'
import { defineOperation } from '../../core/operation.ts'
import { tellTeamOfVotes } from '../../launch/emails.ts'
import { castVote, takeBackVote } from '../../launch/votes.ts'
import { findListings, findLiveId } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'

/** Casts a vote or takes it back; the first one that waits for the site team is told to them. */
export default defineOperation('vote_listing', async ({ slug, vote }, { sql, account_id, now, address, secret, site, config }) => {
  const listing_id = await findLiveId(sql, slug, site.id)
  if (listing_id === null) return { outcome: 'refused', reason: 'not_found' }
  const given = { listing_id, account_id, now }
  const came = vote === 'cast' ? await castVote(sql, { ...given, from: { address, secret } }) : await takeBackVote(sql, given)
  if (came.outcome === 'refused') return { outcome: 'refused', reason: came.reason }
  if (came.outcome === 'in_review' && came.opened) {
    const [listing] = await findListings(sql, [listing_id])
    if (listing) await tellTeamOfVotes(sql, { team_email: config.team_email, site, name: listingName(listing) }, now)
  }
  // Whoever comes too late for the week is told so, rather than thanked for what counts nowhere.
  const late = came.outcome === 'held' && came.counts_at >= spanOf(came.week).ends_at
  return { outcome: late ? 'held_past_end' : came.outcome, reason: null }
})
