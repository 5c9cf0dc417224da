import { sha256 } from '../base/sha256.ts'
import type { Pool, Sql } from '../database/open.ts'
import { OWNERS_COMPARED_MAX } from '../base/limits.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { addHeldVotes, addVotes, lockBallot, type Ballot } from './ballots.ts'
import { holdClustered } from './clusters.ts'
import { tagNetwork, type Origin } from './networks.ts'
import { spanOf, weekOf, weekStatus } from '../base/weeks.ts'

/** Votes of accounts younger than this are held. */
export const VOTER_AGE_HOURS_MIN = 24
const LISTINGS_AT_ONCE_MAX = 500
const BATCHES_MAX = 1000

type Vote = { listing_id: number; account_id: string; now: Date }
/** `from`: where the person is; without it a vote is in no cluster. */
type Casting = Vote & { from?: Origin }
/** `mailbox_voted`: another account of the same mailbox voted for it. */
export type Voter = { email_confirmed: boolean; created_at: Date; is_own: boolean; mailbox_voted: boolean }
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

/** By what a vote's mailbox is kept: enough to tell the same one again. */
export const mailboxKey = (email: string): Buffer => sha256(mailboxOf(email))

/**
 * What stands against a vote, the first that holds:
 *
 *   listing not live                     not_found
 *   of the voter or of its own company   own_listing
 *   e-mail not confirmed                 email_unconfirmed
 *   its week is to come                  week_not_begun
 *   its week is over, or it has none     week_over
 *   the same mailbox voted already       mailbox_voted
 */
export function voteRefusal(ballot: Ballot | null, voter: Voter | null, now: Date): VoteRefusal | null {
  if (ballot?.status !== 'live') return 'not_found'
  if (voter?.is_own) return 'own_listing'
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
export async function castVote(sql: Sql, { listing_id, account_id, now, from }: Casting): Promise<VoteOutcome> {
  const ballot = await lockBallot(sql, listing_id)
  const voter = await findVoter(sql, listing_id, account_id)
  const reason = voteRefusal(ballot, voter, now)
  if (reason !== null || !ballot?.launch_week || !voter) return { outcome: 'refused', reason: reason ?? 'not_found' }
  const { launch_week: week } = ballot
  const counts_at = voteCountsAt(voter.created_at)
  const network = from ? tagNetwork(from, week) : null
  const inserted = await sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at, mailbox, network)
    values (${listing_id}, ${account_id}, ${week}, ${counts_at <= now}, ${counts_at}, ${now}, ${mailboxKey(voter.email)}, ${network})
    on conflict do nothing`
  if (inserted.count === 0) return repeated(sql, ballot, week, account_id)
  const held = network && (await holdClustered(sql, { listing_id, week, account_id, network, now }))
  const votes = await recount(sql, ballot, (counts_at <= now ? 1 : 0) - (held?.uncounted ?? 0))
  if (held) return { outcome: 'in_review', votes, changed: true, opened: held.opened }
  return counts_at <= now ? { outcome: 'counted', votes, changed: true } : { outcome: 'held', counts_at, week, votes, changed: true }
}

const recount = async (sql: Sql, { listing_id, votes }: Ballot, change: number): Promise<number> =>
  change === 0 ? votes : addVotes(sql, listing_id, change)

type VoteRow = { counted: boolean; counts_at: Date; review: 'held' | 'discarded' | null }

/** What became of the vote that the account gave before. Without one it was another account of the mailbox that came first. */
async function repeated(sql: Sql, { listing_id, votes }: Ballot, week: string, account_id: string): Promise<VoteOutcome> {
  const [vote] = await sql<VoteRow[]>`
    select counted, counts_at, review from votes where listing_id = ${listing_id} and account_id = ${account_id}`
  if (!vote) return { outcome: 'refused', reason: 'mailbox_voted' }
  if (vote.review === 'discarded') return { outcome: 'refused', reason: 'not_counted' }
  if (vote.review === 'held') return { outcome: 'in_review', votes, changed: false, opened: false }
  if (!vote.counted) return { outcome: 'held', counts_at: vote.counts_at, week, votes, changed: false }
  return { outcome: 'counted', votes, changed: false }
}

/** Takes a vote back while the week of its listing is live; without a vote nothing changes. */
export async function takeBackVote(sql: Sql, { listing_id, account_id, now }: Vote): Promise<VoteOutcome> {
  const ballot = await lockBallot(sql, listing_id)
  // Who voted once may always take it back, whatever became of the account since.
  const reason = voteRefusal(ballot, { email_confirmed: true, created_at: now, is_own: false, mailbox_voted: false }, now)
  if (reason !== null || !ballot) return { outcome: 'refused', reason: reason ?? 'not_found' }
  const [vote] = await sql<VoteRow[]>`
    select counted, counts_at, review from votes where listing_id = ${listing_id} and account_id = ${account_id}`
  // Otherwise it could be given again from elsewhere, as if nobody had looked.
  if (vote?.review === 'discarded') return { outcome: 'refused', reason: 'not_counted' }
  await sql`delete from votes where listing_id = ${listing_id} and account_id = ${account_id}`
  return { outcome: 'taken_back', votes: await recount(sql, ballot, vote?.counted ? -1 : 0), changed: vote !== undefined }
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

async function findVoter(sql: Sql, listing_id: number, account_id: string): Promise<(Voter & { email: string }) | null> {
  const [account] = await sql<{ email: string; email_confirmed: boolean; created_at: Date }[]>`
    select email, "emailVerified" as email_confirmed, "createdAt" as created_at from auth."user" where id = ${account_id}`
  if (!account) return null
  const [row] = await sql<{ owns: boolean; owners: string[]; mailbox_voted: boolean }[]>`
    select ${ownsListing(sql, account_id)} as owns, ${ownersOf(sql)} as owners, ${mailboxVoted(sql, account_id, account.email)} as mailbox_voted
    from listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id where l.id = ${listing_id}`
  return { ...account, is_own: isOwn(row ?? { owns: false, owners: [] }, account.email), mailbox_voted: row?.mailbox_voted ?? false }
}

/** A company is told by its website, so that a second account of the same one votes for it no more than the first. */
export const ownsListing = (sql: Sql, account_id: string | null) =>
  sql`(coalesce(l.account_id = ${account_id}, false) or exists (select from companies o where o.account_id = ${account_id} and o.site_key = c.site_key))`

/** The addresses of who has a company of the listing's website. */
export const ownersOf = (sql: Sql) => sql`array(
  select w.email from companies o join auth."user" w on w.id = o.account_id
  where o.site_key = c.site_key order by o.account_id = l.account_id desc, o.id limit ${OWNERS_COMPARED_MAX})`

/** Not for who has a vote there: accounts of one mailbox that all voted before mailboxes were counted keep theirs. */
export const mailboxVoted = (sql: Sql, account_id: string, email: string) => sql`(
  exists (select from votes v where v.listing_id = l.id and v.mailbox = ${mailboxKey(email)} and v.account_id <> ${account_id})
  and not exists (select from votes v where v.listing_id = l.id and v.account_id = ${account_id}))`

/** An owner is one under every spelling of the mailbox. */
export const isOwn = ({ owns, owners }: { owns: boolean; owners: readonly string[] }, email: string): boolean =>
  owns || owners.some((owner) => mailboxOf(owner) === mailboxOf(email))
