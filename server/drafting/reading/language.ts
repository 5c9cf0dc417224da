import { LEXICONS } from '../../lexicon/compile.ts'
import { words } from './fold.ts'

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
const CHARS_READ_MAX = 20_000
const WORDS_MIN = 25

/** The two-letter language a text is written in. Short texts fall back to what the page declares, which is often a template's `en`. */
export function languageOf(text: string, declared: string | null): string | null {
  const stated =
    declared
      ?.trim()
      .toLowerCase()
      .match(/^[a-z]{2}(?=$|[-_])/)?.[0] ?? null
  const sample = text.slice(0, CHARS_READ_MAX)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters < 40) return stated
  for (const [lang, script] of SCRIPTS) {
    const share = (sample.match(script)?.length ?? 0) / letters
    if (share > (lang === 'ja' ? 0.1 : 0.25)) return lang
  }
  if ((sample.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) / letters > 0.3) return cyrillic(sample, stated)
  const said = words(sample)
  if (said.length < WORDS_MIN) return stated
  const shares = SETS.map(([lang, set]) => ({ lang, share: said.filter((word) => set.has(word)).length / said.length })).sort(
    (a, b) => b.share - a.share,
  )
  const best = shares[0]
  if (!best || best.share < 0.06) return stated
  // A short list of plans and names proves little: «Pro» is a Czech word too.
  if (stated && said.length < 120 && best.share < 0.15) return stated
  const own = shares.find((entry) => entry.lang === stated)
  return own && own.share > best.share * 0.85 ? stated : best.lang
}

function cyrillic(sample: string, stated: string | null): string {
  if (stated && ['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk'].includes(stated)) return stated
  return /[іїєґ]/i.test(sample) ? 'uk' : 'ru'
}
