import { beforeAll, describe, expect, test } from 'bun:test'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { sweepTraces } from '../../server/launch/clusters.ts'
import { castVote } from '../../server/launch/votes.ts'
import { startTestService } from '../test_service.ts'
import { turnTo } from './founders.ts'
import { launched, takeBack, vote, voterAt, votesOf } from './voters.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const WEEK = { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z' }
beforeAll(() => turnTo(testService, '2027-03-10T12:00:00Z'))

const refused = (reason: string) => ({ outcome: 'refused', reason }) as never
let people = 0
/** Accounts of one mailbox, each under a spelling of its own. */
const spellings = async (count: number) => {
  const name = `person${++people}`
  return Promise.all(
    Array.from({ length: count }, (_, nth) => voterAt(testService, `${name.slice(0, 3)}.${name.slice(3)}+${nth}@gmail.com`)),
  )
}

describe('the accounts of one mailbox', () => {
  test('have one vote for a listing, and each has one for another', async () => {
    const [one, other] = [await launched(testService, WEEK), await launched(testService, WEEK)]
    const [first = '', second = '', third = ''] = await spellings(3)
    expect((await vote(testService, one.id, first)).outcome).toBe('counted')
    expect(await vote(testService, one.id, second)).toEqual(refused('mailbox_voted'))
    expect(await vote(testService, one.id, third)).toEqual(refused('mailbox_voted'))
    expect((await vote(testService, other.id, second)).outcome).toBe('counted')
    expect([await votesOf(testService, one), await votesOf(testService, other)]).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ])
  })

  test('that vote at once count once', async () => {
    const listing = await launched(testService, WEEK)
    const accounts = await spellings(20)
    const outcomes = await Promise.all(accounts.map((account) => vote(testService, listing.id, account)))
    expect(outcomes.filter(({ outcome }) => outcome === 'counted')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome.outcome === 'refused' && outcome.reason === 'mailbox_voted')).toHaveLength(19)
    expect(await votesOf(testService, listing)).toEqual([1, 1, 1, 1])
  })

  test('are held to one vote by the database too', async () => {
    const listing = await launched(testService, WEEK)
    const [first = '', second = ''] = await spellings(2)
    await vote(testService, listing.id, first)
    const [kept] = await testService.sql<{ mailbox: Buffer }[]>`select mailbox from votes where listing_id = ${listing.id}`
    const insert = testService.sql`
      insert into votes (listing_id, account_id, week, counted, counts_at, cast_at, mailbox)
      values (${listing.id}, ${second}, '2027-W10', true, now(), now(), ${kept?.mailbox ?? null})`
    expect(
      await insert.then(
        () => 'taken',
        (error: Error) => error.message,
      ),
    ).toContain('votes_mailbox')
  })

  test('may hand the vote on: taken back by one, it is another’s to give', async () => {
    const listing = await launched(testService, WEEK)
    const [first = '', second = ''] = await spellings(2)
    await vote(testService, listing.id, first)
    expect(await takeBack(testService, listing.id, second)).toEqual({ outcome: 'taken_back', votes: 1, changed: false })
    await takeBack(testService, listing.id, first)
    expect((await vote(testService, listing.id, second)).outcome).toBe('counted')
    expect(await votesOf(testService, listing)).toEqual([1, 1, 1, 1])
  })

  test('gain nothing by a change of address after a vote', async () => {
    const listing = await launched(testService, WEEK)
    const [first = '', second = ''] = await spellings(2)
    await vote(testService, listing.id, first)
    await testService.sql`update auth."user" set email = ${`moved-${first}@people.example`} where id = ${first}`
    expect(await vote(testService, listing.id, second)).toEqual(refused('mailbox_voted'))
    expect(await vote(testService, listing.id, first)).toEqual({ outcome: 'counted', votes: 1, changed: false })
    expect(await votesOf(testService, listing)).toEqual([1, 1, 1, 1])
  })

  test('of a listing’s owner do not vote for it', async () => {
    const listing = await launched(testService, WEEK)
    await testService.sql`update auth."user" set email = 'owner.one@gmail.com' where id = ${listing.account_id}`
    const second = await voterAt(testService, 'ownerone+fan@googlemail.com')
    expect(await vote(testService, listing.id, second)).toEqual(refused('own_listing'))
  })
})

test('people of one domain are people of their own', async () => {
  const listing = await launched(testService, WEEK)
  for (const name of ['ada', 'bo', 'ada.byron', 'ada-byron'])
    expect((await vote(testService, listing.id, await voterAt(testService, `${name}@company.example`))).outcome).toBe('counted')
  expect(await votesOf(testService, listing)).toEqual([4, 4, 4, 4])
})

test('from where and from which mailbox votes came is forgotten when their week is over, and their count is not', async () => {
  const listing = await launched(testService, WEEK)
  const [first = ''] = await spellings(1)
  const from = { address: '203.0.113.7', secret: testService.service.secret }
  await testService.sql.begin((sql) => castVote(sql, { listing_id: listing.id, account_id: first, now: testService.service.clock(), from }))
  const traces = async () =>
    (await testService.sql`select from votes where listing_id = ${listing.id} and (mailbox is not null or network is not null)`).length
  await sweepTraces(testService.sql, testService.service.clock())
  expect(await traces()).toBe(1)
  turnTo(testService, '2027-03-15T00:01:00Z')
  await closeWeeks(testService.service, testService.service.clock())
  while ((await sweepTraces(testService.sql, testService.service.clock())) > 0);
  expect([await traces(), await votesOf(testService, listing)]).toEqual([0, [1, 1, 1, 1]])
})
