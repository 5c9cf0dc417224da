import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { giveUp, stateOf } from './given_up.ts'

const testService = await startTestService({ role: 'web' })
const { operator } = await openCalls(testService)

test('a job that was given up is forgotten, and the log has it', async () => {
  const id = await giveUp(testService, 'sweep', 'one')
  expect(await answered(operator('drop_job', { id }))).toEqual({ id, name: 'sweep' })
  expect([await stateOf(testService, id), await logged(testService, 'job.drop', id)]).toEqual([null, 1])
  expect(await refusedBy(operator('drop_job', { id }))).toEqual([422, 'validation_failed'])
})

test('a job that still waits is not dropped', async () => {
  const id = await testService.sql.begin((sql) => testService.service.jobs.add(sql, 'sweep', {}, { key: 'waits' }))
  expect(await refusedBy(operator('drop_job', { id: id ?? '' }))).toEqual([422, 'validation_failed'])
  expect(await stateOf(testService, id ?? '')).toBe('created')
})
