import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { Failure } from '../terminal/failure.ts'
import { quoted, typed } from '../terminal/next.ts'
import { changedSections, type Section, writeSections } from '../files/sections.ts'
import { examples, run, type Session } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { readOrFail, textOf } from '../files/text_input.ts'
import { whichListing, withListing } from './which.ts'
import { Mistake } from '../files/yaml_source.ts'

type Options = { title?: string; body?: string; file?: string }
type Update = Schemas['UpdateEdit']

const BLANK: Section[] = [
  { name: 'title', text: '', comments: ['One line.'] },
  { name: 'body', text: '', comments: ['Plain text; followers get it by e-mail.'] },
]

export function postCommand(program: Command): void {
  withOptions(program.command('post'))
}

/** The older name. */
export function updateCommand(program: Command): void {
  withOptions(program.command('update', { hidden: true }))
}

function withOptions(command: Command): void {
  withListing(command)
    .description('post what is new on a live listing, with --title and --body or in your editor; followers get an e-mail')
    .option('--title <title>', 'what is new, in one line')
    .option('--body <text>', 'plain text')
    .option('--file <file>', 'take the body from a file; without --title, title and body as the editor shows them; - reads standard input')
    .addHelpText(
      'after',
      examples(
        'listing post 41',
        'listing post 41 --title "Dark mode" --body "The whole app now has a dark mode."',
        'git log -1 --format=%b | listing post 41 --title "Version 2" --file -',
      ),
    )
    .action((given: string, options: Options, self: Command) =>
      run(self, async (session) => post(session, await whichListing(session, given), options), {
        not_found: 'listing listings',
        conflict: typed(['show', given]),
      }),
    )
}

async function post(session: Session, listing_id: number, options: Options): Promise<void> {
  const { terminal, listing } = session
  const given = await updateFrom(options)
  if (given) return terminal.answer(await listing.postListingUpdate({ listing_id, ...given }), posted)
  if (!terminal.interactive) throw new Failure('An update needs --title and --body or --file.', 'listing post --help')
  const { title = '', body = '' } = options
  const started = BLANK.map((section) => ({ ...section, text: section.name === 'title' ? title : body }))
  const { inEditor } = await import('../files/in_editor.ts')
  const done = await inEditor({
    file: `update-${listing_id}.txt`,
    text: writeSections([`What is new on listing ${listing_id}. Close without a change to send nothing.`], started),
    read: updateIn,
    send: (update) => listing.postListingUpdate({ listing_id, ...update }),
    resumeWith: (path) => `listing post ${listing_id} --file ${quoted(path)}`,
  })
  if (done) terminal.answer(done.answer, posted)
  else terminal.talk('Nothing was sent.')
}

/** Null where the flags do not make a whole update. */
async function updateFrom({ title, body, file }: Options): Promise<Update | null> {
  if (body === '-') throw new Failure('--body takes the text itself; --file - reads it from standard input.', 'listing post --help')
  if (file !== undefined && body !== undefined) throw new Failure('Give either --body or --file.', 'listing post --help')
  if (title !== undefined && body !== undefined) return { title, body }
  if (file === undefined) return null
  const text = await textOf(file)
  if (title !== undefined) return { title, body: text.trim() }
  return readOrFail(() => updateIn(text), 'listing post --help')
}

function updateIn(sections: string): Update | null {
  const { title, body } = changedSections(sections, BLANK)
  if (!title && !body) return null
  if (!title || !body) throw new Mistake(`The update needs a ${title ? 'text under == body ==' : 'title under == title =='}.`)
  return { title, body }
}

const posted: View<Schemas['Update']> = ({ title, url }, { style }) => [
  `${style.green('Posted')} ${title}  ${style.cyan(url)}`,
  'Next: listing updates',
]
