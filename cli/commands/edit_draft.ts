/** Editing a draft by flags, from a file or in the person's editor. */
import { nextCommands } from '../terminal/draft_page.ts'
import { type EditFlags, editsFromFlags } from '../files/edit_flags.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { DRAFT, type LooseEdits } from '../terminal/fields.ts'
import { quoted } from '../terminal/next.ts'
import { type EditedDraft, sendEdits } from './send_edits.ts'
import type { Session } from '../session/session.ts'
import type { View } from '../terminal/terminal.ts'
import { moreThanOne, readOrFail, textOf } from '../files/text_input.ts'

type DraftOptions = EditFlags & { file?: string; yaml?: boolean }

export async function editDraft(session: Session, id: string, options: DraftOptions): Promise<void> {
  const { terminal, listing } = session
  const edits = editsFromFlags(options)
  const by_flags = Object.keys(edits).length > 0
  if (moreThanOne(by_flags, options.file, options.yaml))
    throw new Failure('Give one of --file, --yaml and the flags that change fields.', DRAFT.help)
  if (options.yaml) {
    const { writeDraft } = await import('../files/draft_yaml.ts')
    return terminal.write(await writeDraft(await listing.getDraft({ id })))
  }
  if (by_flags) return finish(session, edits, await sendEdits(session, id, edits))
  if (options.file !== undefined) return fromFile(session, id, options.file)
  if (!terminal.interactive) throw new Failure('Nothing to change: give --set, --unset, --regenerate, --restore or --file.', DRAFT.help)
  const { editDraftInEditor } = await import('./edit_draft_in_editor.ts')
  const done = await editDraftInEditor(session, id)
  if (done) finish(session, done.edits, done.answer)
  else terminal.talk('Nothing changed.')
}

async function fromFile(session: Session, id: string, file: string): Promise<void> {
  const { terminal, listing } = session
  const { editable } = await import('../files/draft_yaml.ts')
  const { editsFromYaml } = await import('../files/yaml_edits.ts')
  const { answerOf } = await import('../../sdk/index.ts')
  const text = await textOf(file)
  const draft = await listing.getDraft({ id })
  const etag = answerOf(draft).etag
  const read = await readOrFail(() => editsFromYaml(text, editable(draft)), `listing show ${id} --yaml`)
  if (read.id !== undefined && read.id !== id)
    throw new Failure(
      `The file is of draft ${String(read.id)}, not ${id}.`,
      `listing edit ${quoted(String(read.id))} --file ${quoted(file)}`,
    )
  if (read.etag && read.etag !== etag) {
    throw new Failure(
      `The draft has changed since this file was written; nothing was sent.\n  To send the file over those changes, delete its line etag.`,
      `listing show ${id} --yaml`,
      EXIT.refused,
    )
  }
  if (Object.keys(read.edits).length === 0)
    return void terminal.answer(draft, () => ['Nothing changed: the file says what the draft says.'])
  finish(session, read.edits, await sendEdits(session, id, read.edits, { ifMatch: etag }))
}

function finish({ terminal }: Pick<Session, 'terminal'>, edits: LooseEdits, draft: EditedDraft): void {
  terminal.answer(draft, savedView(edits))
}

function savedView(edits: LooseEdits): View<EditedDraft> {
  return (draft, { style }) => [
    `${style.green('Saved')} ${pathsOf(edits).join(', ')}. ${draft.status}, ${draft.completeness}% complete.`,
    ...draft.warnings.map(({ message }) => style.yellow(`  ${message}`)),
    ...nextCommands(draft),
  ]
}

export function pathsOf(edits: LooseEdits): string[] {
  return Object.entries(edits).flatMap(([name, value]) => {
    if (!['socials', ...Object.keys(DRAFT.groups)].includes(name))
      return Array.isArray(value) && ['regenerate', 'restore'].includes(name) ? [`${name} ${value.join(' ')}`] : [name]
    return Object.keys(value as LooseEdits).map((member) => (name === 'fields' ? member : `${name}.${member}`)) // groups hold members
  })
}
