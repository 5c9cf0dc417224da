/** @jsxRuntime automatic @jsxImportSource preact */
import { listAllQuestions, type QuestionWords, type TeamQuestion } from '../../../team/questions.ts'
import type { OperationId, WholeInput } from '../../../core/operation.ts'
import { nothingHere } from '../frame/error_page.tsx'
import { idIn, type Form } from '../frame/form.ts'
import { Field, type FieldErrors } from '../frame/parts.tsx'
import type { PageRequest } from '../frame/page_request.ts'
import { printsOf, SHOWN, untouchedIn } from '../frame/shown_fields.ts'
import { plural } from '../../../base/plural.ts'
import { askFirst, perform, wholeOf } from './action.tsx'
import { forTeam, teamPage } from './team_page.tsx'
import { PostForm } from '../frame/post_form.tsx'

const PATH = '/team/questions'
const NAMES = ['question', 'help', 'required', 'min_words', 'max_chars'] as const
/** Numbers as they were typed, which may be none. */
type Typed = Record<'question' | 'help' | 'min_words' | 'max_chars' | typeof SHOWN, string> & { required: boolean }
const BLANK: Typed = { question: '', help: '', required: false, min_words: '0', max_chars: '4000', shown: '' }
const DONE = {
  added: 'The question is asked from now on.',
  changed: 'The question has been changed.',
  moved: 'The order has been changed.',
  retired: 'The question is no longer asked. Its answers stay with those who gave them.',
  back: 'The question is asked again, as the last one.',
}

/** `/team/questions`: what the founder interview asks, in its order. */
export const questionsRoute = forTeam(PATH, (ctx) => questionsPage(ctx), decide)

/** `/team/questions/ID`: the words and bounds of one question. */
export const questionRoute = forTeam(
  `${PATH}/:id`,
  (ctx) => withQuestion(ctx, (question) => questionPage(ctx, question, typedOf(question))),
  (ctx) =>
    withQuestion(ctx, async (question) => {
      const form = await ctx.form()
      const [typed, untouched] = [typedIn(form), untouchedIn(form)]
      const kept = Object.fromEntries(NAMES.filter((name) => untouched(name, typed[name])).map((name) => [name, question[name]]))
      const ended = await perform(ctx, `${PATH}?done=changed`, 'change_question', { id: question.id, ...wordsIn(form), ...kept })
      return ended instanceof Response ? ended : questionPage(ctx, question, typed, ended)
    }),
)

async function decide(ctx: PageRequest): Promise<Response> {
  const form = await ctx.form()
  const id = idIn(form.text('question_id'))
  const answer = async <Id extends OperationId>(to: keyof typeof DONE, operation: Id, input: WholeInput<Id>) => {
    const ended = await perform(ctx, `${PATH}?done=${to}`, operation, input)
    return ended instanceof Response ? ended : questionsPage(ctx, to === 'added' ? typedIn(form) : BLANK, ended)
  }
  switch (form.text('action')) {
    case 'up':
    case 'down':
      return answer('moved', 'move_question', { id, way: form.text('action') === 'up' ? 'up' : 'down' })
    case 'back':
      return answer('back', 'retire_question', { id, retire: false })
    case 'retire': {
      const asked = askFirst(ctx, form, {
        title: 'Retire this question?',
        at: PATH,
        button: 'Retire it',
        back: PATH,
        children: <Retiring question={(await listAllQuestions(ctx.service.reads)).find((one) => one.id === id)} />,
      })
      return asked ?? answer('retired', 'retire_question', { id, retire: true })
    }
    default:
      return answer('added', 'add_question', wordsIn(form))
  }
}

function Retiring({ question }: { question: TeamQuestion | undefined }) {
  return (
    <>
      <p class="lead">{question?.question}</p>
      <p>
        It is no longer asked and no longer appears in any interview.{' '}
        {question?.answers === 1 ? 'One answer is' : `${question?.answers ?? 0} answers are`} kept, and will appear again if the question
        comes back.
      </p>
    </>
  )
}

async function withQuestion(ctx: PageRequest, show: (question: TeamQuestion) => Promise<Response> | Response): Promise<Response> {
  const question = (await listAllQuestions(ctx.service.database)).find(({ id }) => String(id) === ctx.params.id)
  return question ? show(question) : nothingHere(ctx)
}

const wordsIn = (form: Form): QuestionWords => ({
  question: form.text('question'),
  help: form.text('help'),
  required: form.has('required'),
  min_words: wholeOf(form, 'min_words'),
  max_chars: wholeOf(form, 'max_chars'),
})

const typedIn = (form: Form): Typed => ({
  question: form.text('question'),
  help: form.text('help'),
  required: form.has('required'),
  min_words: form.text('min_words'),
  max_chars: form.text('max_chars'),
  shown: form.text(SHOWN),
})

function typedOf({ question, help, required, min_words, max_chars }: QuestionWords): Typed {
  const typed = { question, help, required, min_words: String(min_words), max_chars: String(max_chars) }
  return { ...typed, shown: printsOf(Object.entries(typed)) }
}

async function questionsPage(ctx: PageRequest, typed: Typed = BLANK, fieldErrors: FieldErrors = {}): Promise<Response> {
  const questions = await listAllQuestions(ctx.service.reads)
  const asked = questions.filter(({ retired_at }) => retired_at === null)
  const retired = questions.filter(({ retired_at }) => retired_at !== null)
  return teamPage(
    ctx,
    {
      title: 'Interview questions',
      at: PATH,
      lead: 'What founders are asked, in this order. Changes show at once.',
      done: DONE,
      fieldErrors,
    },
    <>
      <ol class="plain team-rows">
        {asked.map((question, index) => (
          <QuestionItem question={question} index={index} last={index === asked.length - 1} />
        ))}
      </ol>
      {retired.length > 0 && (
        <section class="stack" aria-labelledby="retired">
          <h2 id="retired">Retired</h2>
          <ul class="plain team-rows">
            {retired.map((question) => (
              <li class="team-row">
                <QuestionWordsShown question={question} />
                <PostForm action={PATH} class="team-row-actions">
                  <input type="hidden" name="question_id" value={String(question.id)} />
                  <button class="button quiet small" name="action" value="back">
                    Ask again
                  </button>
                </PostForm>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="card" aria-labelledby="add">
        <h2 id="add">Add a question</h2>
        <QuestionForm typed={typed} fieldErrors={fieldErrors} button="Add as the last one" action={PATH} />
      </section>
    </>,
  )
}

function QuestionItem({ question, index, last }: { question: TeamQuestion; index: number; last: boolean }) {
  return (
    <li class="team-row">
      <span class="team-row-number figure">{index + 1}</span>
      <QuestionWordsShown question={question} />
      <PostForm action={PATH} class="cluster team-row-actions">
        <input type="hidden" name="question_id" value={String(question.id)} />
        <button class="button quiet small" name="action" value="up" disabled={index === 0} aria-label={`Move question ${index + 1} up`}>
          ↑
        </button>
        <button class="button quiet small" name="action" value="down" disabled={last} aria-label={`Move question ${index + 1} down`}>
          ↓
        </button>
        <a class="button quiet small" href={`${PATH}/${question.id}`} aria-label={`Edit question ${index + 1}`}>
          Edit
        </a>
        <button class="button bare small" name="action" value="retire" aria-label={`Retire question ${index + 1}`}>
          Retire…
        </button>
      </PostForm>
    </li>
  )
}

function QuestionWordsShown({ question: { question, help, required, min_words, max_chars, answers } }: { question: TeamQuestion }) {
  return (
    <div class="team-row-text">
      <p>{question}</p>
      {help !== '' && <p class="hint">{help}</p>}
      <p class="hint">
        {required ? `Required${min_words > 0 ? `, at least ${plural(min_words, 'word')}` : ''}` : 'Optional'} · up to{' '}
        {plural(max_chars, 'character')} · {plural(answers, 'answer')}
      </p>
    </div>
  )
}

function questionPage(ctx: PageRequest, { answers }: TeamQuestion, typed: Typed, fieldErrors: FieldErrors = {}): Response {
  const lead =
    answers > 0
      ? `${answers === 1 ? 'One answer was' : `${answers} answers were`} given to it as it stands; retire it and add another where the new one asks for something else.`
      : 'Nobody has answered it yet.'
  return teamPage(
    ctx,
    { title: 'Edit a question', at: PATH, lead, fieldErrors },
    <section class="card">
      <QuestionForm typed={typed} fieldErrors={fieldErrors} button="Save" action={ctx.url.pathname} />
    </section>,
  )
}

type FormProps = { typed: Typed; fieldErrors: FieldErrors; button: string; action: string }

function QuestionForm({ typed, fieldErrors, button, action }: FormProps) {
  return (
    <PostForm action={action} class="stack">
      <input type="hidden" name={SHOWN} value={typed.shown} />
      <Field name="question" label="Question" value={typed.question} rows={2} maxlength={300} required fieldErrors={fieldErrors} />
      <Field
        name="help"
        label="Help"
        value={typed.help}
        rows={2}
        maxlength={500}
        fieldErrors={fieldErrors}
        hint="Appears below the question; can be empty."
      />
      <label class="check">
        <input type="checkbox" name="required" checked={typed.required} /> An interview is published only with an answer to it
      </label>
      <div class="team-number-fields">
        <Field
          name="min_words"
          label="Minimum number of words, where required"
          value={typed.min_words}
          inputmode="numeric"
          fieldErrors={fieldErrors}
        />
        <Field
          name="max_chars"
          label="Maximum number of characters"
          value={typed.max_chars}
          inputmode="numeric"
          fieldErrors={fieldErrors}
        />
      </div>
      <button class="button" name="action" value="save">
        {button}
      </button>
    </PostForm>
  )
}
