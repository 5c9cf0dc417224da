import { createHmac } from 'node:crypto'
import { keyFor } from '../base/secret.ts'
import type { Sql } from '../database/open.ts'
import { holdBack } from '../mail/outbox.ts'

const TOKEN_BYTES = 24
const TOKEN = /^[\w-]{32}$/

type Followed = { listing_id: number; account_id: string }
type Follow = Followed & { now: Date; secret: string }
type FollowOutcome =
  { outcome: 'followed' | 'unfollowed'; changed: boolean } | { outcome: 'refused'; reason: 'not_found' | 'email_unconfirmed' }
/** `token`: for the unsubscribe link of an e-mail. */
export type Follower = { account_id: string; name: string; email: string; token: string }

/** The same whenever a person follows a listing again, so that the link of each e-mail about it that they ever got ends it. */
const tokenOf = ({ listing_id, account_id, secret }: Follow): string =>
  createHmac('sha256', keyFor(secret, 'follow'))
    .update(`${listing_id} ${account_id}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString('base64url')

/** Follows a live listing: its owner's updates are mailed from then on. A second call changes nothing. */
export async function follow(sql: Sql, asked: Follow): Promise<FollowOutcome> {
  const { listing_id, account_id, now } = asked
  const [found] = await sql<{ email_confirmed: boolean }[]>`
    select u."emailVerified" as email_confirmed from listings l, auth."user" u
    where l.id = ${listing_id} and l.status = 'live' and u.id = ${account_id}`
  if (!found) return { outcome: 'refused', reason: 'not_found' }
  // Nobody is written to at an address that may be another's.
  if (!found.email_confirmed) return { outcome: 'refused', reason: 'email_unconfirmed' }
  const { count } = await sql`
    insert into listing_follows (listing_id, account_id, token, followed_at)
    values (${listing_id}, ${account_id}, ${tokenOf(asked)}, ${now}) on conflict (listing_id, account_id) do nothing`
  return { outcome: 'followed', changed: count > 0 }
}

/** Works for a listing in any state, and where nothing was followed. An update that waits is not sent either. */
export async function unfollow(sql: Sql, { listing_id, account_id }: Followed): Promise<FollowOutcome> {
  const [gone] = await sql<{ token: string }[]>`
    delete from listing_follows where listing_id = ${listing_id} and account_id = ${account_id} returning token`
  if (gone) await holdBack(sql, 'update', gone.token)
  return { outcome: 'unfollowed', changed: gone !== undefined }
}

/** Ends what the token of an e-mail stands for, without a sign-in. Answers the listing; null where nothing is followed by it. */
export async function unfollowByToken(sql: Sql, token: string): Promise<{ listing_id: number } | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await sql<{ listing_id: number }[]>`delete from listing_follows where token = ${token} returning listing_id`
  if (row) await holdBack(sql, 'update', token)
  return row ?? null
}

/** Followers to write to, by account id, after the one named ('' from the beginning). Held until the transaction ends, so that who leaves meanwhile finds the e-mail that was written. */
export async function listFollowers(sql: Sql, listing_id: number, after: string, limit: number): Promise<Follower[]> {
  return sql<Follower[]>`
    select f.account_id, u.name, u.email, f.token from listing_follows f join auth."user" u on u.id = f.account_id
    where f.listing_id = ${listing_id} and f.account_id > ${after} and u."emailVerified" order by f.account_id limit ${limit} for share of f`
}
