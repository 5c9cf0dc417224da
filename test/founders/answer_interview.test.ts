import { expect, test } from 'bun:test'
import { startTestService } from '../test_service.ts'
import { refused } from '../refused.ts'

const testService = await startTestService({ crowded: true, env: { LIMITS: 'account_writes_per_minute=100000' } })
const questions = (await testService.visitor().listInterviewQuestions()).items
const required = questions.filter((question) => question.required)
const long = Array.from({ length: 25 }, (_, index) => `word${index}`).join(' ')

test('ten questions stand in their order, and the operator’s rows are what is asked', async () => {
  expect(questions.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(questions.every(({ question, max_chars }) => question.endsWith('?') && max_chars === 4000)).toBe(true)
  await testService.sql`update interview_questions set question = 'Why?' where id = ${questions[0]?.id ?? 0}`
  expect((await testService.visitor().listInterviewQuestions()).items[0]?.question).toBe('Why?')
})

test('answers are merged, an empty one clears, and the interview is published when all required ones are there', async () => {
  const { listing } = await testService.founder()
  const [first, second] = required
  if (!first || !second) throw new Error('two questions are required')
  const begun = await listing.answerInterview({ answers: [{ question_id: first.id, answer: 'We ran a bakery.' }] })
  expect(begun).toMatchObject({ answers: [{ question_id: first.id, answer: 'We ran a bakery.' }], published: false, url: null })
  expect(begun.missing[0]).toEqual({ question_id: first.id, reason: 'The answer has 4 words; write at least 20.' })
  expect(begun.missing).toHaveLength(required.length)
  const done = await listing.answerInterview({ answers: required.map(({ id }) => ({ question_id: id, answer: long })).toReversed() })
  expect(done).toMatchObject({ published: true, missing: [] })
  expect(done.answers.map(({ question_id }) => question_id)).toEqual(required.map(({ id }) => id))
  expect(done.url).toMatch(/^http:\/\/localhost:3000\/interviews\/[\w-]{12}$/)
  const cleared = await listing.answerInterview({ answers: [{ question_id: second.id, answer: '' }] })
  expect([cleared.published, cleared.answers.length, cleared.missing[0]?.question_id]).toEqual([false, required.length - 1, second.id])
  const again = await listing.answerInterview({ answers: [{ question_id: second.id, answer: long }] })
  expect(again.url).toBe(done.url)
})

test('ten calls at once for one founder keep every answer; another founder sees none of them', async () => {
  const { listing } = await testService.founder()
  await Promise.all(
    questions.map(({ id }, index) =>
      listing.answerInterview({
        answers: [
          { question_id: id, answer: long },
          { question_id: questions.at(index - 1)?.id ?? 0, answer: long },
        ],
      }),
    ),
  )
  const last = await listing.answerInterview({ answers: [{ question_id: questions[0]?.id ?? 0, answer: '  ' }] })
  expect(last.answers).toHaveLength(9)
  const other = await testService.founder()
  expect((await other.listing.answerInterview({ answers: [{ question_id: questions[1]?.id ?? 0, answer: 'x' }] })).answers).toHaveLength(1)
})

test('sending no answer changes nothing and answers what stands', async () => {
  const { listing } = await testService.founder()
  const saved = await listing.answerInterview({ answers: [{ question_id: questions[0]?.id ?? 0, answer: 'We ran a bakery.' }] })
  expect(await listing.answerInterview({ answers: [] })).toEqual(saved)
})

test('an interview was last changed when one of its answers was, not when it was looked at or saved as it is', async () => {
  const { account_id, listing } = await testService.founder()
  const question_id = questions[0]?.id ?? 0
  const year = async (answers: { question_id: number; answer: string }[]) => {
    await listing.answerInterview({ answers })
    const [row] = await testService.sql<{ updated_at: Date }[]>`select updated_at from interviews where account_id = ${account_id}`
    return row?.updated_at.getUTCFullYear()
  }
  await year([{ question_id, answer: 'We ran a bakery.' }])
  await testService.sql`update interviews set updated_at = '2020-01-01T00:00:00Z' where account_id = ${account_id}`
  expect([await year([]), await year([{ question_id, answer: 'We ran a bakery.' }])]).toEqual([2020, 2020])
  expect(await year([{ question_id, answer: 'We ran two.' }])).toBeGreaterThan(2020)
})

test('an unknown question, one answered twice and an answer too long are refused at their place, and nothing is saved', async () => {
  const { listing } = await testService.founder()
  const id = questions[2]?.id ?? 0
  const kept = { question_id: id, answer: 'Kept?' }
  const cases: [{ question_id: number; answer: string }[], string, string][] = [
    [[kept, { question_id: 99_999, answer: 'x' }], '/answers/1/question_id', 'not_one_of'],
    [[kept, kept], '/answers/1/question_id', 'duplicate'],
    [[{ question_id: id, answer: 'x'.repeat(4001) }], '/answers/0/answer', 'too_long'],
  ]
  for (const [answers, field, code] of cases) {
    const problem = await refused(listing.answerInterview({ answers }))
    expect([problem.status, problem.errors?.[0]?.field, problem.errors?.[0]?.code]).toEqual([422, field, code])
  }
  expect((await listing.answerInterview({ answers: [{ question_id: id, answer: '' }] })).answers).toEqual([])
  const reader = await testService.founder(['account:read'])
  expect((await refused(reader.listing.answerInterview({ answers: [kept] }))).code).toBe('insufficient_scope')
})
