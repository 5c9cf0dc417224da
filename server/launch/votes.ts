import type { Pool, Sql } from '../database/open.ts'
import { addHeldVotes, addVotes, lockBallot, type Ballot } from './ballots.ts'
import { spanOf, weekOf, weekStatus } from './weeks.ts'

/** Votes of accounts younger than this are held. */
export const VOTER_AGE_HOURS_MIN = 24
const LISTINGS_AT_ONCE_MAX = 500
const BITES_MAX = 1000

type Vote = { listing_id: number; account_id: string; now: Date }
export type Voter = { email_confirmed: boolean; created_at: Date; is_own: boolean }
export type VoteRefusal = 'not_found' | 'own_listing' | 'email_unconfirmed' | 'week_not_begun' | 'week_over'
/** `votes`: the counted votes of the listing now. `changed`: false where it was so before. */
export type VoteOutcome =
  | { outcome: 'counted'; votes: number; changed: boolean }
  | { outcome: 'held'; counts_at: Date; votes: number; changed: boolean }
  | { outcome: 'taken_back'; votes: number; changed: boolean }
  | { outcome: 'refused'; reason: VoteRefusal }

/**
 * What stands against a vote, the first that holds:
 *
 *   listing not live                     not_found
 *   of the voter or of its own company   own_listing
 *   e-mail not confirmed                 email_unconfirmed
 *   its week is to come                  week_not_begun
 *   its week is over, or it has none     week_over
 */
export function voteRefusal(ballot: Ballot | null, voter: Voter | null, now: Date): VoteRefusal | null {
  if (ballot?.status !== 'live') return 'not_found'
  if (voter?.is_own) return 'own_listing'
  if (!voter?.email_confirmed) return 'email_unconfirmed'
  const status = ballot.launch_week === null ? 'closed' : weekStatus(spanOf(ballot.launch_week), now)
  if (status === 'upcoming') return 'week_not_begun'
  return status === 'live' && ballot.board_open ? null : 'week_over'
}

/** Votes in the caller's transaction: once per person and listing, however often and from wherever it comes. */
export async function castVote(sql: Sql, { listing_id, account_id, now }: Vote): Promise<VoteOutcome> {
  const ballot = await lockBallot(sql, listing_id)
  const voter = await findVoter(sql, listing_id, account_id)
  const reason = voteRefusal(ballot, voter, now)
  if (reason !== null || !ballot || !voter) return { outcome: 'refused', reason: reason ?? 'not_found' }
  const counts_at = new Date(voter.created_at.getTime() + VOTER_AGE_HOURS_MIN * 3600 * 1000)
  const counted = counts_at <= now
  const inserted = await sql`
    insert into votes (listing_id, account_id, week, counted, counts_at, cast_at)
    values (${listing_id}, ${account_id}, ${ballot.launch_week}, ${counted}, ${counts_at}, ${now}) on conflict do nothing`
  const changed = inserted.count > 0
  const was = changed ? counted : await isCounted(sql, listing_id, account_id)
  if (!was) return { outcome: 'held', counts_at, votes: ballot.votes, changed }
  return { outcome: 'counted', votes: changed ? await addVotes(sql, listing_id, 1) : ballot.votes, changed }
}

/** Takes a vote back while the week of its listing is live; without a vote nothing changes. */
export async function takeBackVote(sql: Sql, { listing_id, account_id, now }: Vote): Promise<VoteOutcome> {
  const ballot = await lockBallot(sql, listing_id)
  // Who voted once may always take it back, whatever became of the account since.
  const reason = voteRefusal(ballot, { email_confirmed: true, created_at: now, is_own: false }, now)
  if (reason !== null || !ballot) return { outcome: 'refused', reason: reason ?? 'not_found' }
  const [taken] = await sql<{ counted: boolean }[]>`
    delete from votes where listing_id = ${listing_id} and account_id = ${account_id} returning counted`
  const votes = taken?.counted ? await addVotes(sql, listing_id, -1) : ballot.votes
  return { outcome: 'taken_back', votes, changed: taken !== undefined }
}

/** Counts held votes of live weeks whose account is old enough by now. Answers how many. */
export async function countHeldVotes(pool: Pool, now: Date): Promise<number> {
  return countHeldOf(pool, weekOf(now), now)
}

/** As countHeldVotes, for one week that may be over: what was old enough by `until` counts, so that an outage costs nobody a vote. */
export async function countHeldOf(pool: Pool, week: string, until: Date): Promise<number> {
  let sum = 0
  let after = 0
  for (let bite = 0; bite < BITES_MAX; bite++) {
    const due = await pool<{ listing_id: number }[]>`
      select distinct listing_id from votes where week = ${week} and counts_at <= ${until} and not counted and listing_id > ${after}
      order by listing_id limit ${LISTINGS_AT_ONCE_MAX}`
    const ids = due.map(({ listing_id }) => listing_id)
    if (ids.length > 0) sum += await pool.begin((sql) => addHeldVotes(sql, week, ids, until))
    if (ids.length < LISTINGS_AT_ONCE_MAX) return sum
    after = ids.at(-1) ?? after
  }
  return sum
}

/** A company is told by its website, so that a second account of the same one votes for it no more than the first. */
async function findVoter(sql: Sql, listing_id: number, account_id: string): Promise<Voter | null> {
  const [voter] = await sql<Voter[]>`
    select u."emailVerified" as email_confirmed, u."createdAt" as created_at, exists (
      select from listings l join profiles p on p.id = l.profile_id join companies c on c.id = p.company_id
      where l.id = ${listing_id} and (l.account_id = u.id or exists (select from companies o where o.account_id = u.id and o.site_key = c.site_key))
    ) as is_own
    from auth."user" u where u.id = ${account_id}`
  return voter ?? null
}

async function isCounted(sql: Sql, listing_id: number, account_id: string): Promise<boolean> {
  const [vote] = await sql<
    { counted: boolean }[]
  >`select counted from votes where listing_id = ${listing_id} and account_id = ${account_id}`
  return vote?.counted ?? false
}
