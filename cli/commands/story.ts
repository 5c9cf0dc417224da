import type { Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { Failure } from '../terminal/failure.ts'
import { STORY_SECTIONS } from '../terminal/fields.ts'
import { typed } from '../terminal/next.ts'
import { examples, run, type Session } from '../session/session.ts'
import { type Look, readable } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { counted, wrap } from '../terminal/text.ts'
import { collect, pairs } from '../files/text_input.ts'
import { whichListing, withListing } from './which.ts'
import { countWords } from '../files/word_count.ts'

type Options = { set?: string[]; file?: string }
type Status = Schemas['StoryStatus']
type Shown = { status: Status | null; story: Schemas['Story'] }

const HELP = 'listing story edit --help'
const NAMES = Object.keys(STORY_SECTIONS)
const NEXT = { not_found: 'listing listings' }

export function storyCommand(program: Command): void {
  const story = program.command('story').description("a listing's founder story: listing story show|edit LISTING").helpCommand(false)
  withListing(story.command('show'))
    .description('the story with its words counted and what it still needs')
    .addHelpText('after', examples('listing story show 41', 'listing story show 41 --json | jq .missing'))
    .action((given: string, _options: object, command: Command) =>
      run(
        command,
        async (session) => {
          const { terminal, listing } = session
          const listing_id = await whichListing(session, given)
          const { readStory } = await import('./story_file.ts')
          const shown = await readStory(listing, listing_id)
          if (terminal.json) terminal.answer({ ...shown.status, story: shown.story })
          else terminal.answer(shown, page(listing_id))
        },
        NEXT,
      ),
    )
  withListing(story.command('edit'))
    .description('write the story in your editor, section by section; only what you changed is sent')
    .option('--set <section=text>', 'write one section; an empty text clears it', collect)
    .option('--file <file>', 'take the sections from a file as the editor shows it; - reads standard input')
    .addHelpText(
      'after',
      `\nSections:\n${Object.entries(STORY_SECTIONS)
        .map(([name, about]) => `  ${name.padEnd(12)} ${about}`)
        .join('\n')}`,
    )
    .addHelpText(
      'after',
      examples(
        'listing story edit 41',
        'listing story edit 41 --set problem="Shift plans ate our Sunday evenings."',
        'listing story edit 41 --file story.txt',
      ),
    )
    .action((given: string, options: Options, command: Command) =>
      run(command, async (session) => edit(session, await whichListing(session, given), options), {
        ...NEXT,
        precondition_failed: typed(['story', 'edit', given]),
      }),
    )
}

async function edit(session: Session, listing_id: number, { set, file }: Options): Promise<void> {
  const { terminal, listing } = session
  if (set && file !== undefined) throw new Failure('Give either --set or --file.', HELP)
  if (set) {
    const sections = Object.fromEntries(pairs('--set', set, NAMES, HELP))
    return terminal.answer(await listing.setFounderStory({ listing_id, ...sections }), saved(listing_id))
  }
  if (file === undefined && !terminal.interactive) throw new Failure('Nothing to change: give --set or --file.', HELP)
  const { storyInEditor, storyFromFile } = await import('./story_file.ts')
  const status = file === undefined ? await storyInEditor(session, listing_id) : await storyFromFile(session, listing_id, file)
  if (status) terminal.answer(status, saved(listing_id))
  else terminal.talk('Nothing changed.')
}

const page = (listing_id: number): View<Shown> => {
  return ({ story, status }, look) => {
    const width = readable(look.width)
    return [
      ...Object.entries(story).flatMap(([name, text]) => [
        `${look.style.bold(name)}  ${look.style.dim(counted(countWords(text), 'word'))}`,
        ...wrap(text, width - 2).map((line) => `  ${line}`.trimEnd()),
        '',
      ]),
      ...(Object.keys(story).length === 0 ? ['No story yet.'] : []),
      ...(status
        ? standing(status, `listing ${status.status === 'published' ? 'show' : 'story edit'} ${listing_id}`, look)
        : [`Next: listing story edit ${listing_id}`]),
    ]
  }
}

const saved = (listing_id: number): View<Status> => {
  return (status, look) => [look.style.green('Saved.'), ...standing(status, `listing show ${listing_id}`, look)]
}

function standing({ status, url, missing }: Status, next: string, { style, width }: Look): string[] {
  const published = status === 'published'
  return [
    `${style[published ? 'green' : 'yellow'](status)}  ${style.cyan(url)}`,
    ...missing.flatMap((each) => wrap(each.reason, width - 2).map((line) => `  ${style.yellow(line)}`)),
    `Next: ${next}`,
  ]
}
