import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team, person } = await openCalls(testService)
const seen = async (path: string) => (await fetch(testService.url + path, { headers: { accept: 'text/html' } })).status

test('a listing is out of everything public at once; its owner gets one letter, and the log has the reason', async () => {
  const owner = await testService.account()
  const { id, path } = await putShown(testService, owner)
  const member = await team()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++)
    expect((await answered(member('suspend_listing', { listing_id: id, reason: 'Not theirs.' }, key))).status).toBe('suspended')
  expect([await seen(path), await logged(testService, 'listing.suspend', String(id))]).toEqual([404, 1])
  const letters = await testService.sql`select 1 from outbox where email = ${`${owner}@founders.example`}`
  expect(letters.length).toBe(1)
})

test('one that is suspended already, one that is none, and a reason too long are refused', async () => {
  const { id } = await putShown(testService, await testService.account())
  await answered(operator('suspend_listing', { listing_id: id, reason: null }))
  for (const wrong of [{ listing_id: id }, { listing_id: 999_999_999 }, { listing_id: id, reason: 'x'.repeat(401) }])
    expect(await refusedBy(operator('suspend_listing', { reason: null, ...wrong }))).toEqual([422, 'validation_failed'])
})

test('no founder suspends a listing, not their own either', async () => {
  const owner = await testService.account()
  const { id, path } = await putShown(testService, owner)
  expect(await refusedBy((await person(owner))('suspend_listing', { listing_id: id, reason: null }))).toEqual([404, 'not_found'])
  expect(await seen(path)).toBe(200)
})
