import type { Output } from '../core/operation.ts'
import type { Sql } from '../database/open.ts'
import type { ValidationIssue } from '../base/error.ts'
import { countWords } from '../base/word_count.ts'

export type Question = Output<'list_interview_questions'>['items'][number]
export type Answer = { question_id: number; answer: string }
type Gap = Output<'answer_interview'>['missing'][number]

export const QUESTIONS_MAX = 50

/** The questions as the operator has them now. */
export async function listQuestions(sql: Sql): Promise<Question[]> {
  const rows = await sql<Omit<Question, 'order'>[]>`
    select id, question, help, required, min_words, max_chars from interview_questions where retired_at is null order by position, id limit ${QUESTIONS_MAX}`
  return rows.map((row, index) => ({ ...row, order: index + 1 }))
}

/** What of a call cannot be taken: an unknown question, one answered twice, an answer too long. */
export function answerIssues(sent: readonly Answer[], questions: readonly Question[]): ValidationIssue[] {
  return sent.flatMap(({ question_id, answer }, index): ValidationIssue[] => {
    const field = `/answers/${index}`
    const question = questions.find(({ id }) => id === question_id)
    if (!question)
      return [
        {
          field: `${field}/question_id`,
          code: 'not_one_of',
          message: 'is no question of the interview.',
          fix: 'Send an id that list_interview_questions names.',
          allowed: questions.map(({ id }) => String(id)),
        },
      ]
    if (sent.findIndex((other) => other.question_id === question_id) !== index)
      return [
        {
          field: `${field}/question_id`,
          code: 'duplicate',
          message: 'is answered in the list before.',
          fix: 'Send one answer per question.',
        },
      ]
    const actual = [...answer].length
    if (actual <= question.max_chars) return []
    const fix = `Shorten it to ${question.max_chars} characters.`
    return [{ field: `${field}/answer`, code: 'too_long', message: 'is too long.', fix, limit: question.max_chars, actual }]
  })
}

/** Empty once the interview may be published: every required question is answered in as many words as it asks for. */
export function interviewGaps(answers: readonly Answer[], questions: readonly Question[]): Gap[] {
  return questions.flatMap(({ id, required, min_words }): Gap[] => {
    if (!required) return []
    const answer = answers.find(({ question_id }) => question_id === id)
    if (!answer) return [{ question_id: id, reason: 'This question needs an answer.' }]
    const words = countWords(answer.answer)
    return words < min_words ? [{ question_id: id, reason: `The answer has ${words} words; write at least ${min_words}.` }] : []
  })
}
