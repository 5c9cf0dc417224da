import { castVote, takeBackVote, type VoteOutcome } from '../../server/launch/votes.ts'
import type { House } from '../house.ts'
import { putLive, type LiveListing } from '../public/live.ts'

/** People who may vote: their accounts are a year old. */
export async function voters(house: House, count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => house.account()))
  await house.sql`
    update auth."user" set "createdAt" = ${new Date(house.service.clock().getTime() - 365 * 24 * 3600_000)} where id = any(${ids}::text[])`
  return ids
}

/** A person whose account is so many hours old. */
export async function voterOfAge(house: House, hours: number): Promise<string> {
  const id = await house.account()
  await house.sql`update auth."user" set "createdAt" = ${new Date(house.service.clock().getTime() - hours * 3600_000)} where id = ${id}`
  return id
}

export const vote = (house: House, listing_id: number, account_id: string): Promise<VoteOutcome> =>
  house.sql.begin((sql) => castVote(sql, { listing_id, account_id, now: house.service.clock() }))

/** A vote that comes from an address. */
export const voteFrom = (house: House, listing_id: number, account_id: string, address: string): Promise<VoteOutcome> =>
  house.sql.begin((sql) =>
    castVote(sql, { listing_id, account_id, now: house.service.clock(), from: { address, secret: house.service.secret } }),
  )

/** Somebody who may vote, with an address. */
export async function voterAt(house: House, email: string): Promise<string> {
  const [id = ''] = await voters(house, 1)
  await house.sql`update auth."user" set email = ${email} where id = ${id}`
  return id
}

/** The votes of a listing wherever they stand: on the listing, on the board, in search and in public. */
export async function votesOf(house: House, { id, slug }: { id: number; slug: string }): Promise<number[]> {
  const [row] = await house.sql<{ listing: number; board: number; search: number }[]>`
    select l.votes as listing, b.votes as board, r.votes as search
    from listings l join board_entries b on b.listing_id = l.id join search_rows r on r.listing_id = l.id where l.id = ${id}`
  const shown = await house.visitor().getListing({ slug })
  return [row?.listing ?? -1, row?.board ?? -1, row?.search ?? -1, shown.votes]
}

export const takeBack = (house: House, listing_id: number, account_id: string): Promise<VoteOutcome> =>
  house.sql.begin((sql) => takeBackVote(sql, { listing_id, account_id, now: house.service.clock() }))

/** A live listing of a founder of its own. */
export async function launched(house: House, given: Omit<LiveListing, 'name'> & { name?: string }) {
  const account_id = await house.account()
  return { account_id, ...(await putLive(house, account_id, { name: 'Beetroot', ...given })) }
}
