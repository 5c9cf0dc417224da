import { createCoalescedRead } from '../base/coalesced_read.ts'
import type { Kind } from '../base/memory.ts'
import type { Sql } from '../database/open.ts'

/** A look older than this asks for nothing: what was kept before it is no longer shown. */
export const PAGES_KEPT_SECONDS = 10
/** More changed listings at once count as all of them. */
const CHANGES_MAX = 1000
const MARKS_MAX = 10_000
const EVERYTHING = 0
const SWEPT_AT_ONCE_MAX = 10_000
const SWEPT_AFTER = '1 hour'

/** What a page shows: one listing whole, what lists show of any, or whatever any says. */
export type Shown = number | 'lists' | 'whatever'

type PageChanges = {
  /** Asks what has committed since the last look; the number of this one. */
  look(sql: Sql): Promise<number>
  /** Whether nothing that a page shows has changed since that look, as far as the latest knows. */
  isSame(shown: Shown, look: number): boolean
}

/** What the rows of page_changes tell this process, which remembers for each listing at which look it was found changed. */
export const pageChanges: Kind<PageChanges> = (clock) => {
  const marks = new Map<number, number>()
  const read = createCoalescedRead<number>()
  let seen: string | null = null
  let looked_at = 0
  const latest = { looks: 0, all: 0, lists: 0, whatever: 0 }
  const take = (changed: readonly number[] | null, in_lists: boolean): number => {
    const found = ++latest.looks
    if (changed?.length === 0) return found
    latest.whatever = found
    if (in_lists) latest.lists = found
    if (changed === null || changed.length > CHANGES_MAX || changed.includes(EVERYTHING) || marks.size > MARKS_MAX) {
      latest.all = found
      marks.clear()
    } else for (const id of changed) marks.set(id, found)
    return found
  }
  const look = async (sql: Sql): Promise<number> => {
    const now = clock().getTime()
    const since = now - looked_at <= PAGES_KEPT_SECONDS * 1000 ? seen : null
    const changes = await changesSince(sql, since)
    seen = changes.seen
    looked_at = now
    return take(since === null ? null : changes.changed, changes.in_lists)
  }
  return {
    look: (sql) => read('', () => look(sql)),
    isSame: (shown, at) => at >= latest.all && at >= (typeof shown === 'number' ? (marks.get(shown) ?? 0) : latest[shown]),
  }
}

/**
 * The database's own snapshot names every transaction that has committed: what was added by one that an earlier snapshot does not name is
 * new, however long it took. One statement, so that it is of one instant. The earlier one is hidden from the planner: it would plan anew for
 * each, which takes ten times as long as to look.
 */
type Changes = { seen: string; changed: number[]; in_lists: boolean }

async function changesSince(sql: Sql, since: string | null): Promise<Changes> {
  const [row] = await sql<Changes[]>`
    select pg_current_snapshot()::text as seen, coalesce(array_agg(distinct coalesce(listing_id, ${EVERYTHING})) filter (where xid is not null), '{}') as changed,
      coalesce(bool_or(in_lists), false) as in_lists
    from (
      select xid, listing_id, in_lists from page_changes
      where xid >= (select pg_snapshot_xmin(${since}::text::pg_snapshot)) and not pg_visible_in_snapshot(xid, (select ${since}::text::pg_snapshot))
    ) as written`
  if (!row) throw new Error('the database names no snapshot')
  return row
}

/** No process asks that far back. */
export async function sweepPageChanges(sql: Sql): Promise<number> {
  const gone = await sql`
    delete from page_changes where ctid = any(array(
      select ctid from page_changes where at < now() - ${SWEPT_AFTER}::interval limit ${SWEPT_AT_ONCE_MAX}
    ))`
  return gone.count
}
