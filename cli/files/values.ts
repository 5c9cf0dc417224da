/** From what a person typed, in a flag or in YAML, to what the contract wants. What does not fit is passed on: the service says what is wrong with it. */
import type { Kind } from '../terminal/fields.ts'

const YES = ['true', 'yes']
const NO = ['false', 'no']

/** A flag's text: lists by comma or as JSON, entries as JSON. */
export function fromText(kind: Kind, text: string): unknown {
  if (kind === 'entries' || (kind === 'list' && text.trimStart().startsWith('['))) return JSON.parse(text)
  return fitted(kind, text)
}

/** A value of the right kind where the given one can be read as such. YAML gives texts, nulls, lists and maps. */
export function fitted(kind: Kind, value: unknown): unknown {
  if (kind === 'entries') return Array.isArray(value) ? value.map(entry) : (value ?? [])
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (kind === 'flag') return YES.includes(text.toLowerCase()) ? true : NO.includes(text.toLowerCase()) ? false : value
  if (kind === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : value
  if (kind === 'list') return text.split(',').flatMap((each) => each.trim() || [])
  return withoutEnds(value)
}

/** A block in YAML ends with a line break that nobody typed on purpose. */
export const withoutEnds = (text: string): string => text.replace(/\n+$/, '')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// The ids of milestones and what is cut off a picture are the only numbers inside an entry.
function entry(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  return {
    ...given,
    ...('id' in given ? { id: fitted('number', given.id) } : {}),
    ...('crop' in given && Array.isArray(given.crop) ? { crop: given.crop.map((side) => fitted('number', side)) } : {}),
  }
}
