/** A draft in the person's editor, until it is saved or given up. */
import { answerOf, ListingError, type Schemas } from '../sdk/index.ts'
import { type Editable, editable, writeDraft } from './draft_yaml.ts'
import { openSheet, type Sheet } from './editor.ts'
import { EXIT, Failure } from './failure.ts'
import { asUpdate, GROUPS, type Group, type LooseEdits } from './fields.ts'
import type { Session } from './session.ts'
import { cut, harmless } from './text.ts'
import { editsFromYaml, Mistake, same } from './yaml_edits.ts'

type Draft = Schemas['Draft']
export type Done = { edits: LooseEdits; draft: Draft }

const ROUNDS_MAX = 20
const PROBLEM = '#! '
// What the person can mend in the file; everything else ends the edit and keeps the file.
const MENDED_IN_FILE = [409, 412, 413, 422]

/** Null when nothing was changed. A mistake opens the editor again with the problem on top of what was typed. */
export async function editByHand({ listing }: Session, id: string): Promise<Done | null> {
  const draft = await listing.getDraft({ id })
  const base = editable(draft)
  const sheet = await openSheet(`${id}.yaml`)
  let etag = answerOf(draft).etag
  let text = await writeDraft(draft)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const typed = await sheet.edit(text)
    if (typed === text && round > 0) break
    try {
      const { edits } = typed === text ? { edits: {} } : await editsFromYaml(withoutProblem(typed), base)
      const done =
        Object.keys(edits).length === 0 ? null : { edits, draft: await listing.updateDraft(asUpdate(id, edits), { ifMatch: etag }) }
      await sheet.discard()
      return done
    } catch (error) {
      const problem = mendable(error)
      if (problem === null) throw kept(error, id, sheet)
      let lines = problem
      if (error instanceof ListingError && error.code === 'precondition_failed') {
        const latest = await listing.getDraft({ id }).catch((failed: unknown) => Promise.reject(kept(failed, id, sheet)))
        etag = answerOf(latest).etag
        lines = [
          'The draft was changed meanwhile; save again to send your changes all the same. Now in it:',
          ...differences(base, editable(latest)),
        ]
      }
      text = withProblem(typed, lines)
    }
  }
  throw new Failure(`Nothing was sent. Your text is kept in ${sheet.path}`, `listing edit ${id} --file ${sheet.path}`, EXIT.refused)
}

function mendable(error: unknown): string[] | null {
  // The line as it is numbered once this one line stands above the text.
  if (error instanceof Mistake) return [error.line ? `Line ${error.line + 1}: ${error.message}` : error.message]
  return error instanceof ListingError && MENDED_IN_FILE.includes(error.status) ? error.message.split('\n') : null
}

/** The same failure, with the words where the text is. */
function kept(error: unknown, id: string, sheet: Sheet): unknown {
  if (error instanceof Failure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Failure(`${message}\n  Your text is kept in ${sheet.path}`, `listing edit ${id} --file ${sheet.path}`, EXIT.refused)
}

function withProblem(text: string, lines: string[]): string {
  return [...lines.map((line) => PROBLEM + harmless(line)), withoutProblem(text)].join('\n')
}

function withoutProblem(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith(PROBLEM))
    .join('\n')
}

function differences(before: Editable, after: Editable): string[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const inside =
      name in GROUPS
        ? Object.entries(value as LooseEdits).map(([member, each]) => ({
            path: `${name}.${member}`,
            was: before[name as Group][member],
            each,
          }))
        : [] // groups hold members
    const all = inside.length > 0 ? inside : [{ path: name, was: before[name], each: value }]
    return all
      .filter(({ was, each }) => !same(was ?? null, each ?? null))
      .map(({ path, each }) => `  ${path}: ${cut(harmless(JSON.stringify(each)), 120)}`)
  })
}
