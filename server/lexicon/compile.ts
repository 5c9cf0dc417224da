// Kindred languages stand together: much of one is compressed as the other's.
import { en } from './en.ts'
import { de } from './de.ts'
import { nl } from './nl.ts'
import { da } from './da.ts'
import { no } from './no.ts'
import { sv } from './sv.ts'
import { fi } from './fi.ts'
import { et } from './et.ts'
import { hu } from './hu.ts'
import { lv } from './lv.ts'
import { lt } from './lt.ts'
import { pl } from './pl.ts'
import { cs } from './cs.ts'
import { sk } from './sk.ts'
import { hr } from './hr.ts'
import { sl } from './sl.ts'
import { bg } from './bg.ts'
import { ru } from './ru.ts'
import { uk } from './uk.ts'
import { el } from './el.ts'
import { he } from './he.ts'
import { ar } from './ar.ts'
import { th } from './th.ts'
import { vi } from './vi.ts'
import { id } from './id.ts'
import { tr } from './tr.ts'
import { es } from './es.ts'
import { pt } from './pt.ts'
import { ca } from './ca.ts'
import { it } from './it.ts'
import { fr } from './fr.ts'
import { ro } from './ro.ts'
import { ja } from './ja.ts'
import { zh } from './zh.ts'
import { ko } from './ko.ts'
import type { KnownCategory } from './category_words.ts'
import type { Lexicon } from './lexicon.ts'

export type WordList = Exclude<keyof Lexicon, 'little_words' | 'abbreviations' | 'country_names' | 'categories'>

/** Languages whose words are not parted by spaces, or carry others written onto them: theirs are looked for anywhere in a text. */
const UNSPACED: Record<string, Lexicon> = { ar, he, th, ja, zh, ko }
/** English comes last, since others borrow its words and add to them: `Limited Şirketi` is tried before `Limited`. */
const SPACED: Record<string, Lexicon> = {
  de,
  fr,
  es,
  it,
  pt,
  nl,
  ro,
  tr,
  pl,
  sv,
  da,
  no,
  fi,
  cs,
  sk,
  hu,
  lt,
  lv,
  et,
  hr,
  sl,
  bg,
  ca,
  ru,
  uk,
  el,
  id,
  vi,
  en,
}

export const LEXICONS: Record<string, Lexicon> = { ...SPACED, ...UNSPACED }

/** A list as a pattern of its own: whole words, and anywhere in scripts without spaces. */
export const wholeWords = (list: WordList): string => String.raw`(?<!\p{L})(?:${spaced(list)})(?!\p{L})|${unspaced(list)}`
/** A list of all languages as the inside of a group. */
export const anyOf = (list: WordList): string => join(list, LEXICONS)
/** The part of a list that stands between boundaries of words. */
export const spaced = (list: WordList): string => join(list, SPACED)
/** The part of a list that stands anywhere. */
export const unspaced = (list: WordList): string => join(list, UNSPACED)

/** The same where no such language need have words for it: empty then. */
export const attachedIn = (list: WordList): string => wordsIn(list, UNSPACED).join('|')
/** The languages written without spaces that have words on a list. */
export const attachedLanguages = (list: WordList): string[] => Object.keys(UNSPACED).filter((lang) => LEXICONS[lang]?.[list] !== undefined)
/** The words that one language has on a list; none where the language is not known. */
export const wordsOfLanguage = (list: WordList, language: string | null): string[] => alternativesOf(LEXICONS[language ?? '']?.[list] ?? '')

/** What a language writes for an English abbreviation such as `ai`. */
export const abbreviationOf = (abbreviation: string, language: string): string[] =>
  alternativesOf(new Map(Object.entries(LEXICONS[language]?.abbreviations ?? {})).get(abbreviation) ?? '')

/** A term of a category with the languages that have it. */
export type CategoryTerm = { term: string; langs: string[] }

/** Terms of a category, each once; of languages that are written with spaces or without. */
export function categoryTermsOf(script: 'spaced' | 'unspaced', category: KnownCategory, sure: boolean): CategoryTerm[] {
  const found = new Map<string, CategoryTerm>()
  for (const [lang, { categories }] of Object.entries(script === 'spaced' ? SPACED : UNSPACED))
    for (const term of alternativesOf(categories?.[category]?.[sure ? 'sure' : 'maybe'] ?? '')) {
      const known = found.get(term)
      if (!known) found.set(term, { term, langs: [lang] })
      else if (!known.langs.includes(lang)) known.langs.push(lang)
    }
  return [...found.values()]
}

function join(list: WordList, lexicons: Record<string, Lexicon>): string {
  const words = wordsIn(list, lexicons)
  // An empty alternative would match everything.
  if (words.length === 0) throw new Error(`No language has words for ${list}.`)
  return words.join('|')
}

const wordsIn = (list: WordList, lexicons: Record<string, Lexicon>): string[] => [
  ...new Set(Object.values(lexicons).flatMap((lexicon) => alternativesOf(lexicon[list] ?? ''))),
]

/** Cut at every `|` outside groups and classes, so that a word which several languages share is tried once. */
export function alternativesOf(source: string): string[] {
  // Most lists are plain words, as are most pieces of the others: they need no reading sign by sign.
  if (!/[\\([]/.test(source)) return source.split('|').filter((word) => word !== '')
  const found: string[] = []
  let current: string | null = null
  let depth = 0
  let in_class = false
  for (const piece of source.split('|')) {
    current = current === null ? piece : `${current}|${piece}`
    let escaped = false
    for (const [token] of /[\\()[\]]/.test(piece) ? piece.matchAll(/\\.?|[()[\]]/gsu) : []) {
      escaped = token === '\\'
      if (in_class) in_class = token !== ']'
      else if (token === '[') in_class = true
      else if (token === '(') depth++
      else if (token === ')') depth--
    }
    if (depth > 0 || in_class || escaped) continue
    if (current !== '') found.push(current)
    current = null
  }
  return current === null ? found : [...found, current]
}
