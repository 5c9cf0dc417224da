/** A code as somebody types it off an e-mail or a screen: parted by blanks or strokes, or in the wide digits of a Japanese keyboard. */
export const typedCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
