import type { Sql } from '../database/open.ts'
import { addWeeks, weeksFrom } from '../base/weeks.ts'

/** How far ahead a seat is looked for; a queue of ten years is none. */
const WEEKS_AHEAD_MAX = 520

type SeatsLeft = { week: string; free_seats_left: number; paid_seats_left: number }

/** A week whose row is locked, and how many of its free seats nobody has. */
export type HeldWeek = { week: string; seats: number }

/**
 * Holds the first week with a free seat, the named one or later, until the transaction ends, in which the caller gives listings that
 * week. Whoever comes at the same time waits there and counts anew. Null where no week has a free seat.
 */
export async function holdFreeWeek(sql: Sql, site_id: number, from: string): Promise<HeldWeek | null> {
  const end = addWeeks(from, WEEKS_AHEAD_MAX)
  for (let next = from; next < end;) {
    // Asked without a lock first, so that nobody walks through years of full weeks one by one.
    const found = await firstFree(sql, site_id, next, WEEKS_AHEAD_MAX)
    if (!found) return null
    await sql`insert into launch_weeks (site_id, week) values (${site_id}, ${found.week}) on conflict do nothing`
    await sql`select 1 from launch_weeks where site_id = ${site_id} and week = ${found.week} for update`
    const held = await firstFree(sql, site_id, found.week, 1)
    if (held) return held
    next = addWeeks(found.week, 1)
  }
  return null
}

async function firstFree(sql: Sql, site_id: number, from: string, count: number): Promise<HeldWeek | null> {
  const weeks = weeksFrom(from, count)
  const [row] = await sql<HeldWeek[]>`
    with taken as (
      select launch_week as week, count(*) as seats from listings
      where site_id = ${site_id} and launch_week between ${from} and ${weeks.at(-1) ?? from} and plan = 'free' and status <> 'archived'
      group by launch_week
    )
    select w.week, (s.free_seats - coalesce(t.seats, 0))::integer as seats
    from unnest(${weeks}::text[]) as w (week) left join taken t on t.week = w.week join sites s on s.id = ${site_id}
    where coalesce(t.seats, 0) < s.free_seats
    order by w.week limit 1`
  return row ?? null
}

/** What is left of each week's seats, in the order of the weeks. A paid seat is gone once an order holds it for its payer. */
export async function seatsLeft(sql: Sql, site_id: number, weeks: readonly string[], now: Date): Promise<SeatsLeft[]> {
  // Hidden from the planner, which would plan anew for each list of weeks.
  const asked = sql`(select ${[...weeks]}::text[])`
  return sql<SeatsLeft[]>`
    with taken as (
      select launch_week as week, plan, id from listings where site_id = ${site_id} and launch_week = any(${asked}::text[]) and status <> 'archived'
      union
      select week, 'paid', listing_id from seats
      where site_id = ${site_id} and kind = 'launch' and week = any(${asked}::text[]) and released_at is null
        and (expires_at is null or expires_at > ${now})
    )
    select w.week, greatest(0, s.free_seats - count(t.id) filter (where t.plan = 'free'))::integer as free_seats_left,
      greatest(0, s.paid_seats - count(t.id) filter (where t.plan = 'paid'))::integer as paid_seats_left
    from unnest(${asked}) as w (week)
    join sites s on s.id = ${site_id}
    left join taken t on t.week = w.week
    group by w.week, s.id order by w.week`
}

/** A launch that was paid for is put off by a year at most. */
const PAID_WEEKS_AHEAD_MAX = 52

/** Holds the first week with a paid seat, the named one or later, as holdFreeWeek does. Null where no week of a year has one. */
export async function holdPaidWeek(sql: Sql, site_id: number, from: string, now: Date): Promise<string | null> {
  const weeks = await seatsLeft(sql, site_id, weeksFrom(from, PAID_WEEKS_AHEAD_MAX), now)
  for (const { week } of weeks.filter(({ paid_seats_left }) => paid_seats_left > 0)) {
    await sql`insert into launch_weeks (site_id, week) values (${site_id}, ${week}) on conflict do nothing`
    await sql`select 1 from launch_weeks where site_id = ${site_id} and week = ${week} for update`
    const [held] = await seatsLeft(sql, site_id, [week], now)
    if (held && held.paid_seats_left > 0) return week
  }
  return null
}
