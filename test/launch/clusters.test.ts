import { beforeAll, describe, expect, test } from 'bun:test'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { networkOf, tagNetwork } from '../../server/launch/networks.ts'
import { countHeldVotes } from '../../server/launch/votes.ts'
import { sentenceOf } from '../../server/base/error.ts'
import { listClusters, type ClusterState } from '../../server/team/clusters.ts'
import { startTestService } from '../test_service.ts'
import { set } from '../public/live.ts'
import { turnTo } from './founders.ts'
import { launched, takeBack, voteFrom, voterOfAge, voters, votesOf } from './voters.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const WEEK = { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z' }
const MIDDAY = '2027-03-10T12:00:00Z'
const OFFICE = '203.0.113.'
beforeAll(() => turnTo(testService, MIDDAY))

const clustersOf = async (listing_id: number, state: ClusterState = 'waiting') =>
  (await listClusters(testService.sql, { state, limit: 100, offset: 0 })).items.filter(({ listing }) => listing.id === listing_id)
const decide = (id: number, decision: 'count' | 'discard') => testService.operate('decide_cluster', { id, decision, note: '' })
const outcomesOf = async (listing_id: number, people: readonly string[], addressOf: (nth: number) => string) => {
  const outcomes: string[] = []
  for (const [nth, person] of people.entries()) outcomes.push((await voteFrom(testService, listing_id, person, addressOf(nth))).outcome)
  return outcomes
}
/** Votes enough to wait for the team, all from one network. */
async function clustered(count = 6) {
  const listing = await launched(testService, WEEK)
  const people = await voters(testService, count)
  const outcomes = await outcomesOf(listing.id, people, (nth) => OFFICE + nth)
  const [cluster] = await clustersOf(listing.id)
  return { listing, people, outcomes, cluster_id: cluster?.id ?? 0 }
}

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['127.0.0.1', null],
  ['10.0.0.8', null],
  ['192.168.1.9', null],
  ['100.64.3.4', null],
  ['::1', null],
  ['fd00::1', null],
  ['nonsense', null],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))

test('the tag of a network is another one in another week and for another deployment', () => {
  const tags = [
    tagNetwork({ address: '203.0.113.7', secret: 'a' }, '2027-W10'),
    tagNetwork({ address: '203.0.113.7', secret: 'a' }, '2027-W11'),
    tagNetwork({ address: '203.0.113.7', secret: 'b' }, '2027-W10'),
  ].map((tag) => tag?.toString('hex'))
  expect(new Set(tags).size).toBe(3)
  expect(tagNetwork({ address: '203.0.113.200', secret: 'a' }, '2027-W10')?.toString('hex')).toBe(tags[0])
})

describe('votes on one listing from one network within minutes', () => {
  test('wait for the team, the first of them too, and the voter is told', async () => {
    const { listing, outcomes } = await clustered()
    expect(outcomes).toEqual(['counted', 'counted', 'counted', 'counted', 'in_review', 'in_review'])
    expect(await votesOf(testService, listing)).toEqual([0, 0, 0, 0])
    const [cluster, ...more] = await clustersOf(listing.id)
    expect(more).toEqual([])
    expect(cluster).toMatchObject({ votes: 6, counted: 0, open: true, decision: null })
    expect(cluster?.minutes).toMatchObject([{ votes: 6, youngest_hours: 365 * 24, oldest_hours: 365 * 24 }])
  })

  test('cast all at once are all held', async () => {
    const listing = await launched(testService, WEEK)
    const people = await voters(testService, 40)
    await Promise.all(people.map((person, nth) => voteFrom(testService, listing.id, person, OFFICE + nth)))
    expect([await votesOf(testService, listing), (await clustersOf(listing.id)).map(({ votes }) => votes)]).toEqual([[0, 0, 0, 0], [40]])
  })

  test('count as soon as the team says so, and later ones are looked at anew', async () => {
    const { listing, cluster_id } = await clustered()
    await decide(cluster_id, 'count')
    expect(await votesOf(testService, listing)).toEqual([6, 6, 6, 6])
    testService.turnClock(1)
    expect(await outcomesOf(listing.id, await voters(testService, 5), (nth) => `${OFFICE}${nth + 50}`)).toEqual([
      ...Array<string>(4).fill('counted'),
      'in_review',
    ])
    expect([await votesOf(testService, listing), (await clustersOf(listing.id)).map(({ votes }) => votes)]).toEqual([[6, 6, 6, 6], [5]])
    turnTo(testService, MIDDAY)
  })

  test('never count once the team discarded them; later ones from there wait at once', async () => {
    const { listing, people, cluster_id } = await clustered()
    await decide(cluster_id, 'discard')
    const [first = ''] = people
    expect(await takeBack(testService, listing.id, first)).toEqual({ outcome: 'refused', reason: 'not_counted' })
    expect(await voteFrom(testService, listing.id, first, '198.51.100.1')).toEqual({ outcome: 'refused', reason: 'not_counted' })
    expect(await outcomesOf(listing.id, await voters(testService, 1), () => `${OFFICE}99`)).toEqual(['in_review'])
    await countHeldVotes(testService.sql, testService.service.clock())
    expect(await votesOf(testService, listing)).toEqual([0, 0, 0, 0])
  })

  test('are decided anew as long as the week is open', async () => {
    const { listing, cluster_id } = await clustered()
    for (const [decision, votes] of [
      ['discard', 0],
      ['count', 6],
      ['discard', 0],
      ['discard', 0],
      ['count', 6],
      ['count', 6],
    ] as const) {
      await decide(cluster_id, decision)
      expect(await votesOf(testService, listing)).toEqual([votes, votes, votes, votes])
    }
  })

  test('can be taken back while they wait', async () => {
    const { listing, people, cluster_id } = await clustered()
    expect(await takeBack(testService, listing.id, people[0] ?? '')).toEqual({ outcome: 'taken_back', votes: 0, changed: true })
    await decide(cluster_id, 'count')
    expect(await votesOf(testService, listing)).toEqual([5, 5, 5, 5])
  })

  test('that are taken back while they wait and given again from elsewhere wait with the others, and are decided with them', async () => {
    const { listing, people, cluster_id } = await clustered()
    const [first = '', second = '', third = ''] = people
    const again = async (person: string) => (await voteFrom(testService, listing.id, person, '198.51.100.9')).outcome
    for (const person of [first, second, third]) await takeBack(testService, listing.id, person)
    expect(await takeBack(testService, listing.id, first)).toEqual({ outcome: 'taken_back', votes: 0, changed: false })
    expect([await again(first), await again(first)]).toEqual(['in_review', 'in_review'])
    expect(await votesOf(testService, listing)).toEqual([0, 0, 0, 0])
    await decide(cluster_id, 'discard')
    expect([await again(first), await again(second)]).toEqual(['refused', 'refused'])
    // What was never given again counts for nothing; what the team counts is anybody's to give anew.
    await decide(cluster_id, 'count')
    expect(await votesOf(testService, listing)).toEqual([5, 5, 5, 5])
    expect([await again(second), await again(third)]).toEqual(['counted', 'counted'])
    expect(await votesOf(testService, listing)).toEqual([6, 6, 6, 6])
  })

  test('wait also for their accounts to be a day old', async () => {
    const listing = await launched(testService, WEEK)
    const people = [...(await voters(testService, 4)), await voterOfAge(testService, 22)]
    await outcomesOf(listing.id, people, (nth) => OFFICE + nth)
    const [cluster] = await clustersOf(listing.id)
    expect(cluster).toMatchObject({ votes: 5, accounts_younger_than_a_week: 1 })
    await countHeldVotes(testService.sql, new Date('2027-03-10T18:00:00Z'))
    expect(await votesOf(testService, listing)).toEqual([0, 0, 0, 0])
    await decide(cluster?.id ?? 0, 'count')
    expect(await votesOf(testService, listing)).toEqual([4, 4, 4, 4])
    turnTo(testService, '2027-03-10T18:00:00Z')
    await countHeldVotes(testService.sql, testService.service.clock())
    expect(await votesOf(testService, listing)).toEqual([5, 5, 5, 5])
    turnTo(testService, MIDDAY)
  })

  test('of a listing that is suspended meanwhile come back with it', async () => {
    const { listing, cluster_id } = await clustered()
    await set(testService, listing.profile_id, { status: 'suspended' })
    await decide(cluster_id, 'count')
    await set(testService, listing.profile_id, { status: 'live' })
    await countHeldVotes(testService.sql, testService.service.clock())
    expect(await votesOf(testService, listing)).toEqual([6, 6, 6, 6])
  })
})

describe('votes are not held', () => {
  test('from as many networks as voters', async () => {
    const listing = await launched(testService, WEEK)
    await outcomesOf(listing.id, await voters(testService, 12), (nth) => `198.51.${nth}.1`)
    expect(await votesOf(testService, listing)).toEqual([12, 12, 12, 12])
  })

  test('from one network for as many listings', async () => {
    const people = await voters(testService, 6)
    for (const person of people) {
      const listing = await launched(testService, WEEK)
      expect((await voteFrom(testService, listing.id, person, `${OFFICE}1`)).outcome).toBe('counted')
    }
  })

  test('where they trickle in, until there are many in a day', async () => {
    const listing = await launched(testService, WEEK)
    const outcomes: string[] = []
    for (const person of await voters(testService, 20)) {
      outcomes.push((await voteFrom(testService, listing.id, person, `${OFFICE}1`)).outcome)
      testService.turnClock(4 * 60)
    }
    expect(outcomes).toEqual([...Array<string>(19).fill('counted'), 'in_review'])
    expect(await votesOf(testService, listing)).toEqual([0, 0, 0, 0])
    turnTo(testService, MIDDAY)
  })

  test('where the address tells nothing, as behind a proxy that is not set up', async () => {
    const listing = await launched(testService, WEEK)
    await outcomesOf(listing.id, await voters(testService, 9), () => '127.0.0.1')
    expect(await votesOf(testService, listing)).toEqual([9, 9, 9, 9])
  })
})

// Last, for it closes the week of all the others.
test('votes that nobody looked at do not count when the week closes, the others do, and the board stays as it was frozen', async () => {
  const { listing, cluster_id } = await clustered()
  await outcomesOf(listing.id, await voters(testService, 3), (nth) => `198.51.${nth}.1`)
  turnTo(testService, '2027-03-15T00:01:00Z')
  await closeWeeks(testService.service, testService.service.clock())
  expect(await votesOf(testService, listing)).toEqual([3, 3, 3, 3])
  expect(await decide(cluster_id, 'count').catch(sentenceOf)).toContain('Its week is closed')
  expect([(await clustersOf(listing.id)).length, (await clustersOf(listing.id, 'closed')).map(({ open }) => open)]).toEqual([0, [false]])
  await countHeldVotes(testService.sql, testService.service.clock())
  expect(await votesOf(testService, listing)).toEqual([3, 3, 3, 3])
})
