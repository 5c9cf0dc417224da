/** At most so many UTF-16 units, never half of a character; what was cut ends in an ellipsis. */
export const clip = (text: string, chars_max: number): string =>
  text.length <= chars_max
    ? text
    : `${text
        .slice(0, startOfCharacter(text, chars_max - 1))
        .toWellFormed()
        .trimEnd()}…`

/** The place, or the one before where it lies between the two halves of a character. */
export function startOfCharacter(text: string, place: number): number {
  const isHalfway = /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, place - 1), place + 1))
  return isHalfway ? place - 1 : place
}
