import type { Pool, Sql } from '../database/open.ts'
import { recordEvents } from '../events/record_event.ts'
import { BOARD_FORM, hashBoard, rankEntries, type Entry } from './leaderboard.ts'
import { countHeldOf, countHeldVotes } from './votes.ts'
import { spanOf, weekOf } from '../base/weeks.ts'

/** Weeks closed in one run; what is left is due at the next. */
const WEEKS_AT_ONCE_MAX = 2000

type Week = { site_id: number; week: string }
export type Closed = { closed: number }

/**
 * Counts the held votes that count by now, then freezes every board whose week is over, oldest first, however long nothing ran. A week
 * that fails does not hold up the others; its error is thrown in the end. Runs at once anywhere close each week once.
 */
export async function closeWeeks({ database }: { database: Pool }, now: Date): Promise<Closed> {
  const errors: unknown[] = []
  const attempt = async (work: () => Promise<number>) => work().catch((error: unknown) => (errors.push(error), 0))
  await attempt(() => countHeldVotes(database, now))
  let closed = 0
  for (const week of await dueWeeks(database, now)) closed += await attempt(() => closeWeek(database, week, now))
  if (errors.length > 0) throw new AggregateError(errors, `closing weeks met ${errors.length} errors`)
  return { closed }
}

/** Launches of a week that could not be opened yet belong on its board, so that it waits for them. */
async function dueWeeks(pool: Pool, now: Date): Promise<Week[]> {
  return pool<Week[]>`
    select w.site_id, w.week from launch_weeks w
    where w.closed_at is null and w.week < ${weekOf(now)} and not exists (
      select from listings l where l.site_id = w.site_id and l.launch_week = w.week and l.status in ('awaiting_badge', 'scheduled'))
    order by w.week, w.site_id limit ${WEEKS_AT_ONCE_MAX}`
}

async function closeWeek(pool: Pool, week: Week, now: Date): Promise<number> {
  await countHeldOf(pool, week.week, new Date(spanOf(week.week).ends_at.getTime() - 1))
  return pool.begin((sql) => freeze(sql, week, now))
}

/**
 * Ranks and stamps a board in the caller's transaction; 1, or 0 where it was done already. The week is locked before its entries, and
 * the entries before they are read: a vote under way is counted or finds the board closed.
 */
async function freeze(sql: Sql, { site_id, week }: Week, now: Date): Promise<0 | 1> {
  const [open] = await sql`select from launch_weeks where site_id = ${site_id} and week = ${week} and closed_at is null for update`
  if (!open) return 0
  await sql`select from board_entries where site_id = ${site_id} and week = ${week} order by listing_id for update`
  // What is suspended or archived when the week closes takes nobody's place.
  await sql`
    delete from board_entries b where site_id = ${site_id} and week = ${week}
      and not exists (select from listings l where l.id = b.listing_id and l.status = 'live')`
  const entries = await sql<(Entry & { slug: string })[]>`
    select b.listing_id, b.votes, b.launched_at, l.slug from board_entries b join listings l on l.id = b.listing_id
    where b.site_id = ${site_id} and b.week = ${week}`
  const slugs = new Map(entries.map(({ listing_id, slug }) => [listing_id, slug]))
  const places = rankEntries(entries).map((place) => ({ ...place, slug: slugs.get(place.listing_id) ?? '' }))
  await sql`
    update board_entries b set rank = given.rank
    from unnest(${places.map(({ listing_id }) => listing_id)}::integer[], ${places.map(({ rank }) => rank)}::integer[]) as given (listing_id, rank)
    where b.listing_id = given.listing_id`
  await sql`
    update launch_weeks set closed_at = ${now}, sha256 = ${hashBoard(week, places)}, form = ${BOARD_FORM}
    where site_id = ${site_id} and week = ${week}`
  const owners = await sql<{ account_id: string; site: string }[]>`
    select distinct l.account_id, s.key as site from board_entries b join listings l on l.id = b.listing_id join sites s on s.id = b.site_id
    where b.site_id = ${site_id} and b.week = ${week} order by 1`
  const told = owners.map(({ account_id, site }) => ({ account_id, object: { site, week } }))
  await recordEvents(sql, 'week.closed', told, now)
  return 1
}
