import { serves } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'
import { countMine, listMine } from './rows.ts'
import { showMineItem } from './show.ts'

/** The caller's listings on every site of the deployment. */
export default serves('list_my_listings', async (input, { sql, account_id, sites }) => {
  const bounds = pageBounds(input)
  const [listings, total] = await Promise.all([listMine(sql, account_id, bounds.limit, bounds.offset), countMine(sql, account_id)])
  const items = await Promise.all(listings.map(async (listing) => showMineItem(listing, await sites.byId(listing.site_id))))
  return pageOf(items, total, bounds)
})
