import { attemptAll } from '../base/attempt_all.ts'
import type { Service } from '../core/context.ts'
import type { Pool, Sql } from '../database/open.ts'
import { recordEvent } from '../events/record_event.ts'
import { isContested } from '../listings/holders.ts'
import { findListings, pageUrl, type ListingRecord } from '../listings/rows.ts'
import { siteUrl, type Site, type Sites } from '../core/sites.ts'
import { afterBadgeCheck, unchecked, type BadgeRecord, type BadgeCheck } from './badge_state.ts'
import { notifyBadgeLost } from './emails.ts'
import { checkForBadge } from './badge_check.ts'
import { updateReadiness } from './readiness.ts'

const CHECKS_AT_ONCE_MAX = 500
/** Of those that a run by hand looks at. */
const LOOKS_AT_ONCE_MAX = 8
/** Listings whose badge is looked at again by itself. */
const FOLLOWED = new Set<ListingRecord['status']>(['awaiting_badge', 'scheduled', 'live'])

/**
 * What a badge may lead to: a site that moved keeps the badges that were put up before. The home page is everybody's, so that a link there
 * tells nothing between two who wait with listings of one website.
 */
export async function badgeTargets(
  sql: Sql,
  site: Site,
  { slug, status, profile_id }: Pick<ListingRecord, 'slug' | 'status' | 'profile_id'>,
): Promise<string[]> {
  const contested = (status === 'draft' || status === 'awaiting_badge') && (await isContested(sql, profile_id))
  const urls = [site.url, ...site.former_hosts.map((host) => siteUrl(host, site.url))]
  return urls.flatMap((url) => [pageUrl({ url }, slug), ...(contested ? [] : [url])])
}

export async function findBadge(sql: Sql, listing_id: number): Promise<BadgeRecord> {
  const [row] = await sql<BadgeRecord[]>`
    select listing_id, state, holds, misses, missed_at, page_url, checked_url, checked_at, next_check_at, detail
    from badge_checks where listing_id = ${listing_id}`
  return row ?? unchecked(listing_id)
}

/** Asks for a look as soon as a worker is free; the page the owner named before stays. */
export async function checkSoon(sql: Sql, listing_id: number, now: Date): Promise<void> {
  await sql`
    insert into badge_checks (listing_id, next_check_at, detail) values (${listing_id}, ${now}, ${unchecked(listing_id).detail})
    on conflict (listing_id) do update set next_check_at = excluded.next_check_at`
}

/** Takes what a look found: state, launch and e-mail in one transaction, under the lock of the listing. `page_url`: what was looked at. */
export async function recordBadgeCheck(
  sql: Sql,
  sites: Sites,
  given: { listing_id: number; page_url: string | null; check: BadgeCheck },
  now: Date,
): Promise<BadgeRecord | null> {
  const { listing_id, page_url, check } = given
  await sql`select 1 from listings where id = ${listing_id} for no key update`
  const [listing] = await findListings(sql, [listing_id])
  if (!listing) return null
  const before = await findBadge(sql, listing_id)
  const followed = listing.plan === 'free' && FOLLOWED.has(listing.status)
  const next = afterBadgeCheck({ ...before, page_url }, check, followed, now)
  await sql`
    insert into badge_checks ${sql({ ...next })}
    on conflict (listing_id) do update set state = excluded.state, holds = excluded.holds, misses = excluded.misses, missed_at = excluded.missed_at,
      page_url = excluded.page_url, checked_url = excluded.checked_url, checked_at = excluded.checked_at, next_check_at = excluded.next_check_at,
      detail = excluded.detail`
  if (next.holds && !before.holds) await recordEvent(sql, 'badge.verified', listing.account_id, { listing_id }, now)
  await updateReadiness(sql, listing_id, now)
  if (next.state === 'lost' && before.state !== 'lost') {
    await notifyBadgeLost(sql, sites, { listing, looked_at: check.url }, now)
    await recordEvent(sql, 'badge.lost', listing.account_id, { listing_id }, now)
  }
  return next
}

/** Listings whose badge is due for a look. */
export async function dueChecks(pool: Pool, now: Date): Promise<number[]> {
  const rows = await pool<{ listing_id: number }[]>`
    select b.listing_id from badge_checks b join listings l on l.id = b.listing_id
    where b.next_check_at <= ${now} and l.plan = 'free' and l.status in ('awaiting_badge', 'scheduled', 'live')
    order by b.next_check_at limit ${CHECKS_AT_ONCE_MAX}`
  return rows.map(({ listing_id }) => listing_id)
}

/** Looks for all of them that are due by the clock, beside a worker that may do the same; each is taken once. */
export async function checkDueBadges(service: Service, signal: AbortSignal): Promise<void> {
  const due = await dueChecks(service.database, service.clock())
  const check = (listing_id: number) => checkBadge(service, { listing_id }, signal, async () => {})
  await attemptAll(due, { at_once_max: LOOKS_AT_ONCE_MAX, failed: 'badges could not be looked for' }, check)
}

/** One look by itself: nothing is held while the page is read, and it is taken only if it is still due. */
export async function checkBadge(
  { database, fetch, sites, clock }: Service,
  { listing_id }: { listing_id: number },
  signal: AbortSignal,
  finish: (sql: Sql) => Promise<void>,
): Promise<void> {
  const [listing] = await findListings(database, [listing_id])
  const { next_check_at, page_url } = await findBadge(database, listing_id)
  if (!listing || listing.account_id === null || next_check_at === null || next_check_at > clock()) return
  const targets = await badgeTargets(database, await sites.byId(listing.site_id), listing)
  const check = await checkForBadge(fetch, { home: listing.url, page: page_url, targets, account_id: listing.account_id, signal })
  await database.begin(async (sql) => {
    await finish(sql)
    await sql`select 1 from listings where id = ${listing_id} for no key update`
    const present = await findBadge(sql, listing_id)
    // Its owner asked meanwhile, perhaps of another page.
    if (present.next_check_at?.getTime() !== next_check_at.getTime()) return
    await recordBadgeCheck(sql, sites, { listing_id, page_url, check }, clock())
  })
}
