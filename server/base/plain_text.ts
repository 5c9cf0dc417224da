/** C0 and C1 but tab and line ends: a terminal obeys them, and no reader sees them. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g
const SPACES = /[\u000b\u000c\u0085]/g
/** Embeddings, overrides and isolates turn what stands behind them around; the plain marks of Arabic and Hebrew stay. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
/**
 * Letters that no font draws, and selectors of a sign where there is none: sentences that no person sees and every language model reads. The
 * flags of England, Scotland and Wales are written with some.
 */
const SMUGGLED =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]{2,6}\u{e007f})|[\u{e0000}-\u{e007f}]|(?<=\p{Default_Ignorable_Code_Point})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

/** Marks upon one letter beyond what any language writes: they paint over the lines around it. */
const PILED = /(?<=\p{M}{8})\p{M}+/gu
export const withoutPiles = (text: string): string => text.replace(PILED, '')

/** Text without what would speak to a terminal, turn a line around or cover others. What a program sends is refused for it instead, and told where. */
export const cleanText = (text: string): string =>
  withoutPiles(text).replace(SPACES, ' ').replace(CONTROLS, '').replace(TURNS, '').replace(SMUGGLED, '$1')

/** Without line ends, tabs and control characters: what stands in a list, a subject or a heading is one line. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** Whether nobody sees anything of it: spaces, fillers and joiners alone. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** The first character that cleanText() would take out, as U+001B; null where there is none. */
export function unseenIn(text: string): string | null {
  const found = UNSEEN.exec(text)?.[0] ?? [...text.matchAll(SMUGGLED)].find(([, flag]) => flag === undefined)?.[0]
  return found === undefined ? null : `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}

/**
 * What a text may not hold, in words; null where all is well. What is only looked for may hold anything but NUL and half a character,
 * which the database does not take; what may be kept and shown to others holds nothing unseen either.
 */
export function wrongText(text: string, is_kept: boolean): string | null {
  if (!is_kept && text.includes('\u0000')) return 'U+0000, which no text holds'
  const unseen = is_kept ? unseenIn(text) : null
  if (unseen !== null) return `${unseen}, a character that controls or turns around and that nobody sees`
  if (is_kept && withoutPiles(text) !== text) return 'more marks upon one letter than any language writes'
  return text.isWellFormed() ? null : 'half a character'
}
