import type { Piece } from '../frame/word_diff.ts'

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
