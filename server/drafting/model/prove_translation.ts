import { loose } from '../reading/fold.ts'
import { abbreviationOf, LEXICONS } from '../../lexicon/compile.ts'
import { littleWords } from '../reading/language.ts'
import { languageOfCode, nameOfLanguage } from '../proof/language_codes.ts'
import { LANGUAGES } from '../../base/languages.ts'
import { countryCodes } from '../../base/countries.ts'
import { ASSERTED, denies, rowsIn } from './charged_words.ts'
import { addressesStand } from './prove_sentence.ts'
import { numbersIn } from './prove_numbers.ts'
import { plain, sameStem, wordsOf } from './word_stems.ts'

/** What a translation may be of: short texts grow, and scripts whose signs stand for words grow more. */
const MORE_CHARS = 30
const GROWTH_MAX = 2
const DENSE_GROWTH_MAX = 6
/** A translation of a part says something else than the whole. */
const SHRINK_MIN = 0.4
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
/** English has `a`, `in` and `on` in common with others. */
const STRAY_WORDS_MAX = 1
const FOREIGN_LETTER = /[^\P{L}\p{Script=Latin}]/u
const SIGNS = /[$€£¥₩₹₺₽₴₫₪฿%]/gu
/** Nothing that is no word may come in: markup, marks that are not seen, lines. */
const UNFIT = /[<>{}[\]|\\`\p{Cc}\p{Cf}\p{Co}]/u

/** Peoples whose name does not begin as their country's does. */
const PEOPLE: Record<string, string> = { swiss: 'CH', british: 'GB', dutch: 'NL', french: 'FR', welsh: 'GB', scottish: 'GB', thai: 'TH' }

/** What a sentence may claim only where the original claims it; milder praise has other words in each language. */
const CLAIMS = [
  'best',
  'only',
  'certified',
  'privacy_law',
  'official',
  'award',
  'trusted',
  'guaranteed',
  'free',
  'unlimited',
  'open_source',
  'intelligent',
]

/** Why a translation does not hold, in words that the model can mend; null where nothing speaks against it. */
export function objectionToTranslation(text: string, original: string, language: string, chars_max: number): string | null {
  if (text.trim() === '') return 'It was empty.'
  if (text.length > chars_max) return `It has ${text.length} characters; at most ${chars_max} are allowed.`
  const growth = DENSE.test(original) ? DENSE_GROWTH_MAX : GROWTH_MAX
  if (text.length > original.length * growth + MORE_CHARS) return 'It says more than the original.'
  if (text.length < original.length * SHRINK_MIN) return 'It leaves most of the original out.'
  if (UNFIT.test(text)) return 'It holds signs that are no text.'
  if (loose(text) === loose(original) || !isEnglish(text)) return 'It is not in English.'
  if (!addressesStand(text, original)) return 'It holds an address that the original does not.'
  const number = numberAdded(text, original, language)
  if (number !== undefined) return `«${number}» is no number of the original.`
  const sign = (text.match(SIGNS) ?? []).find((each) => !original.includes(each))
  if (sign !== undefined) return `«${sign}» does not stand in the original.`
  const name = namesIn(text).find((word) => !isNamed(word, original, language))
  if (name !== undefined)
    return `«${name}» is written with a capital and is no name of the original: where it is none, write it in lower case; where it is one, leave it out.`
  const stated = new Set(rowsIn(ASSERTED, original))
  if (rowsIn(ASSERTED, text).some((row) => CLAIMS.includes(row) && !stated.has(row)))
    return 'It praises or promises more than the original.'
  return denies(text) === denies(original) ? null : 'It denies what the original does not, or the other way round.'
}

/** A number in figures, in words, or in a word with letters such as `10x`. */
function numberAdded(text: string, original: string, language: string): string | undefined {
  const known = new Set(numbersIn(original, { lang: language }).map(({ value }) => value))
  const figures = new Set(original.normalize('NFKC').match(/\d+/g))
  return (
    numbersIn(text, { lang: 'en' }).find(({ value }) => !known.has(value))?.value ??
    text.match(/\d+/g)?.find((run) => !figures.has(run) && !known.has(run)) ??
    text
      .match(/(?<!\p{L})(?:m|b|tr)illions?(?!\p{L})/iu)
      ?.find((word) => !wordsOf(original).some(({ stem }) => sameStem(stem, plain(word))))
  )
}

/** In Latin letters, and with hardly more of the little words of any other language than of English. */
function isEnglish(text: string): boolean {
  if (FOREIGN_LETTER.test(text)) return false
  const words = wordsOf(text).map(({ raw }) => loose(raw))
  const count = (language: string): number => words.filter((word) => littleWords(language).has(word)).length
  const own = count('en')
  return Object.keys(LEXICONS).every((language) => count(language) <= own + STRAY_WORDS_MAX)
}

/** Whatever has a capital anywhere: the model was told to write all else in lower case. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'&.+-]*/gu)].map(([word]) => word).filter((word) => /\p{Lu}/u.test(word) && word !== 'I')

function isNamed(name: string, original: string, language: string): boolean {
  const bare = name.replace(/(?:[’']s?|\.)$/u, '')
  if (stands(bare, original, language)) return true
  // `German-speaking`, `PDF-based`: what is joined to a name is a word of its own.
  const parts = bare.split('-')
  return parts.length > 1 &&
    parts.every((part) => !/\p{Lu}/u.test(part) || stands(part, original, language) || isPlaceOrTongue(part, original, language))
    ? true
    : isPlaceOrTongue(bare, original, language)
}

function stands(name: string, original: string, language: string): boolean {
  const [mine, theirs] = [plain(name), plain(original)]
  const words = wordsOf(theirs)
  if (words.some(({ stem }) => sameStem(stem, mine)) || (mine.length > 2 && theirs.includes(mine))) return true
  const abbreviated = abbreviationOf(mine === 'usa' ? 'us' : mine, language).map(plain)
  return abbreviated.some((each) => (DENSE.test(each) ? theirs.includes(each) : words.some(({ stem }) => sameStem(stem, each))))
}

/** A country, people or language, which each language calls by a name of its own, where the original names the same. */
function isPlaceOrTongue(name: string, original: string, language: string): boolean {
  const mine = plain(name)
  const words = wordsOf(original)
  const namesSame = (foreign: string | null | undefined): boolean =>
    foreign !== null &&
    foreign !== undefined &&
    wordsOf(foreign).some(({ stem }) => stem.length > 2 && words.some((word) => sameStem(word.stem, stem) || word.stem.includes(stem)))
  const inLanguage = regionsIn(language)
  const english = regionsIn('en')
  const codes = PEOPLE[mine]
    ? [PEOPLE[mine]]
    : countryCodes.filter((code) => wordsOf(english.of(code) ?? '').some(({ stem }) => sameStem(stem, mine)))
  if (codes.some((code) => namesSame(inLanguage.of(code)))) return true
  return LANGUAGES.some(
    (code) =>
      languageOfCode(code) === code && plain(nameOfLanguage(code, 'en') ?? '') === mine && namesSame(nameOfLanguage(code, language)),
  )
}

const regionsIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })

/** As it is shown: each sentence begins with a capital, which the model was told to leave to us. */
export const asSentences = (text: string): string =>
  text.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
