/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { AccountFrame } from '../frame/account_frame.tsx'
import type { Route } from '../frame/door.ts'
import { formBytesOf } from '../frame/form.ts'
import { problemPage } from '../frame/error_page.tsx'
import { htmlPage, redirect } from '../frame/html_page.tsx'
import { Field, fieldErrorsOf, Notice, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { ownLink } from './listing_frame.tsx'
import { PostForm } from '../frame/post_form.tsx'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { overtakenIn } from './values.ts'

type Questions = Schemas['InterviewQuestions']['items']
type Interview = Schemas['Interview']

/** The founder interview: the account's own answers, for its founder page. */
export const interviewRoute: Route = {
  path: '/account/interview',
  account: true,
  written: true,
  get: (ctx) => interviewPage(ctx),
  async post(ctx) {
    const questions = await ctx.call('list_interview_questions', {})
    if (!questions.ok) return problemPage(ctx, questions.problem)
    // The operator decides how many questions there are, and how long an answer may be.
    const form = await ctx.form(formBytesOf(questions.value.items.reduce((sum, { max_chars }) => sum + max_chars, 0)))
    const given = questions.value.items.flatMap(({ id }) => {
      const answer = form.given(`answer_${id}`)
      return answer === null ? [] : [{ question_id: id, answer }]
    })
    const stands = await ctx.call('answer_interview', { answers: [] })
    if (!stands.ok) return problemPage(ctx, stands.problem)
    const now = new Map(stands.value.answers.map(({ question_id, answer }) => [question_id, answer]))
    const told = overtakenIn(
      form,
      given.map(({ question_id, answer }) => [`${question_id}`, answer, now.get(question_id) ?? '']),
      (name) => `answer_${name}`,
    )
    if (told) return interviewPage(ctx, { answers: given, ...told })
    const untouched = untouchedIn(form)
    const answers = given.filter(({ question_id, answer }) => !untouched(String(question_id), answer))
    const saved = await ctx.call('answer_interview', { answers })
    if (saved.ok) return redirect('/account/interview?done=saved')
    const fieldErrors = fieldErrorsOf(saved.problem, (pointer) => {
      const at = Number(pointer.split('/')[2])
      return `answer_${answers[at]?.question_id ?? ''}`
    })
    return interviewPage(ctx, { answers: given, fieldErrors, shown: form.text(SHOWN) })
  },
}

type Typed = Pick<Interview, 'answers'> & { fieldErrors: FieldErrors; shown: string }

async function interviewPage(ctx: PageRequest, typed?: Typed): Promise<Response> {
  // An empty list changes nothing and answers what stands.
  const [questions, interview] = await Promise.all([
    ctx.call('list_interview_questions', {}),
    ctx.call('answer_interview', { answers: [] }),
  ])
  if (!questions.ok) return problemPage(ctx, questions.problem)
  if (!interview.ok) return problemPage(ctx, interview.problem)
  const { published, url, missing } = interview.value
  const required = questions.value.items.filter((question) => question.required).length
  const open = missing.filter(({ question_id }) => question_id !== null).length
  const besides = missing.find(({ question_id }) => question_id === null)
  const done = !typed && ctx.url.searchParams.get('done') === 'saved'
  return htmlPage(
    ctx,
    { title: 'Founder interview', noindex: true, section: 'account', status: typed ? 422 : 200 },
    <AccountFrame at="/account/interview">
      <header class="page-head">
        <h1>Founder interview</h1>
        <p class="lead">
          {questions.value.items.length} questions, answered in your own words. It is published with your founder page once the {required}{' '}
          required ones are answered.
        </p>
      </header>
      <div class="stack">
        {done && <Notice tone="good" title="Saved." />}
        {typed && <Notice tone="bad" title={typed.fieldErrors[''] ?? 'Not saved yet: see what needs fixing.'} />}
        {published ? (
          <Notice tone="good" title="Published">
            <p>
              <a {...ownLink(url, ctx)}>See it as others do</a>
            </p>
          </Notice>
        ) : (
          <p class="muted small">{besides?.reason ?? `${open} ${open === 1 ? 'question' : 'questions'} to go.`}</p>
        )}
        <Answers questions={questions.value.items} interview={interview.value} typed={typed} />
      </div>
    </AccountFrame>,
  )
}

type AnswersProps = { questions: Questions; interview: Interview; typed: Typed | undefined }

function Answers({ questions, interview, typed }: AnswersProps) {
  const answers = new Map((typed ?? interview).answers.map(({ question_id, answer }) => [question_id, answer]))
  const gaps = new Map(interview.missing.map(({ question_id, reason }) => [question_id, reason]))
  return (
    <PostForm action="/account/interview" class="card stack" novalidate>
      <input type="hidden" name={SHOWN} value={typed?.shown ?? printsOf(questions.map(({ id }) => [`${id}`, answers.get(id) ?? '']))} />
      {questions.map(({ id, order, question, help, required, min_words }) => (
        <Field
          name={`answer_${id}`}
          label={`${order}. ${question}`}
          value={answers.get(id)}
          rows={4}
          counts="words"
          least={required ? min_words : 0}
          hint={
            <>
              {help} {required ? '' : 'Not required.'} {answers.has(id) ? (gaps.get(id) ?? '') : ''}
            </>
          }
          fieldErrors={typed?.fieldErrors}
        />
      ))}
      <button class="button">Save the answers</button>
    </PostForm>
  )
}
