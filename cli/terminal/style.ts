const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39], yellow: [33, 39], cyan: [36, 39] } as const

export type Style = Record<keyof typeof CODES, (text: string) => string>
/** What a page is laid out with: how it is painted, and the columns that it has. */
export type Look = { style: Style; width: number }

/** Longer lines are hard to read, however wide the terminal is. */
const READABLE_WIDTH_MAX = 110
export const readable = (width: number): number => Math.min(width, READABLE_WIDTH_MAX)

/** Functions that paint a text, or leave it as it is where colour is not wanted. Lay out first, paint last: paint has no width. */
export function painter(colour: boolean): Style {
  const entries = Object.entries(CODES).map(([name, [on, off]]) => [
    name,
    (text: string) => (colour && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text),
  ])
  return Object.fromEntries(entries) as Style // one function for every name of CODES
}
