import { defineOperation } from '../../core/operation.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { listingNamed } from '../../listings/named.ts'
import { countMine, listMine, onlyListing } from '../../listings/rows.ts'
import { waitingProposals } from '../../publishing/rechecks/rows.ts'
import { openOf } from '../../publishing/rechecks/take.ts'
import { showMineItem } from '../../listings/show.ts'

/** The caller's listings on every site of the deployment, all of them or those that are named. */
export default defineOperation('list_my_listings', async ({ listing, ...input }, context) => {
  const { sql, account_id, actor, sites } = context
  const bounds = pageBounds(input)
  const hosts = (await sites.all()).map(({ host }) => host)
  const asked = listing === undefined ? null : listingNamed(context, listing, hosts)
  const named = actor.type === 'publisher' ? onlyListing(sql, actor.listing_id, asked) : asked
  const [listings, total] = await Promise.all([
    listMine(sql, account_id, bounds.limit, bounds.offset, named),
    countMine(sql, account_id, named),
  ])
  const waiting = await waitingProposals(
    sql,
    listings.map(({ company_id }) => company_id),
  )
  const items = await Promise.all(
    listings.map(async (mine) => showMineItem(mine, await sites.byId(mine.site_id), openOf(waiting, mine).length)),
  )
  return pageOf(items, total, bounds)
})
