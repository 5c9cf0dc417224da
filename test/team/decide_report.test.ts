import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putShown } from '../web/public/put.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const member = await calls.team()

/** A report of a visitor. */
async function reported() {
  const { id: listing_id } = await putShown(testService, await testService.account())
  // A visitor reports a few times a minute.
  testService.turnClock(61)
  await answered((await calls.person(await testService.account()))('report_listing', { listing_id, kind: 'spam', detail: 'Buy this.' }))
  const [row] = await testService.sql<{ id: number }[]>`select id from reports where listing_id = ${listing_id}`
  return row?.id ?? 0
}
const stateOf = async (id: number) => ({ ...(await testService.sql`select state, decision from reports where id = ${id}`)[0] })

test('a report is closed with what was done; the form sent twice is one line of the log', async () => {
  const id = await reported()
  const key = crypto.randomUUID()
  for (let press = 0; press < 2; press++) await answered(member('decide_report', { id, state: 'resolved', decision: 'Suspended.' }, key))
  expect(await stateOf(id)).toEqual({ state: 'resolved', decision: 'Suspended.' })
  expect(await logged(testService, 'report.resolve', String(id))).toBe(1)
})

test('a decided report can be decided anew, and the log has both', async () => {
  const id = await reported()
  await answered(member('decide_report', { id, state: 'dismissed', decision: 'It is real.' }))
  await answered(calls.operator('decide_report', { id, state: 'resolved', decision: 'It is not.' }))
  expect(await stateOf(id)).toEqual({ state: 'resolved', decision: 'It is not.' })
  const [before] = await testService.sql`select before from team_actions where action = 'report.resolve' and subject = ${String(id)}`
  expect([await logged(testService, 'report.dismiss', String(id)), before?.before]).toEqual([1, { state: 'dismissed' }])
})

test('no note, one too long and a report that is none are refused, and nothing changes', async () => {
  const id = await reported()
  for (const wrong of [{ decision: '' }, { decision: 'x'.repeat(501) }, { id: 999_999_999 }])
    expect(await refusedBy(member('decide_report', { id, state: 'resolved', decision: 'Done.', ...wrong }))).toEqual([
      422,
      'validation_failed',
    ])
  expect([await stateOf(id), await logged(testService, 'report.resolve', String(id))]).toEqual([{ state: 'open', decision: null }, 0])
  // A note counts by what is read: five hundred pictures are five hundred characters.
  await answered(member('decide_report', { id, state: 'resolved', decision: '🌱'.repeat(500) }))
})

test('no founder decides', async () => {
  const id = await reported()
  const founder = await calls.person(await testService.account())
  expect(await refusedBy(founder('decide_report', { id, state: 'resolved', decision: 'x' }))).toEqual([404, 'not_found'])
  expect(await stateOf(id)).toMatchObject({ state: 'open' })
})
