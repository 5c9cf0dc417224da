/** @jsxRuntime automatic @jsxImportSource preact */
import {
  addQuestion,
  changeQuestion,
  listAllQuestions,
  moveQuestion,
  retireQuestion,
  type QuestionWords,
  type TeamQuestion,
} from '../../operator/questions.ts'
import { nothingHere } from '../error_page.tsx'
import type { Form } from '../form.ts'
import { Field, type Mistakes } from '../parts.tsx'
import type { Visit } from '../visit.ts'
import { askFirst, OnceKey, perform, wholeOf } from './action.tsx'
import { forTeam, teamPage } from './frame.tsx'

const PATH = '/team/questions'
const BLANK: QuestionWords = { question: '', help: '', required: false, min_words: 0, max_chars: 4000 }
const DONE = {
  added: 'The question is asked from now on.',
  changed: 'The question is changed.',
  moved: 'The order is changed.',
  retired: 'The question is asked no more. Its answers stay with those who gave them.',
  back: 'The question is asked again, as the last one.',
}

/** `/team/questions`: what the founder interview asks, in its order. */
export const questionsRoute = forTeam(PATH, (visit) => questionsPage(visit), decide)

/** `/team/questions/ID`: the words and bounds of one question. */
export const questionRoute = forTeam(
  `${PATH}/:id`,
  (visit) => withQuestion(visit, (question) => questionPage(visit, question, question)),
  (visit) =>
    withQuestion(visit, async (question) => {
      const words = wordsIn(await visit.form())
      const ended = await perform(visit, `${PATH}?done=changed`, (acting) => changeQuestion(acting, question.id, words))
      return ended instanceof Response ? ended : questionPage(visit, question, words, ended)
    }),
)

async function decide(visit: Visit): Promise<Response> {
  const form = await visit.form()
  const id = Number(/^[1-9]\d{0,8}$/.exec(form.text('question_id'))?.[0] ?? 0)
  const answer = async (to: keyof typeof DONE, work: Parameters<typeof perform>[2]) => {
    const ended = await perform(visit, `${PATH}?done=${to}`, work)
    return ended instanceof Response ? ended : questionsPage(visit, wordsIn(form), ended)
  }
  switch (form.text('action')) {
    case 'up':
    case 'down':
      return answer('moved', (acting) => moveQuestion(acting, id, form.text('action') === 'up' ? 'up' : 'down'))
    case 'back':
      return answer('back', (acting) => retireQuestion(acting, id, false))
    case 'retire': {
      const asked = askFirst(visit, form, {
        title: 'Retire this question?',
        at: PATH,
        button: 'Retire it',
        back: PATH,
        children: <Retiring question={(await listAllQuestions(visit.service.reads)).find((one) => one.id === id)} />,
      })
      return asked ?? answer('retired', (acting) => retireQuestion(acting, id, true))
    }
    default:
      return answer('added', (acting) => addQuestion(acting, wordsIn(form)))
  }
}

function Retiring({ question }: { question: TeamQuestion | undefined }) {
  return (
    <>
      <p class="lead">{question?.question}</p>
      <p>
        It is asked no more and shows on no interview from then on.{' '}
        {question?.answers === 1 ? 'One answer is' : `${question?.answers ?? 0} answers are`} kept, and show again should the question come
        back.
      </p>
    </>
  )
}

async function withQuestion(visit: Visit, show: (question: TeamQuestion) => Promise<Response> | Response): Promise<Response> {
  const question = (await listAllQuestions(visit.service.reads)).find(({ id }) => String(id) === visit.params.id)
  return question ? show(question) : nothingHere(visit)
}

const wordsIn = (form: Form): QuestionWords => ({
  question: form.text('question'),
  help: form.text('help'),
  required: form.has('required'),
  min_words: wholeOf(form, 'min_words'),
  max_chars: wholeOf(form, 'max_chars'),
})

async function questionsPage(visit: Visit, words: QuestionWords = BLANK, mistakes: Mistakes = {}): Promise<Response> {
  const questions = await listAllQuestions(visit.service.reads)
  const asked = questions.filter(({ retired_at }) => retired_at === null)
  const retired = questions.filter(({ retired_at }) => retired_at !== null)
  return teamPage(
    visit,
    { title: 'Interview questions', at: PATH, lead: 'What founders are asked, in this order. Changes show at once.', done: DONE, mistakes },
    <>
      <ol class="plain team-rows">
        {asked.map((question, index) => (
          <li class="team-row">
            <span class="team-row-number figure">{index + 1}</span>
            <QuestionWordsShown question={question} />
            <form method="post" action={PATH} class="cluster team-row-actions">
              <OnceKey />
              <input type="hidden" name="question_id" value={String(question.id)} />
              <button
                class="button quiet small"
                name="action"
                value="up"
                disabled={index === 0}
                aria-label={`Move question ${index + 1} up`}
              >
                ↑
              </button>
              <button
                class="button quiet small"
                name="action"
                value="down"
                disabled={index === asked.length - 1}
                aria-label={`Move question ${index + 1} down`}
              >
                ↓
              </button>
              <a class="button quiet small" href={`${PATH}/${question.id}`} aria-label={`Edit question ${index + 1}`}>
                Edit
              </a>
              <button class="button bare small" name="action" value="retire" aria-label={`Retire question ${index + 1}`}>
                Retire…
              </button>
            </form>
          </li>
        ))}
      </ol>
      {retired.length > 0 && (
        <section class="stack" aria-labelledby="retired">
          <h2 id="retired">Retired</h2>
          <ul class="plain team-rows">
            {retired.map((question) => (
              <li class="team-row">
                <QuestionWordsShown question={question} />
                <form method="post" action={PATH} class="team-row-actions">
                  <OnceKey />
                  <input type="hidden" name="question_id" value={String(question.id)} />
                  <button class="button quiet small" name="action" value="back">
                    Ask again
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="card" aria-labelledby="add">
        <h2 id="add">Add a question</h2>
        <QuestionForm words={words} mistakes={mistakes} button="Add as the last one" action={PATH} />
      </section>
    </>,
  )
}

function QuestionWordsShown({ question: { question, help, required, min_words, max_chars, answers } }: { question: TeamQuestion }) {
  return (
    <div class="team-row-text">
      <p>{question}</p>
      {help !== '' && <p class="hint">{help}</p>}
      <p class="hint">
        {required ? `Required, at least ${min_words} words` : 'Optional'} · up to {max_chars} characters ·{' '}
        {answers === 1 ? '1 answer' : `${answers} answers`}
      </p>
    </div>
  )
}

function questionPage(visit: Visit, { answers }: TeamQuestion, words: QuestionWords, mistakes: Mistakes = {}): Response {
  const lead =
    answers > 0
      ? `${answers === 1 ? 'One answer was' : `${answers} answers were`} given to it as it stands; retire it and add another where the new one asks for something else.`
      : 'Nobody has answered it yet.'
  return teamPage(
    visit,
    { title: 'Edit a question', at: PATH, lead, mistakes },
    <section class="card">
      <QuestionForm words={words} mistakes={mistakes} button="Save" action={visit.url.pathname} />
    </section>,
  )
}

type FormProps = { words: QuestionWords; mistakes: Mistakes; button: string; action: string }

function QuestionForm({ words, mistakes, button, action }: FormProps) {
  const whole = (value: number) => (Number.isNaN(value) ? '' : value)
  return (
    <form method="post" action={action} class="stack">
      <OnceKey />
      <Field name="question" label="Question" value={words.question} rows={2} maxlength={300} required mistakes={mistakes} />
      <Field
        name="help"
        label="Help"
        value={words.help}
        rows={2}
        maxlength={500}
        mistakes={mistakes}
        hint="Stands below the question; may be empty."
      />
      <label class="check">
        <input type="checkbox" name="required" checked={words.required} /> An interview is published only with an answer to it
      </label>
      <div class="team-number-fields">
        <Field
          name="min_words"
          label="At least so many words, where required"
          value={whole(words.min_words)}
          inputmode="numeric"
          mistakes={mistakes}
        />
        <Field name="max_chars" label="At most so many characters" value={whole(words.max_chars)} inputmode="numeric" mistakes={mistakes} />
      </div>
      <button class="button" name="action" value="save">
        {button}
      </button>
    </form>
  )
}
