import type { ValidationIssue } from '../../base/error.ts'
import { weekOf } from '../../base/weeks.ts'
import { recordEvent } from '../../events/record_event.ts'
import type { Sql } from '../../database/open.ts'
import { goLive } from '../../launch/open_weeks.ts'
import { holdPaidWeek } from '../../launch/seats.ts'
import { listedElsewhere, lockWebsite } from '../../listings/elsewhere.ts'
import { findListings, type ListingRecord } from '../../listings/rows.ts'
import { refreshSearchRow } from '../../listings/search_row.ts'
import type { Bought, Delivered, Delivering, PaidLine, ProductDefinition, ReadItem } from './product.ts'
import { warnOfWeek } from './week_ends.ts'

/** The listing goes live at once or in the week that was chosen, without badge and queue; a free listing is upgraded. */
export default {
  unit: 'once',
  result_label: 'See the listing',
  choices: [{ option: 'week', field: 'launch_week', label: 'When', now: true }],
  first_week: 'present',
  seats: {
    per_week: 'paid_seats',
    // A listing that is live has had its launch week; its upgrade takes no seat.
    needed: ({ status }) => status !== 'live',
    one_a_listing: true,
    full_fix: 'Send another week; list_launch_weeks shows which have paid seats left.',
  },
  makes_live: true,
  refuse,
  warn: warnOfWeek,
  owned: ({ plan }) => (plan === 'paid' ? 'Bought: this listing has its paid launch.' : null),
  note: ({ status }) => (status === 'live' ? 'It is live already: it stays so, and gets the paid plan at once.' : null),
  deliver,
  takeBack,
} satisfies ProductDefinition

function refuse(item: ReadItem, listing: Bought, before: readonly ReadItem[]): ValidationIssue[] {
  const field = `/items/${item.index}/listing_id`
  if (before.length > 0) return [{ field, code: 'duplicate', message: 'is launched by an item before.', fix: 'Leave one of them out.' }]
  if (listing.plan === 'paid')
    return [{ field, code: 'already_bought', message: 'has a paid launch already.', fix: 'Leave this item out, or send another listing.' }]
  if (listing.listed_elsewhere)
    return [
      {
        field,
        code: 'not_for_sale',
        message: 'is of a website that another listing is of already.',
        fix: 'Order for that listing where it is yours; otherwise ask the site team to hand it over.',
      },
    ]
  if (listing.status === 'live' && item.options.week !== 'now')
    return [
      {
        field: `/items/${item.index}/options/week`,
        code: 'invalid',
        message: 'cannot be chosen: the listing is live already.',
        fix: 'Send "now": it stays live and gets the paid plan at once.',
      },
    ]
  return []
}

/**
 * A paid launch, the listing locked: at once, or in its week by the job that opens weeks; neither badge nor profile is asked for. Where that
 * week was over when the money came, it is the first with a paid seat from the present one on. A free launch that waits is upgraded, and its
 * free seat is somebody else's from then on. One that is live already only changes its plan.
 */
async function deliver(sql: Sql, { sites }: Delivering, line: PaidLine, now: Date): Promise<Delivered> {
  const { listing_id } = line
  const [listing] = await findListings(sql, [listing_id])
  if (!listing) return { held: `Listing ${listing_id} is gone.` }
  const { status, plan, site_id } = listing
  if (status === 'suspended' || status === 'archived') return { held: `Listing ${listing_id} is ${status}, so that it cannot be launched.` }
  const path = `/listings/${listing.slug}`
  if (plan === 'paid') return { held: `Listing ${listing_id} has a paid launch already; this is a second one.` }
  if (status === 'live') {
    await sql`update listings set plan = 'paid', updated_at = ${now} where id = ${listing_id}`
    // It may have gone live for free while its order waited, and takes no seat then.
    await sql`delete from seats where order_line_id = ${line.id}`
    return { path }
  }
  const wanted = weekWanted(line, now)
  const week = (await hasSeat(sql, line, wanted)) ? wanted : await holdPaidWeek(sql, site_id, wanted, now)
  if (week === null) return { held: 'No week of the next year has a paid seat left.' }
  await lockWebsite(sql, listing.profile_id)
  if (await listedElsewhere(sql, listing.profile_id)) return { held: `Another listing is of the website of listing ${listing_id}.` }
  await sql`
    update listings set status = 'scheduled', plan = 'paid', launch_week = ${week}, queued_at = ${now}, rolls = 0, updated_at = ${now}
    where id = ${listing_id}`
  if (week !== weekOf(now)) await recordEvent(sql, 'listing.scheduled', listing.account_id, { listing_id }, now)
  else await goLive(sql, sites, await findListings(sql, [listing_id]), now)
  return {
    path,
    doubled: week === wanted ? null : `The week of line ${line.position} was over and ${wanted} is full: the launch is in ${week}.`,
  }
}

function weekWanted({ options: { week = 'now' } }: PaidLine, now: Date): string {
  const present = weekOf(now)
  return week === 'now' || week < present ? present : week
}

/** Not where the money came in a later week than the one that its seat is of. */
async function hasSeat(sql: Sql, { id }: PaidLine, week: string): Promise<boolean> {
  return (await sql`select from seats where order_line_id = ${id} and week = ${week}`).length > 0
}

/**
 * A launch that has not happened yet is called off, in whatever week it stands by now, since archiving moves it; one that waits for an
 * archived or suspended listing to be put back, too. What is live stays live, without the plan, which may then be bought anew; one that was
 * live before, and so took no seat, is on the plan that it came from. A listing has one paid launch at most, so that it is this one.
 */
async function takeBack(sql: Sql, { id, listing_id }: PaidLine, now: Date): Promise<boolean> {
  const [listing]: (ListingRecord | undefined)[] = await findListings(sql, [listing_id])
  if (!listing) return false
  const called_off = await sql`
    update listings set status = case status when 'scheduled' then 'draft' else status end,
      archived_from = case archived_from when 'scheduled' then 'draft' else archived_from end,
      suspended_from = case suspended_from when 'scheduled' then 'draft' else suspended_from end,
      plan = 'none', launch_week = null, queued_at = null, readiness_at = null, updated_at = ${now}
    where id = ${listing_id} and plan = 'paid' and 'scheduled' in (status, archived_from, suspended_from)`
  await refreshSearchRow(sql, listing.profile_id)
  if (called_off.count > 0) return true
  const ended = await sql`
    update listings set updated_at = ${now},
      plan = case when launch_week is null or exists (select from seats where order_line_id = ${id}) then 'none' else 'free' end
    where id = ${listing_id} and plan = 'paid'`
  return ended.count > 0
}
