import type { Sql } from '../database/open.ts'

/** Counts wait this long in memory, so that a page that everybody opens writes one row now and then; a crash loses no more. */
const WAIT_MILLISECONDS = 5_000
const WAITING_MAX = 5_000

export type Traffic = {
  /** Counts one opening of a listing's page, or one click through to its website. */
  count(listing_id: number, kind: 'views' | 'visits'): void
  /** Writes what waits. */
  flush(): Promise<void>
}
export type TrafficDay = { day: string; views: number; visits: number }
type Waiting = TrafficDay & { listing_id: number }

export function createTraffic({ sql, clock, onError }: { sql: Sql; clock: () => Date; onError: (error: unknown) => void }): Traffic {
  let waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const days = [...waiting.values()].toSorted((one, other) => one.listing_id - other.listing_id || one.day.localeCompare(other.day))
    waiting = new Map()
    if (days.length > 0) await addDays(sql, days)
  }
  return {
    count(listing_id, kind) {
      const day = clock().toISOString().slice(0, 10)
      const key = `${listing_id} ${day}`
      const kept = waiting.get(key) ?? { listing_id, day, views: 0, visits: 0 }
      // Beyond the bound the database is not keeping up, and counts are what can be spared.
      if (waiting.size >= WAITING_MAX && !waiting.has(key)) return
      kept[kind] += 1
      waiting.set(key, kept)
      timer ??= setTimeout(() => void flush().catch(onError), WAIT_MILLISECONDS)
      timer.unref()
    },
    flush,
  }
}

/** The last days of a listing, the latest first; days on which nothing happened are left out. */
export async function listTraffic(sql: Sql, listing_id: number, days_max: number): Promise<TrafficDay[]> {
  return sql<TrafficDay[]>`
    select day, views, visits from listing_days where listing_id = ${listing_id} order by day desc limit ${days_max}`
}

/** A listing that was deleted meanwhile is passed over. */
async function addDays(sql: Sql, days: readonly Waiting[]): Promise<void> {
  await sql`
    insert into listing_days as d (listing_id, day, views, visits)
    select given.listing_id, given.day, given.views, given.visits
    from jsonb_to_recordset(${sql.json(days)}) as given (listing_id integer, day date, views integer, visits integer)
    join listings l on l.id = given.listing_id
    order by given.listing_id, given.day
    on conflict (listing_id, day) do update set views = d.views + excluded.views, visits = d.visits + excluded.visits`
}
