import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team, person } = await openCalls(testService)

test('a suspended listing is what it was, once', async () => {
  const { id, path } = await putShown(testService, await testService.account())
  await answered(operator('suspend_listing', { listing_id: id, reason: null }))
  const member = await team()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) expect((await answered(member('unsuspend_listing', { listing_id: id }, key))).status).toBe('live')
  expect((await fetch(testService.url + path, { headers: { accept: 'text/html' } })).status).toBe(200)
  expect(await logged(testService, 'listing.restore', String(id))).toBe(1)
})

test('one that is not suspended is refused, and its owner cannot bring it back', async () => {
  const owner = await testService.account()
  const { id } = await putShown(testService, owner)
  expect(await refusedBy(operator('unsuspend_listing', { listing_id: id }))).toEqual([422, 'validation_failed'])
  await answered(operator('suspend_listing', { listing_id: id, reason: null }))
  expect(await refusedBy((await person(owner))('unsuspend_listing', { listing_id: id }))).toEqual([404, 'not_found'])
})
