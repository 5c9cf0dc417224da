import type { Sql } from '../database/open.ts'
import { QUESTIONS_MAX } from '../profile/interview.ts'
import { changed } from '../core/audit.ts'
import type { Context } from '../core/context.ts'
import { audited, type Reply } from '../core/operation.ts'
import { failField } from '../base/error.ts'

export type QuestionWords = { question: string; help: string; required: boolean; min_words: number; max_chars: number }
export type TeamQuestion = QuestionWords & { id: number; position: number; retired_at: Date | null; answers: number }

/** All questions, those that are asked in their order, then the retired ones. */
export async function listAllQuestions(sql: Sql): Promise<TeamQuestion[]> {
  return sql<TeamQuestion[]>`
    select q.id, q.position, q.question, q.help, q.required, q.min_words, q.max_chars, q.retired_at,
      (select count(*) from interview_answers a where a.question_id = q.id) as answers
    from interview_questions q order by q.retired_at is not null, q.position, q.id`
}

/** Who changes the list of questions waits for who does so at the same time. */
async function lockQuestions(sql: Sql): Promise<TeamQuestion[]> {
  await sql`lock table interview_questions in share row exclusive mode`
  return listAllQuestions(sql)
}

function pickQuestion(questions: readonly TeamQuestion[], id: number): TeamQuestion {
  const found = questions.find((question) => question.id === id)
  if (!found) failField('', 'There is no such question.')
  return found
}

const wordsOf = ({ question, help, required, min_words, max_chars }: QuestionWords): QuestionWords => ({
  question,
  help,
  required,
  min_words,
  max_chars,
})

function checkWords({ question, help, min_words, max_chars }: QuestionWords): void {
  const length = [...question].length
  if (length < 1 || length > 300) failField('question', 'Write a question of 1 to 300 characters.')
  if ([...help].length > 500) failField('help', 'Shorten the help to 500 characters.')
  if (!(min_words >= 0 && min_words <= 1000)) failField('min_words', 'Send a whole number from 0 to 1000.')
  if (!(max_chars >= 1 && max_chars <= 10_000)) failField('max_chars', 'Send a whole number from 1 to 10000.')
  // An average word with its space has at least two characters, so that more words than that can never be written.
  if (min_words * 2 > max_chars) failField('max_chars', `${min_words} words do not fit into ${max_chars} characters.`)
}

/** Adds a question at the end of the interview. */
export async function addQuestion({ sql }: Context, words: QuestionWords): Promise<Reply<{ id: number }>> {
  checkWords(words)
  const asked = (await lockQuestions(sql)).filter(({ retired_at }) => retired_at === null)
  expectRoom(asked.length)
  const position = Math.max(0, ...asked.map((question) => question.position)) + 1
  const [row] = await sql<{ id: number }[]>`
      insert into interview_questions ${sql({ ...wordsOf(words), position })} returning id`
  const id = row?.id ?? 0
  return audited({ id }, { action: 'question.add', kind: 'question', subject: String(id), label: words.question, after: wordsOf(words) })
}

function expectRoom(asked: number): void {
  if (asked >= QUESTIONS_MAX) failField('', `An interview has at most ${QUESTIONS_MAX} questions. Retire one first.`)
}

/** Changes the wording or the bounds of a question; answers stay. */
export async function changeQuestion({ sql }: Context, id: number, words: QuestionWords): Promise<Reply<undefined>> {
  checkWords(words)
  const before = pickQuestion(await lockQuestions(sql), id)
  const difference = changed(wordsOf(before), wordsOf(words))
  if (difference) await sql`update interview_questions set ${sql(wordsOf(words))} where id = ${id}`
  const entry = difference && { action: 'question.change', kind: 'question', subject: String(id), label: words.question, ...difference }
  return audited(undefined, entry)
}

/** Moves a question one place up or down among those that are asked. */
export async function moveQuestion({ sql }: Context, id: number, way: 'up' | 'down'): Promise<Reply<undefined>> {
  const asked = (await lockQuestions(sql)).filter(({ retired_at }) => retired_at === null)
  const from = asked.indexOf(pickQuestion(asked, id))
  const to = way === 'up' ? from - 1 : from + 1
  const [moved, other] = [asked[from], asked[to]]
  if (!moved || !other) return audited(undefined, null)
  const order = asked.with(to, moved).with(from, other)
  // Positions are written anew, since those set by hand may be equal.
  await sql`
      update interview_questions q set position = given.position
      from unnest(${order.map((question) => question.id)}::integer[]) with ordinality as given (id, position) where q.id = given.id`
  const [before, after] = [{ place: from + 1 }, { place: to + 1 }]
  return audited(undefined, { action: 'question.move', kind: 'question', subject: String(id), label: moved.question, before, after })
}

/** Asks a question no more, or again at the end of the list; what was answered is kept either way. */
export async function retireQuestion({ sql, now }: Context, id: number, retire: boolean): Promise<Reply<undefined>> {
  const all = await lockQuestions(sql)
  const question = pickQuestion(all, id)
  if ((question.retired_at !== null) === retire) return audited(undefined, null)
  const asked = all.filter(({ retired_at }) => retired_at === null)
  if (retire && asked.length === 1) failField('', 'An interview has at least one question. Add another first.')
  if (!retire) expectRoom(asked.length)
  const position = Math.max(0, ...asked.map((one) => one.position)) + 1
  await sql`
      update interview_questions set retired_at = ${retire ? now : null}, position = ${retire ? question.position : position} where id = ${id}`
  const entry = {
    action: retire ? 'question.retire' : 'question.bring_back',
    kind: 'question',
    subject: String(id),
    label: question.question,
  }
  return audited(undefined, entry)
}
