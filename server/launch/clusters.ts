import type { Fragment, Sql } from '../database/open.ts'
import { VOTE_CLUSTERS } from '../base/limits.ts'
import { addHeldVotes, addVotes, type Ballot } from './ballots.ts'
import { spanOf, weekOf } from '../base/weeks.ts'

/**
 * Votes on one listing that came from one network within minutes. They wait for the site team, which counts or discards all of them:
 *
 *   nothing yet    enough votes within a window        all of the window are held, and a cluster is open
 *   open           one more from the network           is held with them
 *   counted        from then on                        votes are looked at anew, as if the earlier ones had not been
 *   discarded      one more from the network           is held at once, in a cluster of its own
 *
 * A vote that is taken back while it waits is withdrawn: given again, from wherever, it waits with the others, or is discarded with them.
 *
 * The team may decide anew until the board is frozen. What is undecided then is not counted. Everything here runs under the lock of the
 * listing, which lockBallot takes.
 */

type Cast = { listing_id: number; week: string; account_id: string; network: Buffer; now: Date }
export type ClusterDecision = 'count' | 'discard'
type Cluster = { id: number; decision: ClusterDecision | null; decided_at: Date | null }
/** `uncounted`: how many of the held votes were counted until now. */
export type HeldVotes = { uncounted: number; opened: boolean }

/** Holds a vote that was just cast where it makes or meets a cluster; null where nothing stands in its way. */
export async function holdClustered(sql: Sql, cast: Cast): Promise<HeldVotes | null> {
  const { listing_id, week, account_id, network, now } = cast
  const [last] = await sql<Cluster[]>`
    select id, decision, decided_at from vote_clusters where listing_id = ${listing_id} and network = ${network} order by id desc limit 1`
  const own: Fragment = sql`account_id = ${account_id}`
  if (last?.decision === null) return { uncounted: await hold(sql, listing_id, last.id, own), opened: false }
  const since = last?.decision === 'discard' ? now : await clusteredSince(sql, cast, last?.decided_at ?? null)
  if (since === null) return null
  const [opened] = await sql<{ id: number }[]>`
    insert into vote_clusters (listing_id, week, network, opened_at) values (${listing_id}, ${week}, ${network}, ${now}) returning id`
  if (!opened) throw new Error('a cluster was written and not answered')
  const uncounted = await hold(
    sql,
    listing_id,
    opened.id,
    sql`(${own} or (network = ${network} and cast_at > ${since} and review is null))`,
  )
  return { uncounted, opened: true }
}

/** From when on the votes of a network make a cluster, by the longest window that is full; null where none is. */
async function clusteredSince(sql: Sql, { listing_id, network, now }: Cast, counted_at: Date | null): Promise<Date | null> {
  let since: Date | null = null
  for (const { votes, minutes } of VOTE_CLUSTERS) {
    const begins = new Date(Math.max(now.getTime() - minutes * 60_000, counted_at?.getTime() ?? 0))
    const [row] = await sql<{ votes: number }[]>`
      select count(*) as votes from votes where listing_id = ${listing_id} and network = ${network} and cast_at > ${begins} and review is null`
    if ((row?.votes ?? 0) >= votes && (since === null || begins < since)) since = begins
  }
  return since
}

async function hold(sql: Sql, listing_id: number, cluster_id: number, which: Fragment): Promise<number> {
  const [row] = await sql<{ counted: number }[]>`
    with found as (
      select account_id, counted from votes where listing_id = ${listing_id} and ${which} for update
    ), held as (
      update votes v set counted = false, review = 'held', cluster_id = ${cluster_id} from found f
      where v.listing_id = ${listing_id} and v.account_id = f.account_id returning f.counted
    )
    select count(*) filter (where counted) as counted from held`
  return row?.counted ?? 0
}

/** Does what the team decided about a cluster; answers by how many the counted votes changed. The board still takes votes. */
export async function settleCluster(
  sql: Sql,
  ballot: Ballot,
  { id, week, decision, now }: { id: number; week: string; decision: ClusterDecision; now: Date },
): Promise<number> {
  await sql`update vote_clusters set decision = ${decision}, decided_at = ${now} where id = ${id}`
  if (decision === 'count') {
    await sql`delete from votes where cluster_id = ${id} and review = 'withdrawn'`
    await sql`update votes set review = null where cluster_id = ${id} and review is not null`
    // Accounts that are too young still wait; a listing that is not live now gets its votes once it is.
    const last_instant = new Date(spanOf(week).ends_at.getTime() - 1)
    return addHeldVotes(sql, week, [ballot.listing_id], now < last_instant ? now : last_instant)
  }
  const [row] = await sql<{ counted: number }[]>`select count(*) as counted from votes where cluster_id = ${id} and counted`
  await sql`update votes set counted = false, review = 'discarded' where cluster_id = ${id} and review is distinct from 'withdrawn'`
  const counted = row?.counted ?? 0
  if (counted > 0) await addVotes(sql, new Map([[ballot.listing_id, -counted]]))
  return -counted
}

/** Forgets from which mailbox and network the votes of weeks that are over came; answers how many. */
export async function sweepTraces(sql: Sql, now: Date): Promise<number> {
  const week = weekOf(now)
  await sql`update vote_clusters set network = null where week < ${week} and network is not null`
  const gone = await sql`
    update votes set mailbox = null, network = null where (listing_id, account_id) in (
      select listing_id, account_id from votes where week < ${week} and (mailbox is not null or network is not null) limit 1000)`
  return gone.count
}
