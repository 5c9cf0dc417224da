import { expect, test } from 'bun:test'
import { answered, logged, openCalls, refusedBy } from '../calls.ts'
import { startTestService } from '../test_service.ts'
import { asked, kept, WORDS, WRONG_WORDS } from './questions.ts'

const testService = await startTestService({ crowded: true, role: 'web' })
const calls = await openCalls(testService)

test('a question is asked as the last one from then on; the form sent twice asks it once', async () => {
  const [member, key, before] = [await calls.team(), crypto.randomUUID(), (await asked(testService)).length]
  const [first, again] = await Promise.all([member('add_question', WORDS, key), member('add_question', WORDS, key)].map(answered))
  expect(again).toEqual(first ?? { id: 0 })
  const items = await asked(testService)
  expect([items.length, items.at(-1)]).toEqual([before + 1, { ...WORDS, id: first?.id ?? 0, order: before + 1 }])
  expect(await logged(testService, 'question.add', String(first?.id))).toBe(1)
})

test('added at once by several, each has a place of its own', async () => {
  const before = (await asked(testService)).length
  await Promise.all([1, 2, 3].map((nth) => answered(calls.operator('add_question', { ...WORDS, question: `Question ${nth}?` }))))
  const places = (await kept(testService)).filter(({ retired_at }) => retired_at === null).map(({ position }) => position)
  expect([places.length, new Set(places).size]).toEqual([before + 3, before + 3])
})

test('words that no answer could follow are refused, and nothing is asked', async () => {
  const before = await asked(testService)
  for (const wrong of WRONG_WORDS)
    expect(await refusedBy(calls.operator('add_question', { ...WORDS, ...wrong }))).toEqual([422, 'validation_failed'])
  expect(await asked(testService)).toEqual(before)
})

test('an interview has at most fifty questions', async () => {
  for (let left = 50 - (await asked(testService)).length; left > 0; left--) await answered(calls.operator('add_question', WORDS))
  expect(await refusedBy(calls.operator('add_question', WORDS))).toEqual([422, 'validation_failed'])
  expect(await asked(testService)).toHaveLength(50)
})

test('no founder asks', async () => {
  expect(await refusedBy((await calls.person(await testService.account()))('add_question', WORDS))).toEqual([404, 'not_found'])
})
