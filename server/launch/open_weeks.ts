import { attemptAll } from '../base/attempt_all.ts'
import type { Pool, Sql } from '../database/open.ts'
import { recordEvents } from '../events/record_event.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { writeSearchRows } from '../listings/search_row.ts'
import type { Sites } from '../core/sites.ts'
import { notifyBackToDraft, notifyLive, notifyPostponed } from './emails.ts'
import { isReady } from '../listings/requirements.ts'
import { holdFreeWeek, type HeldWeek } from './seats.ts'
import { addWeeks, spanOf, weekOf } from '../base/weeks.ts'

const POSTPONEMENTS_MAX = 3
/** Weeks opened in one run; what is left is due at the next. */
const WEEKS_AT_ONCE_MAX = 2000
const LISTINGS_AT_ONCE_MAX = 20_000
const LISTINGS_IN_MEMORY_MAX = 500

type DueWeek = { site_id: number; launch_week: string }
export type Opened = { live: number; rolled: number; back_to_draft: number }

/** A seat that was taken after its week began is not late in it: it waits for badge and profile until the next one begins. */
export const isDue = (sql: Sql, now: Date) => sql`(
  status in ('awaiting_badge', 'scheduled') and launch_week <= ${weekOf(now)}
  and (launch_week < ${weekOf(now)} or status = 'scheduled' or queued_at is null or queued_at < ${spanOf(weekOf(now)).starts_at}))`

/**
 * Opens every week that has begun and still has launches waiting, however long nothing ran: each site's week in one transaction, so
 * that all of it happens or nothing. What is done is no longer due, so that it happens once, whoever else does the same at the same
 * time. A week that fails does not hold up the others; its error is thrown in the end.
 */
export async function openDueWeeks(pool: Pool, sites: Sites, now: Date): Promise<Opened> {
  const due = await pool<DueWeek[]>`
    select distinct launch_week, site_id from listings
    where ${isDue(pool, now)} order by launch_week, site_id limit ${WEEKS_AT_ONCE_MAX}`
  const sum: Opened = { live: 0, rolled: 0, back_to_draft: 0 }
  await attemptAll(due, { failed: 'weeks could not be opened' }, async (week) => {
    const opened = await pool.begin((sql) => openWeek(sql, sites, week, now))
    for (const outcome of ['live', 'rolled', 'back_to_draft'] as const) sum[outcome] += opened[outcome]
  })
  return sum
}

/** The listings are locked before they are read, so that an edit or a badge seen at the same instant counts before or after, never half. */
async function openWeek(sql: Sql, sites: Sites, { site_id, launch_week }: DueWeek, now: Date): Promise<Opened> {
  const waiting = await sql<{ id: number }[]>`
    select id from listings where site_id = ${site_id} and launch_week = ${launch_week} and ${isDue(sql, now)}
    order by id limit ${LISTINGS_AT_ONCE_MAX} for no key update`
  const opened: Opened = { live: 0, rolled: 0, back_to_draft: 0 }
  const seats = seatsFrom(sql, site_id, addWeeks(weekOf(now), 1))
  for (let from = 0; from < waiting.length; from += LISTINGS_IN_MEMORY_MAX) {
    const ids = waiting.slice(from, from + LISTINGS_IN_MEMORY_MAX).map(({ id }) => id)
    const listings = await findListings(sql, ids)
    const ready = listings.filter(isReady)
    const rolled = await postpone(
      sql,
      sites,
      listings.filter((listing) => !isReady(listing) && listing.postponements < POSTPONEMENTS_MAX),
      seats,
      now,
    )
    const done = new Set([...ready, ...rolled].map(({ id }) => id))
    const ended = listings.filter(({ id }) => !done.has(id))
    await endQueue(sql, sites, ended, now)
    // What has not got its website yet is looked at before the next run (readiness.ts).
    const launched = ready.filter(({ status }) => status === 'scheduled')
    await goLive(sql, sites, launched, now)
    opened.live += launched.length
    opened.rolled += rolled.length
    opened.back_to_draft += ended.length
  }
  return opened
}

/** Hands out free seats one after another; each week is locked and counted once, and no other can take of it meanwhile. */
function seatsFrom(sql: Sql, site_id: number, first: string): () => Promise<string | null> {
  let from = first
  let held: HeldWeek | null = null
  return async () => {
    if (held?.seats === 0) from = addWeeks(held.week, 1)
    if (!held || held.seats === 0) held = await holdFreeWeek(sql, site_id, from)
    if (!held) return null
    held.seats--
    return held.week
  }
}

/** A launch counts from the first instant of its week, also where nothing ran then; a seat taken later counts from its taking. */
export async function goLive(sql: Sql, sites: Sites, listings: ListingRecord[], now: Date): Promise<void> {
  if (listings.length === 0) return
  const live = listings.map((listing): ListingRecord => {
    const starts_at = spanOf(listing.launch_week ?? weekOf(now)).starts_at
    const launched_at = listing.queued_at && listing.queued_at > starts_at ? listing.queued_at : starts_at
    return { ...listing, status: 'live', launched_at }
  })
  const starts = live.map(({ launched_at }) => launched_at?.toISOString() ?? now.toISOString())
  await sql`
    update listings l set status = 'live', launched_at = given.launched_at::timestamptz, updated_at = ${now}
    from unnest(${live.map(({ id }) => id)}::integer[], ${starts}::text[]) as given (id, launched_at) where l.id = given.id`
  await writeSearchRows(sql, live)
  await notifyLive(sql, sites, live, now)
  const told = live.map(({ id, account_id }) => ({ account_id, object: { listing_id: id } }))
  await recordEvents(sql, 'listing.live', told, now)
}

/** Gives each the next free seat; answers those that found one. */
async function postpone(
  sql: Sql,
  sites: Sites,
  listings: ListingRecord[],
  seat: () => Promise<string | null>,
  now: Date,
): Promise<ListingRecord[]> {
  const rolled: ListingRecord[] = []
  for (const listing of listings) {
    const launch_week = await seat()
    if (launch_week === null) break
    rolled.push({ ...listing, status: 'awaiting_badge', launch_week, postponements: listing.postponements + 1 })
  }
  if (rolled.length === 0) return []
  await sql`
    update listings l set status = 'awaiting_badge', launch_week = given.week, rolls = rolls + 1, queued_at = ${now}, updated_at = ${now}
    from unnest(${rolled.map(({ id }) => id)}::integer[], ${rolled.map(({ launch_week }) => launch_week ?? '')}::text[]) as given (id, week)
    where l.id = given.id`
  await notifyPostponed(sql, sites, rolled, POSTPONEMENTS_MAX, now)
  return rolled
}

/** Their owners start again from a draft. */
async function endQueue(sql: Sql, sites: Sites, listings: ListingRecord[], now: Date): Promise<void> {
  if (listings.length === 0) return
  await leaveQueue(
    sql,
    listings.map(({ id }) => id),
    now,
  )
  await notifyBackToDraft(sql, sites, listings, now)
}

export async function leaveQueue(sql: Sql, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update listings set status = 'draft', plan = 'none', launch_week = null, rolls = 0, queued_at = null, readiness_at = null, updated_at = ${now}
    where id = any(${[...ids]}::integer[])`
  await sql`update badge_checks set next_check_at = null where listing_id = any(${[...ids]}::integer[])`
}
