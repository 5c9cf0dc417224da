// Apart, since a class joined of several is put together anew wherever it stands.
const WORD_SIGN = String.raw`\p{L}|\p{M}|\p{N}|_`
const BOUNDARY = String.raw`(?:(?<!${WORD_SIGN})(?=\p{L}|\p{N}|_)|(?<=${WORD_SIGN})(?!${WORD_SIGN}))`
/** Beside a letter one look to the other side tells as much. Classes of all scripts are most of what it costs to compile a pattern. */
const BEHIND_LETTER = /(?<=(?<!\\|\\u[\da-f]{0,3}|\\x[\da-f]?)[\p{L}\p{N}_])\\b/giu
const BEFORE_LETTER = /\\b(?=[\p{L}\p{N}_](?![?*{]))/gu

/** A pattern in which `\b` knows the letters of all scripts; by itself it ends a word before every `é`. */
export function pattern(source: string, flags = 'iu'): RegExp {
  const bounded = source
    .replace(BEHIND_LETTER, `(?!${WORD_SIGN})`)
    .replace(BEFORE_LETTER, `(?<!${WORD_SIGN})`)
    .replaceAll(String.raw`\b`, BOUNDARY)
  return new RegExp(bounded, flags)
}
