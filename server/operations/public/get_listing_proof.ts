import { fail } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { showProof } from '../../listings/proven.ts'
import { findLive } from '../../listings/rows.ts'

/** What a live listing's values were proven by, for whoever reads the pages again. */
export default defineOperation('get_listing_proof', async ({ slug }, { sql, site, now }) => {
  const listing = (await findLive(sql, slug, site.id)) ?? fail('not_found', { what: 'live listing' })
  return showProof(listing, now)
})
