import type { Sql } from '../database/open.ts'

/** Counts wait this long in memory, so that a page that everybody opens writes one row now and then; a crash loses no more. */
const WAIT_MILLISECONDS = 5_000
const WAITING_MAX = 5_000
/** Whoever makes referrers up fills no table: further hosts of a day are not told apart. */
const HOSTS_A_DAY_MAX = 50
const HOST_CHARACTERS_MAX = 253

type Counted = 'views' | 'visits' | 'badge_views'

export type Traffic = {
  /** Counts one opening of a listing's page, one click through to its website, or one showing of the badge with its rank. */
  count(listing_id: number, kind: Counted): void
  /** Counts one opening that came from another website, by its host. */
  countFrom(listing_id: number, host: string): void
  /** Writes what waits. */
  flush(): Promise<void>
}
type Key = { listing_id: number; day: string }
type WaitingDay = Key & Record<Counted, number>
type WaitingHost = Key & { host: string; views: number }

export function createTraffic({ sql, clock, onError }: { sql: Sql; clock: () => Date; onError: (error: unknown) => void }): Traffic {
  let days = new Map<string, WaitingDay>()
  let hosts = new Map<string, WaitingHost>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const [waiting_days, waiting_hosts] = [inOrder(days), inOrder(hosts)]
    days = new Map()
    hosts = new Map()
    if (waiting_days.length > 0) await addDays(sql, waiting_days)
    if (waiting_hosts.length > 0) await addHosts(sql, waiting_hosts)
  }
  const add = <Entry extends object>(waiting: Map<string, Entry>, key: string, blank: Entry, change: (entry: Entry) => void) => {
    const kept = waiting.get(key) ?? blank
    // Beyond the bound the database is not keeping up, and counts are what can be spared.
    if (waiting.size >= WAITING_MAX && !waiting.has(key)) return
    change(kept)
    waiting.set(key, kept)
    timer ??= setTimeout(() => void flush().catch(onError), WAIT_MILLISECONDS)
    timer.unref()
  }
  const today = () => clock().toISOString().slice(0, 10)
  return {
    count(listing_id, kind) {
      const day = today()
      add(days, `${listing_id} ${day}`, { listing_id, day, views: 0, visits: 0, badge_views: 0 }, (entry) => (entry[kind] += 1))
    },
    countFrom(listing_id, given) {
      const [day, host] = [today(), given.slice(0, HOST_CHARACTERS_MAX)]
      add(hosts, `${listing_id} ${day} ${host}`, { listing_id, day, host, views: 0 }, (entry) => (entry.views += 1))
    },
    flush,
  }
}

const inOrder = <Entry extends Key>(waiting: Map<string, Entry>): Entry[] =>
  [...waiting.values()].toSorted((one, other) => one.listing_id - other.listing_id || one.day.localeCompare(other.day))

/** A listing that was deleted meanwhile is passed over. */
async function addDays(sql: Sql, days: readonly WaitingDay[]): Promise<void> {
  await sql`
    insert into listing_days as d (listing_id, day, views, visits, badge_views)
    select given.listing_id, given.day, given.views, given.visits, given.badge_views
    from jsonb_to_recordset(${sql.json(days)}) as given (listing_id integer, day date, views integer, visits integer, badge_views integer)
    join listings l on l.id = given.listing_id
    order by given.listing_id, given.day
    on conflict (listing_id, day) do update
      set views = d.views + excluded.views, visits = d.visits + excluded.visits, badge_views = d.badge_views + excluded.badge_views`
}

async function addHosts(sql: Sql, hosts: readonly WaitingHost[]): Promise<void> {
  await sql`
    insert into listing_referrers as r (listing_id, day, host, views)
    select listing_id, day, host, views from (
      select given.*, (select count(*) from listing_referrers k where k.listing_id = given.listing_id and k.day = given.day)
          + row_number() over (partition by given.listing_id, given.day order by given.host) as place,
        exists (select from listing_referrers k where k.listing_id = given.listing_id and k.day = given.day and k.host = given.host) as known
      from jsonb_to_recordset(${sql.json(hosts)}) as given (listing_id integer, day date, host text, views integer)
      join listings l on l.id = given.listing_id
    ) as counted
    where known or place <= ${HOSTS_A_DAY_MAX}
    order by listing_id, day, host
    on conflict (listing_id, day, host) do update set views = r.views + excluded.views`
}
