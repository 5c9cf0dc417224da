import { expect, test } from 'bun:test'
import { unfollowUrl } from '../../server/launch/announce_update.ts'
import { follow, listFollowers, unfollow, unfollowByToken } from '../../server/launch/follows.ts'
import { queueEmails } from '../../server/mail/outbox.ts'
import { startTestService } from '../test_service.ts'
import { launched, voters } from './voters.ts'

const testService = await startTestService({ role: 'web' })
const followers = async (listing_id: number) => listFollowers(testService.sql, listing_id, '', 100)
const start = (listing_id: number, account_id: string) =>
  follow(testService.sql, { listing_id, account_id, now: testService.service.clock(), secret: testService.service.secret })

test('a person follows a listing once, however often it is asked for, and can stop', async () => {
  const { id } = await launched(testService, {})
  const [person = ''] = await voters(testService, 1)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => start(id, person)))
  expect(outcomes.filter((outcome) => outcome.outcome === 'followed' && outcome.changed)).toHaveLength(1)
  expect((await followers(id)).map(({ account_id, email }) => [account_id, email])).toEqual([[person, `${person}@founders.example`]])
  const stop = () => unfollow(testService.sql, { listing_id: id, account_id: person })
  expect(await stop()).toEqual({ outcome: 'unfollowed', changed: true })
  expect(await stop()).toEqual({ outcome: 'unfollowed', changed: false })
  expect(await followers(id)).toEqual([])
})

test('the link of an e-mail ends what it stands for and nothing else', async () => {
  const [one, other] = [await launched(testService, {}), await launched(testService, {})]
  const people = await voters(testService, 2)
  for (const person of people) for (const { id } of [one, other]) await start(id, person)
  const token = (await followers(one.id)).find(({ account_id }) => account_id === people[0])?.token ?? ''
  expect(await unfollowByToken(testService.sql, token)).toEqual({ listing_id: one.id })
  expect((await followers(one.id)).map(({ account_id }) => account_id)).toEqual([people[1] ?? ''])
  expect(await followers(other.id)).toHaveLength(2)
  for (const unknown of [token, '', 'x', "' or true --", 'a'.repeat(32), 'a'.repeat(100_000)])
    expect(await unfollowByToken(testService.sql, unknown)).toBeNull()
  expect(await followers(other.id)).toHaveLength(2)
})

test('an update that waits goes to nobody who has left, and to all others', async () => {
  const { id } = await launched(testService, {})
  const people = await voters(testService, 3)
  for (const person of people) await start(id, person)
  const [byLink, byButton] = await followers(id)
  const site = { name: 'Listing', url: 'http://localhost:3000' }
  const letters = (await followers(id)).map(({ email, token }) => ({
    ...{ to: { email }, kind: 'update', subject: 'New', blocks: ['New.'], site },
    unsubscribe: { url: unfollowUrl(site, token) },
  }))
  await queueEmails(testService.sql, letters, testService.service.clock())
  await unfollowByToken(testService.sql, byLink?.token ?? '')
  await unfollow(testService.sql, { listing_id: id, account_id: byButton?.account_id ?? '' })
  const rows = await testService.sql<
    { status: string }[]
  >`select status from outbox where email = any(${letters.map(({ to }) => to.email)}) order by id`
  expect(rows.map(({ status }) => status)).toEqual(['suppressed', 'suppressed', 'waiting'])
})

test('nobody is written to at an address that is not confirmed', async () => {
  const { id } = await launched(testService, {})
  const [person = '', later = ''] = await voters(testService, 2)
  await testService.sql`update auth."user" set "emailVerified" = false where id = ${person}`
  expect(await start(id, person)).toEqual({ outcome: 'refused', reason: 'email_unconfirmed' })
  await start(id, later)
  await testService.sql`update auth."user" set "emailVerified" = false where id = ${later}`
  expect(await followers(id)).toEqual([])
})

test('only what is live can be followed', async () => {
  const [person = ''] = await voters(testService, 1)
  for (const status of ['scheduled', 'suspended'] as const)
    expect(await start((await launched(testService, { status })).id, person)).toEqual({ outcome: 'refused', reason: 'not_found' })
  expect(await start(999_999_999, person)).toEqual({ outcome: 'refused', reason: 'not_found' })
  expect(await start((await launched(testService, {})).id, 'nobody')).toEqual({ outcome: 'refused', reason: 'not_found' })
})

test('followers are walked in batches, each once', async () => {
  const { id } = await launched(testService, {})
  const people = await voters(testService, 7)
  for (const person of people) await start(id, person)
  const seen: string[] = []
  for (let after = ''; ;) {
    const batch = await listFollowers(testService.sql, id, after, 3)
    seen.push(...batch.map(({ account_id }) => account_id))
    if (batch.length < 3) break
    after = seen.at(-1) ?? ''
  }
  expect(seen).toEqual(people.toSorted())
})
