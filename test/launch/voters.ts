import { castVote, takeBackVote, type VoteOutcome } from '../../server/launch/votes.ts'
import type { TestService } from '../test_service.ts'
import { putLive, type LiveListing } from '../public/live.ts'

/** People who may vote: their accounts are a year old. */
export async function voters(testService: TestService, count: number): Promise<string[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => testService.account()))
  await testService.sql`
    update auth."user" set "createdAt" = ${new Date(testService.service.clock().getTime() - 365 * 24 * 3600_000)} where id = any(${ids}::text[])`
  return ids
}

/** A person whose account is so many hours old. */
export async function voterOfAge(testService: TestService, hours: number): Promise<string> {
  const id = await testService.account()
  await testService.sql`update auth."user" set "createdAt" = ${new Date(testService.service.clock().getTime() - hours * 3600_000)} where id = ${id}`
  return id
}

export const vote = (testService: TestService, listing_id: number, account_id: string): Promise<VoteOutcome> =>
  testService.sql.begin((sql) => castVote(sql, { listing_id, account_id, now: testService.service.clock() }))

/** A vote that comes from an address. */
export const voteFrom = (testService: TestService, listing_id: number, account_id: string, address: string): Promise<VoteOutcome> =>
  testService.sql.begin((sql) =>
    castVote(sql, { listing_id, account_id, now: testService.service.clock(), from: { address, secret: testService.service.secret } }),
  )

/** Somebody who may vote, with an address. */
export async function voterAt(testService: TestService, email: string): Promise<string> {
  const [id = ''] = await voters(testService, 1)
  await testService.sql`update auth."user" set email = ${email} where id = ${id}`
  return id
}

/** The votes of a listing wherever they stand: on the listing, on the board, in search and in public. */
export async function votesOf(testService: TestService, { id, slug }: { id: number; slug: string }): Promise<number[]> {
  const [row] = await testService.sql<{ listing: number; board: number; search: number }[]>`
    select l.votes as listing, b.votes as board, r.votes as search
    from listings l join board_entries b on b.listing_id = l.id join search_rows r on r.listing_id = l.id where l.id = ${id}`
  const shown = await testService.visitor().getListing({ slug })
  return [row?.listing ?? -1, row?.board ?? -1, row?.search ?? -1, shown.votes]
}

export const takeBack = (testService: TestService, listing_id: number, account_id: string): Promise<VoteOutcome> =>
  testService.sql.begin((sql) => takeBackVote(sql, { listing_id, account_id, now: testService.service.clock() }))

/** A live listing of a founder of its own. */
export async function launched(testService: TestService, given: Omit<LiveListing, 'name'> & { name?: string }) {
  const account_id = await testService.account()
  return { account_id, ...(await putLive(testService, account_id, { name: 'Beetroot', ...given })) }
}
