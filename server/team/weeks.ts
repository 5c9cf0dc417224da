import type { Sql } from '../database/open.ts'
import { addWeeks, spanOf, weekOf, weeksFrom, weekStatus, type WeekStatus } from '../base/weeks.ts'

const WEEKS_SHOWN = 13

export type TeamWeek = {
  key: string
  starts_at: Date
  status: WeekStatus
  free_taken: number
  paid_taken: number
  billboards: number
  ready: number
}

/** The present week of a site and the next twelve, with the seats that are taken; one that an order holds for its payer is. */
export async function listWeeks(sql: Sql, site_id: number, now: Date): Promise<TeamWeek[]> {
  const weeks = weeksFrom(weekOf(now), WEEKS_SHOWN)
  const rows = await sql<{ week: string; free_taken: number; paid_taken: number; billboards: number; ready: number }[]>`
    with taken as (
      select launch_week as week, plan, id from listings where site_id = ${site_id} and launch_week = any(${weeks}::text[]) and status <> 'archived'
      union
      select week, case kind when 'launch' then 'paid' else kind end, listing_id from seats
      where site_id = ${site_id} and kind in ('launch', 'billboard') and week = any(${weeks}::text[]) and released_at is null
        and (expires_at is null or expires_at > ${now})
    )
    select w.week, count(t.id) filter (where t.plan = 'free') as free_taken, count(t.id) filter (where t.plan = 'paid') as paid_taken,
      count(t.id) filter (where t.plan = 'billboard') as billboards,
      (select count(*) from listings l where l.site_id = ${site_id} and l.launch_week = w.week and l.status in ('scheduled', 'live')) as ready
    from unnest(${weeks}::text[]) as w (week) left join taken t on t.week = w.week
    group by w.week order by w.week`
  return rows.map(({ week, ...taken }) => {
    const span = spanOf(week)
    return { key: week, starts_at: span.starts_at, status: weekStatus(span, now), ...taken }
  })
}

export type WeekLaunch = { id: number; slug: string; status: string; plan: string; postponements: number }
const LAUNCHES_SHOWN_MAX = 200

/** Who has a seat in a week. */
export async function listLaunches(sql: Sql, site_id: number, week: string): Promise<WeekLaunch[]> {
  return sql<WeekLaunch[]>`
    select id, slug, status, plan, rolls as postponements from listings where site_id = ${site_id} and launch_week = ${week} and status <> 'archived'
    order by plan desc, queued_at, id limit ${LAUNCHES_SHOWN_MAX}`
}

export const isShownWeek = (week: string, now: Date): boolean => week >= weekOf(now) && week < addWeeks(weekOf(now), WEEKS_SHOWN)
