/*
 * The words of a text, read the same way from listings and from queries: lower case without accents; in scripts that write without
 * spaces every two neighbouring characters are a word. No dictionary, so that all languages are alike.
 */

/** A word is cut here on both sides; PostgreSQL takes lexemes up to 2 kB. */
const WORD_CHARACTERS_MAX = 64
/** Words of one listing that are indexed; a description is shorter. */
const LISTING_WORDS_MAX = 4_000
/** Beginnings of a title's words up to here are words too; a longer one begins so few that the index can go through them. */
export const BEGINNING_LETTERS_MAX = 5
/** A shorter ending of a name's word is one by chance. */
const ENDING_LETTERS_MIN = 4
/** Shorter words are never mistaken for others: one letter changed makes too many. */
const TYPO_LETTERS_MIN = 4
const TYPO_LETTERS_MAX = 24

const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
const TOKEN = new RegExp(`[a-z](?:\\+\\+|#)|[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th', ς: 'σ' }
/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic; marks that make other letters, as in Japanese, stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g

function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[ßæœøđðłıþς]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** Runs of letters and digits, folded. */
export const tokensOf = (text: string): string[] => foldLetters(text).match(TOKEN) ?? []
export const isUnspaced = (token: string): boolean => IS_UNSPACED.test(token)

/** The words in their order, repeated ones too. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) => (isUnspaced(token) ? pairsOf([...token]) : [cut(token)]))

/** `請求書` → `請求`, `求書`, `書`: the last character alone lets a query of one character, as a beginning, find it anywhere. */
export const pairsOf = (characters: string[]): string[] => characters.map((character, index) => character + (characters[index + 1] ?? ''))

export const cut = (word: string): string => (word.length <= WORD_CHARACTERS_MAX ? word : [...word].slice(0, WORD_CHARACTERS_MAX).join(''))

/** The whole text as one word, so that «Node JS», «node.js» and «NodeJS» are one name. */
export const keyOf = (text: string): string => cut(tokensOf(text).join(''))

/** English plurals in their plain forms; other words, `news` among them, as they are. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word === 'news') return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** The word itself and every word that has one letter less: two words that share one of these differ by one typing mistake. */
export function misspellings(word: string): string[] {
  const letters = [...word]
  if (letters.length < TYPO_LETTERS_MIN || letters.length > TYPO_LETTERS_MAX || /\p{N}/u.test(word) || isUnspaced(word)) return []
  return [word, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))].map((text) => `~${text}`)
}

/** What a longer word of a name ends with: `desk` of `harbordesk`. What a word has inside is the beginning of one of these. */
export const endingWord = (letters: string): string => `<${letters}`
export const isEnding = (word: string): boolean => [...word].length >= ENDING_LETTERS_MIN && !isUnspaced(word)
function endingsOf(word: string): string[] {
  const letters = [...word]
  return letters.map((_, index) => letters.slice(index + 1).join('')).filter(isEnding)
}

/** A word of one site: each site has words of its own, so that none of its searches reads another's listings. */
export const ofSite = (site_id: number, word: string): string => `${site_id}:${word}`

/** What filters ask for, as words that no text has; `every` stands in all listings of the site. */
export const everyWord = (site_id: number): string => ofSite(site_id, '@')
export const categoryWord = (site_id: number, name: string): string => ofSite(site_id, `#${name.toLowerCase()}`)
export const weekWord = (site_id: number, week: string): string => ofSite(site_id, `%${week.toLowerCase()}`)

/** The whole name, or the beginning of one. */
export const nameWord = (site_id: number, key: string): string => ofSite(site_id, `^${key}`)

/** What longer words of a title begin with; unspaced ones in any text, where one character may be all that is asked. */
export const beginningWord = (letters: string): string => `>${letters}`
const beginningsOf = (word: string): string[] => {
  const letters = [...word]
  return letters.slice(0, Math.min(BEGINNING_LETTERS_MAX, letters.length - 1)).map((_, index) => letters.slice(0, index + 1).join(''))
}

type ListingWords = {
  /** A tsvector: words of name (A), headline (B), categories (C) with places, and the words of filters. */
  title_words: string
  /** Words without places: those of the title, of summary and description, and of names as they are misspelt and end. */
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
  /** Further words that filters ask for. */
  filters?: string[]
}): ListingWords {
  const name_key = keyOf(listing.name)
  const name_words = wordsOf(listing.name)
  const places = new Map<string, string[]>()
  let place = 0
  const add = (words: string[], weight: 'A' | 'B' | 'C') => {
    for (const word of words.slice(0, LISTING_WORDS_MAX)) {
      place += 1
      for (const form of formsOf(word)) {
        const known = places.get(form) ?? []
        known.push(`${place}${weight}`)
        places.set(form, known)
      }
    }
  }
  add(name_words.includes(name_key) ? name_words : [...name_words, ...(name_key === '' ? [] : [name_key])], 'A')
  add(wordsOf(listing.headline ?? ''), 'B')
  add(wordsOf(listing.categories.join(' ')), 'C')
  const { site_id, launch_week } = listing
  const filters = [
    everyWord(site_id),
    ...[...beginningsOf(name_key), name_key].map((letters) => nameWord(site_id, letters)),
    ...listing.categories.map((name) => categoryWord(site_id, name)),
    ...(launch_week === null ? [] : [weekWord(site_id, launch_week)]),
    ...(listing.filters ?? []),
  ]
  const told = wordsOf(listing.texts.filter((text) => text !== null).join('\n'))
    .slice(0, LISTING_WORDS_MAX)
    .flatMap(formsOf)
  const names = [...new Set([...name_words, name_key])]
  const near_names = [...names.flatMap(misspellings), ...names.flatMap(endingsOf).map(endingWord)]
  const begun = [...new Set([...places.keys()].flatMap(beginningsOf))].map(beginningWord)
  const begun_told = told.filter(isUnspaced).flatMap(beginningsOf).map(beginningWord)
  const words = (list: string[]) => [...new Set(list)].map((word) => ofSite(site_id, word))
  return {
    title_words: [
      ...[...places].map(([word, at]) => `${quote(ofSite(site_id, word))}:${at.join(',')}`),
      ...[...words(begun), ...filters].map(quote),
    ].join(' '),
    all_words: [...words([...places.keys(), ...told, ...near_names, ...begun, ...begun_told]), ...filters],
    name_key,
  }
}

const formsOf = (word: string): string[] => {
  const base = singular(word)
  return base === word ? [word] : [word, base]
}

/** A lexeme for tsvector and tsquery; nothing in it means anything then. */
export const quote = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`
