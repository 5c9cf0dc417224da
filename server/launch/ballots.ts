import type { Sql } from '../database/open.ts'

/** What decides about a vote, read under the lock of its listing, so that votes for one listing come one after another. */
export type Ballot = {
  listing_id: number
  status: string
  launch_week: string | null
  votes: number
  /** Whether its board takes votes: it has a place there and the week is not closed. */
  board_open: boolean
}

/** Locks listings and their places on the board until the transaction ends, both in the order of ids; what is no listing is left out. */
export async function lockBallots(sql: Sql, listing_ids: readonly number[]): Promise<Map<number, Ballot>> {
  const ids = [...new Set(listing_ids)]
  // Sent together: the second is answered by what is committed once the first has its locks.
  const [listings, entries] = await Promise.all([
    sql<Omit<Ballot, 'board_open'>[]>`
      select id as listing_id, status, launch_week, votes from listings where id = any((select ${ids}::integer[])::integer[])
      order by id for no key update`,
    sql<{ listing_id: number; rank: number | null }[]>`
      select listing_id, rank from board_entries where listing_id = any((select ${ids}::integer[])::integer[])
      order by listing_id for no key update`,
  ])
  const open = new Set(entries.filter(({ rank }) => rank === null).map(({ listing_id }) => listing_id))
  return new Map(listings.map((listing) => [listing.listing_id, { ...listing, board_open: open.has(listing.listing_id) }]))
}

/** The same of one listing; null where there is no such. */
export const lockBallot = async (sql: Sql, listing_id: number): Promise<Ballot | null> =>
  (await lockBallots(sql, [listing_id])).get(listing_id) ?? null

/** Adds to the counted votes of locked listings wherever they stand; answers how many each has now. */
export async function addVotes(sql: Sql, changes: ReadonlyMap<number, number>): Promise<Map<number, number>> {
  const ids = [...changes.keys()]
  // Joined rows are updated as the plan finds them; the refresh of the tiers locks the same ones in the order of ids.
  const locked =
    ids.length > 1
      ? sql`select from search_rows where listing_id = any((select ${ids}::integer[])::integer[]) order by listing_id for no key update`
      : null
  const counted = sql<{ id: number; votes: number }[]>`
    with changes as materialized (
      select * from unnest((select ${ids}::integer[]), (select ${[...changes.values()]}::integer[])) as c (listing_id, change)
    ), counted as (
      update listings l set votes = l.votes + c.change from changes c where l.id = c.listing_id returning l.id, l.votes
    ), placed as (
      update board_entries b set votes = b.votes + c.change from changes c where b.listing_id = c.listing_id
    ), found as (
      update search_rows r set votes = c.votes, tier = search_tier(r.site_id, c.votes, r.listed_at, r.listing_id) from counted c
      where r.listing_id = c.id
    )
    select id, votes from counted`
  const [, rows] = await Promise.all([locked, counted])
  if (rows.length !== ids.length) throw new Error(`of listings ${ids.join(', ')}, which were locked, some are gone`)
  return new Map(rows.map(({ id, votes }) => [id, votes]))
}

/**
 * Counts the held votes of these listings whose accounts are old enough by `until`, in the caller's transaction; answers how many. What waits
 * for the site team, or was discarded by it, is not among them. A
 * listing that is suspended meanwhile keeps its held votes, and gets them should it come back in its week.
 */
export async function addHeldVotes(sql: Sql, week: string, listing_ids: readonly number[], until: Date): Promise<number> {
  const ballots = [...(await lockBallots(sql, listing_ids)).values()]
  const open = ballots.filter(({ status, board_open }) => status === 'live' && board_open).map(({ listing_id }) => listing_id)
  const counted = await sql<{ listing_id: number; votes: number }[]>`
    with counted as (
      update votes set counted = true
      where week = ${week} and listing_id = any(${open}::integer[]) and counts_at <= ${until} and not counted and review is null
      returning listing_id
    )
    select listing_id, count(*)::integer as votes from counted group by listing_id order by listing_id`
  if (counted.length > 0) await addVotes(sql, new Map(counted.map(({ listing_id, votes }) => [listing_id, votes])))
  return counted.reduce((sum, { votes }) => sum + votes, 0)
}
