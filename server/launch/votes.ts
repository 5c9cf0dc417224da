import type { Pool, Sql } from '../database/open.ts'
import { addHeldVotes, addVotes, lockBallot, lockBallots, type Ballot } from './ballots.ts'
import { holdClustered, type HeldVotes } from './clusters.ts'
import { tagNetwork, type Origin } from './networks.ts'
import { findAccounts, findKnown, mailboxKey, type Account, type Asking, type Known, type VoteRow } from './voters.ts'
import { spanOf, weekOf, weekStatus } from '../base/weeks.ts'

/** Votes of accounts younger than this are held. */
export const VOTER_AGE_HOURS_MIN = 24
const LISTINGS_AT_ONCE_MAX = 500
const BATCHES_MAX = 1000

type Vote = { listing_id: number; account_id: string; now: Date }
/** `from`: where the person is; without it a vote is in no cluster. */
type Casting = Vote & { from?: Origin }
/** `is_team`: edits it, or is a co-founder. `mailbox_voted`: another account of the same mailbox voted for it. */
export type Voter = { email_confirmed: boolean; created_at: Date; is_own: boolean; is_team: boolean; mailbox_voted: boolean }
export type VoteRefusal =
  'not_found' | 'own_listing' | 'email_unconfirmed' | 'week_not_begun' | 'week_over' | 'mailbox_voted' | 'not_counted'
/** `votes`: the counted votes of the listing now. `changed`: false where it was so before. */
export type VoteOutcome =
  | { outcome: 'counted'; votes: number; changed: boolean }
  | { outcome: 'held'; counts_at: Date; week: string; votes: number; changed: boolean }
  /** Waits for the site team; `opened` where it is the first vote for which the team is asked. */
  | { outcome: 'in_review'; votes: number; changed: boolean; opened: boolean }
  | { outcome: 'taken_back'; votes: number; changed: boolean }
  | { outcome: 'refused'; reason: VoteRefusal }

/**
 * What stands against a vote, the first that holds:
 *
 *   listing not live                     not_found
 *   of the voter or of its own company   own_listing
 *   the voter edits or co-founded it     own_listing
 *   e-mail not confirmed                 email_unconfirmed
 *   its week is to come                  week_not_begun
 *   its week is over, or it has none     week_over
 *   the same mailbox voted already       mailbox_voted
 */
export function voteRefusal(ballot: Ballot | null, voter: Voter | null, now: Date): VoteRefusal | null {
  if (ballot?.status !== 'live') return 'not_found'
  if (voter?.is_own || voter?.is_team) return 'own_listing'
  if (!voter?.email_confirmed) return 'email_unconfirmed'
  const status = ballot.launch_week === null ? 'closed' : weekStatus(spanOf(ballot.launch_week), now)
  if (status === 'upcoming') return 'week_not_begun'
  if (status !== 'live' || !ballot.board_open) return 'week_over'
  return voter.mailbox_voted ? 'mailbox_voted' : null
}

/** From when a vote of an account counts. */
export const voteCountsAt = (created_at: Date): Date => new Date(created_at.getTime() + VOTER_AGE_HOURS_MIN * 3600 * 1000)

/** Whether a vote of an account would still be held when the week ends, and so never count. */
export const isHeldPastEnd = (created_at: Date, week: string): boolean => voteCountsAt(created_at) >= spanOf(week).ends_at

/** Votes in the caller's transaction: once per mailbox and listing, however often, with whatever account and from wherever it comes. */
export async function castVote(sql: Sql, casting: Casting): Promise<VoteOutcome> {
  const [outcome] = await castVotes(sql, [casting])
  if (!outcome) throw new Error('a vote that is cast alone was left for later')
  return outcome
}

/**
 * The same of votes that are cast at the same time, which are counted together. Null for one that has to come after another of them: what
 * one account, one mailbox or one network says of one listing is decided one after the other.
 */
export async function castVotes(sql: Sql, castings: readonly Casting[]): Promise<(VoteOutcome | null)[]> {
  const [ballots, accounts] = await Promise.all([
    lockBallots(
      sql,
      castings.map(({ listing_id }) => listing_id),
    ),
    findAccounts(
      sql,
      castings.map(({ account_id }) => account_id),
    ),
  ])
  const asked = inTurn(castings.map((casting) => askedOf(casting, ballots, accounts)))
  const known = await findKnown(
    sql,
    asked.filter((one) => one !== null),
  )
  const given: Given[] = []
  const outcomes: ((() => VoteOutcome) | null)[] = []
  for (const one of asked) {
    const decided = one && decide(one, known.get(one))
    if (!decided) outcomes.push(null)
    else if ('outcome' in decided) {
      const came = decided.outcome === 'in_review' && decided.changed ? await giveAgain(sql, one, decided) : decided
      outcomes.push(() => came)
    } else {
      given.push(decided)
      outcomes.push(() => outcomeOf(decided))
    }
  }
  if (given.length > 0) await give(sql, given)
  return outcomes.map((outcome) => outcome && outcome())
}

/** A vote that is asked for, with what it is for and by whom. */
type Asked = Asking & { ballot: Ballot | null }
/** A vote that is given; `votes` and `held` are told once it is. */
type Given = Asked & {
  ballot: Ballot
  mailbox: Buffer
  week: string
  counts_at: Date
  may_cluster: boolean
  votes: number
  held: HeldVotes | null
}

function askedOf(casting: Casting, ballots: ReadonlyMap<number, Ballot>, accounts: ReadonlyMap<string, Account>): Asked {
  const ballot = ballots.get(casting.listing_id) ?? null
  const account = accounts.get(casting.account_id) ?? null
  const week = ballot?.launch_week
  return {
    ...casting,
    ballot,
    account,
    mailbox: account && mailboxKey(account.email),
    network: casting.from && week ? tagNetwork(casting.from, week) : null,
  }
}

/** The first of those that must come one after the other; null in the places of the rest. */
function inTurn(asked: readonly Asked[]): (Asked | null)[] {
  const taken = new Set<string>()
  return asked.map((one) => {
    const { listing_id, account_id, mailbox, network } = one
    const keys = [`account ${account_id}`, ...(mailbox ? [`mailbox ${mailbox.toString('hex')}`] : [])]
    if (network) keys.push(`network ${network.toString('hex')}`)
    if (keys.some((key) => taken.has(`${listing_id} ${key}`))) return null
    for (const key of keys) taken.add(`${listing_id} ${key}`)
    return one
  })
}

function decide(one: Asked, known: Known | undefined): VoteOutcome | Given {
  const { ballot, account, mailbox, now } = one
  const { is_own = false, is_team = false, mailbox_voted = false, vote = null, may_cluster = false } = known ?? {}
  const reason = voteRefusal(ballot, account && { ...account, is_own, is_team, mailbox_voted }, now)
  if (reason !== null || !ballot?.launch_week || !account || !mailbox) return { outcome: 'refused', reason: reason ?? 'not_found' }
  const { launch_week: week, votes } = ballot
  if (vote) return repeated(vote, week, votes)
  return { ...one, ballot, mailbox, week, counts_at: voteCountsAt(account.created_at), may_cluster, votes, held: null }
}

/** Writes the votes, holds those that make or meet a cluster, and counts the others. */
async function give(sql: Sql, given: readonly Given[]): Promise<void> {
  await insertVotes(sql, given)
  const changes = new Map<number, number>()
  for (const one of given) {
    const { listing_id, week, account_id, network, now, counts_at } = one
    if (network && one.may_cluster) one.held = await holdClustered(sql, { listing_id, week, account_id, network, now })
    const change = (counts_at <= now ? 1 : 0) - (one.held?.uncounted ?? 0)
    if (change !== 0) changes.set(listing_id, (changes.get(listing_id) ?? 0) + change)
  }
  for (const [listing_id, change] of changes) if (change === 0) changes.delete(listing_id)
  if (changes.size === 0) return
  const counted = await addVotes(sql, changes)
  for (const one of given) one.votes = counted.get(one.listing_id) ?? one.votes
}

function outcomeOf({ held, counts_at, now, week, votes }: Given): VoteOutcome {
  if (held) return { outcome: 'in_review', votes, changed: true, opened: held.opened }
  return counts_at <= now ? { outcome: 'counted', votes, changed: true } : { outcome: 'held', counts_at, week, votes, changed: true }
}

/** What was taken back while it waited for the team goes to those it came with, from wherever it comes now, and is what the team says of them. */
async function giveAgain(sql: Sql, { listing_id, account_id }: Vote, in_review: VoteOutcome): Promise<VoteOutcome> {
  const [row] = await sql<{ review: string }[]>`
    update votes v set review = case when k.decision is null then 'held' else 'discarded' end from vote_clusters k
    where k.id = v.cluster_id and v.listing_id = ${listing_id} and v.account_id = ${account_id} returning v.review`
  return row?.review === 'discarded' ? { outcome: 'refused', reason: 'not_counted' } : in_review
}

/** What became of the vote that the account gave before; `changed` in review is one that is given again. */
function repeated(vote: VoteRow, week: string, votes: number): VoteOutcome {
  if (vote.review === 'discarded') return { outcome: 'refused', reason: 'not_counted' }
  if (vote.review !== null) return { outcome: 'in_review', votes, changed: vote.review === 'withdrawn', opened: false }
  if (!vote.counted) return { outcome: 'held', counts_at: vote.counts_at, week, votes, changed: false }
  return { outcome: 'counted', votes, changed: false }
}

/** Takes a vote back while the week of its listing is live; without a vote nothing changes. */
export async function takeBackVote(sql: Sql, { listing_id, account_id, now }: Vote): Promise<VoteOutcome> {
  const ballot = await lockBallot(sql, listing_id)
  // Who voted once may always take it back, whatever became of the account since.
  const reason = voteRefusal(ballot, { email_confirmed: true, created_at: now, is_own: false, is_team: false, mailbox_voted: false }, now)
  if (reason !== null || !ballot) return { outcome: 'refused', reason: reason ?? 'not_found' }
  const [vote] = await sql<VoteRow[]>`
    select counted, counts_at, review from votes where listing_id = ${listing_id} and account_id = ${account_id}`
  // Otherwise it could be given again from elsewhere, as if nobody had looked.
  if (vote?.review === 'discarded') return { outcome: 'refused', reason: 'not_counted' }
  const which = sql`listing_id = ${listing_id} and account_id = ${account_id}`
  // What came with others of its network stays known as such.
  await (vote?.review ? sql`update votes set review = 'withdrawn' where ${which}` : sql`delete from votes where ${which}`)
  const counted = vote?.counted ? await addVotes(sql, new Map([[listing_id, -1]])) : null
  return {
    outcome: 'taken_back',
    votes: counted?.get(listing_id) ?? ballot.votes,
    changed: vote !== undefined && vote.review !== 'withdrawn',
  }
}

/** Counts held votes of live weeks whose account is old enough by now. Answers how many. */
export async function countHeldVotes(pool: Pool, now: Date): Promise<number> {
  return countHeldOf(pool, weekOf(now), now)
}

/** As countHeldVotes, for one week that may be over: what was old enough by `until` counts, so that an outage costs nobody a vote. */
export async function countHeldOf(pool: Pool, week: string, until: Date): Promise<number> {
  let sum = 0
  let after = 0
  for (let batch = 0; batch < BATCHES_MAX; batch++) {
    const due = await pool<{ listing_id: number }[]>`
      select distinct listing_id from votes where week = ${week} and counts_at <= ${until} and not counted and review is null and listing_id > ${after}
      order by listing_id limit ${LISTINGS_AT_ONCE_MAX}`
    const ids = due.map(({ listing_id }) => listing_id)
    if (ids.length > 0) sum += await pool.begin((sql) => addHeldVotes(sql, week, ids, until))
    if (ids.length < LISTINGS_AT_ONCE_MAX) return sum
    after = ids.at(-1) ?? after
  }
  return sum
}

async function insertVotes(sql: Sql, given: readonly Given[]): Promise<void> {
  const of = <Value>(value: (one: Given) => Value): Value[] => given.map(value)
  await sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at, mailbox, network)
    select g.listing_id, g.account_id, g.week, g.counts_at::timestamptz <= g.cast_at::timestamptz, g.counts_at::timestamptz, g.cast_at::timestamptz,
      decode(g.mailbox, 'hex'), decode(g.network, 'hex')
    from unnest((select ${of(({ listing_id }) => listing_id)}::integer[]), (select ${of(({ account_id }) => account_id)}::text[]),
      (select ${of(({ week }) => week)}::text[]), (select ${of(({ counts_at }) => counts_at.toISOString())}::text[]),
      (select ${of(({ now }) => now.toISOString())}::text[]), (select ${of(({ mailbox }) => mailbox.toString('hex'))}::text[]),
      (select ${of(({ network }) => network && network.toString('hex'))}::text[]))
      as g (listing_id, account_id, week, counts_at, cast_at, mailbox, network)`
}
