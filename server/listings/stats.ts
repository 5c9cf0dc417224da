import type { Schemas } from '../../sdk/contract.ts'
import { spanOf } from '../base/weeks.ts'
import type { Sql } from '../database/open.ts'
import type { ListingRecord } from './rows.ts'

type Stats = Schemas['ListingStats']
type Day = Stats['days'][number]
type Asked = Pick<ListingRecord, 'id' | 'site_id' | 'launch_week'>

const HOSTS_SHOWN = 20

/** The numbers of a listing from one day to another, both included; days of UTC. */
export async function readStats(sql: Sql, listing: Asked, { from, to }: { from: string; to: string }): Promise<Stats> {
  const [days, ranks, referrers] = await Promise.all([
    readDays(sql, listing.id, from, to),
    readRanks(sql, listing, from, to),
    sql<Stats['referrers']>`
      select host, sum(views)::integer as views from listing_referrers where listing_id = ${listing.id} and day between ${from} and ${to}
      group by host order by sum(views) desc, host limit ${HOSTS_SHOWN}`,
  ])
  const sum = (name: 'views' | 'clicks' | 'votes' | 'badge_views') => days.reduce((total, day) => total + day[name], 0)
  return {
    days: days.map((day) => ({ ...day, rank: ranks.get(day.date) ?? null })),
    referrers,
    totals: { views: sum('views'), clicks: sum('clicks'), votes: sum('votes'), badge_views: sum('badge_views') },
  }
}

async function readDays(sql: Sql, listing_id: number, from: string, to: string): Promise<Omit<Day, 'rank'>[]> {
  return sql<Omit<Day, 'rank'>[]>`
    select d.day::date::text as date, coalesce(l.views, 0) as views, coalesce(l.visits, 0) as clicks, coalesce(v.votes, 0) as votes,
      coalesce(l.badge_views, 0) as badge_views
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    left join listing_days l on l.listing_id = ${listing_id} and l.day = d.day::date
    left join (
      select (cast_at at time zone 'UTC')::date as day, count(*)::integer as votes from votes where listing_id = ${listing_id} and counted group by 1
    ) v on v.day = d.day::date
    order by d.day`
}

/**
 * Its place at the end of each day of its launch week that has begun: how many on its board had more votes by then. What is hidden while the
 * board is open takes nobody's place there. Its last day is the frozen board's, of which nobody takes votes away who leaves later.
 */
async function readRanks(sql: Sql, { id, site_id, launch_week }: Asked, from: string, to: string): Promise<Map<string, number>> {
  if (launch_week === null) return new Map()
  const { starts_at, ends_at } = spanOf(launch_week)
  const rows = await sql<{ date: string; rank: number }[]>`
    with given as (
      select v.listing_id, (greatest(v.cast_at, v.counts_at) at time zone 'UTC')::date as day, count(*) as votes
      from board_entries b join votes v on v.listing_id = b.listing_id and v.counted
      left join lateral (select true as shown from search_rows r where r.listing_id = b.listing_id limit 1) as r on true
      where b.site_id = ${site_id} and b.week = ${launch_week} and (b.rank is not null or b.listing_id = ${id} or r.shown)
      group by 1, 2
    ), days as (
      select day::date as day from generate_series(
        greatest(${from}::date, ${starts_at}::date, (select (launched_at at time zone 'UTC')::date from board_entries where listing_id = ${id} and week = ${launch_week})), least(${to}::date, (${ends_at}::timestamptz - interval '1 day')::date), interval '1 day') as day
    ), sums as (
      select d.day, g.listing_id, sum(g.votes) as votes from days d join given g on g.day <= d.day group by 1, 2
    )
    select d.day::text as date, coalesce(
      (select rank from board_entries where listing_id = ${id} and week = ${launch_week} and d.day = (${ends_at}::timestamptz - interval '1 day')::date),
      1 + count(s.listing_id) filter (where s.votes > coalesce(o.votes, 0)))::integer as rank
    from days d left join sums o on o.day = d.day and o.listing_id = ${id} left join sums s on s.day = d.day
    where exists (select from board_entries where listing_id = ${id} and week = ${launch_week})
    group by d.day`
  return new Map(rows.map(({ date, rank }) => [date, rank]))
}
