import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { asked, kept, WORDS, WRONG_WORDS } from './questions.ts'

const testService = await startTestService({ role: 'web' })
const calls = await openCalls(testService)
const added = async () => (await answered(calls.operator('add_question', WORDS))).id

test('a question is worded anew in its place, its answers stay, and the log has what was before', async () => {
  const id = await added()
  const founder = await testService.founder()
  const answers = [{ question_id: id, answer: 'I would begin with the greenhouse.' }]
  await founder.listing.answerInterview({ answers })
  const place = (await asked(testService)).find((one) => one.id === id)?.order
  const [member, key] = [await calls.team(), crypto.randomUUID()]
  for (let press = 0; press < 2; press++)
    await answered(member('change_question', { ...WORDS, id, question: 'What would you change?', min_words: 2 }, key))
  expect((await asked(testService)).find((one) => one.id === id)).toEqual({
    ...WORDS,
    id,
    question: 'What would you change?',
    min_words: 2,
    order: place ?? 0,
  })
  expect((await founder.listing.answerInterview({ answers: [] })).answers).toEqual(answers)
  const [line] = await testService.sql`select before, after from team_actions where action = 'question.change' and subject = ${String(id)}`
  expect([await logged(testService, 'question.change', String(id)), line?.before, line?.after]).toEqual([
    1,
    { question: WORDS.question, min_words: 5 },
    { question: 'What would you change?', min_words: 2 },
  ])
})

test('what says the same is no change, and no line of the log', async () => {
  const id = await added()
  await answered(calls.operator('change_question', { ...WORDS, id }))
  expect(await logged(testService, 'question.change', String(id))).toBe(0)
})

test('words that no answer could follow, and a question that is none, are refused, and nothing changes', async () => {
  const id = await added()
  const before = await kept(testService)
  for (const wrong of [...WRONG_WORDS, { id: 999_999_999 }])
    expect(await refusedBy(calls.operator('change_question', { ...WORDS, id, ...wrong }))).toEqual([422, 'validation_failed'])
  expect(await kept(testService)).toEqual(before)
})

test('no founder changes what is asked', async () => {
  const id = await added()
  const before = await kept(testService)
  expect(await refusedBy((await calls.person(await testService.account()))('change_question', { ...WORDS, id, help: '' }))).toEqual([
    404,
    'not_found',
  ])
  expect(await kept(testService)).toEqual(before)
})
