import { anyOf } from '../lexicon/compile.ts'
import {
  BEGINNING_LETTERS_MAX,
  beginningWord,
  cut,
  endingWord,
  isEnding,
  isUnspaced,
  keyOf,
  misspellings,
  nameWord,
  ofSite,
  pairsOf,
  quote,
  singular,
  tokensOf,
} from './search_words.ts'

/** Words of one query that are looked for; what follows them is left out. */
const QUERY_WORDS_MAX = 16
/** Names are short, and each word that may be mistyped is ten to look for. */
const NEAR_WORDS_MAX = 4
/** A shorter beginning beside other words stands in too many texts to be a hint. */
const PREFIX_LETTERS_MIN = 3
/** Said everywhere, asked for never. */
const FILLERS = new Set(anyOf('search_filler').split('|'))

/** tsqueries in words of one site. */
export type QueryWords = {
  /** All words, the last as a beginning; or the whole as one name, or as the beginning of one. */
  all: string
  /** Any of the words, for the score. */
  any: string
  /** `all`, with the few letters of its last word as a beginning in any text; null where they are more, or too few for a hint. */
  wide: string | null
  /** What `all` and `wide` find, or all words with each perhaps mistyped in a name, or inside a word of one; null where no word is long enough, or the words are many. */
  near: string | null
  key: string
  /** Names that begin so. */
  begins: string
}

/**
 * What a person typed, as questions to a site's words. Null when it has no word at all, such as `!?`. Operators and quotes in it are
 * signs like any other, and go.
 */
export function queryWords(site_id: number, text: string): QueryWords | null {
  const found = tokensOf(text).flatMap(partsOf)
  const last = found.at(-1)
  if (last === undefined) return null
  const telling = found.filter((word, index) => index === found.length - 1 || !FILLERS.has(word))
  const words = [...new Set(telling.slice(0, QUERY_WORDS_MAX))]
  const lexeme = (word: string) => quote(ofSite(site_id, word))
  const begun = isBeginning(last, words.length) ? last : null
  const termsOf = (few: (word: string) => string) =>
    words.map((word) => {
      const whole = lexeme(singular(word))
      if (word !== begun) return whole
      return isShort(word) ? `(${whole} | ${few(word)})` : `${whole}:*`
    })
  const terms = termsOf((word) => lexeme(beginningWord(word)))
  const wide_terms = termsOf((word) => `${lexeme(word)}:*`)
  const key = keyOf(text)
  const begins = quote(nameWord(site_id, key)) + (isShort(key) ? '' : ':*')
  const whole = (said: string[]) => (words.length > 1 ? `(${said.join(' & ')}) | ${lexeme(key)} | ${begins}` : said.join(''))
  const all = whole(terms)
  const is_hint = begun !== null && isShort(begun) && begun.length >= PREFIX_LETTERS_MIN && !isUnspaced(begun)
  const near = words.map((word) => nearForms(site_id, word))
  const may_be_near = words.length <= NEAR_WORDS_MAX && near.some((forms) => forms.length > 0)
  const nearly = wide_terms.map((term, index) => `(${[term, ...(near[index] ?? [])].join(' | ')})`).join(' & ')
  return {
    all,
    any: words.map((word) => lexeme(singular(word)) + (word === begun ? ':*' : '')).join(' | '),
    wide: is_hint ? whole(wide_terms) : null,
    near: may_be_near ? `${all} | (${nearly})` : null,
    key,
    begins,
  }
}

/** How names that do not say a word may stand near it: one letter off, or with it inside a longer word. */
function nearForms(site_id: number, word: string): string[] {
  const mistyped = misspellings(word).map((form) => quote(ofSite(site_id, form)))
  const inside = singular(word)
  return isEnding(inside) ? [...mistyped, `${quote(ofSite(site_id, endingWord(inside)))}:*`] : mistyped
}

/** The pairs of a longer run of unspaced characters say all of it; only a character that stands alone is asked for as one. */
function partsOf(token: string): string[] {
  if (!isUnspaced(token)) return [cut(token)]
  const characters = [...token]
  return characters.length === 1 ? [token] : pairsOf(characters).slice(0, -1)
}

/** Beginnings so long are words of their own in the index: going through all that begin with a few letters takes longer than a search. */
const isShort = (word: string): boolean => [...word].length <= BEGINNING_LETTERS_MAX
const isBeginning = (word: string, words: number): boolean => words === 1 || word.length >= PREFIX_LETTERS_MIN || isUnspaced(word)
