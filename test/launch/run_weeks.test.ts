import { expect, test } from 'bun:test'
import { addWeeks, spanOf, weekOf } from '../../server/base/weeks.ts'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { putLive } from '../public/live.ts'

const testService = await startTestService({ role: 'web' })
const { operator, team } = await openCalls(testService)

test('what is due at a time is done once, and the log has the run with what came of it', async () => {
  const week = weekOf(testService.service.clock())
  await putLive(testService, await testService.account(), {
    name: 'Beetroot',
    launch_week: week,
    launched_at: spanOf(week).starts_at.toISOString(),
  })
  const at = spanOf(addWeeks(week, 1)).starts_at.toISOString()
  const first = await answered(operator('run_weeks', { at }))
  expect([first.at, first.closed]).toEqual([at, 1])
  expect((await answered(operator('run_weeks', { at }))).closed).toBe(0)
  const rows = await testService.sql`select by, label, after from team_actions where action = 'weeks.run' order by id`
  expect(rows.map(({ by, label, after }) => [by, label, after.closed])).toEqual([
    ['listing-server', at, 1],
    ['listing-server', at, 0],
  ])
})

test('a time that is none, or that no week is near, is refused before anything is done', async () => {
  const before = await logged(testService, 'weeks.run')
  for (const at of ['tomorrow', '', '2026-02-30', '0001-01-01', '9998-12-31', '9000d'])
    expect([at, ...(await refusedBy(operator('run_weeks', { at })))]).toEqual([at, 422, 'validation_failed'])
  expect(await logged(testService, 'weeks.run')).toBe(before)
})

test('a run with a key that was used is not tried again', async () => {
  const key = crypto.randomUUID()
  await answered(operator('run_weeks', {}, key))
  expect(await refusedBy(operator('run_weeks', {}, key))).toEqual([422, 'idempotency_conflict'])
})

test('the site team has no such button', async () => {
  expect(await refusedBy((await team())('run_weeks', {}))).toEqual([404, 'not_found'])
})
