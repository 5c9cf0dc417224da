import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { putShown } from '../web/public/put.ts'
import { voters } from './voters.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const votesOf = async (id: number) => (await testService.sql<{ votes: number }[]>`select votes from listings where id = ${id}`)[0]?.votes

test('a vote is counted once, taken back once, and cast anew', async () => {
  const { id, slug } = await putShown(testService, await testService.account())
  const person = await calls.person((await voters(testService, 1))[0] ?? '')
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    expect(await answered(person('vote_listing', { slug, vote: 'cast' }, key))).toMatchObject({ outcome: 'counted' })
  expect(await votesOf(id)).toBe(1)
  expect(await answered(person('vote_listing', { slug, vote: 'take_back' }))).toMatchObject({ outcome: 'taken_back' })
  // The first form comes once more: it was done, and what was taken back stays so.
  await answered(person('vote_listing', { slug, vote: 'cast' }, key))
  expect(await votesOf(id)).toBe(0)
  await answered(person('vote_listing', { slug, vote: 'cast' }, crypto.randomUUID()))
  expect(await votesOf(id)).toBe(1)
})

test('one’s own listing and one that is none take no vote, and say why', async () => {
  const owner = await testService.account()
  const { id, slug } = await putShown(testService, owner)
  const person = await calls.person(owner)
  expect(await answered(person('vote_listing', { slug, vote: 'cast' }))).toMatchObject({
    outcome: 'refused',
    reason: 'own_listing',
  })
  expect(await answered(person('vote_listing', { slug: 'nobody-has-this', vote: 'cast' }))).toMatchObject({
    outcome: 'refused',
    reason: 'not_found',
  })
  expect(await refusedBy(calls.anyone('vote_listing', { slug, vote: 'cast' }))).toEqual([401, 'unauthorized'])
  expect(await votesOf(id)).toBe(0)
})
