import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { refused } from '../refused.ts'
import { startTestService } from '../test_service.ts'
import { asked, WORDS } from './questions.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const calls = await openCalls(testService)
const order = async () => (await asked(testService)).map(({ id }) => id)
const retire = (id: number, away = true, key?: string) => answered(calls.operator('retire_question', { id, retire: away }, key))

test('a question is asked no more, its answers wait, and back it stands last with them', async () => {
  const [id = 0, ...rest] = await order()
  const { listing } = await testService.founder()
  const answers = [{ question_id: id, answer: 'We ran a bakery.' }]
  await listing.answerInterview({ answers })
  const key = crypto.randomUUID()
  for (const sent of [key, key, crypto.randomUUID()]) await retire(id, true, sent)
  expect([await order(), await logged(testService, 'question.retire', String(id))]).toEqual([rest, 1])
  expect((await refused(listing.answerInterview({ answers }))).code).toBe('validation_failed')
  for (let press = 0; press < 2; press++) await retire(id, false)
  expect([await order(), await logged(testService, 'question.bring_back', String(id))]).toEqual([[...rest, id], 1])
  expect((await listing.answerInterview({ answers: [] })).answers).toEqual(answers)
})

test('none comes back to an interview that is full', async () => {
  const [id = 0] = await order()
  await retire(id)
  for (let left = 50 - (await order()).length; left > 0; left--) await answered(calls.operator('add_question', WORDS))
  expect(await refusedBy(calls.operator('retire_question', { id, retire: false }))).toEqual([422, 'validation_failed'])
  expect(await order()).not.toContain(id)
})

test('the last question stays, also when all are retired at once', async () => {
  const called = await Promise.all((await order()).map((id) => calls.operator('retire_question', { id, retire: true })))
  expect(called.filter(({ ok }) => !ok).map(({ status }) => status)).toEqual([422])
  expect(await order()).toHaveLength(1)
})

test('a question that is none is refused, and no founder retires one', async () => {
  expect(await refusedBy(calls.operator('retire_question', { id: 999_999_999, retire: true }))).toEqual([422, 'validation_failed'])
  const [id = 0] = await order()
  expect(await refusedBy((await calls.person(await testService.account()))('retire_question', { id, retire: true }))).toEqual([
    404,
    'not_found',
  ])
})
