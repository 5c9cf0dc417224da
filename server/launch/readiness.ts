import type { Pool, Sql } from '../database/open.ts'
import { attemptAll } from '../base/attempt_all.ts'
import { fail } from '../base/error.ts'
import { FREE_LAUNCHES_WAITING_MAX } from '../base/limits.ts'
import { recordEvent } from '../events/record_event.ts'
import { lockWebsite } from '../listings/elsewhere.ts'
import { isContested } from '../listings/holders.ts'
import { ACCOUNT_LISTINGS_MAX, findListings, lockListing, type ListingRecord } from '../listings/rows.ts'
import { isReady } from '../listings/requirements.ts'
import { isDue } from './open_weeks.ts'
import { holdFreeWeek } from './seats.ts'
import { addWeeks, weekOf } from '../base/weeks.ts'

/*
 * The free launch of a listing:
 *
 *   status            event                              becomes           besides
 *   draft             choose                             awaiting_badge    plan free, first free seat some weeks ahead
 *   awaiting_badge    badge and profile are there        scheduled         unless another listing holds the website (listings/holders.ts)
 *   scheduled         badge lost, profile incomplete     awaiting_badge
 *   either            its week begins, ready             live              (open_weeks.ts)
 *   either            its week begins, not ready         awaiting_badge    next free seat, at most three times
 *   either            the fourth such week               draft             plan none, no week
 */

/** Gives a listing that is locked its plan and its seat. */
export async function joinQueue(sql: Sql, listing: ListingRecord, now: Date): Promise<void> {
  const [site] = await sql<{ free_weeks_ahead: number }[]>`select free_weeks_ahead from sites where id = ${listing.site_id}`
  const held = await holdFreeWeek(sql, listing.site_id, addWeeks(weekOf(now), site?.free_weeks_ahead ?? 0))
  if (!held) fail('conflict', { detail: 'This site takes no free launches at present. Ask the site team.' })
  // Under the lock of the week, where all wait who come at once.
  const waiting = await sql`select from listings where account_id = ${listing.account_id} and status = 'awaiting_badge'`
  if (waiting.count >= FREE_LAUNCHES_WAITING_MAX)
    fail('limit_reached', { detail: `${waiting.count} free launches of yours wait for what they need. Finish one of those first.` })
  await sql`
    update listings set status = 'awaiting_badge', plan = 'free', launch_week = ${held.week}, rolls = 0, queued_at = ${now}, updated_at = ${now}
    where id = ${listing.id}`
  // What was seen before others came may have been a link to the home page; it is looked for anew.
  if (await isContested(sql, listing.profile_id))
    await sql`update badge_checks set state = 'unchecked', holds = false where listing_id = ${listing.id}`
  await updateReadiness(sql, listing.id, now)
}

export const awaitsLaunch = ({ plan, status }: Pick<ListingRecord, 'plan' | 'status'>): boolean =>
  plan === 'free' && (status === 'awaiting_badge' || status === 'scheduled')

/** Brings a free launch in line with what its badge and profile are now; call it after either changed. Other listings stay as they are. */
export async function updateReadiness(sql: Sql, listing_id: number, now: Date): Promise<void> {
  let listing = await lockListing(sql, listing_id)
  if (!listing || !awaitsLaunch(listing)) return
  if (listing.status === 'awaiting_badge' && isReady(listing)) {
    await lockWebsite(sql, listing.profile_id)
    // Whoever had the lock may have put theirs up meanwhile.
    listing = (await findListings(sql, [listing_id]))[0] ?? listing
  }
  const status = isReady(listing) ? 'scheduled' : 'awaiting_badge'
  await sql`
    update listings set readiness_at = ${listing.holder && listing.badge_holds ? null : now}, status = ${status},
      updated_at = case when status = ${status} then updated_at else ${now} end
    where id = ${listing_id}`
  if (status === 'scheduled' && listing.status !== status)
    await recordEvent(sql, 'listing.scheduled', listing.account_id, { listing_id }, now)
}

/** The same for all launches of an account, whose listings share its founder profile. */
export async function updateAccountReadiness(sql: Sql, account_id: string, now: Date): Promise<void> {
  // All of them, live ones too: the caller's next locks are of the same listings, and locks are taken in the order of ids.
  const listings = await sql<{ id: number; status: string }[]>`
    select id, status from listings where account_id = ${account_id} order by id limit ${ACCOUNT_LISTINGS_MAX} for no key update`
  for (const { id, status } of listings) if (status === 'awaiting_badge' || status === 'scheduled') await updateReadiness(sql, id, now)
}

const CHANGED_AT_ONCE_MAX = 500
/** An edit that began so long ago may have been committed just now. */
const COMMIT_MINUTES = 2

/**
 * Settles launches whose profile was changed by other ways than an edit of the listing itself, such as the founder profile that an
 * account's listings share, and those that another listing kept out. One that fails holds up no other; its error is thrown in the end.
 * Answers how many it looked at.
 */
export async function updateChangedReadiness(pool: Pool, now: Date): Promise<number> {
  const rows = await pool<{ id: number }[]>`
    select l.id from listings l
    join profiles p on p.id = l.profile_id
    join companies c on c.id = p.company_id
    left join founder_profiles f on f.account_id = l.account_id
    where l.status in ('awaiting_badge', 'scheduled') and l.plan = 'free'
      and (l.readiness_at is null or greatest(c.updated_at, f.updated_at) > l.readiness_at - make_interval(mins => ${COMMIT_MINUTES})
        or (l.status = 'awaiting_badge' and ${isDue(pool, now)}))
    order by l.readiness_at, l.id limit ${CHANGED_AT_ONCE_MAX}`
  const failed = 'launches could not be looked at'
  await attemptAll(rows, { failed }, ({ id }) => pool.begin((sql) => updateReadiness(sql, id, now)))
  return rows.length
}
