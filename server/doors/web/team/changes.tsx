/** @jsxRuntime automatic @jsxImportSource preact */
import type { Schemas } from '../../../../sdk/contract.ts'
import { changeLabel, readable } from '../../../listings/readable.ts'
import { diffWords, type Compare, type Piece } from '../frame/word_diff.ts'

type Change = Schemas['Version']['changes'][number]

/** Unchanged text beyond this is cut in its middle. */
const SAME_CHARACTERS_MAX = 240
const CONTEXT_CHARACTERS = 100

/** What an edit made of each field, word by word. */
export function Changes({ changes, compare }: { changes: readonly Change[]; compare: Compare }) {
  return (
    <dl class="edit-changes">
      {changes.map(({ field, before, after }) => (
        <div>
          <dt>{changeLabel(field)}</dt>
          <dd>
            <Difference before={readable(before)} after={readable(after)} compare={compare} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Two texts in one, what is gone struck out and what is new marked. */
export function Difference({ before, after, compare = diffWords }: { before: string; after: string; compare?: Compare }) {
  const pieces = compare(before, after)
  return (
    <div class="word-diff">
      {before === '' && <span class="word-diff-note">was empty </span>}
      {after === '' && <span class="word-diff-note">emptied </span>}
      {pieces.map(({ kind, text }, index) =>
        kind === 'gone' ? <del>{text}</del> : kind === 'new' ? <ins>{text}</ins> : shortened(text, index > 0, index < pieces.length - 1),
      )}
    </div>
  )
}

/** What did not change is shown as far as it helps to read what did. */
function shortened(text: Piece['text'], after_change: boolean, before_change: boolean): string {
  const characters = [...text]
  if (characters.length <= SAME_CHARACTERS_MAX) return text
  const head = after_change ? characters.slice(0, CONTEXT_CHARACTERS).join('') : ''
  const tail = before_change ? characters.slice(-CONTEXT_CHARACTERS).join('') : ''
  return `${head} … ${tail}`
}
