import { fail } from '../base/error.ts'
import { addWeeks, weekOf } from '../base/weeks.ts'
import type { Context } from '../core/context.ts'
import type { Sql } from '../database/open.ts'
import { recordEvent } from '../events/record_event.ts'
import { announceWaiting, holdAnnouncements } from '../launch/announce_update.ts'
import { checkSoon } from '../launch/badge_checks.ts'
import { goLive } from '../launch/open_weeks.ts'
import { holdPaidWeek } from '../launch/seats.ts'
import { lockWebsite, readingCall, refuseListedElsewhere } from '../listings/elsewhere.ts'
import { findListings, findMine, lockListing, lockMine, type ListingRecord } from '../listings/rows.ts'
import { refreshSearchRows } from '../listings/search_row.ts'
import { refuseDisputed } from './disputes.ts'

type Where = Pick<Context, 'sql' | 'sites' | 'now'>
/** What a listing comes back as. */
type Before = Exclude<ListingRecord['status'], 'suspended' | 'archived' | 'awaiting_badge'>

/*
 * Taking a listing down and putting it back:
 *
 *   status           plan   archived: besides                      restored as
 *   draft            any    nothing                                draft
 *   awaiting_badge   free   the seat goes back, plan none          draft
 *   scheduled        free   the seat goes back, plan none          draft
 *   scheduled        paid   the seat goes back, plan stays paid    scheduled: in its bought week, or the next with a paid seat
 *   live             any    off every board that is not closed     live, with its votes; on the board if its week still runs
 *   suspended        any    refused: the team has taken it down
 *   archived         any    answers as it stands                   (as above)
 */

/** Takes the account's listing out of everything public. */
export async function archiveListing(context: Where, account_id: string, listing_id: number): Promise<ListingRecord> {
  const { sql, now } = context
  const listing = await lockOwn(context, account_id, listing_id)
  if (listing.status === 'archived') return listing
  await refuseArchive(sql, listing)
  const { status, plan, launch_week } = listing
  const waits = status === 'awaiting_badge' || status === 'scheduled'
  const from: Before = waits ? (plan === 'paid' ? 'scheduled' : 'draft') : status === 'live' ? 'live' : 'draft'
  await sql`
    update listings set status = 'archived', archived_from = ${from}, archived_at = ${now}, updated_at = ${now} where id = ${listing_id}`
  if (waits) {
    await sql`
      update listings set launch_week = null, queued_at = null, readiness_at = null, rolls = 0, plan = ${plan === 'paid' ? 'paid' : 'none'}
      where id = ${listing_id}`
    await sql`
      update seats set released_at = ${now}
      where listing_id = ${listing_id} and kind = 'launch' and week = ${launch_week ?? ''} and released_at is null and expires_at is null`
    await sql`update badge_checks set next_check_at = null where listing_id = ${listing_id}`
  }
  await refreshSearchRows(sql, [listing_id])
  await holdAnnouncements(sql, [listing_id])
  await recordEvent(sql, 'listing.archived', account_id, { listing_id }, now)
  return findOwn(context, account_id, listing_id)
}

/** Refuses what archiveListing would refuse, so that nobody is asked to confirm it. */
export async function refuseArchive(sql: Sql, { id, status }: Pick<ListingRecord, 'id' | 'status'>): Promise<void> {
  if (status === 'suspended')
    fail('conflict', {
      retryable: false,
      detail: 'The site team has taken this listing down already. Write to the team about it.',
      action: readingCall(id),
    })
  await refuseDisputed(sql, id)
}

/** Puts an archived listing back. */
export async function restoreListing(
  context: Where & Pick<Context, 'jobs'>,
  account_id: string,
  listing_id: number,
): Promise<ListingRecord> {
  const { sql, sites, now } = context
  const listing = await lockOwn(context, account_id, listing_id)
  if (listing.status !== 'archived')
    fail('conflict', {
      retryable: false,
      detail: `Only an archived listing is put back; this one is ${listing.status.replace('_', ' ')}.`,
      action: readingCall(listing_id),
    })
  const [row] = await sql<{ archived_from: Before | null }[]>`select archived_from from listings where id = ${listing_id}`
  const status = row?.archived_from ?? 'draft'
  const site = await sites.through(sql).byId(listing.site_id)
  const week = status === 'scheduled' ? await holdBoughtWeek(sql, listing, now) : listing.launch_week
  if (status !== 'draft') {
    await lockWebsite(sql, listing.profile_id)
    // Meanwhile the website may be another account's listing.
    await refuseListedElsewhere(sql, site, listing.profile_id)
  }
  if (status === 'scheduled' && week === null)
    fail('conflict', { detail: 'No week of the next year has a paid seat left. Ask the site team.', action: readingCall(listing_id) })
  await sql`
    update listings set status = ${status}, archived_from = null, archived_at = null, launch_week = ${week},
      queued_at = case when ${status} = 'scheduled' then ${now}::timestamptz else queued_at end, updated_at = ${now}
    where id = ${listing_id}`
  await refreshSearchRows(sql, [listing_id])
  await announceWaiting(context, listing_id)
  await recordEvent(sql, 'listing.restored', account_id, { listing_id }, now)
  if (status === 'scheduled' && week === weekOf(now)) await goLive(sql, sites, await findListings(sql, [listing_id]), now)
  if (listing.plan === 'free') await checkSoon(sql, listing_id, now)
  return findOwn(context, account_id, listing_id)
}

/** The week that its launch was bought for where that is not over, or else the next; the first of them from there on with a paid seat. */
async function holdBoughtWeek(sql: Sql, { id, site_id }: ListingRecord, now: Date): Promise<string | null> {
  const present = weekOf(now)
  const [bought] = await sql<{ week: string }[]>`
    select s.week from seats s join fulfillments f on f.order_line_id = s.order_line_id and f.revoked_at is null
    where s.listing_id = ${id} and s.kind = 'launch' and s.week >= ${present} order by s.id desc limit 1`
  return holdPaidWeek(sql, site_id, bought?.week ?? addWeeks(present, 1), now)
}

/** The company first, as by every writer that refreshes the search. */
async function lockOwn({ sql }: Where, account_id: string, listing_id: number): Promise<ListingRecord> {
  const mine = (await lockMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
  return (await lockListing(sql, mine.id)) ?? fail('not_found', { what: 'listing' })
}

const findOwn = async ({ sql }: Where, account_id: string, listing_id: number): Promise<ListingRecord> =>
  (await findMine(sql, listing_id, account_id)) ?? fail('not_found', { what: 'listing' })
