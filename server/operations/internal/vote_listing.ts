import { defineOperation } from '../../core/operation.ts'
import { tellTeamOfVotes } from '../../launch/emails.ts'
import { castVote, takeBackVote } from '../../launch/votes.ts'
import { findListings } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'

/** Casts a vote or takes it back; the first one that waits for the site team is told to them. */
export default defineOperation('vote_listing', async ({ listing_id, vote }, { sql, account_id, now, address, secret, site, config }) => {
  const given = { listing_id, account_id, now }
  const came = vote === 'cast' ? await castVote(sql, { ...given, from: { address, secret } }) : await takeBackVote(sql, given)
  if (came.outcome === 'in_review' && came.opened) {
    const [listing] = await findListings(sql, [listing_id])
    if (listing) await tellTeamOfVotes(sql, { team_email: config.team_email, site, name: listingName(listing) }, now)
  }
  return {
    outcome: came.outcome,
    reason: came.outcome === 'refused' ? came.reason : null,
    // A held vote counts from then on.
    counts_at: came.outcome === 'held' ? came.counts_at.toISOString() : null,
  }
})
