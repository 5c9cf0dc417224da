import { serves } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'
import { listingNamed } from './named.ts'
import { countMine, listMine } from './rows.ts'
import { showMineItem } from './show.ts'

/** The caller's listings on every site of the deployment, all of them or those that are named. */
export default serves('list_my_listings', async ({ listing, ...input }, context) => {
  const { sql, account_id, sites } = context
  const bounds = pageBounds(input)
  const hosts = (await sites.all()).map(({ host }) => host)
  const named = listing === undefined ? undefined : listingNamed(context, listing, hosts)
  const [listings, total] = await Promise.all([
    listMine(sql, account_id, bounds.limit, bounds.offset, named),
    countMine(sql, account_id, named),
  ])
  const items = await Promise.all(listings.map(async (listing) => showMineItem(listing, await sites.byId(listing.site_id))))
  return pageOf(items, total, bounds)
})
