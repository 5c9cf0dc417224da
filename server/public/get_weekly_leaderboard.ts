import type { Sql } from '../database/open.ts'
import { refusePlace } from '../error.ts'
import { placesFrom, winnerOf } from '../launch/leaderboard.ts'
import { readWeek, weekOf, weekStatus, type WeekSpan } from '../launch/weeks.ts'
import { ROWS_DEEP_MAX, TOTAL_KEPT_MIN, TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX } from '../limits.ts'
import { pageUrl } from '../listings/rows.ts'
import { serves, type Output } from '../operation.ts'
import { pageBounds, pageOf } from '../paging.ts'
import type { Site } from '../sites.ts'
import { createMemory } from './memory.ts'

type Item = Output<'get_weekly_leaderboard'>['items'][number]['listing']
type Bounds = { limit: number; offset: number }
type Row = Omit<Item, 'page_url' | 'launched_at'> & { launched_at: Date; rank: number | null; first_rank: number }
type Board = { closed_at: Date | null; sha256: string | null; previous_week: string | null }

const totals = createMemory<number>(TOTAL_KEPT_SECONDS, TOTALS_KEPT_MAX)

/** The board of one week of this site: while it is live by the votes of this moment, once it is closed as it was frozen. */
export default serves('get_weekly_leaderboard', async ({ week, page, per_page }, { sql, site, now }) => {
  const bounds = pageBounds({ page, per_page })
  const span = week === undefined ? readWeek(weekOf(now)) : readWeek(week)
  if (!span) refuseWeek(week)
  const [board, rows] = await Promise.all([findBoard(sql, site, span.key), listRows(sql, site, span.key, bounds)])
  const { closed_at, sha256, previous_week } = board
  return {
    week: {
      key: span.key,
      starts_at: span.starts_at.toISOString(),
      ends_at: span.ends_at.toISOString(),
      status: weekStatus(span, now),
    },
    ...pageOf(showRows(rows, site, bounds), await countRows(sql, site, span, rows.length, bounds), bounds),
    snapshot: closed_at && sha256 !== null ? { sha256, closed_at: closed_at.toISOString() } : null,
    previous_week,
  }
})

function refuseWeek(week: string | undefined): never {
  refusePlace({
    field: 'query.week',
    code: 'invalid',
    message: `${week} is no week: this year has 52.`,
    fix: 'Name a week that the calendar has, or leave it out for the current one.',
  })
}

function showRows(rows: Row[], site: Site, { offset }: Bounds): Output<'get_weekly_leaderboard'>['items'] {
  const live = placesFrom(
    rows.map(({ id, votes }) => ({ listing_id: id, votes })),
    offset,
    rows[0]?.first_rank ?? 1,
  )
  return rows.map(({ rank: frozen, first_rank: _, launched_at, ...item }, index) => {
    const rank = frozen ?? live[index]?.rank ?? 1
    const listing = { ...item, page_url: pageUrl(site, item.slug), launched_at: launched_at.toISOString() }
    return { rank, votes: item.votes, winner: winnerOf({ rank, votes: item.votes }), listing }
  })
}

async function findBoard(sql: Sql, site: Site, week: string): Promise<Board> {
  const [row] = await sql<Board[]>`
    select w.closed_at, w.sha256, (select max(week) from board_entries where site_id = ${site.id} and week < ${week}) as previous_week
    from (values (1)) as one left join launch_weeks w on w.site_id = ${site.id} and w.week = ${week}`
  return row ?? { closed_at: null, sha256: null, previous_week: null }
}

/** Search has a row of each live listing with just what is shown here; what is hidden has none. Votes, like ranks, are the board's own. */
async function listRows(sql: Sql, site: Site, week: string, { limit, offset }: Bounds): Promise<Row[]> {
  return sql<Row[]>`
    with page as (
      select b.rank, b.votes, b.launched_at, r.listing_id as id, r.slug, r.name, r.url, r.headline, r.summary, r.logo_url, r.categories, r.launch_week
      from board_entries b join search_rows r on r.listing_id = b.listing_id
      where b.site_id = ${site.id} and b.week = ${week}
      order by b.votes desc, b.launched_at, b.listing_id limit ${limit} offset ${offset}
    )
    select page.*, case when ${offset}::integer = 0 then 1 else (
      select 1 + count(*)::integer from board_entries b join search_rows r on r.listing_id = b.listing_id
      where b.site_id = ${site.id} and b.week = ${week} and b.votes > (select max(votes) from page)
    ) end as first_rank
    from page order by votes desc, launched_at, id`
}

/** A page that is not full is the last one; larger boards are counted once in a while for all who ask. */
async function countRows(sql: Sql, site: Site, { key }: WeekSpan, found: number, { limit, offset }: Bounds): Promise<number> {
  if (found < limit && (found > 0 || offset === 0)) return offset + found
  const kept = totals.get(sql, `${site.id} ${key}`)
  if (kept !== undefined) return kept
  const [row] = await sql<{ total: number }[]>`
    select count(*)::integer as total from (
      select from board_entries b join search_rows r on r.listing_id = b.listing_id
      where b.site_id = ${site.id} and b.week = ${key} limit ${ROWS_DEEP_MAX}
    ) as counted`
  const total = row?.total ?? 0
  if (total >= TOTAL_KEPT_MIN) totals.keep(sql, `${site.id} ${key}`, total)
  return total
}
