import { sha256 } from '../base/sha256.ts'
import { OWNERS_COMPARED_MAX, VOTE_CLUSTERS } from '../base/limits.ts'
import type { Fragment, Sql } from '../database/open.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { addVotes, lockBallots } from './ballots.ts'

export type Account = { id: string; email: string; email_confirmed: boolean; created_at: Date }
/** Who asks for a vote, for what, and from where as far as that is counted. */
export type Asking = {
  listing_id: number
  account_id: string
  now: Date
  account: Account | null
  mailbox: Buffer | null
  network: Buffer | null
}
export type VoteRow = { counted: boolean; counts_at: Date; review: 'held' | 'discarded' | 'withdrawn' | null }
/** What the votes and companies of now say of it; `may_cluster` where there is a cluster, or may be one with this vote. */
export type Known = { is_own: boolean; is_team: boolean; mailbox_voted: boolean; vote: VoteRow | null; may_cluster: boolean }

/** By what a vote's mailbox is kept: enough to tell the same one again. */
export const mailboxKey = (email: string): Buffer => sha256(mailboxOf(email))

export async function findAccounts(sql: Sql, ids: readonly string[]): Promise<Map<string, Account>> {
  const rows = await sql<Account[]>`
    select id, email, "emailVerified" as email_confirmed, "createdAt" as created_at from auth."user" where id = any((select ${[...ids]}::text[])::text[])`
  return new Map(rows.map((row) => [row.id, row]))
}

type KnownRow = { place: number; owns: boolean; owners: string[]; team: string[]; mailbox_voted: boolean } & (
  VoteRow | { counted: null }
) & {
    clustered: boolean
    neighbours: number
  }

/** Under the locks of their listings, by a statement of its own: it sees what the last holder committed. */
export async function findKnown<One extends Asking>(sql: Sql, asked: readonly One[]): Promise<Map<One, Known>> {
  const hex = (bytes: Buffer | null) => bytes && bytes.toString('hex')
  const since = asked.map(({ now }) => new Date(now.getTime() - VOTE_CLUSTER.minutes * 60_000).toISOString())
  const account: Fragment = sql`g.account_id`
  const rows = await sql<KnownRow[]>`
    select g.place, ${ownsListing(sql, account)} as owns, ${ownersOf(sql)} as owners, ${teamOf(sql)} as team,
      ${mailboxVoted(sql, account, sql`decode(g.mailbox, 'hex')`)} as mailbox_voted,
      own.counted, own.counts_at, own.review,
      coalesce((select decision is distinct from 'count' from vote_clusters k where k.listing_id = l.id and k.network = decode(g.network, 'hex')
        order by k.id desc limit 1), false) as clustered,
      (select count(*) from votes v where v.listing_id = l.id and v.network = decode(g.network, 'hex') and v.cast_at > g.since::timestamptz
        and v.review is null) as neighbours
    from unnest((select ${asked.map(({ listing_id }) => listing_id)}::integer[]), (select ${asked.map(({ account_id }) => account_id)}::text[]),
      (select ${asked.map(({ mailbox }) => hex(mailbox))}::text[]), (select ${asked.map(({ network }) => hex(network))}::text[]),
      (select ${since}::text[])) with ordinality as g (listing_id, account_id, mailbox, network, since, place)
    join listings l on l.id = g.listing_id join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
    left join votes own on own.listing_id = l.id and own.account_id = g.account_id`
  return new Map(
    rows.flatMap((row) => {
      const one = asked[row.place - 1]
      if (!one) return []
      const { mailbox_voted, clustered, neighbours } = row
      const may_cluster = clustered || neighbours + 1 >= VOTE_CLUSTER.votes
      const vote = row.counted === null ? null : { counted: row.counted, counts_at: row.counts_at, review: row.review }
      const email = one.account?.email ?? ''
      return [[one, { is_own: isOwn(row, email), is_team: isTeam(row, email), mailbox_voted, vote, may_cluster }] as const]
    }),
  )
}

/** Fewer votes in less time are no cluster by any window. */
const VOTE_CLUSTER = {
  votes: Math.min(...VOTE_CLUSTERS.map(({ votes }) => votes)),
  minutes: Math.max(...VOTE_CLUSTERS.map(({ minutes }) => minutes)),
}

/** A company is told by its website, so that a second account of the same one votes for it no more than the first. */
export const ownsListing = (sql: Sql, account_id: string | Fragment) =>
  sql`(coalesce(l.account_id = ${account_id}, false) or exists (select from companies o where o.account_id = ${account_id} and o.site_key = c.site_key))`

/** The addresses of who has a company of the listing's website. */
export const ownersOf = (sql: Sql) => sql`array(
  select w.email from companies o join auth."user" w on w.id = o.account_id
  where o.site_key = c.site_key order by o.account_id = l.account_id desc, o.id limit ${OWNERS_COMPARED_MAX})`

/**
 * The addresses of who speaks for the listing's company beside its owner: the editors of its listings, and the co-founders who accepted their
 * invite. What they are is told by the table of its own, so that a founder who is taken off the page is none the less one.
 */
export const teamOf = (sql: Sql) => sql`array(
  select w.email from (
    select e.account_id from profiles r join listings m on m.profile_id = r.id join editors e on e.listing_id = m.id where r.company_id = c.id
    union all
    select i.accepted_by from profiles r join invites i on i.profile_id = r.id where r.company_id = c.id
  ) as t join auth."user" w on w.id = t.account_id limit ${OWNERS_COMPARED_MAX})`

/** Not for who has a vote there: accounts of one mailbox that all voted before mailboxes were counted keep theirs. */
export const mailboxVoted = (sql: Sql, account_id: string | Fragment, mailbox: Buffer | Fragment) => sql`(
  exists (select from votes v where v.listing_id = l.id and v.mailbox = ${mailbox} and v.account_id <> ${account_id})
  and not exists (select from votes v where v.listing_id = l.id and v.account_id = ${account_id}))`

/** An owner is one under every spelling of the mailbox. */
export const isOwn = ({ owns, owners }: { owns: boolean; owners: readonly string[] }, email: string): boolean =>
  owns || owners.some((owner) => mailboxOf(owner) === mailboxOf(email))

/** As of owners: the account itself is among them by its address. */
export const isTeam = ({ team }: { team: readonly string[] }, email: string): boolean =>
  team.some((one) => mailboxOf(one) === mailboxOf(email))

/**
 * Takes back what an account, under whatever spelling of its mailbox, voted for listings that become its own, or on whose team it comes. A
 * closed board stays as it was; what the team discarded stays discarded.
 */
export async function takeBackOwn(sql: Sql, listing_ids: readonly number[], account_id: string): Promise<void> {
  const account = (await findAccounts(sql, [account_id])).get(account_id)
  const ballots = await lockBallots(sql, listing_ids)
  const open = [...ballots.values()].filter(({ board_open }) => board_open).map(({ listing_id }) => listing_id)
  if (!account || open.length === 0) return
  const gone = await sql<{ listing_id: number; counted: boolean }[]>`
    delete from votes where listing_id = any(${open}::integer[]) and (account_id = ${account_id} or mailbox = ${mailboxKey(account.email)})
      and review is distinct from 'discarded' returning listing_id, counted`
  const counted = gone.filter((vote) => vote.counted)
  const changes = new Map(counted.map(({ listing_id }) => [listing_id, -counted.filter((vote) => vote.listing_id === listing_id).length]))
  if (changes.size > 0) await addVotes(sql, changes)
}
