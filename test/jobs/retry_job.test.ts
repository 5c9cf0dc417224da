import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { giveUp, stateOf } from './given_up.ts'

const testService = await startTestService({ role: 'web' })
const { operator } = await openCalls(testService)

test('a job that was given up waits for one more try, and the log has it', async () => {
  const id = await giveUp(testService, 'sweep', 'one')
  expect(await answered(operator('retry_job', { id }))).toEqual({ id, name: 'sweep' })
  expect([await stateOf(testService, id), await logged(testService, 'job.retry', id)]).toEqual(['retry', 1])
  expect(await refusedBy(operator('retry_job', { id }))).toEqual([422, 'validation_failed'])
})

test('where a later job of the same thing waits, the old one is not tried beside it', async () => {
  const id = await giveUp(testService, 'sweep', 'two')
  await testService.sql.begin((sql) => testService.service.jobs.add(sql, 'sweep', {}, { key: 'two' }))
  expect(await refusedBy(operator('retry_job', { id }))).toEqual([422, 'validation_failed'])
  expect(await stateOf(testService, id)).toBe('failed')
})

test('what is no id of a job is refused', async () => {
  for (const id of ['', 'x', "'; drop table jobs", crypto.randomUUID()])
    expect(await refusedBy(operator('retry_job', { id }))).toEqual([422, 'validation_failed'])
})
