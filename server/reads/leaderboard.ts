import type { Sql } from '../database/open.ts'
import { placesFrom, winnerOf, type BoardForm } from '../launch/leaderboard.ts'
import { spanOf, weekOf, weekStatus } from '../base/weeks.ts'
import { ROWS_DEEP_MAX, TOTAL_KEPT_MIN, TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX } from '../base/limits.ts'
import { showItem, type KeptItem } from '../listings/search_row.ts'
import type { Input, Output } from '../core/operation.ts'
import { pageBounds, pageOf } from '../base/paging.ts'
import type { Site } from '../core/sites.ts'
import { withHistory, GROWN_MAX } from './vote_history.ts'
import { cacheKind } from '../base/cache.ts'
import { createCoalescedRead } from '../base/coalesced_read.ts'
import type { Memory } from '../base/memory.ts'
import type { Context } from '../core/context.ts'

type Items = Output<'get_weekly_leaderboard'>['items']
type Asked = { memory: Memory; site: Site; week: string; limit: number; offset: number }
type Listed = { id: number | null; votes: number; rank: number | null; item: KeptItem }
type Row = Listed & {
  closed_at: Date | null
  sha256: string | null
  form: BoardForm | null
  previous_week: string | null
  first_rank: number
}
type Board = { snapshot: Output<'get_weekly_leaderboard'>['snapshot']; previous_week: string | null; items: Items; total: number }

const totals = cacheKind<number>({ seconds: TOTAL_KEPT_SECONDS, entries_max: TOTALS_KEPT_MAX })
const boards = () => createCoalescedRead<Board>()

/** The board of one week of a site: while it is live by the votes of this moment, once it is closed as it was frozen. */
export async function readLeaderboard(
  { week, history = false, page, per_page }: Input<'get_weekly_leaderboard'>,
  { sql, site, now, memory }: Pick<Context, 'sql' | 'site' | 'now' | 'memory'>,
): Promise<Output<'get_weekly_leaderboard'>> {
  const bounds = pageBounds({ page, per_page })
  const span = spanOf(week ?? weekOf(now))
  const asked = { memory, site, week: span.key, ...bounds }
  const key = `${site.id} ${span.key} ${bounds.limit} ${bounds.offset}`
  const { items, total, snapshot, previous_week } = await memory.of(boards, sql)(key, () => readBoard(sql, asked))
  return {
    week: {
      key: span.key,
      starts_at: span.starts_at.toISOString(),
      ends_at: span.ends_at.toISOString(),
      status: weekStatus(span, now),
    },
    ...pageOf(
      history && bounds.offset < GROWN_MAX ? await withHistory({ sql, memory, items, span, now, ...bounds }) : items,
      total,
      bounds,
    ),
    snapshot,
    previous_week,
  }
}

async function readBoard(sql: Sql, asked: Asked): Promise<Board> {
  const rows = await findRows(sql, asked)
  const [first] = rows
  const items = showRows(rows, asked)
  const { closed_at = null, sha256 = null, form = null, previous_week = null } = first ?? {}
  return {
    snapshot: closed_at && sha256 !== null && form !== null ? { sha256, form, closed_at: closed_at.toISOString() } : null,
    previous_week,
    items,
    total: await countEntries(sql, asked, items.length),
  }
}

function showRows(rows: Row[], { site, offset }: Asked): Items {
  // A board without entries on this page answers one row that names none.
  const listed = rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]))
  const live = placesFrom(
    listed.map(({ id, votes }) => ({ listing_id: id, votes })),
    offset,
    rows[0]?.first_rank ?? 1,
  )
  return listed.map(({ votes, item, ...row }, index) => {
    const rank = row.rank ?? live[index]?.rank ?? 1
    return { rank, votes, winner: winnerOf({ rank, votes }), listing: showItem(site, item, votes) }
  })
}

/**
 * Search has a row of each live listing with just what is shown here; what is hidden has none. One statement, so that ranks, votes and
 * snapshot are of one instant; bench/weeks.ts measures it. Which page of which board is asked for is hidden from the planner: it would
 * plan anew for each, which takes ten times as long as to read one.
 */
async function findRows(sql: Sql, { site, week, limit, offset }: Asked): Promise<Row[]> {
  const [id, asked] = [sql`(select ${site.id}::integer)`, sql`(select ${week}::text)`]
  return sql<Row[]>`
    with page as (
      select b.rank, b.votes, b.launched_at, r.listing_id as id, r.item
      from board_entries b join search_rows r on r.listing_id = b.listing_id
      where b.site_id = ${id} and b.week = ${asked}
      order by b.votes desc, b.launched_at, b.listing_id limit (select ${limit}::integer) offset (select ${offset}::integer)
    )
    select w.closed_at, w.sha256, w.form, (select max(week) from board_entries where site_id = ${id} and week < ${asked}) as previous_week,
      case when (select ${offset}::integer) = 0 then 1 else (
        select 1 + count(*)::integer from board_entries b join search_rows r on r.listing_id = b.listing_id
        where b.site_id = ${id} and b.week = ${asked} and b.votes > (select max(votes) from page)
      ) end as first_rank, page.*
    from (values (1)) as one left join launch_weeks w on w.site_id = ${id} and w.week = ${asked} left join page on true
    order by page.votes desc, page.launched_at, page.id`
}

/** A page that is not full is the last one; larger boards are counted once in a while for all who ask. */
async function countEntries(sql: Sql, { memory, site, week, limit, offset }: Asked, found: number): Promise<number> {
  if (found < limit && (found > 0 || offset === 0)) return offset + found
  const kept = memory.of(totals).get(`${site.id} ${week}`)
  if (kept !== undefined) return kept
  const [row] = await sql<{ total: number }[]>`
    select count(*)::integer as total from (
      select from board_entries b join search_rows r on r.listing_id = b.listing_id
      where b.site_id = ${site.id} and b.week = ${week} limit ${ROWS_DEEP_MAX}
    ) as counted`
  const total = row?.total ?? 0
  if (total >= TOTAL_KEPT_MIN) memory.of(totals).set(`${site.id} ${week}`, total)
  return total
}
