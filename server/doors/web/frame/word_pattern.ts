const SHORT_CHARACTERS = 3

/** A code or a short word, such as `de`, is found only where it is a word of its own. */
const isShort = (word: string): boolean => word.length <= SHORT_CHARACTERS && /^\p{Script=Latin}+$/u.test(word)

/** How a value is found in a quote, as part of a pattern. */
export const wordPattern = (word: string): string => (isShort(word) ? `(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})` : RegExp.escape(word))

/** Where it stands first; -1 where it does not. */
export function placeOf(word: string, quote: string): number {
  const [text, wanted] = [quote.toLowerCase(), word.toLowerCase()]
  let at = text.indexOf(wanted)
  while (at >= 0 && isShort(word) && /\p{L}/u.test(text.charAt(at - 1) + text.charAt(at + wanted.length))) at = text.indexOf(wanted, at + 1)
  return at
}
