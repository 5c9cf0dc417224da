import type { Sql } from '../database/open.ts'
import { lockBallot } from '../launch/ballots.ts'
import { settleCluster, type ClusterDecision } from '../launch/clusters.ts'
import { CLUSTER_MINUTES_SHOWN_MAX } from '../base/limits.ts'
import { findListings, type ListingRecord } from '../listings/rows.ts'
import { listingName } from '../listings/show.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField } from '../base/error.ts'

export const CLUSTER_NOTE_CHARACTERS_MAX = 500

/** `waiting` for the team, `decided` by it, or `closed`: the board was frozen before anybody decided. */
export type ClusterState = 'waiting' | 'decided' | 'closed'
/** The votes of one minute, and how old their accounts were then. */
export type ClusterMinute = { minute: Date; votes: number; youngest_hours: number; oldest_hours: number }
export type TeamCluster = {
  id: number
  listing: ListingRecord
  week: string
  /** Tells networks of one week apart, and nothing else; null once the week is over. */
  network: string | null
  opened_at: Date
  decision: ClusterDecision | null
  decided_at: Date | null
  /** Whether the team may decide: its board is not frozen. */
  open: boolean
  votes: number
  counted: number
  accounts_younger_than_a_week: number
  minutes: ClusterMinute[]
}
type Row = Omit<TeamCluster, 'listing' | 'minutes'> & { listing_id: number }

/** Clusters of which votes are left: what waits oldest first, the others by the latest. */
export async function listClusters(
  sql: Sql,
  { state, limit, offset }: { state: ClusterState; limit: number; offset: number },
): Promise<{ items: TeamCluster[]; total: number }> {
  const from = sql`from vote_clusters c where ${inState(sql, state)} and exists (select from votes v where v.cluster_id = c.id and ${isGiven(sql)})`
  const order = state === 'waiting' ? sql`c.id` : sql`c.id desc`
  const rows = await sql<Row[]>`
    select c.id, c.listing_id, c.week, encode(c.network, 'hex') as network, c.opened_at, c.decision, c.decided_at, ${isOpen(sql)} as open,
      count(*) as votes, count(*) filter (where v.counted) as counted,
      count(*) filter (where v.cast_at - u."createdAt" < interval '7 days') as accounts_younger_than_a_week
    from vote_clusters c join votes v on v.cluster_id = c.id join auth."user" u on u.id = v.account_id
    where ${isGiven(sql)} and c.id = any(array(select c.id ${from} order by ${order} limit ${limit} offset ${offset}))
    group by c.id order by ${order}`
  const [counted] = await sql<{ total: number }[]>`select count(*) as total ${from}`
  const listings = new Map((await findListings(sql, [...new Set(rows.map(({ listing_id }) => listing_id))])).map((one) => [one.id, one]))
  const minutes = await minutesOf(
    sql,
    rows.map(({ id }) => id),
  )
  const items = rows.flatMap(({ listing_id, ...row }): TeamCluster[] => {
    const listing = listings.get(listing_id)
    return listing ? [{ ...row, listing, minutes: minutes.filter(({ cluster_id }) => cluster_id === row.id) }] : []
  })
  return { items, total: counted?.total ?? 0 }
}

/** What its voter has taken back is nothing to decide about, unless it is given again. */
export const isGiven = (sql: Sql) => sql`v.review is distinct from 'withdrawn'`

const isOpen = (sql: Sql) => sql`exists (select from board_entries b where b.listing_id = c.listing_id and b.rank is null)`

const inState = (sql: Sql, state: ClusterState) =>
  state === 'decided'
    ? sql`c.decision is not null`
    : state === 'waiting'
      ? sql`c.decision is null and ${isOpen(sql)}`
      : sql`c.decision is null and not ${isOpen(sql)}`

async function minutesOf(sql: Sql, ids: number[]): Promise<(ClusterMinute & { cluster_id: number })[]> {
  return sql<(ClusterMinute & { cluster_id: number })[]>`
    select m.* from unnest(${ids}::integer[]) as wanted (id) cross join lateral (
      select v.cluster_id, date_trunc('minute', v.cast_at) as minute, count(*) as votes,
        floor(extract(epoch from min(v.cast_at - u."createdAt")) / 3600)::integer as youngest_hours,
        floor(extract(epoch from max(v.cast_at - u."createdAt")) / 3600)::integer as oldest_hours
      from votes v join auth."user" u on u.id = v.account_id where v.cluster_id = wanted.id and ${isGiven(sql)}
      group by 1, 2 order by 2 limit ${CLUSTER_MINUTES_SHOWN_MAX}
    ) m order by m.cluster_id, m.minute`
}

/** Counts or discards all votes of a cluster, which may be decided anew until the board is frozen. */
export async function decideCluster({ sql, now }: Context, id: number, decision: ClusterDecision, note: string): Promise<Reply<undefined>> {
  if ([...note].length > CLUSTER_NOTE_CHARACTERS_MAX) failField('note', `Shorten the note to ${CLUSTER_NOTE_CHARACTERS_MAX} characters.`)
  const [found] = await sql<{ listing_id: number }[]>`select listing_id from vote_clusters where id = ${id}`
  const ballot = found && (await lockBallot(sql, found.listing_id))
  if (!ballot) failField('', 'There is no such cluster.')
  if (!ballot.board_open) failField('', 'Its week is closed: the board stays as it was frozen, and these votes are not counted.')
  const [cluster] = await sql<{ week: string; decision: ClusterDecision | null }[]>`
      select week, decision from vote_clusters where id = ${id} for update`
  const [listing] = await findListings(sql, [ballot.listing_id])
  if (!cluster || !listing) failField('', 'There is no such cluster.')
  const change = await settleCluster(sql, ballot, { id, week: cluster.week, decision, now: now })
  const entry = {
    action: `cluster.${decision}`,
    kind: 'cluster',
    subject: String(id),
    label: listingName(listing),
    note: note === '' ? null : note,
    before: { decision: cluster.decision, votes: ballot.votes },
    after: { decision, votes: ballot.votes + change },
  }
  return audited(undefined, entry)
}
