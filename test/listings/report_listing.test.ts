import { expect, test } from 'bun:test'
import { answered, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'

import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const reports = async (id: number) => (await testService.sql`select 1 from reports where listing_id = ${id}`).length

test('a report is kept once, with or without an account', async () => {
  const { id } = await putShown(testService, await testService.account())
  const key = crypto.randomUUID()
  const report = { listing_id: id, kind: 'other', detail: 'It is not theirs.' }
  for (let press = 0; press < 2; press++) await answered(calls.anyone('report_listing', report, key))
  expect(await reports(id)).toBe(1)
  await answered((await calls.person(await testService.account()))('report_listing', report))
  expect(await reports(id)).toBe(2)
})

test('one that says nothing is refused with what to write', async () => {
  const { id } = await putShown(testService, await testService.account())
  testService.turnClock(61)
  for (const wrong of [{ kind: 'none' }, { kind: 'other', detail: '' }, { kind: 'other', detail: 'x', email: 'nobody' }])
    expect(await refusedBy(calls.anyone('report_listing', { listing_id: id, ...wrong }))).toEqual([422, 'validation_failed'])
  expect(await reports(id)).toBe(0)
})
