import type { Schemas } from '../../sdk/index.ts'
import { asUpdate, type LooseEdits } from '../terminal/fields.ts'
import type { Session } from '../session/session.ts'

/** A whole draft, or what changed in it. */
export type EditedDraft = Omit<Schemas['DraftChange'], 'changed'>

/** A program gets the operation's whole answer; a person is told what changed, and no more is asked for. */
export function sendEdits(
  { terminal, listing }: Pick<Session, 'terminal' | 'listing'>,
  id: string,
  edits: LooseEdits,
  ifMatch: { ifMatch?: string | null } = {},
): Promise<EditedDraft> {
  const update = asUpdate(id, edits)
  return terminal.json ? listing.updateDraft(update, ifMatch) : listing.updateDraft({ ...update, view: 'changed' }, ifMatch)
}
