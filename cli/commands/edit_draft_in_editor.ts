/** A draft in the person's editor. */
import { answerOf } from '../../sdk/index.ts'
import { inEditor, type SentEdits } from '../files/in_editor.ts'
import { changedMeanwhile, differences } from '../files/differences.ts'
import { editable, writeDraft } from '../files/draft_yaml.ts'
import { type EditedDraft, sendEdits } from './send_edits.ts'
import type { LooseEdits } from '../terminal/fields.ts'
import { quoted } from '../terminal/next.ts'
import type { Session } from '../session/session.ts'
import { editsFromYaml } from '../files/yaml_edits.ts'

/** Null when nothing was changed. */
export async function editDraftInEditor(session: Session, id: string): Promise<SentEdits<LooseEdits, EditedDraft> | null> {
  const { listing } = session
  const draft = await listing.getDraft({ id })
  const base = editable(draft)
  let etag = answerOf(draft).etag
  return inEditor({
    file: `${id}.yaml`,
    text: await writeDraft(draft),
    async read(typed) {
      const { edits } = await editsFromYaml(typed, base)
      return Object.keys(edits).length === 0 ? null : edits
    },
    send: (edits) => sendEdits(session, id, edits, { ifMatch: etag }),
    async meanwhile() {
      const latest = await listing.getDraft({ id })
      etag = answerOf(latest).etag
      return changedMeanwhile('draft', differences(base, editable(latest)))
    },
    resumeWith: (path) => `listing edit ${id} --file ${quoted(path)}`,
  })
}
