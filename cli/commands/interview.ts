import type { Command } from 'commander'
import type { Listing, Schemas } from '../../sdk/index.ts'
import { Failure } from '../terminal/failure.ts'
import { changedSections, type Section, writeSections } from '../files/sections.ts'
import { quoted } from '../terminal/next.ts'
import { examples, run, type Session } from '../session/session.ts'
import { readable } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { counted, wrap } from '../terminal/text.ts'
import { collect, moreThanOne, pairs, readOrFail, textOf } from '../files/text_input.ts'
import { countWords } from '../files/word_count.ts'

type Options = { answer?: string[]; file?: string; edit?: boolean }
type Question = Schemas['InterviewQuestions']['items'][number]
type Interview = Schemas['Interview']
type Shown = { items: Question[]; interview: Interview | null }

const HELP = 'listing interview --help'

export function interviewCommand(program: Command): void {
  program
    .command('interview')
    .description('the founder interview: its questions with your answers; your own words only')
    .option('--answer <number=text>', 'answer one question; an empty text clears it', collect)
    .option('--file <file>', 'take the answers from a file as the editor shows it; - reads standard input')
    .option('--edit', 'answer in your editor')
    .addHelpText(
      'after',
      examples(
        'listing interview',
        'listing interview --edit',
        'listing interview --answer 1="We ran a bakery and planned its shifts on paper."',
      ),
    )
    .action((options: Options, command: Command) => run(command, (session) => interview(session, options)))
}

async function interview(session: Session, { answer, file, edit }: Options): Promise<void> {
  const { terminal, listing } = session
  if (moreThanOne(answer, file, edit)) throw new Failure('Give one of --answer, --file and --edit.', HELP)
  const { items } = await listing.listInterviewQuestions()
  if (answer) {
    const numbers = items.map(({ id }) => String(id))
    return finish(session, items, await send(listing, Object.fromEntries(pairs('--answer', answer, numbers, HELP))))
  }
  const text = file === undefined ? '' : await textOf(file)
  const given = await standing(listing)
  if (file !== undefined) {
    const changed = await readOrFail(() => changedSections(text, sectionsOf({ items, interview: given })), HELP)
    return finish(session, items, Object.keys(changed).length > 0 ? await send(listing, changed) : given)
  }
  if (edit) return answerInEditor(session, { items, interview: given })
  if (terminal.json) terminal.answer({ items, ...given })
  else terminal.answer({ items, interview: given }, page)
}

async function answerInEditor(session: Session, shown: Shown): Promise<void> {
  const { terminal, listing } = session
  if (!terminal.interactive) throw new Failure('No editor can be opened here: give --answer or --file.', HELP)
  if (!shown.interview) throw new Failure('Answering needs a key with listings:write.', 'listing whoami')
  const sections = sectionsOf(shown)
  const { inEditor } = await import('../files/in_editor.ts')
  const done = await inEditor({
    file: 'interview.txt',
    text: writeSections(['Founder interview, in your own words.'], sections),
    read: (typed) => {
      const changed = changedSections(typed, sections)
      return Object.keys(changed).length === 0 ? null : changed
    },
    send: (changed) => send(listing, changed),
    resumeWith: (path) => `listing interview --file ${quoted(path)}`,
  })
  if (done) finish(session, shown.items, done.answer)
  else terminal.talk('Nothing changed.')
}

/** All answers as they stand: what the service says to no new answer. Null without a key that may write. */
async function standing(listing: Listing): Promise<Interview | null> {
  const { ListingError } = await import('../../sdk/index.ts')
  return listing.answerInterview({ answers: [] }).catch((error: unknown) => {
    if (error instanceof ListingError && ['unauthorized', 'insufficient_scope'].includes(error.code)) return null
    throw error
  })
}

function send(listing: Listing, changed: Record<string, string>): Promise<Interview> {
  return listing.answerInterview({ answers: Object.entries(changed).map(([id, answer]) => ({ question_id: Number(id), answer })) })
}

function finish({ terminal }: Session, items: Question[], saved: Interview | null): void {
  if (terminal.json) terminal.answer(saved)
  else terminal.answer({ items, interview: saved }, savedPage)
}

function sectionsOf({ items, interview: given }: Shown): Section[] {
  return items.map((question) => {
    const text = answerTo(question, given)
    const rule = `${question.required ? 'needed' : 'as you like'}, from ${question.min_words} words, up to ${question.max_chars} characters`
    const comments = [question.question, ...(question.help ? [question.help] : []), `${rule} · ${counted(countWords(text), 'word')}`]
    return { name: String(question.id), text, comments }
  })
}

function answerTo({ id }: Question, given: Interview | null): string {
  return given?.answers.find(({ question_id }) => question_id === id)?.answer ?? ''
}

const page: View<Shown> = (shown, look) => [
  ...questions(shown, look),
  ...(shown.interview === null ? ['Next: listing whoami'] : shown.interview.published ? [] : ['Next: listing interview --edit']),
]

/** After answers were sent: the first question that still needs words. */
const savedPage: View<Shown> = (shown, look) => {
  const open = shown.interview?.missing.find(({ question_id }) => question_id !== null)?.question_id
  return [...questions(shown, look), ...(open ? [`Next: listing interview --answer ${open}=…`] : [])]
}

const said = (text: string, width: number): string[] => (text === '' ? [] : wrap(text, width - 2).map((line) => `  ${line}`))

const questions: View<Shown> = ({ items, interview: given }, { style, width: columns }) => {
  const width = readable(columns)
  const gap = (id: number | null) => given?.missing.filter(({ question_id }) => question_id === id).map(({ reason }) => reason) ?? []
  const state = given?.published ? style.green('published') : style.yellow('not published yet')
  return [
    ...items.flatMap((question) => [
      ...wrap(`${question.id}. ${question.question}`, width).map((line) => style.bold(line)),
      ...said(answerTo(question, given), width).map((line) => line.trimEnd()),
      ...said(answerTo(question, given) ? '' : question.help, width).map((line) => style.dim(line)),
      ...gap(question.id).flatMap((reason) => wrap(reason, width - 2).map((line) => style.yellow(`  ${line}`))),
    ]),
    '',
    ...gap(null).map((reason) => style.yellow(reason)),
    ...(given ? [`${state}${given.url ? `  ${style.cyan(given.url)}` : ''}`] : ['Your answers show with a key that has listings:write.']),
  ]
}
