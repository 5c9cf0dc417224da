import type { Sql } from '../database/open.ts'
import { goLive } from '../launch/run_weeks.ts'
import { weekOf } from '../launch/weeks.ts'
import { listedElsewhere } from '../listings/elsewhere.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { refreshSearchRow } from '../listings/search_row.ts'
import type { Delivered, Delivering } from './deliver.ts'
import type { LineRecord } from './rows.ts'

/**
 * A paid launch, the listing locked: at once, or in its week by the job that opens weeks; neither badge nor profile is asked for. A free
 * launch that waits is upgraded, and its free seat is somebody else's from then on. One that is live already only changes its plan.
 */
export async function deliverLaunch(
  sql: Sql,
  { sites }: Delivering,
  listing_id: number,
  { options }: LineRecord,
  now: Date,
): Promise<Delivered> {
  const [listing] = await findListings(sql, [listing_id])
  if (!listing) return { held: `Listing ${listing_id} is gone.` }
  const { status, plan, site_id } = listing
  if (status === 'suspended' || status === 'archived') return { held: `Listing ${listing_id} is ${status}, so that it cannot be launched.` }
  const path = `/listings/${listing.slug}`
  if (plan === 'paid') return { held: `Listing ${listing_id} has a paid launch already; this is a second one.` }
  if (status === 'live') {
    await sql`update listings set plan = 'paid', updated_at = ${now} where id = ${listing_id}`
    return { path }
  }
  const site = await sites.through(sql).byId(site_id)
  const [company] = await sql<{ site_key: string }[]>`select site_key from companies where id = ${listing.company_id}`
  if (await listedElsewhere(sql, { site, site_key: company?.site_key ?? '', account_id: listing.account_id }))
    return { held: `Another account has listed the website of listing ${listing_id}.` }
  const present = weekOf(now)
  const week = options.week === undefined || options.week === 'now' || options.week < present ? present : options.week
  await sql`
    update listings set status = 'scheduled', plan = 'paid', launch_week = ${week}, queued_at = ${now}, rolls = 0, updated_at = ${now}
    where id = ${listing_id}`
  if (week === present) await goLive(sql, sites, await findListings(sql, [listing_id]), now)
  return { path }
}

/** A launch that has not happened yet is called off; what is live stays live. */
export async function takeBackLaunch(sql: Sql, listing_id: number, { options }: LineRecord, now: Date): Promise<void> {
  const [listing]: (ListingRecord | undefined)[] = await findListings(sql, [listing_id])
  if (listing?.status !== 'scheduled' || listing.plan !== 'paid' || listing.launch_week !== options.week) return
  await sql`
    update listings set status = 'draft', plan = 'none', launch_week = null, queued_at = null, readiness_at = null, updated_at = ${now}
    where id = ${listing_id}`
  await refreshSearchRow(sql, listing.profile_id)
}
