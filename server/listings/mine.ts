import type { Schemas } from '../../sdk/contract.ts'
import type { Context } from '../core/context.ts'
import type { ListingRecord } from './rows.ts'
import { showMine } from './show.ts'
import { listVersions } from './versions.ts'

type Reader = Pick<Context, 'sql' | 'sites'> & { by?: string }

/** A listing as its owner reads it, or who edits it for them: what get_my_listing answers, and what If-Match of every edit of a listing names. */
export async function readMine({ sql, sites, by }: Reader, listing: ListingRecord): Promise<Schemas['MyListing']> {
  const for_owner = by === undefined || by === listing.account_id
  return showMine(listing, await sites.byId(listing.site_id), await listVersions(sql, listing.id), for_owner)
}
