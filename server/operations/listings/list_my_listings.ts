import { defineOperation } from '../../core/operation.ts'
import { pageBounds, pageOf } from '../../base/paging.ts'
import { listingNamed } from '../../listings/named.ts'
import { countMine, listMine, onlyListing } from '../../listings/rows.ts'
import { countOpenProposals } from '../../publishing/rechecks/rows.ts'
import { showMineItem } from '../../listings/show.ts'

/** The caller's listings on every site of the deployment, all of them or those that are named. */
export default defineOperation('list_my_listings', async ({ listing, ...input }, context) => {
  const { sql, account_id, actor, sites } = context
  const bounds = pageBounds(input)
  const hosts = (await sites.all()).map(({ host }) => host)
  const asked = listing === undefined ? undefined : listingNamed(context, listing, hosts)
  const named = actor.type === 'publisher' ? onlyListing(sql, actor.listing_id, asked) : asked
  const [listings, total] = await Promise.all([
    listMine(sql, account_id, bounds.limit, bounds.offset, named),
    countMine(sql, account_id, named),
  ])
  const open = await countOpenProposals(
    sql,
    listings.map(({ id }) => id),
  )
  const items = await Promise.all(listings.map(async (mine) => showMineItem(mine, await sites.byId(mine.site_id), open.get(mine.id) ?? 0)))
  return pageOf(items, total, bounds)
})
