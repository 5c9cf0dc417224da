import { fail } from '../../base/error.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { defineOperation } from '../../core/operation.ts'
import { findMine } from '../../listings/rows.ts'
import { listProposals } from '../../publishing/rechecks/rows.ts'
import { showProposal } from '../../publishing/rechecks/show.ts'
import { valueNow } from '../../publishing/rechecks/take.ts'

/** What the website says that the listing does not, open ones first. */
export default defineOperation('list_proposals', async ({ listing_id, ...input }, { sql, account_id }) => {
  const bounds = pageBounds(input)
  const listing = (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  const { items, total } = await listProposals(sql, listing, bounds)
  return pageOf(
    items.map((proposal) => showProposal(proposal, valueNow(proposal, [listing]))),
    total,
    bounds,
  )
})
