import { beforeAll, expect, test } from 'bun:test'
import { closeWeeks } from '../../server/launch/close_weeks.ts'
import { listClusters } from '../../server/team/clusters.ts'
import { countWaiting } from '../../server/team/overview.ts'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { turnTo } from '../launch/founders.ts'
import { launched, takeBack, voteFrom, voters, votesOf } from '../launch/voters.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
beforeAll(() => turnTo(testService, '2027-03-10T12:00:00Z'))

/** Six votes from one network within minutes, which wait for the team. */
async function clustered() {
  const listing = await launched(testService, { launch_week: '2027-W10', launched_at: '2027-03-08T00:00:00Z' })
  for (const [nth, person] of (await voters(testService, 6)).entries()) await voteFrom(testService, listing.id, person, `203.0.113.${nth}`)
  const [row] = await testService.sql<{ id: number }[]>`select id from vote_clusters where listing_id = ${listing.id}`
  return { listing, id: row?.id ?? 0, votes: () => votesOf(testService, listing) }
}
const all = (votes: number) => [votes, votes, votes, votes]

test('votes count as soon as the team says so, wherever they show; the form sent twice counts them once', async () => {
  const { id, votes } = await clustered()
  const [member, key] = [await calls.team(), crypto.randomUUID()]
  expect(await votes()).toEqual(all(0))
  for (let press = 0; press < 2; press++) await answered(member('decide_cluster', { id, decision: 'count', note: 'A class.' }, key))
  expect([await votes(), await logged(testService, 'cluster.count', String(id))]).toEqual([all(6), 1])
  await answered(member('decide_cluster', { id, decision: 'count', note: '' }))
  expect(await votes()).toEqual(all(6))
})

test('what its voters have taken back is not shown to the team, nor what is left without a vote, until they are given again', async () => {
  const { listing, id } = await clustered()
  const people = await testService.sql<{ account_id: string }[]>`select account_id from votes where cluster_id = ${id}`
  const shown = async () => {
    const { items, total } = await listClusters(testService.sql, { state: 'waiting', limit: 100, offset: 0 })
    const own = items.find((cluster) => cluster.id === id)
    const { clusters } = await countWaiting(testService.sql, testService.service.clock())
    return [own?.votes, own?.minutes.reduce((sum, { votes }) => sum + votes, 0), total === items.length, total === clusters]
  }
  const [first, ...others] = people.map(({ account_id }) => account_id)
  await takeBack(testService, listing.id, first ?? '')
  expect(await shown()).toEqual([5, 5, true, true])
  for (const person of others) await takeBack(testService, listing.id, person)
  expect(await shown()).toEqual([undefined, undefined, true, true])
  await voteFrom(testService, listing.id, first ?? '', '198.51.100.9')
  expect(await shown()).toEqual([1, 1, true, true])
})

test('what was counted can be discarded as long as the week is open, and the log says what changed', async () => {
  const { id, votes } = await clustered()
  await answered(calls.operator('decide_cluster', { id, decision: 'count', note: '' }))
  await answered(calls.operator('decide_cluster', { id, decision: 'discard', note: 'One person.' }))
  expect(await votes()).toEqual(all(0))
  const [line] =
    await testService.sql`select note, before, after from team_actions where action = 'cluster.discard' and subject = ${String(id)}`
  expect({ ...line }).toEqual({
    note: 'One person.',
    before: { decision: 'count', votes: 6 },
    after: { decision: 'discard', votes: 0 },
  })
})

test('a cluster that is none and a note too long are refused, no founder decides, and the votes wait on', async () => {
  const { id, listing, votes } = await clustered()
  for (const wrong of [{ id: 999_999_999 }, { note: 'x'.repeat(501) }])
    expect(await refusedBy(calls.operator('decide_cluster', { id, decision: 'count', note: '', ...wrong }))).toEqual([
      422,
      'validation_failed',
    ])
  const owner = await calls.person(listing.account_id)
  expect(await refusedBy(owner('decide_cluster', { id, decision: 'count', note: '' }))).toEqual([404, 'not_found'])
  expect(await votes()).toEqual(all(0))
})

// Last, for it closes the week of the others.
test('once its week is closed nothing is decided any more', async () => {
  const { id, votes } = await clustered()
  turnTo(testService, '2027-03-15T00:01:00Z')
  await closeWeeks(testService.service, testService.service.clock())
  expect(await refusedBy(calls.operator('decide_cluster', { id, decision: 'count', note: '' }))).toEqual([422, 'validation_failed'])
  expect(await votes()).toEqual(all(0))
})
