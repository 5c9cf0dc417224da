import type { Sql } from '../database/open.ts'
import { canonicalBoard, type BoardForm, type FrozenPlace } from '../launch/leaderboard.ts'

/** A frozen board as the bytes that its hash was made of; null while a week is open and for one that nothing launched in. */
export async function frozenBoard(sql: Sql, site_id: number, week: string): Promise<string | null> {
  const places = await sql<(FrozenPlace & { form: BoardForm })[]>`
    select b.rank, b.listing_id, b.votes, l.slug, w.form
    from board_entries b join launch_weeks w on w.site_id = b.site_id and w.week = b.week join listings l on l.id = b.listing_id
    where b.site_id = ${site_id} and b.week = ${week} and w.closed_at is not null and b.rank is not null
    order by b.votes desc, b.launched_at, b.listing_id`
  const [first] = places
  return first ? canonicalBoard(first.form, week, places) : null
}
