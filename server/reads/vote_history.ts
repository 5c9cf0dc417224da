import { cacheKind } from '../base/cache.ts'
import type { Memory } from '../base/memory.ts'
import type { spanOf } from '../base/weeks.ts'
import type { Output } from '../core/operation.ts'
import type { Sql } from '../database/open.ts'

type Items = Output<'get_weekly_leaderboard'>['items']
type Span = ReturnType<typeof spanOf>
type Days = { listing_id: number; day: string; votes: number }[]

/** Of so many of the first of a board it is told how they grew. */
export const GROWN_MAX = 5
const DAY_MILLISECONDS = 86_400_000
const SECONDS_FRESH = 10

/** Days that are over do not change but by votes taken back, and now is what the board says. */
const grown = cacheKind<Days>({ seconds: SECONDS_FRESH, entries_max: 1000 })

type Asked = { sql: Sql; memory: Memory; items: Items; span: Span; now: Date; offset: number }

/** The items, the board's first five with how many votes counted at the end of each day; by days, so that no voter's moment is told. */
export async function withHistory({ sql, memory, items, span, now, offset }: Asked): Promise<Items> {
  const first = items.slice(0, GROWN_MAX - offset)
  const ids = first.map(({ listing }) => listing.id)
  const key = `${span.key} ${now.toISOString().slice(0, 10)} ${ids.join(' ')}`
  const kept = memory.of(grown)
  const days = kept.get(key) ?? (await countByDay(sql, span.key, ids))
  if (!kept.has(key)) kept.set(key, days)
  const end = Math.max(span.starts_at.getTime(), Math.min(now.getTime(), span.ends_at.getTime()))
  const dayEnds: number[] = []
  for (let at = span.starts_at.getTime() + DAY_MILLISECONDS; at < end; at += DAY_MILLISECONDS) dayEnds.push(at)
  return items.map((item, index) => {
    if (index >= first.length) return item
    const own = days.filter(({ listing_id }) => listing_id === item.listing.id)
    // What was taken back since may leave more behind than there are now.
    const at = (instant: number) => {
      const counted = own.reduce((sum, { day, votes }) => (Date.parse(day) < instant ? sum + votes : sum), 0)
      return { at: new Date(instant).toISOString(), votes: Math.min(counted, item.votes) }
    }
    const begun = { at: span.starts_at.toISOString(), votes: 0 }
    const last = { at: new Date(end).toISOString(), votes: item.votes }
    return { ...item, history: end === span.starts_at.getTime() ? [last] : [begun, ...dayEnds.map(at), last] }
  })
}

const countByDay = (sql: Sql, week: string, ids: readonly number[]): Promise<Days> => sql<Days>`
  select listing_id, to_char(greatest(cast_at, counts_at) at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::integer as votes
  from votes where listing_id = any(${[...ids]}::integer[]) and week = ${week} and counted group by 1, 2`
