import { randomBytes } from 'node:crypto'
import type { Sql } from '../../database/open.ts'
import { failOn } from '../../base/error.ts'
import { defineOperation } from '../../core/operation.ts'
import { answerIssues, interviewGaps, listQuestions, type Answer } from '../../profile/interview.ts'
import { isSuspended } from '../../reads/founder_pages.ts'

const TAKEN_DOWN = 'The site team took down what you listed, and its page with it.'

/** Saves the founder's own words; only what is sent changes, and an empty answer clears one. */
export default defineOperation('answer_interview', async ({ answers: sent }, { sql, account_id, now, site }) => {
  const questions = await listQuestions(sql)
  failOn(answerIssues(sent, questions))
  const public_id = await lockInterview(sql, account_id, now)
  let changed = false
  for (const answer of sent) if (await saveAnswer(sql, account_id, answer, now)) changed = true
  // Its page says when it was changed last, and reading it is none.
  if (changed) await sql`update interviews set updated_at = ${now} where account_id = ${account_id}`
  const order = new Map(questions.map(({ id }, index) => [id, index]))
  const answers = (await listAnswers(sql, account_id))
    .filter(({ question_id }) => order.has(question_id))
    .toSorted((one, other) => (order.get(one.question_id) ?? 0) - (order.get(other.question_id) ?? 0))
  const besides = (await isSuspended(sql, account_id)) ? [{ question_id: null, reason: TAKEN_DOWN }] : []
  const missing = [...interviewGaps(answers, questions), ...besides]
  const published = missing.length === 0
  return { answers, missing, published, url: published ? `${site.url}/interviews/${public_id}` : null }
})

/** Two calls at once for one account wait here, so that each answers with what both saved. */
async function lockInterview(sql: Sql, account_id: string, now: Date): Promise<string> {
  const [row] = await sql<{ public_id: string }[]>`
    insert into interviews (account_id, public_id, updated_at) values (${account_id}, ${randomBytes(9).toString('base64url')}, ${now})
    on conflict (account_id) do update set updated_at = interviews.updated_at
    returning public_id`
  if (!row) throw new Error('an interview was written and not answered')
  return row.public_id
}

/** True where it is another one than before. */
async function saveAnswer(sql: Sql, account_id: string, { question_id, answer }: Answer, now: Date): Promise<boolean> {
  const rows =
    answer.trim() === ''
      ? await sql`delete from interview_answers where account_id = ${account_id} and question_id = ${question_id} returning question_id`
      : await sql`
          insert into interview_answers as present (account_id, question_id, answer, updated_at) values (${account_id}, ${question_id}, ${answer}, ${now})
          on conflict (account_id, question_id) do update set answer = excluded.answer, updated_at = excluded.updated_at
          where present.answer <> excluded.answer returning question_id`
  return rows.length > 0
}

async function listAnswers(sql: Sql, account_id: string): Promise<Answer[]> {
  return sql<Answer[]>`select question_id, answer from interview_answers where account_id = ${account_id} order by question_id`
}
