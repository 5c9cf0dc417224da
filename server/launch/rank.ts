import type { Sql } from '../database/open.ts'

/** The place of a live listing on the board of its closed week; null before, without votes, and for what is not public. Ties share a place. */
export async function findRank(sql: Sql, site_id: number, listing_id: number): Promise<{ week: string; rank: number } | null> {
  const [row] = await sql<{ week: string; rank: number }[]>`
    select l.launch_week as week, 1 + (select count(*) from listings o
      where o.site_id = l.site_id and o.launch_week = l.launch_week and o.launched_at is not null and o.votes > l.votes)::integer as rank
    from listings l join launch_weeks w on w.site_id = l.site_id and w.week = l.launch_week
    where l.id = ${listing_id} and l.site_id = ${site_id} and l.status = 'live' and l.votes > 0 and w.closed_at is not null`
  return row ?? null
}
