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

export const takeBack = (house: House, listing_id: number, account_id: string): Promise<VoteOutcome> =>
  house.sql.begin((sql) => takeBackVote(sql, { listing_id, account_id, now: house.service.clock() }))

/** A live listing of a founder of its own. */
export async function launched(house: House, given: Omit<LiveListing, 'name'> & { name?: string }) {
  const account_id = await house.account()
  return { account_id, ...(await putLive(house, account_id, { name: 'Beetroot', ...given })) }
}
