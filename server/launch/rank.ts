import type { Sql } from '../database/open.ts'

/** The place of a live listing on the frozen board of its week; null before it closes, without votes, and for what is not public. */
export async function findRank(sql: Sql, site_id: number, listing_id: number): Promise<{ week: string; rank: number } | null> {
  const [row] = await sql<{ week: string; rank: number }[]>`
    select b.week, b.rank from board_entries b
    join launch_weeks w on w.site_id = b.site_id and w.week = b.week
    join listings l on l.id = b.listing_id
    where b.listing_id = ${listing_id} and b.site_id = ${site_id} and l.status = 'live' and b.votes > 0 and b.rank is not null and w.closed_at is not null`
  return row ?? null
}
