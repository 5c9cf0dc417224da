import { expect, test } from 'bun:test'
import { answered, openCalls } from '../calls.ts'
import { startTestService } from '../test_service.ts'

const testService = await startTestService({ role: 'web' })
const { operator } = await openCalls(testService)
const asked = async () => (await testService.visitor().listInterviewQuestions()).items

test('anyone reads the questions in their order, with what an answer must hold', async () => {
  const items = await asked()
  expect(items.map(({ order }) => order)).toEqual(items.map((_item, index) => index + 1))
  for (const { question, min_words, max_chars } of items)
    expect([question.length > 0, min_words >= 0, max_chars >= min_words * 2]).toEqual([true, true, true])
  expect(await asked()).toEqual(items)
})

test('it is what the site team asks now: moved, added, and without what is retired', async () => {
  const [first, second] = await asked()
  await answered(operator('move_question', { id: second?.id ?? 0, way: 'up' }))
  await answered(operator('retire_question', { id: first?.id ?? 0, retire: true }))
  const { id } = await answered(
    operator('add_question', { question: 'What is next?', help: '', required: false, min_words: 0, max_chars: 500 }),
  )
  const items = await asked()
  expect([items[0]?.id, items.at(-1)?.id, items.map((one) => one.id).includes(first?.id ?? 0)]).toEqual([second?.id ?? 0, id, false])
  expect(items.at(-1)).toMatchObject({ question: 'What is next?', order: items.length, max_chars: 500 })
})
