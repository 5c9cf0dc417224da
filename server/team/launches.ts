import { announceWaiting, holdAnnouncements } from '../launch/announce_update.ts'
import { checkDueBadges, checkSoon } from '../launch/badge_checks.ts'
import { notifyRestored, notifySuspended } from '../launch/emails.ts'
import { updateReadiness } from '../launch/readiness.ts'
import { holdFreeWeek, holdPaidWeek } from '../launch/seats.ts'
import { refreshSearchRows } from '../listings/search_row.ts'
import { runWeeks } from '../launch/run_weeks.ts'
import { recordEvent } from '../events/record_event.ts'
import type { Closed } from '../launch/close_weeks.ts'
import type { Opened } from '../launch/open_weeks.ts'
import type { Sql } from '../database/open.ts'
import { SCHEDULE_KEY } from '../jobs/job.ts'
import { expireOrders } from '../orders/payment/expire.ts'
import { findListings, lockListing, type ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { runDueOwnership } from '../ownership/recheck.ts'
import { runDueLooks } from '../publishing/rechecks/recheck.ts'
import { runNewsletters } from '../newsletter/run.ts'
import { readTime } from './accounts.ts'
import type { AuditEntry } from '../core/audit.ts'
import type { Context, Service } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField, failUsage } from '../base/error.ts'
import { addWeeks, weekOf } from '../base/weeks.ts'
import { deliverDue } from '../webhooks/dispatch.ts'

/** Seats are looked for as far ahead; a time beyond is mistyped, and what it closes stays closed. */
const RUN_DAYS_MAX = 3650

function timeOfRun(at: string | undefined, now: Date): Date {
  const time = at === undefined ? now : readTime(at, now)
  if (Math.abs(time.getTime() - now.getTime()) > RUN_DAYS_MAX * DAY_MILLISECONDS)
    failUsage('', `"${at}" is too far from now. Send a time within ${RUN_DAYS_MAX} days, such as 30d.`)
  return time
}

/** What the log says of it, before anything is done. */
export async function planWeeks({ at }: { at?: string }, { now }: Pick<Context, 'now'>): Promise<AuditEntry> {
  const time = timeOfRun(at, now)
  return { kind: 'weeks', subject: weekOf(time), label: time.toISOString() }
}

const DAY_MILLISECONDS = 24 * 3_600_000
const DELIVERING_SECONDS_MAX = 60

/** Does what is due in the life of weeks at an instant, now by default; beside a running service each thing is still done once. */
export async function runDueWeeks(service: Service, at: string | undefined): Promise<Opened & Closed & { newsletters: number; at: Date }> {
  const time = timeOfRun(at, service.clock())
  // A time that was asked for stands still; our own goes on while the work takes its time, so that what fails is tried again after its wait.
  const then = at === undefined ? service : { ...service, clock: () => time }
  const running = new AbortController().signal
  await checkDueBadges(then, running)
  const done = await runWeeks(service.database, service.sites, time)
  await expireOrders(then)
  // A worker knows best whether one is due.
  const asked = at === undefined ? {} : { at: time.toISOString() }
  const key = asked.at ?? SCHEDULE_KEY
  if (service.config.dumps) await service.jobs.add(service.database, 'dump', asked, { key })
  if (service.config.backups) await service.jobs.add(service.database, 'back_up', asked, { key })
  const newsletters = await runNewsletters(service, time)
  await runDueOwnership(service, time)
  await runDueLooks(service, time)
  // What was told just now goes out with what is tried again by then.
  await deliverDue(then, running, AbortSignal.timeout(DELIVERING_SECONDS_MAX * 1000))
  // All that was written for that time, which would wait for the clock.
  if (asked.at) await service.jobs.add(service.database, 'deliver_emails', asked, { key })
  return { at: time, ...done, ...newsletters }
}

export const REASON_CHARACTERS_MAX = 400

type StatusChange = { listing_id: number; status: ListingRecord['status'] }
type Hold = Pick<ListingRecord, 'status' | 'suspended_reason'>

/** Takes a listing out of everything public at once and tells its owner why; its seat, votes and history stay. */
export async function suspendListing(context: Context, id: number, reason: string | null): Promise<Reply<StatusChange>> {
  if (reason !== null && [...reason].length > REASON_CHARACTERS_MAX)
    failField('reason', `The reason is longer than ${REASON_CHARACTERS_MAX} characters.`)
  return hold(context, id, 'suspend', reason, ({ status }) => {
    if (status === 'suspended') failField('', `Listing ${id} is suspended already.`)
    return { status: 'suspended', suspended_reason: reason }
  })
}

/** Gives a suspended listing back what it was; a launch whose week is over by now has the next one with a seat. */
export async function restoreListing(context: Context, id: number): Promise<Reply<StatusChange>> {
  return hold(context, id, 'restore', null, ({ status }, suspended_from) => {
    if (status !== 'suspended') failField('', `Listing ${id} is not suspended; it is ${status}.`)
    return { status: suspended_from ?? 'draft', suspended_reason: null }
  })
}

async function hold(
  context: Context,
  id: number,
  verb: 'suspend' | 'restore',
  note: string | null,
  decide: (listing: ListingRecord, suspended_from: ListingRecord['status'] | null) => Hold,
): Promise<Reply<StatusChange>> {
  const { sql, sites, now } = context
  // The company first, as every writer that refreshes the search does.
  await sql`
      select 1 from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
      where l.id = ${id} for no key update of c`
  const listing = await lockListing(sql, id)
  if (!listing) failField('', `There is no listing ${id}.`)
  const next = decide(listing, await suspendedFrom(sql, listing.id))
  await writeHold(sql, listing, next, await weekFor(sql, listing, next, now), now)
  await refreshSearchRows(sql, [listing.id])
  // What became of badge and profile meanwhile counts now, and the badge is looked at again by itself.
  if (next.status !== 'suspended' && listing.plan === 'free') {
    await updateReadiness(sql, listing.id, now)
    await checkSoon(sql, listing.id, now)
  }
  const [after] = await findListings(sql, [listing.id])
  if (!after) throw new Error(`listing ${id} went away while it was locked`)
  await (verb === 'suspend' ? notifySuspended : notifyRestored)(sql, sites, [after], now)
  await (verb === 'suspend' ? holdAnnouncements(sql, [listing.id]) : announceWaiting(context, listing.id))
  await recordEvent(sql, verb === 'suspend' ? 'listing.suspended' : 'listing.restored', after.account_id, { listing_id: after.id }, now)
  return audited(
    { listing_id: listing.id, status: after.status },
    {
      ...{ action: `listing.${verb}`, kind: 'listing', subject: String(listing.id), label: listingName(listing), note },
      ...{ before: { status: listing.status }, after: { status: after.status } },
    },
  )
}

async function suspendedFrom(sql: Sql, id: number): Promise<ListingRecord['status'] | null> {
  const [row] = await sql<{ suspended_from: ListingRecord['status'] | null }[]>`select suspended_from from listings where id = ${id}`
  return row?.suspended_from ?? null
}

/** In a week that is over it would be on no board, and nobody could vote for it. */
async function weekFor(
  sql: Sql,
  { plan, site_id, launch_week }: ListingRecord,
  { status }: Hold,
  now: Date,
): Promise<ListingRecord['launch_week']> {
  const waits = status === 'awaiting_badge' || status === 'scheduled'
  if (!waits || launch_week === null || launch_week >= weekOf(now)) return launch_week
  const next = addWeeks(weekOf(now), 1)
  const week = plan === 'paid' ? await holdPaidWeek(sql, site_id, next, now) : (await holdFreeWeek(sql, site_id, next))?.week
  return week ?? launch_week
}

async function writeHold(
  sql: Sql,
  listing: ListingRecord,
  { status, suspended_reason }: Hold,
  launch_week: ListingRecord['launch_week'],
  now: Date,
): Promise<void> {
  const suspended = status === 'suspended'
  await sql`
    update listings set status = ${status}, suspended_from = ${suspended ? listing.status : null}, suspended_reason = ${suspended_reason},
      suspended_at = ${suspended ? now : null}, updated_at = ${now}, launch_week = ${launch_week},
      queued_at = case when launch_week is distinct from ${launch_week} then ${now}::timestamptz else queued_at end
    where id = ${listing.id}`
}
