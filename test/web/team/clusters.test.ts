import { expect, test } from 'bun:test'
import { startTestService } from '../../test_service.ts'
import { voterAt, voterOfAge, voters } from '../../launch/voters.ts'
import { putShown, read, send } from '../public/put.ts'
import { sessionCookie } from '../session.ts'
import { auditEntriesOf, openOperator } from './visit.ts'

const testService = await startTestService({ role: 'web', env: { TRUST_PROXY: '1', TEAM_EMAIL: 'team@directory.example' } })
const owner = await testService.account('Ada')
const operator = await openOperator(testService)

const headersOf = async (account_id: string, address: string) => {
  const { name, value } = await sessionCookie(testService, account_id)
  return { cookie: `${name}=${value}`, 'x-forwarded-for': address }
}
const votesOf = async (id: number) => {
  const [row] = await testService.sql<{ votes: number }[]>`select votes from listings where id = ${id}`
  return row?.votes
}
/** Six people of one office vote within a minute, which is not the end of one and the beginning of the next. */
async function officeVotes() {
  testService.turnClock(60 - testService.service.clock().getUTCSeconds())
  const listing = await putShown(testService, owner)
  const people = [...(await voters(testService, 5)), await voterOfAge(testService, 30)]
  const done: string[] = []
  for (const [nth, person] of people.entries()) {
    const { location } = await send(testService, `${listing.path}/vote`, { vote: 'cast' }, await headersOf(person, `203.0.113.${nth}`))
    done.push(new URL(location ?? '', testService.url).searchParams.get('done') ?? '')
  }
  const [cluster] = await testService.sql<{ id: number }[]>`select id from vote_clusters where listing_id = ${listing.id}`
  return { listing, people, done, id: String(cluster?.id ?? 0) }
}

test('an office of honest voters is told that their votes wait, and all of them count once the team says so', async () => {
  const { listing, people, done, id } = await officeVotes()
  expect(done).toEqual(['voted', 'voted', 'voted', 'voted', 'in_review', 'in_review'])
  const [first = ''] = people
  const headers = await headersOf(first, '203.0.113.1')
  expect((await read(testService, `${listing.path}?done=in_review`, { headers })).text).toContain(
    'Your vote is kept: several came from your network',
  )
  expect((await read(testService, listing.path, { headers })).text).toContain('waits for review: several came from your network')

  const [told, ...more] = await testService.sql<
    { subject: string }[]
  >`select subject from outbox where email = 'team@directory.example' and kind = 'team'`
  expect([told?.subject, more.length]).toEqual(['Votes for Beetroot are waiting for you', 0])
  expect((await operator.ask('/team')).text).toContain('vote cluster')
  const page = (await operator.ask('/team/clusters')).text
  for (const words of [
    '6 votes',
    'Beetroot',
    '0 of 6',
    '1 of 6 were younger than a week',
    '30 hours to 365 days old',
    'href="http://localhost:3000/leaderboard/',
    'Count them',
    'Discard them',
  ])
    expect(page).toContain(words)
  for (const secret of ['203.0.113', ...people]) expect(page).not.toContain(secret)

  const form = { act: crypto.randomUUID(), cluster: id, decision: 'count', note: 'The office of a friend' }
  expect((await operator.post('/team/clusters', form)).location).toBe('/team/clusters?done=count')
  expect(await votesOf(listing.id)).toBe(6)
  // Sent twice, it is done once.
  await operator.post('/team/clusters', form)
  expect((await auditEntriesOf(testService)).filter(({ action }) => action === 'cluster.count')).toMatchObject([
    {
      by: expect.stringContaining('@'),
      note: 'The office of a friend',
      before: { decision: null, votes: 0 },
      after: { decision: 'count', votes: 6 },
    },
  ])
  expect((await read(testService, listing.path, { headers })).text).toContain('Your vote counts.')
  expect((await operator.ask('/team/clusters')).text).toContain('No votes are waiting')
  expect((await operator.ask('/team/clusters?state=decided')).text).toContain('counted')
})

test('discarded votes are told as such, and cannot be given again', async () => {
  const { listing, people, id } = await officeVotes()
  await operator.post('/team/clusters', { cluster: id, decision: 'discard', note: '' })
  const headers = await headersOf(people[2] ?? '', '198.51.100.1')
  const { text } = await read(testService, listing.path, { headers })
  expect(text).toContain('did not count them')
  expect(text).toMatch(/<form id="vote"[^]*?<button[^>]* disabled/)
  for (const vote of ['take_back', 'cast']) expect((await send(testService, `${listing.path}/vote`, { vote }, headers)).status).toBe(422)
  expect(await votesOf(listing.id)).toBe(0)
})

test('a form that names no cluster or no decision changes nothing and says so', async () => {
  const { listing, id } = await officeVotes()
  for (const fields of [
    { cluster: '999999', decision: 'count' },
    { cluster: 'x', decision: 'count' },
    { cluster: id, decision: 'burn' },
    {},
  ])
    expect((await operator.post('/team/clusters', fields as Record<string, string>)).status).toBe(422)
  expect((await operator.post('/team/clusters', { cluster: id, decision: 'count', note: 'x'.repeat(501) })).status).toBe(422)
  expect(await votesOf(listing.id)).toBe(0)
})

test('who voted with another account of the same mailbox is told before the button is pressed', async () => {
  const listing = await putShown(testService, owner)
  const name = `person${crypto.randomUUID().replaceAll('-', '')}`
  const [one, other] = [await voterAt(testService, `${name}+1@gmail.com`), await voterAt(testService, `${name}+2@gmail.com`)]
  expect((await send(testService, `${listing.path}/vote`, { vote: 'cast' }, await headersOf(one, '198.51.100.1'))).status).toBe(303)
  const headers = await headersOf(other, '198.51.101.1')
  const { text } = await read(testService, listing.path, { headers })
  expect(text).toContain('Your mailbox has already voted for it with another account.')
  expect(text).toMatch(/<form id="vote"[^]*?<button[^>]* disabled/)
  expect((await send(testService, `${listing.path}/vote`, { vote: 'cast' }, headers)).status).toBe(422)
  expect(await votesOf(listing.id)).toBe(1)
})

test('no address of a voter is kept with the vote, and what is kept tells nothing without the deployment’s secret', async () => {
  const { listing } = await officeVotes()
  const rows = await testService.sql<{ row: string }[]>`select to_jsonb(v)::text as row from votes v where listing_id = ${listing.id}`
  expect(rows).toHaveLength(6)
  for (const { row } of rows) expect(row).not.toContain('203.0.113')
  const networks = await testService.sql<{ network: Buffer }[]>`select distinct network from votes where listing_id = ${listing.id}`
  expect(networks.map(({ network }) => network.length)).toEqual([16])
})
