import { fail } from '../../base/error.ts'
import { findLive } from '../../listings/rows.ts'
import { showPublic } from '../../listings/show.ts'
import { defineOperation } from '../../core/operation.ts'

/** A live listing of this site with the proof of its values. */
export default defineOperation('get_listing', async ({ slug }, { sql, site }) => {
  const listing = (await findLive(sql, slug, site.id)) ?? fail('not_found', { what: 'live listing' })
  return showPublic(listing, site)
})
