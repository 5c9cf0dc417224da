/** A stretch of a text that two versions share, or that only one of them has. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Cells of the table of common words; beyond them the differing middle is shown as replaced as a whole. 4 MB, 10 ms. */
const CELLS_MAX = 1_000_000

/** What became of a text, word by word: the pieces that are the same or gone make `before`, those that are the same or new make `after`. */
export function diffWords(before: string, after: string): Piece[] {
  const [was, is] = [tokensOf(before), tokensOf(after)]
  let head = 0
  while (head < was.length && head < is.length && was[head] === is[head]) head++
  let tail = 0
  while (tail < was.length - head && tail < is.length - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++
  const pieces: Piece[] = [
    { kind: 'same', text: was.slice(0, head).join('') },
    ...diffMiddle(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    { kind: 'same', text: was.slice(was.length - tail).join('') },
  ]
  return joined(withoutIslands(joined(pieces)))
}

/** Words, runs of white space, and single signs: every character is in one of them. */
const tokensOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? []

function diffMiddle(was: string[], is: string[]): Piece[] {
  const replaced: Piece[] = [
    { kind: 'gone', text: was.join('') },
    { kind: 'new', text: is.join('') },
  ]
  if (was.length === 0 || is.length === 0 || was.length * is.length > CELLS_MAX) return replaced
  const common = commonLengths(was, is)
  const columns = is.length + 1
  const pieces: Piece[] = []
  let [from, to] = [0, 0]
  while (from < was.length || to < is.length) {
    const [old, fresh] = [was[from], is[to]]
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'same', text: old })
      from++
      to++
    } else if (
      fresh === undefined ||
      (old !== undefined && (common[(from + 1) * columns + to] ?? 0) >= (common[from * columns + to + 1] ?? 0))
    ) {
      pieces.push({ kind: 'gone', text: old ?? '' })
      from++
    } else {
      pieces.push({ kind: 'new', text: fresh })
      to++
    }
  }
  return pieces
}

/** For each pair of places, how many words the rests of both have in common, in their order. */
function commonLengths(was: string[], is: string[]): Uint32Array {
  const columns = is.length + 1
  const lengths = new Uint32Array((was.length + 1) * columns)
  for (let from = was.length - 1; from >= 0; from--)
    for (let to = is.length - 1; to >= 0; to--)
      lengths[from * columns + to] =
        was[from] === is[to]
          ? (lengths[(from + 1) * columns + to + 1] ?? 0) + 1
          : Math.max(lengths[(from + 1) * columns + to] ?? 0, lengths[from * columns + to + 1] ?? 0)
  return lengths
}

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
