import { COUNTRIES } from '../../lexicon/countries.ts'

const KNOWN = Object.entries(COUNTRIES)

let marks: [string, RegExp][] | null = null
let prefixed: [string, RegExp][] | null = null
let clues: [string, RegExp, RegExp][] | null = null

/** `31500 Koski` is written `Koski, 31500` as well: five digits or more that end a line or a part of it behind the town. */
function codeBehind(code: string): string {
  const digits = /^\\d\{[56]\}(?=,?\??\s\\p\{Lu\}$)/.exec(code)?.[0]
  return digits === undefined ? '' : String.raw`|(?<=\p{L}{2},? )${digits}(?=\s*(?:$|[,\n]))`
}

/** Countries that a text marks beyond doubt by a postal format, a register or a tax number. */
export function countryMarks(text: string): Set<string> {
  marks ??= KNOWN.flatMap(([code, { mark }]) => (mark ? [[code, new RegExp(mark, 'u')]] : []))
  const found = new Set(marks.filter(([, pattern]) => pattern.test(text)).map(([code]) => code))
  // Postal codes that carry the country's mark: `CH-8001 Zürich`, `AD700 Andorra la Vella`.
  prefixed ??= KNOWN.flatMap(([code, { code_mark }]) =>
    code_mark
      ? [[code, new RegExp(String.raw`(?<![\p{L}\d])(?:${code_mark}-\s?\d{2,6}|${code}\d{3})(?:[ -]\d{2,3})?,?\s+\p{Lu}\p{L}`, 'u')]]
      : [],
  )
  for (const [code, pattern] of prefixed) if (pattern.test(text)) found.add(code)
  clues ??= KNOWN.flatMap(([code, { clue, street }]) =>
    [clue, street].flatMap((told): [string, RegExp, RegExp][] =>
      told ? [[code, new RegExp(told[0], 'u'), new RegExp(`(?<!\\d)(?:${told[1]}${codeBehind(told[1])})`, 'u')]] : [],
    ),
  )
  for (const [code, clue, postcode] of clues) if (clue.test(text) && postcode.test(text)) found.add(code)
  return found
}
