/*
 * The words of a text, read the same way from listings and from queries: lower case without accents; in scripts that write without
 * spaces every two neighbouring characters are a word. No dictionary, so that all languages are alike.
 */

/** A word is cut here on both sides; PostgreSQL takes lexemes up to 2 kB. */
const WORD_CHARACTERS_MAX = 64
/** Words of one listing that are indexed; a description is shorter. */
const LISTING_WORDS_MAX = 4_000
/** Words of one query that are looked for; what follows them is left out. */
const QUERY_WORDS_MAX = 16
/** Shorter words are never mistaken for others: one letter changed makes too many. */
const TYPO_LETTERS_MIN = 4
const TYPO_LETTERS_MAX = 24
/** A shorter beginning beside other words stands in too many texts to be a hint. */
const PREFIX_LETTERS_MIN = 3

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
const TOKEN = new RegExp(`[a-z](?:\\+\\+|#)|[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th', ς: 'σ' }
/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic; marks that make other letters, as in Japanese, stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g
/** Said everywhere, asked for never. */
const FILLERS = new Set(
  'a an and are as at by do for from how i in is it me my of on or that the this to we what which with you your de der die das und für la le les el los et y'.split(
    ' ',
  ),
)

function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[ßæœøđðłıþς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** The words in their order, repeated ones too. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const [token] of foldLetters(text).matchAll(TOKEN)) {
    if (IS_UNSPACED.test(token)) words.push(...pairsOf([...token]))
    else words.push(cut(token))
  }
  return words
}

/** `請求書` → `請求`, `求書`, `書`: the last character alone lets a query of one character, as a beginning, find it anywhere. */
const pairsOf = (characters: string[]): string[] => characters.map((character, index) => character + (characters[index + 1] ?? ''))

const cut = (word: string): string => (word.length <= WORD_CHARACTERS_MAX ? word : [...word].slice(0, WORD_CHARACTERS_MAX).join(''))

/** The whole text as one word, so that «Node JS», «node.js» and «NodeJS» are one name. */
export const keyOf = (text: string): string => cut((foldLetters(text).match(TOKEN) ?? []).join(''))

/** English plurals in their plain forms; other words, `news` among them, as they are. */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word === 'news') return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** The word itself and every word that has one letter less: two words that share one of these differ by one typing mistake. */
function misspellings(word: string): string[] {
  const letters = [...word]
  if (letters.length < TYPO_LETTERS_MIN || letters.length > TYPO_LETTERS_MAX || /\p{N}/u.test(word) || IS_UNSPACED.test(word)) return []
  return [word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))].map((text) => `~${text}`)
}

/** What filters ask for, as words that no text has. */
export const siteWord = (site_id: number): string => `@${site_id}`
export const categoryWord = (name: string): string => `#${name.toLowerCase()}`
export const weekWord = (week: string): string => `%${week.toLowerCase()}`

export type ListingWords = {
  /** A tsvector: words of name (A), headline (B), categories (C) with places, and the words of filters. */
  title_words: string
  /** Words without places: those of the title, of summary and description, and misspelt names. */
  all_words: string[]
  name_key: string
}

export function listingWords(listing: {
  site_id: number
  name: string
  headline: string | null
  categories: string[]
  texts: (string | null)[]
  launch_week: string | null
}): ListingWords {
  const name_key = keyOf(listing.name)
  const name_words = wordsOf(listing.name)
  const places = new Map<string, string[]>()
  let place = 0
  const add = (words: string[], weight: 'A' | 'B' | 'C') => {
    for (const word of words.slice(0, LISTING_WORDS_MAX)) {
      place += 1
      for (const form of formsOf(word)) places.set(form, [...(places.get(form) ?? []), `${place}${weight}`])
    }
  }
  add(name_words.includes(name_key) ? name_words : [...name_words, ...(name_key === '' ? [] : [name_key])], 'A')
  add(wordsOf(listing.headline ?? ''), 'B')
  add(wordsOf(listing.categories.join(' ')), 'C')
  const filters = [
    siteWord(listing.site_id),
    ...listing.categories.map(categoryWord),
    ...(listing.launch_week === null ? [] : [weekWord(listing.launch_week)]),
  ]
  const told = wordsOf(listing.texts.filter((text) => text !== null).join('\n'))
    .slice(0, LISTING_WORDS_MAX)
    .flatMap(formsOf)
  const misspelt = [...new Set([...name_words, name_key])].flatMap(misspellings)
  return {
    title_words: [...[...places].map(([word, at]) => `${quote(word)}:${at.join(',')}`), ...filters.map(quote)].join(' '),
    all_words: [...new Set([...places.keys(), ...told, ...misspelt, ...filters])],
    name_key,
  }
}

const formsOf = (word: string): string[] => {
  const base = singular(word)
  return base === word ? [word] : [word, base]
}

export type QueryWords = {
  /** A tsquery: all words, the last as a beginning; or the whole as one name. */
  all: string
  /** A tsquery: any of the words, for the score. */
  any: string
  /** A tsquery: all words, each perhaps mistyped; null where no word is long enough. */
  misspelt: string | null
  key: string
}

/** Null when the text has no word at all, such as `!?`. Operators and quotes of a query are signs like any other, and go. */
export function queryWords(text: string): QueryWords | null {
  const found = [...(foldLetters(text).match(TOKEN) ?? [])].flatMap((token) => {
    const characters = [...token]
    if (!IS_UNSPACED.test(token)) return [cut(token)]
    // Its pairs say all of a longer run; only a character that stands alone is asked for as one.
    return characters.length === 1 ? [token] : pairsOf(characters).slice(0, -1)
  })
  const last = found.at(-1)
  if (last === undefined) return null
  const telling = found.filter((word, index) => index === found.length - 1 || !FILLERS.has(word))
  const words = [...new Set(telling.slice(0, QUERY_WORDS_MAX))]
  const terms = words.map((word) => quote(singular(word)) + (word === last && isBeginning(word, words.length) ? ':*' : ''))
  const key = keyOf(text)
  const misspelt = words.map(misspellings)
  return {
    all: words.length > 1 ? `(${terms.join(' & ')}) | ${quote(key)}` : terms.join(''),
    any: terms.join(' | '),
    misspelt: misspelt.every((forms) => forms.length === 0)
      ? null
      : terms.map((term, index) => `(${[term, ...(misspelt[index] ?? []).map(quote)].join(' | ')})`).join(' & '),
    key,
  }
}

const isBeginning = (word: string, words: number): boolean => words === 1 || word.length >= PREFIX_LETTERS_MIN || IS_UNSPACED.test(word)

/** A lexeme for tsvector and tsquery; nothing in it means anything then. */
export const quote = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`
