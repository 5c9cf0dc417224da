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

test('its owner is told what it is, not that it waits', async () => {
  const { id } = await putShown(testService, await testService.account())
  const told = async (changes: Record<string, string | null>) => {
    await testService.sql`update listings set ${testService.sql(changes)} where id = ${id}`
    await answered(operator('suspend_listing', { listing_id: id, reason: null }))
    await answered(operator('unsuspend_listing', { listing_id: id }))
    const [mail] = await testService.sql<{ text: string }[]>`
      select letter ->> 'blocks' as text from outbox where kind = 'listing_restored' order by id desc limit 1`
    return mail?.text
  }
  expect(await told({ status: 'live' })).toContain('It is public again')
  expect(await told({ status: 'scheduled', plan: 'free', launch_week: '2027-W20', launched_at: null })).toMatch(/in Week \d+, 2027/)
  expect(await told({ status: 'draft', plan: 'none', launch_week: null })).toContain('It is a draft')
})

test('one that is not suspended is refused, and its owner cannot bring it back', async () => {
  const owner = await testService.account()
  const { id } = await putShown(testService, owner)
  expect(await refusedBy(operator('unsuspend_listing', { listing_id: id }))).toEqual([422, 'validation_failed'])
  await answered(operator('suspend_listing', { listing_id: id, reason: null }))
  expect(await refusedBy((await person(owner))('unsuspend_listing', { listing_id: id }))).toEqual([404, 'not_found'])
})
