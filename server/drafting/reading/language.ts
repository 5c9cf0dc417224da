import { LEXICONS } from '../../lexicon/compile.ts'
import { words } from './fold.ts'
import { plainCode } from './marked_language.ts'

const SETS = Object.entries(LEXICONS).flatMap(([lang, { little_words }]) =>
  little_words ? [[lang, new Set(little_words.split(' '))] as const] : [],
)

const NONE = new Set<string>()

/** Words of a language that carry no meaning of their own. */
export function littleWords(lang: string | null): Set<string> {
  return SETS.find(([own]) => own === lang)?.[1] ?? NONE
}

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['el', /\p{Script=Greek}/gu],
]
/** Letters of any script but the Latin one, or near them; most texts have none, and need not be looked through for each. */
const BEYOND_LATIN = /[\u0370-\u1fff\u2c00-\u{10ffff}]/u
const CHARS_READ_MAX = 20_000
const LETTERS_MIN = 40
const WORDS_MIN = 25

/** The languages whose little word each is. */
const OF_WORD = new Map<string, number[]>()
for (const [index, [, set]] of SETS.entries()) for (const word of set) OF_WORD.set(word, [...(OF_WORD.get(word) ?? []), index])

/** The two-letter language a text is written in. Short texts fall back to what the page declares, which is often a template's `en`. */
export function languageOf(text: string, declared: string | null): string | null {
  const code =
    declared
      ?.trim()
      .toLowerCase()
      .match(/^[a-z]{2}(?=$|[-_])/)?.[0] ?? null
  const stated = code && plainCode(code)
  const sample = text.slice(0, CHARS_READ_MAX)
  // Fewer characters are fewer letters.
  if (sample.length < LETTERS_MIN) return stated
  const plain = countPlain(sample)
  if (plain && plain.words < WORDS_MIN) return stated
  const letters = plain?.letters ?? sample.match(/\p{L}/gu)?.length ?? 0
  if (letters < LETTERS_MIN) return stated
  if (!plain && BEYOND_LATIN.test(sample)) {
    for (const [lang, script] of SCRIPTS) {
      const share = (sample.match(script)?.length ?? 0) / letters
      if (share > (lang === 'ja' ? 0.1 : 0.25)) return lang
    }
    if ((sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters > 0.3) return cyrillic(sample, stated)
  }
  const said = words(sample)
  if (said.length < WORDS_MIN) return stated
  const found = SETS.map(() => 0)
  for (const word of said) for (const index of OF_WORD.get(word) ?? []) found[index] = (found[index] ?? 0) + 1
  const shares = SETS.map(([lang], index) => ({ lang, share: (found[index] ?? 0) / said.length })).toSorted((a, b) => b.share - a.share)
  const best = shares[0]
  if (!best || best.share < 0.06) return stated
  // A short list of plans and names proves little: «Pro» is a Czech word too.
  if (stated && said.length < 120 && best.share < 0.15) return stated
  const own = shares.find((entry) => entry.lang === stated)
  return own && own.share > best.share * 0.85 ? stated : best.lang
}

/**
 * Letters and words of a text in plain Latin script, counted without looking each letter up: a page shows dozens of quotes, most of them too
 * short to tell. Null where anything else stands in it.
 */
function countPlain(text: string): { letters: number; words: number } | null {
  let letters = 0
  let words_found = 0
  let within = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const lower = code | 32
    const is_letter = (lower >= 97 && lower <= 122) || (code >= 0xc0 && code <= 0xff && code !== 0xd7 && code !== 0xf7)
    if (!is_letter && code > 0x7e && code !== 0xa0 && (code < 0x2013 || code > 0x201e)) return null
    const is_of_word = is_letter || (code >= 48 && code <= 57)
    if (is_letter) letters++
    if (is_of_word && !within) words_found++
    within = is_of_word
  }
  return { letters, words: words_found }
}

function cyrillic(sample: string, stated: string | null): string {
  if (stated && ['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk'].includes(stated)) return stated
  const said = words(sample)
  const little = (lang: string): number => said.filter((word) => littleWords(lang).has(word)).length
  // A menu of languages holds letters of another one.
  const letters = (own: RegExp): number => sample.match(own)?.length ?? 0
  if (letters(/[іїєґ]/gi) > letters(/[ыэё]/gi)) return 'uk'
  return little('bg') > little('ru') ? 'bg' : 'ru'
}
