import { JSON_COMMAS_MAX, JSON_NESTED_MAX } from './limits.ts'

/** What a body is that is not read as JSON: no JSON in UTF-8, nested too deep, or of more values than any call has. */
export type Unreadable = 'invalid' | 'deep' | 'many'
export type ReadJson = { ok: true; value: unknown } | { ok: false; why: Unreadable }

/**
 * Reads a body as JSON. Its size is looked at before it is parsed: a megabyte may hold ninety thousand members or as many levels, each of
 * which costs whoever walks them, and no call of ours has a hundredth of that.
 */
export function readJsonBody(bytes: Uint8Array): ReadJson {
  const why = measure(bytes)
  if (why) return { ok: false, why }
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { ok: false, why: 'invalid' }
  }
}

export const UNREADABLE_WORDS: Record<Exclude<Unreadable, 'invalid'>, { message: string; fix: string }> = {
  deep: { message: 'The body is nested too deep.', fix: `Nest at most ${JSON_NESTED_MAX} levels.` },
  many: { message: 'The body holds too many values.', fix: `Send at most ${JSON_COMMAS_MAX.toLocaleString('en')} at once.` },
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c

/** Depth and commas outside of strings. No byte of a longer character in UTF-8 is any of these. */
function measure(bytes: Uint8Array): Exclude<Unreadable, 'invalid'> | null {
  let depth = 0
  let commas = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfString(bytes, at)
    else if (byte === COMMA) {
      if (++commas > JSON_COMMAS_MAX) return 'many'
    } else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > JSON_NESTED_MAX) return 'deep'
    } else if (byte === 0x7d || byte === 0x5d) depth--
  }
  return null
}

/** Where the string that begins here ends: at the next quote that an even number of backslashes stands before. */
function endOfString(bytes: Uint8Array, from: number): number {
  let end = from
  for (;;) {
    end = bytes.indexOf(QUOTE, end + 1)
    if (end < 0) return bytes.length
    let slashes = 0
    while (bytes[end - 1 - slashes] === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end
  }
}
