/** A stretch of a text as it was and as it is. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/** Beyond this many words on either side, a text is shown as taken out and put in as a whole. */
const WORDS_MAX = 600
const SAME_SHARE_MIN = 0.3
const WORD = /(?<!\s)\s*\S+/g

/** What changed between two texts, word by word: the longest common run of words is what stayed. */
export function diffWords(before: string, after: string): Piece[] {
  const one = before.match(WORD) ?? []
  const other = after.match(WORD) ?? []
  const whole = (): Piece[] =>
    joined([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ])
  if (one.length > WORDS_MAX || other.length > WORDS_MAX) return whole()
  const common = lengths(one, other)
  // Two texts that share a word here and there are read more easily one after the other.
  if ((common[0]?.[0] ?? 0) < Math.min(one.length, other.length) * SAME_SHARE_MIN) return whole()
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [was = '', is = ''] = [one[i], other[j]]
    if (i < one.length && j < other.length && was === is) {
      pieces.push({ kind: 'same', text: was })
      i++
      j++
    } else if (j >= other.length || (i < one.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      pieces.push({ kind: 'gone', text: was })
      i++
    } else {
      pieces.push({ kind: 'new', text: is })
      j++
    }
  }
  return joined(pieces)
}

/** How many words the ends of both texts from each place on have in common. */
function lengths(one: string[], other: string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () => Array.from({ length: other.length + 1 }, () => 0))
  for (let i = one.length - 1; i >= 0; i--) {
    const [row = [], below = []] = [table[i], table[i + 1]]
    for (let j = other.length - 1; j >= 0; j--)
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return table
}

function joined(pieces: Piece[]): Piece[] {
  const list: Piece[] = []
  for (const piece of pieces) {
    const last = list.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else if (piece.text !== '') list.push({ ...piece })
  }
  return list
}

/** A list's entries that went and came, and those that stayed. */
export function diffEntries(before: readonly string[], after: readonly string[]): Piece[] {
  return [
    ...before.map((text): Piece => ({ kind: after.includes(text) ? 'same' : 'gone', text })),
    ...after.filter((text) => !before.includes(text)).map((text): Piece => ({ kind: 'new', text })),
  ]
}

/** A value of a version as text: entries of lists one a line, members of objects with their names. */
export function sayAny(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(sayAny).join('\n')
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name, member]) => name !== 'id' && sayAny(member) !== '')
      .map(([name, member]) => `${name.replaceAll('_', ' ')}: ${sayAny(member)}`)
      .join('\n')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return String(value)
}
