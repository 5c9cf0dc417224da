import type { Piece } from '../frame/word_diff.ts'

/** A list's entries that went and came, and those that stayed. */
export function diffEntries(before: readonly string[], after: readonly string[]): Piece[] {
  return [
    ...before.map((text): Piece => ({ kind: after.includes(text) ? 'same' : 'gone', text })),
    ...after.filter((text) => !before.includes(text)).map((text): Piece => ({ kind: 'new', text })),
  ]
}
