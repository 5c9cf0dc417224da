import { refuse } from '../../base/error.ts'
import { findLive } from '../../listings/rows.ts'
import { showPublic } from '../../listings/show.ts'
import { serves } from '../../core/operation.ts'

/** A live listing of this site with the proof of its values. */
export default serves('get_listing', async ({ slug }, { sql, site }) => {
  const listing = (await findLive(sql, slug, site.id)) ?? refuse('not_found', { what: 'live listing' })
  return showPublic(listing, site)
})
