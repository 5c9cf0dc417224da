import { checkSoon } from '../launch/badge_checks.ts'
import { notifyRestored, notifySuspended } from '../launch/emails.ts'
import { updateReadiness } from '../launch/readiness.ts'
import { refreshSearchRows } from '../listings/search_row.ts'
import { runWeeks } from '../launch/run.ts'
import type { Closed } from '../launch/close_weeks.ts'
import type { Opened } from '../launch/run_weeks.ts'
import type { Sql } from '../database/open.ts'
import { findListings, lockListing, type ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import { createEvents } from '../base/events.ts'
import { runNewsletters } from '../newsletter/run.ts'
import { createSites } from '../core/sites.ts'
import { readTime } from './accounts.ts'
import { runAudited } from './audit.ts'
import { CommandRefused, type CommandContext } from './refused.ts'

/** Does what is due in the life of weeks at an instant, now by default; beside a running service each thing is still done once. */
export async function runDueWeeks(
  { sql, config, now }: CommandContext,
  at: string | undefined,
): Promise<Opened & Closed & { newsletters: number; at: Date }> {
  const time = at === undefined ? now : readTime(at, now)
  const sites = createSites(sql, config.base_url)
  const done = await runWeeks(sql, sites, time)
  return { at: time, ...done, ...(await runNewsletters({ database: sql, sites, config, events: createEvents(() => {}) }, time)) }
}

export const REASON_CHARACTERS_MAX = 400

type Held = { listing_id: number; status: string }
type Hold = Pick<ListingRecord, 'status' | 'suspended_reason'>

/** Takes a listing out of everything public at once and tells its owner why; its seat, votes and history stay. */
export async function suspendListing(acting: CommandContext, id: string, reason: string | null = null): Promise<Held> {
  if (reason !== null && [...reason].length > REASON_CHARACTERS_MAX)
    throw new CommandRefused(`The reason is longer than ${REASON_CHARACTERS_MAX} characters.`, 'reason')
  return hold(acting, id, 'suspend', reason, ({ status }) => {
    if (status === 'suspended') throw new CommandRefused(`Listing ${id} is suspended already.`)
    return { status: 'suspended', suspended_reason: reason }
  })
}

/** Gives a suspended listing back what it was; a launch whose week went by meanwhile is treated as one that comes late. */
export async function restoreListing(acting: CommandContext, id: string): Promise<Held> {
  return hold(acting, id, 'restore', null, ({ status }, suspended_from) => {
    if (status !== 'suspended') throw new CommandRefused(`Listing ${id} is not suspended; it is ${status}.`)
    return { status: suspended_from ?? 'draft', suspended_reason: null }
  })
}

async function hold(
  acting: CommandContext,
  id: string,
  verb: 'suspend' | 'restore',
  note: string | null,
  decide: (listing: ListingRecord, suspended_from: ListingRecord['status'] | null) => Hold,
): Promise<Held> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new CommandRefused(`"${id}" is no listing's id. list_my_listings and the API show it.`)
  const { config, now } = acting
  const sites = createSites(acting.sql, config.base_url)
  return runAudited(acting, async (sql) => {
    // The company first, as every writer that refreshes the search does.
    await sql`
      select 1 from companies c join profiles p on p.company_id = c.id join listings l on l.profile_id = p.id
      where l.id = ${Number(id)} for no key update of c`
    const listing = await lockListing(sql, Number(id))
    if (!listing) throw new CommandRefused(`There is no listing ${id}.`)
    const next = decide(listing, await suspendedFrom(sql, listing.id))
    await writeHold(sql, listing, next, now)
    await refreshSearchRows(sql, [listing.id])
    // What became of badge and profile meanwhile counts now, and the badge is looked at again by itself.
    if (next.status !== 'suspended' && listing.plan === 'free') {
      await updateReadiness(sql, listing.id, now)
      await checkSoon(sql, listing.id, now)
    }
    const [after] = await findListings(sql, [listing.id])
    if (!after) throw new Error(`listing ${id} went away while it was locked`)
    await (verb === 'suspend' ? notifySuspended : notifyRestored)(sql, sites, [after], now)
    return {
      entry: {
        ...{ action: `listing.${verb}`, kind: 'listing', subject: String(listing.id), label: listingName(listing), note },
        ...{ before: { status: listing.status }, after: { status: after.status } },
      },
      value: { listing_id: listing.id, status: after.status },
    }
  })
}

async function suspendedFrom(sql: Sql, id: number): Promise<ListingRecord['status'] | null> {
  const [row] = await sql<{ suspended_from: ListingRecord['status'] | null }[]>`select suspended_from from listings where id = ${id}`
  return row?.suspended_from ?? null
}

async function writeHold(sql: Sql, listing: ListingRecord, { status, suspended_reason }: Hold, now: Date): Promise<void> {
  const suspended = status === 'suspended'
  await sql`
    update listings set status = ${status}, suspended_from = ${suspended ? listing.status : null}, suspended_reason = ${suspended_reason},
      suspended_at = ${suspended ? now : null}, updated_at = ${now}
    where id = ${listing.id}`
}
