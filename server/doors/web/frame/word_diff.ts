import { diffArrays } from 'diff'

/** A stretch of a text that two versions share, or that only one of them has. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Beyond so many words put in and taken out, a text is shown as replaced; comparing takes the square of it. */
const EDITS_MAX = 1_000
/** As many as a changed sentence has. */
const EDITS_MIN = 60
/** Two texts that share a word here and there are read more easily one after the other. */
const SAME_SHARE_MIN = 0.3

/** What became of a text, word by word: the pieces that are the same or gone make `before`, those that are the same or new make `after`. */
export function diffWords(before: string, after: string, edits_max = EDITS_MAX): Piece[] {
  const [was, is] = [tokensOf(before), tokensOf(after)]
  const changes = diffArrays(was, is, { maxEditLength: edits_max }) ?? []
  const pieces = changes.map(({ added, removed, value }): Piece => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
  const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? lettersOf(text) : 0), 0)
  const replaced = same < Math.min(lettersOf(before), lettersOf(after)) * SAME_SHARE_MIN || changes.length === 0
  if (!replaced) return joined(withoutIslands(joined(pieces)))
  return joined([
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ])
}

export type Compare = (before: string, after: string) => Piece[]

/** Compares the texts of one page, each less closely than those before it: a hundred long ones cost less than two. */
export function wordDiffs(): Compare {
  let nth = 0
  return (before, after) => diffWords(before, after, Math.max(EDITS_MIN, Math.ceil(EDITS_MAX / ++nth)))
}

/** Without white space, which any two texts share. */
const lettersOf = (text: string): number => text.replace(/\s+/g, '').length

/** Words, runs of white space, and single signs: every character is in one of them. */
const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? []

/** A lone space between two changes is no island of sameness: «garden plan» for «field map» reads as one change. */
function withoutIslands(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece, index): Piece[] => {
    const inside = index > 0 && index < pieces.length - 1
    if (piece.kind !== 'same' || !inside || piece.text.trim() !== '' || piece.text.includes('\n')) return [piece]
    return [
      { kind: 'gone', text: piece.text },
      { kind: 'new', text: piece.text },
    ]
  })
}

/** Neighbours of one kind become one piece; between two shared ones, what is gone comes before what is new. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  let [gone, fresh] = ['', '']
  const flush = () => {
    if (gone !== '') result.push({ kind: 'gone', text: gone })
    if (fresh !== '') result.push({ kind: 'new', text: fresh })
    gone = fresh = ''
  }
  for (const { kind, text } of pieces) {
    if (text === '') continue
    if (kind === 'gone') gone += text
    else if (kind === 'new') fresh += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') last.text += text
      else result.push({ kind, text })
    }
  }
  flush()
  return result
}
