import type { Schemas } from '../../sdk/contract.ts'
import type { Context } from '../core/context.ts'
import type { ListingRecord } from './rows.ts'
import { showMine } from './show.ts'
import { listVersions } from './versions.ts'

/** A listing as its owner reads it: what get_my_listing answers, and what If-Match of every edit of a listing names. */
export async function readMine({ sql, sites }: Pick<Context, 'sql' | 'sites'>, listing: ListingRecord): Promise<Schemas['MyListing']> {
  return showMine(listing, await sites.byId(listing.site_id), await listVersions(sql, listing.id))
}
