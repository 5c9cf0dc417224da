/** Something in the person's editor until it is saved or given up; nothing that was typed is lost on any way out. */
import { ListingError } from '../../sdk/index.ts'
import { openEditorFile, type EditorFile } from './editor.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { harmless } from '../terminal/text.ts'
import { problemLines } from '../terminal/words.ts'
import { Mistake } from './yaml_source.ts'

type EditorTask<Edits, Answer> = {
  /** The name of the file, such as `d_….yaml`. */
  file: string
  text: string
  /** What the text asks for; null where it asks for nothing. Throws a Mistake for what the person must mend. */
  read: (typed: string) => Edits | null | Promise<Edits | null>
  send: (edits: Edits) => Promise<Answer>
  /** After an edit by somebody else: reads it again, so that the next `send` goes over it, and says what is in it now. */
  meanwhile?: () => Promise<string[]>
  /** The command that takes up the kept file. */
  resumeWith: (path: string) => string
}
export type SentEdits<Edits, Answer> = { edits: Edits; answer: Answer }

const ROUNDS_MAX = 20
const PROBLEM = '#! '
// What the person can mend in the file; everything else ends the edit and keeps the file.
const MENDED_IN_FILE = [409, 412, 413, 422]

/** Null when nothing was changed. A mistake opens the editor again with the problem on top of what was typed. */
export async function inEditor<Edits, Answer>(work: EditorTask<Edits, Answer>): Promise<SentEdits<Edits, Answer> | null> {
  const opened = await openEditorFile(work.file)
  let text = work.text
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const typed = await opened.edit(text)
    if (typed === text && round > 0) break
    try {
      const edits = typed === text ? null : await work.read(withoutProblem(typed))
      const done = edits === null ? null : { edits, answer: await work.send(edits) }
      await opened.discard()
      return done
    } catch (error) {
      const problem = mendable(error)
      if (problem === null) throw kept(error, work, opened)
      const changed = error instanceof ListingError && error.code === 'precondition_failed' ? work.meanwhile : undefined
      const now = changed?.().catch((failed: unknown) => Promise.reject(kept(failed, work, opened)))
      text = withProblem(typed, (await now) ?? problem)
    }
  }
  throw new Failure(`Nothing was sent. Your text is kept in ${opened.path}`, work.resumeWith(opened.path), EXIT.refused)
}

function mendable(error: unknown): string[] | null {
  // The line as it is numbered once this one line stands above the text.
  if (error instanceof Mistake) return [error.position ? `Line ${error.position.line + 1}: ${error.message}` : error.message]
  return error instanceof ListingError && MENDED_IN_FILE.includes(error.status) ? problemLines(error.problem) : null
}

/** The same failure, with the words where the text is. */
function kept<Edits, Answer>(error: unknown, { resumeWith }: EditorTask<Edits, Answer>, { path }: EditorFile): Failure {
  const own = error instanceof Failure ? error : null
  const message =
    error instanceof ListingError ? problemLines(error.problem).join('\n') : error instanceof Error ? error.message : String(error)
  return new Failure(`${message}\n  Your text is kept in ${path}`, own?.next ?? resumeWith(path), own?.exit ?? EXIT.refused)
}

function withProblem(text: string, lines: string[]): string {
  return [...lines.map((line) => PROBLEM + harmless(line)), withoutProblem(text)].join('\n')
}

/** Only the lines on top are ours: further down somebody may have typed the same. */
function withoutProblem(text: string): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !line.startsWith(PROBLEM))
  return first === -1 ? '' : lines.slice(first).join('\n')
}
