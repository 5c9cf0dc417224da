/** A draft in the person's editor. */
import { answerOf } from '../../sdk/index.ts'
import { byHand, type Done } from '../files/by_hand.ts'
import { editable, writeDraft } from '../files/draft_yaml.ts'
import { type EditedDraft, sendEdits } from './send_edits.ts'
import { DRAFT, type LooseEdits, type Shape } from '../terminal/fields.ts'
import { quoted } from '../terminal/next.ts'
import type { Session } from '../session/session.ts'
import { cut, harmless } from '../terminal/text.ts'
import { editsFromYaml, same } from '../files/yaml_edits.ts'

const DIFFERENCE_COLUMNS_MAX = 120

/** Null when nothing was changed. */
export async function editByHand(session: Session, id: string): Promise<Done<LooseEdits, EditedDraft> | null> {
  const { listing } = session
  const draft = await listing.getDraft({ id })
  const base = editable(draft)
  let etag = answerOf(draft).etag
  return byHand({
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
    takeUp: (path) => `listing edit ${id} --file ${quoted(path)}`,
  })
}

export function changedMeanwhile(what: string, now: string[]): string[] {
  return [`The ${what} was changed in the meantime; save again to send your changes anyway. It now has:`, ...now]
}

/** One line for each value that is not what it was. */
export function differences(before: LooseEdits, after: LooseEdits, { groups }: Shape = DRAFT): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const members = (all: unknown) => all as LooseEdits // groups hold members
    const inside = Object.hasOwn(groups, name)
      ? Object.entries(members(value)).map(([member, each]) => ({ path: `${name}.${member}`, was: members(before[name])[member], each }))
      : []
    const all = inside.length > 0 ? inside : [{ path: name, was: before[name], each: value }]
    return all
      .filter(({ was, each }) => !same(was ?? null, each ?? null))
      .map(({ path, each }) => `  ${path}: ${cut(harmless(JSON.stringify(each)), DIFFERENCE_COLUMNS_MAX)}`)
  })
}
