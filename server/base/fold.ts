// How quotes are held against pages: by the drafter when it takes them, and by anybody who checks them later.

import { withoutPiles } from './plain_text.ts'

const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u00AD]/g

/** What most lines are made of; folding leaves them as they are. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/

/** The text on one line: invisible characters and piles of marks removed, white space folded to single spaces. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text
  return withoutPiles(text.normalize('NFC')).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
}

/** For comparing only: NFKC, lower case, plain quotation marks, dashes and dots. */
export function loose(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll('`', "'")
  return fold(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u02BC`´]/g, "'")
    .replace(/[\u201C\u201D\u201E\u201F\u2033«»]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u2026/g, '...')
}
