import { KNOWN_CATEGORIES } from '../../lexicon/category_words.ts'
import { alternativesOf, anyOf, categoryTermsOf, wordsOfLanguage } from '../../lexicon/compile.ts'

/** A term of a category, of whose pattern a word begins like this. Built when a word does: of thousands a site calls for a few. */
type Entry = { category: string; sure: boolean; langs: string[]; term: string; beginning: string; pattern: RegExp | null }

// Thousands of terms are not tried at every word: they are found by the two letters they begin with.
const KEY_CHARS = 2
/** Words so long that they mean the same at the end of a compound: Rohr·reinigung, Hochzeits·fotografie. */
const INSIDE_CHARS_MIN = 7
const INSIDE_KEY_CHARS = 4
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'no', 'nb', 'fi', 'hu', 'et'])

const starting = new Map<string, Entry[]>()
const inside = new Map<string, { category: string; term: string }[]>()
const unspaced: { category: string; term: string }[] = []

for (const category of KNOWN_CATEGORIES) {
  for (const sure of [true, false]) {
    for (const { term, langs } of categoryTermsOf('spaced', category, sure)) {
      for (const beginning of beginningsOf(term)) {
        const letters = caseless(beginning.split('&', 1)[0] ?? '')
        put(starting, beginning.slice(0, KEY_CHARS), { category, sure, langs, term, beginning: letters, pattern: null })
      }
      if (sure && term.length >= INSIDE_CHARS_MIN && /^\p{L}+$/u.test(term))
        put(inside, term.slice(0, INSIDE_KEY_CHARS), { category, term })
    }
  }
  for (const { term } of categoryTermsOf('unspaced', category, true)) unspaced.push({ category, term })
}

function put<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** One form for all letters that are one where case does not count: toLowerCase() alone leaves `ſ` beside `s`, and `ς` at the end of a word. */
export function caseless(text: string): string {
  return text.toLowerCase().toUpperCase()
}

/** The letters with which what a term matches can begin. */
function beginningsOf(term: string): string[] {
  const group = /^\((?:\?(?:-i)?:)?((?:[^()]|\([^()]*\))*)\)(\??)/.exec(term)
  if (group) {
    const rest = term.slice(group[0].length)
    const first = alternativesOf(group[1] ?? '').flatMap((part) => beginningsOf(part + rest))
    return [...new Set(group[2] ? [...first, ...beginningsOf(rest)] : first)]
  }
  const literal = /^(?:[\p{L}\p{N}&](?![?*{]))*/u.exec(term)?.[0] ?? ''
  return [literal.toLowerCase()]
}

export const termPattern = (term: string): RegExp => new RegExp(term.replace(/\$/g, '(?![\\p{L}\\p{N}])'), 'iuy')

/** Words before a name for whom or by what means: software *for barbers*, an inspection *with a drone*. */
const BESIDE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${anyOf('for_whom')})\s+(?:[\p{L}\p{N}][\p{L}\p{N}’'-]*[\s,&]+){0,3}|(?:${anyOf('with_what')})\s+(?:[\p{L}\p{N}’'-]+\s+){0,1})$`,
  'iu',
)
/** «For Windows, a file manager»: behind the comma stands what it is. */
const APPOSED = new RegExp(
  String.raw`(?:${anyOf('for_whom')})\s(?!(?:${anyOf('summary_article')})\s)[^,]{1,30},\s(?:${anyOf('summary_article')})\s[^,]{0,20}$`,
  'iu',
)
const BESIDE_CHARS = 40
/** Languages that put the same after the name. */
const BESIDE_AFTER = new RegExp(
  String.raw`^\p{L}*(?:\s\p{L}+)?\s(?:${anyOf('for_whom_behind')})(?!\p{L})|^(?:[・／/][^・／/、。\s]{1,8}){0,3}.{0,4}(?:${anyOf('for_whom_behind_attached')})`,
  'u',
)
const BESIDE_BEFORE_UNSPACED = new RegExp(String.raw`(?:${anyOf('for_whom_attached')})[^，。、,\s]{0,6}$`, 'u')

/** Languages whose words are so near that one's terms speak for the other; everybody borrows English ones. */
const NEAR = ['da no nb nn sv', 'cs sk', 'es ca pt gl', 'ru uk bg be mk sr', 'hr sl bs sr'].map((langs) => langs.split(' '))

/** Whether a term is one of the language that a text is written in: «bar» is a pub in Swedish and no more than cash in German. */
function isAtHome(langs: string[], lang: string | null): boolean {
  if (lang === null || langs.includes('en') || langs.includes(lang)) return true
  return NEAR.some((family) => family.includes(lang) && family.some((near) => langs.includes(near)))
}

/** What is made for animals is about them, whatever it is. */
const ABOUT_ITS_USERS = 'Pets & Animals'

function isBeside(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - BESIDE_CHARS), start)
  return (
    (BESIDE.test(before) && !APPOSED.test(before)) ||
    BESIDE_AFTER.test(text.slice(end, end + BESIDE_CHARS)) ||
    BESIDE_BEFORE_UNSPACED.test(before)
  )
}

/** «No blockchain, no gas»: what a text says that there is none of, in the words of its own language: «no» is «in the» in another. */
const denying = new Map<string, RegExp | null>()
function isDenied(text: string, start: number, lang: string): boolean {
  let denies = denying.get(lang)
  if (denies === undefined) {
    const words = wordsOfLanguage('without', lang).join('|')
    denies = words === '' ? null : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})\s$`, 'iu')
    denying.set(lang, denies)
  }
  return denies?.test(text.slice(Math.max(0, start - BESIDE_CHARS), start)) ?? false
}

/** Each term with where it first stands; `beside` holds sure terms that name only whom a product is for or what it works with. */
export type Terms = { sure: Map<string, number>; beside: Map<string, number>; maybe: Set<string> }

/**
 * For each category the distinct terms of a text that speak for it. In languages that join words, long terms count inside of words; a term
 * of another language only adds up.
 */
export function categoryTerms(text: string, lang: string | null): Map<string, Terms> {
  const found = new Map<string, Terms>()
  const add = (category: string, sure: boolean, start: number, term: string): void => {
    if (isDenied(text, start, lang ?? 'en')) return
    const terms = found.get(category) ?? { sure: new Map(), beside: new Map(), maybe: new Set() }
    found.set(category, terms)
    const folded = term.toLowerCase()
    if (!sure) {
      terms.maybe.add(folded)
      return
    }
    const named = category !== ABOUT_ITS_USERS && isBeside(text, start, start + term.length) ? terms.beside : terms.sure
    if (!named.has(folded)) named.set(folded, start)
  }
  const compounds = lang !== null && COMPOUNDING.has(lang)
  for (const word of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = word[0].toLowerCase()
    const letters = caseless(word[0])
    const key = folded.slice(0, KEY_CHARS)
    let read_to = word.index
    for (const entry of [...(starting.get(key) ?? []), ...(starting.get(key.slice(0, 1)) ?? [])]) {
      if (!letters.startsWith(entry.beginning)) continue
      const pattern = (entry.pattern ??= termPattern(entry.term))
      pattern.lastIndex = word.index
      const match = pattern.exec(text)
      if (!match) continue
      read_to = Math.max(read_to, word.index + match[0].length)
      if (isAtHome(entry.langs, lang)) add(entry.category, entry.sure, word.index, match[0])
      else if (entry.sure) add(entry.category, false, word.index, match[0])
    }
    if (!compounds) continue
    for (let at = 1; at <= folded.length - INSIDE_CHARS_MIN; at++) {
      for (const { category, term } of inside.get(folded.slice(at, at + INSIDE_KEY_CHARS)) ?? [])
        // Gastronomie has nothing to do with stars: what a term from the start of the word covers is not cut again.
        if (word.index + at >= read_to && folded.startsWith(term, at)) add(category, true, word.index + at, term)
    }
  }
  for (const { category, term } of unspaced) {
    const at = text.indexOf(term)
    if (at >= 0) add(category, true, at, term)
  }
  for (const terms of found.values()) for (const term of terms.sure.keys()) terms.beside.delete(term)
  return found
}
