import { refuse } from '../error.ts'
import { serves } from '../operation.ts'
import { findMine } from './rows.ts'
import { showMine } from './show.ts'
import { listVersions } from './versions.ts'

/** One of the caller's listings, with its history. */
export default serves('get_my_listing', async ({ listing_id }, { sql, account_id, sites }) => {
  const listing = (await findMine(sql, listing_id, account_id)) ?? refuse('not_found', { what: 'listing' })
  return showMine(listing, await sites.byId(listing.site_id), await listVersions(sql, listing.id))
})
