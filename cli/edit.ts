import type { Command } from 'commander'
import type { Schemas } from '../sdk/index.ts'
import { nextCommands } from './draft_page.ts'
import { type EditFlags, editsFromFlags } from './edit_flags.ts'
import { EXIT, Failure } from './failure.ts'
import { asUpdate, DRAFT, type LooseEdits } from './fields.ts'
import { examples, run, type Session } from './session.ts'
import type { View } from './terminal.ts'
import { wrap } from './text.ts'
import { collect, readOrFail, textOf } from './text_input.ts'

type Options = EditFlags & { file?: string }
type Draft = Schemas['Draft']

const HELP_WIDTH = 80

export function editCommand(program: Command): void {
  program
    .command('edit')
    .argument('<id>', 'the id of a draft, d_…')
    .description('change a draft; without options in your editor. What you set survives every redraft')
    .option('--set <field=value>', 'set a field, such as headline=… or seo.meta_title=…', collect)
    .option('--unset <field>', 'remove a field and keep it removed', collect)
    .option('--regenerate <fields>', 'draft fields again from the website', collect)
    .option('--restore <fields>', 'return fields to the drafted value', collect)
    .option('--file <file>', 'take the changes from a file of `listing draft show --yaml`; - reads standard input')
    .addHelpText(
      'after',
      `\nFields:\n${wrap([...DRAFT.paths.keys()].join(' '), HELP_WIDTH - 2)
        .map((line) => `  ${line}`)
        .join('\n')}`,
    )
    .addHelpText(
      'after',
      examples(
        'listing edit d_…',
        'listing edit d_… --set headline="Invoices that send themselves" --set founded_year=2019 --unset phone',
        'listing edit d_… --set features="Reminders,Recurring invoices" --set company_socials.github=https://github.com/acme',
        'listing edit d_… --set categories="Developer Tools,Productivity" --set story.problem="Nobody likes invoices."',
        'listing edit d_… --regenerate summary,faqs --restore name',
        'listing edit d_… --file draft.yaml',
      ),
    )
    .action((id: string, options: Options, command: Command) =>
      run(command, (session) => edit(session, id, options), { precondition_failed: `listing edit ${id}` }),
    )
}

async function edit(session: Session, id: string, options: Options): Promise<void> {
  const { terminal, listing } = session
  const edits = editsFromFlags(options)
  const by_flags = Object.keys(edits).length > 0
  if (by_flags && options.file !== undefined)
    throw new Failure('Give either --file or the flags that change fields.', 'listing edit --help')
  if (by_flags) return finish(session, edits, await listing.updateDraft(asUpdate(id, edits)))
  if (options.file !== undefined) return fromFile(session, id, options.file)
  if (!terminal.interactive)
    throw new Failure('Nothing to change: give --set, --unset, --regenerate, --restore or --file.', 'listing edit --help')
  const { editByHand } = await import('./edit_by_hand.ts')
  const done = await editByHand(session, id)
  if (done) finish(session, done.edits, done.answer)
  else terminal.talk('Nothing changed.')
}

async function fromFile({ terminal, listing }: Session, id: string, file: string): Promise<void> {
  const { editable } = await import('./draft_yaml.ts')
  const { editsFromYaml } = await import('./yaml_edits.ts')
  const { answerOf } = await import('../sdk/index.ts')
  const text = await textOf(file)
  const draft = await listing.getDraft({ id })
  const etag = answerOf(draft).etag
  const read = await readOrFail(() => editsFromYaml(text, editable(draft)), `listing draft show ${id} --yaml`)
  if (read.id !== undefined && read.id !== id)
    throw new Failure(`The file is of draft ${String(read.id)}, not ${id}.`, `listing edit ${String(read.id)} --file ${file}`)
  if (read.etag && read.etag !== etag) {
    throw new Failure(
      `The draft has changed since this file was written; nothing was sent.\n  To send the file over those changes, delete its line etag.`,
      `listing draft show ${id} --yaml`,
      EXIT.refused,
    )
  }
  if (Object.keys(read.edits).length === 0)
    return void terminal.answer(draft, () => ['Nothing changed: the file says what the draft says.'])
  finish({ terminal }, read.edits, await listing.updateDraft(asUpdate(id, read.edits), { ifMatch: etag }))
}

function finish({ terminal }: Pick<Session, 'terminal'>, edits: LooseEdits, draft: Draft): void {
  terminal.answer(draft, savedView(edits))
}

function savedView(edits: LooseEdits): View<Draft> {
  return (draft, { style }) => [
    `${style.green('Saved')} ${pathsOf(edits).join(', ')}. ${draft.status}, ${draft.completeness} % complete.`,
    ...draft.warnings.map(({ message }) => style.yellow(`  ${message}`)),
    ...nextCommands(draft).map((command, index) => `${index === 0 ? 'Next:' : '     '} ${command}`),
  ]
}

export function pathsOf(edits: LooseEdits): string[] {
  return Object.entries(edits).flatMap(([name, value]) => {
    if (!['socials', ...Object.keys(DRAFT.groups)].includes(name))
      return Array.isArray(value) && ['regenerate', 'restore'].includes(name) ? [`${name} ${value.join(' ')}`] : [name]
    return Object.keys(value as LooseEdits).map((member) => (name === 'fields' ? member : `${name}.${member}`)) // groups hold members
  })
}
