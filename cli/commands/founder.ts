import { Argument, type Command } from 'commander'
import type { Schemas } from '../../sdk/index.ts'
import { Failure } from '../terminal/failure.ts'
import { FOUNDER } from '../terminal/fields.ts'
import { nextLine } from '../terminal/onward.ts'
import { examples, run, type Session } from '../session/session.ts'
import { readable, type Style } from '../terminal/style.ts'
import type { View } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text.ts'
import { collect, moreThanOne } from '../files/text_input.ts'

type Options = { set?: string[]; unset?: string[]; photo?: string; file?: string; yaml?: boolean }
type Profile = Schemas['FounderProfile']

const LABEL_WIDTH = 12

export function founderCommand(program: Command): void {
  program
    .command('founder')
    .addArgument(
      new Argument('[action]', 'show or edit; edit opens your editor unless an option says what to change').choices(['show', 'edit']),
    )
    .description('your founder profile, the first founder on all your listings; a free launch needs it to be complete')
    .option('--set <field=value>', 'set a field, such as role=Founder or socials.linkedin=…', collect)
    .option('--unset <field>', 'remove a field', collect)
    .option('--photo <url>', 'the address of a photo of you')
    .option('--file <file>', 'take the changes from a file of --yaml; - reads standard input')
    .option('--yaml', 'print the file that the editor shows, and change nothing')
    .addHelpText('after', `\nFields:\n${wrapped([...FOUNDER.paths.keys()].join(' '))}`)
    .addHelpText(
      'after',
      examples(
        'listing founder',
        'listing founder edit',
        'listing founder edit --set name="Ada Baker" --set role=Founder --set socials.linkedin=https://www.linkedin.com/in/adabaker',
        'listing founder edit --photo https://acme.com/ada.jpg',
        'listing founder --yaml > founder.yaml && listing founder edit --file founder.yaml',
      ),
    )
    .action((action: string | undefined, options: Options, command: Command) =>
      run(command, (session) => founder(session, action, options)),
    )
}

async function founder(session: Session, action: string | undefined, options: Options): Promise<void> {
  const { terminal, listing } = session
  const { set, unset, photo, file, yaml } = options
  const by_flags = set !== undefined || unset !== undefined || photo !== undefined
  if (moreThanOne(by_flags, file, yaml)) throw new Failure('Give one of --file, --yaml and the flags that change fields.', FOUNDER.help)
  const changes = by_flags || file !== undefined
  if (action === 'show' && changes) throw new Failure('To change your profile: listing founder edit.', 'listing founder edit --help')
  if (yaml) {
    const { writeFounder } = await import('./founder_file.ts')
    return terminal.write(await writeFounder(await listing.getFounderProfile()))
  }
  if (action !== 'edit' && !changes) return terminal.answer(await listing.getFounderProfile(), page)
  if (!changes && !terminal.interactive) throw new Failure('Nothing to change: give --set, --unset, --photo or --file.', FOUNDER.help)
  const edit = await import('./founder_file.ts')
  const saved = by_flags
    ? await edit.founderByFlags(session, options)
    : file !== undefined
      ? await edit.founderFromFile(session, file)
      : await edit.founderInEditor(session)
  if (saved) terminal.answer(saved, savedPage)
  else terminal.talk('Nothing changed.')
}

const page: View<Profile> = (profile, { style, width: columns }) => {
  const width = readable(columns)
  const { role, bio, email, photo_url, socials } = profile
  const rows = { role, bio, email: email && `${email} (never shown)`, photo: photo_url, ...socials }
  return [
    style.bold(profile.name ?? 'Your founder profile'),
    ...Object.entries(rows).flatMap(([name, value]) =>
      wrap(value ?? '–', width - LABEL_WIDTH - 2).map(
        (line, index) => `  ${style.dim((index === 0 ? name : '').padEnd(LABEL_WIDTH))}${line}`,
      ),
    ),
    ...standing(profile, style),
    ...nextLine(profile.complete ? 'listing listings' : 'listing founder edit'),
  ]
}

const savedPage: View<Profile> = (profile, { style }) => [
  style.green('Saved.'),
  ...standing(profile, style),
  ...nextLine(profile.complete ? 'listing listings' : null),
]

const FLAG_FOR: Record<Profile['missing'][number]['code'], string> = {
  name: '--set name="Your Name"',
  role: '--set role=Founder',
  bio: '--set bio="…"',
  photo: '--photo https://…',
  social: '--set socials.linkedin=https://…',
}

/** What a free launch still needs of it, each with what to type. */
function standing({ complete, missing }: Profile, style: Style): string[] {
  if (complete) return ['', style.green('Complete: your listings can launch for free.')]
  return [
    '',
    style.yellow('Needed for a free launch'),
    ...missing.flatMap(({ code, message }) => [`  ${message}`, `    listing founder edit ${FLAG_FOR[code]}`]),
  ]
}

function wrapped(text: string): string {
  return wrap(text, 78)
    .map((line) => `  ${line}`)
    .join('\n')
}
