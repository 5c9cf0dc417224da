import type { ValidationIssue } from '../problem.ts'
import { JSON_VALUES_MAX, JSON_NESTED_MAX } from '../limits.ts'

/** What a body is that is not read as JSON: no JSON in UTF-8, nested too deep, of more values than any call has, or with a member twice. */
export type Unreadable = 'invalid' | 'deep' | 'many' | 'twice'
type ReadJson = { ok: true; value: unknown } | { ok: false; why: Unreadable }

/**
 * Reads a body as JSON. Its size is looked at before it is parsed: a megabyte may hold ninety thousand members or as many levels, each of
 * which costs whoever walks them, and no call of ours has a hundredth of that.
 */
export function readJsonBody(bytes: Uint8Array): ReadJson {
  const { why, members } = measure(bytes)
  if (why) return { ok: false, why }
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    // Of two members of one name parsing keeps the last, and nobody is told what became of the first.
    return membersIn(value) === members ? { ok: true, value } : { ok: false, why: 'twice' }
  } catch {
    return { ok: false, why: 'invalid' }
  }
}

const membersIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const within = Object.values(value)
  return within.reduce((sum: number, member) => sum + membersIn(member), Array.isArray(value) ? 0 : within.length)
}

export const UNREADABLE_WORDS = {
  deep: { code: 'invalid', message: 'The body is nested too deep.', fix: `Nest at most ${JSON_NESTED_MAX} levels.` },
  many: {
    code: 'too_many',
    message: 'The body holds too many values.',
    fix: `Send at most ${JSON_VALUES_MAX.toLocaleString('en')} at once.`,
  },
  twice: { code: 'duplicate', message: 'The body holds a member twice.', fix: 'Send each member of an object once.' },
} satisfies Record<Exclude<Unreadable, 'invalid'>, Omit<ValidationIssue, 'field'>>

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPENING = new Set([0x7b, 0x5b])
const CLOSING = new Set([0x7d, 0x5d])
/** By byte: 1 for what is looked at. No byte of a longer character in UTF-8 is any of these. */
const LOOKED_AT = new Uint8Array(256)
for (const byte of [QUOTE, COMMA, COLON, ...OPENING, ...CLOSING]) LOOKED_AT[byte] = 1

/**
 * Depth and values outside of strings, and the members. Each value but the first stands behind a comma or the sign that opens what it is in,
 * so that a document has no more members than those, and no more than twice as many strings.
 */
function measure(bytes: Uint8Array): { why: Unreadable | null; members: number } {
  let depth = 0
  let values = 0
  let members = 0
  let texts = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (LOOKED_AT[byte] === 0) continue
    if (byte === QUOTE) {
      at = endOfString(bytes, at)
      if (++texts > 2 * JSON_VALUES_MAX) return { why: 'many', members }
    } else if (byte === COLON) {
      if (++members > JSON_VALUES_MAX) return { why: 'many', members }
    } else if (CLOSING.has(byte)) {
      if (--depth < 0) return { why: 'invalid', members }
    } else {
      if (++values > JSON_VALUES_MAX) return { why: 'many', members }
      if (byte !== COMMA && ++depth > JSON_NESTED_MAX) return { why: 'deep', members }
    }
  }
  return { why: null, members }
}

/** Where the string that begins here ends: at the next quote that no backslash makes a part of it. */
function endOfString(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(QUOTE, from + 1)
  if (end < 0) return bytes.length
  if (bytes[end - 1] !== BACKSLASH) return end
  for (let at = from + 1; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at++
    else if (byte === QUOTE) return at
  }
  return bytes.length
}
