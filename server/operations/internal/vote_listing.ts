import { spanOf } from '../../base/weeks.ts'
import type { Context } from '../../core/context.ts'
import { defineGatheredOperation, type Output } from '../../core/operation.ts'
import { tellTeamOfVotes } from '../../launch/emails.ts'
import { castVote, castVotes, takeBackVote, type VoteOutcome } from '../../launch/votes.ts'
import { findListings, findLiveId, findLiveIds } from '../../listings/rows.ts'
import { listingName } from '../../listings/show.ts'

/** Casts a vote or takes it back; the first one that waits for the site team is told to them. Votes that are cast at the same time are counted together. */
export default defineGatheredOperation(
  'vote_listing',
  async ({ slug, vote }, context) => {
    const { sql, account_id, now, address, secret, site } = context
    const listing_id = await findLiveId(sql, slug, site.id)
    if (listing_id === null) return { outcome: 'refused', reason: 'not_found' }
    const given = { listing_id, account_id, now }
    const came = vote === 'cast' ? await castVote(sql, { ...given, from: { address, secret } }) : await takeBackVote(sql, given)
    return answer(context, listing_id, came)
  },
  {
    fits: ({ vote }) => vote === 'cast',
    together: async (sql, calls) => {
      const found = await findLiveIds(
        sql,
        calls.map(({ input: { slug }, context: { site } }) => ({ slug, site_id: site.id })),
      )
      const cast = calls.flatMap(({ context }, index) => {
        const listing_id = found[index]
        const { account_id, now, address, secret } = context
        return listing_id ? [{ context, listing_id, account_id, now, from: { address, secret } }] : []
      })
      const outcomes = new Map((await castVotes(sql, cast)).map((came, index) => [cast[index]?.context, came]))
      const answers: (Output<'vote_listing'> | null)[] = []
      for (const [index, { context }] of calls.entries()) {
        const came = outcomes.get(context)
        answers.push(came ? await answer(context, found[index] ?? 0, came) : null)
      }
      return answers
    },
  },
)

async function answer({ sql, site, now, config }: Context, listing_id: number, came: VoteOutcome): Promise<Output<'vote_listing'>> {
  if (came.outcome === 'refused') return { outcome: 'refused', reason: came.reason }
  if (came.outcome === 'in_review' && came.opened) {
    const [listing] = await findListings(sql, [listing_id])
    if (listing) await tellTeamOfVotes(sql, { team_email: config.team_email, site, name: listingName(listing) }, now)
  }
  // Whoever comes too late for the week is told so, rather than thanked for what counts nowhere.
  const late = came.outcome === 'held' && came.counts_at >= spanOf(came.week).ends_at
  return { outcome: late ? 'held_past_end' : came.outcome, reason: null }
}
