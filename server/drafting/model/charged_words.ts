import { anyOf, attachedIn, attachedLanguages, spaced, wordsOfLanguage, type WordList } from '../../lexicon/compile.ts'
import { plainCode } from '../reading/marked_language.ts'
import { plain } from './word_stems.ts'

/*
 * Words that change what a sentence promises. A retelling may leave most words out and bend others; these it may neither add nor, where
 * they bind what stands beside them, leave out. Patterns are of text as `plain` gives it: lower case, no accents, `ue` for `ü`.
 */

/** A list as a pattern: between boundaries that a figure is no part of either, and anywhere in scripts without spaces. */
const inWords = (list: WordList, flags = 'iu', more = ''): RegExp => {
  const attached = attachedIn(list)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spaced(list)}${more})(?![\p{L}\p{N}])${attached === '' ? '' : `|${attached}`}`, flags)
}

/** What a sentence may say only where its lines say it too, in these or other words of the same row. */
export const ASSERTED: Record<string, RegExp> = {
  all: inWords('says_all'),
  only: inWords('says_only'),
  best: inWords('says_best'),
  better: inWords('says_better'),
  certified: inWords('says_certified'),
  privacy_law: inWords('says_privacy_law'),
  official: inWords('says_official'),
  award: inWords('says_award'),
  trusted: inWords('says_trusted'),
  guaranteed: inWords('says_guaranteed'),
  secure: inWords('says_secure'),
  free: inWords('says_free'),
  unlimited: inWords('says_unlimited'),
  at_once: inWords('says_at_once'),
  by_itself: inWords('says_by_itself'),
  intelligent: inWords('says_intelligent'),
  open_source: inWords('says_open_source'),
  made_by: inWords('says_made_by'),
  praise: inWords('says_praise'),
  easy: inWords('says_easy'),
  fast: inWords('says_fast'),
  personal_help: inWords('says_personal_help'),
  saving: inWords('says_saving'),
  fully: inWords('says_fully'),
  sold: inWords('says_sold'),
}

/** What binds the words beside it: a sentence that takes these must take it along. */
export const BINDING: Record<string, RegExp> = {
  planned: inWords('binds_planned', 'iu', `|${anyOf('coming_soon')}`),
  supposed: inWords('binds_supposed'),
  excepted: inWords('binds_excepted'),
  contrasted: inWords('binds_contrasted'),
  gone: inWords('binds_gone'),
  only: inWords('says_only'),
  optional: inWords('binds_optional'),
}

const NEVER = '(?!)'

/** A list of one language: «no» denies in English and is «in the» in Portuguese. */
function wordsIn(list: WordList, lang: string): string {
  const words = wordsOfLanguage(list, lang).join('|')
  if (words === '') return NEVER
  return attachedLanguages(list).includes(lang) ? words : String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`
}

/** The inside of a group of them. */
const partOf = (list: WordList, lang: string): string => wordsOfLanguage(list, lang).join('|') || NEVER

type Denials = { denial: RegExp; no_denial: RegExp; lack: RegExp; lack_at_all: RegExp }
const denials = new Map<string, Denials>()

/** How a language denies; one of which no words are known, in English. */
function denialsOf(language: string | null): Denials {
  const code = plainCode(language ?? 'en')
  const lang = wordsOfLanguage('denies', code).length > 0 ? code : 'en'
  const known = denials.get(lang)
  if (known) return known
  const ending = String.raw`(?<!\p{L})\p{L}{3,}(?:${partOf('denial_ending', lang)})(?!\p{L})`
  const elided = String.raw`(?<!\p{L})(?:${partOf('denial_elided', lang)})(?=\p{L})`
  const lack = wordsIn('lack', lang)
  const made = {
    denial: new RegExp(`${wordsIn('denies', lang)}|${ending}|${elided}|✗|✘|❌`, 'giu'),
    no_denial: new RegExp(wordsIn('no_denial', lang), 'giu'),
    lack: new RegExp(lack, 'giu'),
    // «Without any» denies once.
    lack_at_all: new RegExp(String.raw`(${lack}) (?:${partOf('lack_any', lang)})(?!\p{L})`, 'giu'),
  }
  denials.set(lang, made)
  return made
}

/** Whether a text denies something, and whether it denies a lack: «never without». Pairs such as «ne … pas» are one denial. */
export function denialsIn(text: string, lang: string | null): { not: boolean; without: boolean } {
  const { denial, no_denial, lack, lack_at_all } = denialsOf(lang)
  const read = plain(text).replace(no_denial, ' ').replace(lack_at_all, '$1')
  return { not: (read.replace(lack, ' ').match(denial) ?? []).length > 0, without: (read.match(lack) ?? []).length > 0 }
}

export function denies(text: string, lang: string | null): boolean {
  const { not, without } = denialsIn(text, lang)
  return not || without
}

export const withoutDenials = (text: string, lang: string | null): string => plain(text).replace(denialsOf(lang).denial, ' ')

const BOUND = Object.values(BINDING).map((row) => new RegExp(row, 'giu'))

/** Without the words that bind: what is planned, without its «planned». */
export const withoutBinding = (text: string): string => BOUND.reduce((left, row) => left.replace(row, ' '), plain(text))

/** Names of the rows of a table of words that a text has. */
export function rowsIn(table: Record<string, RegExp>, text: string): string[] {
  const read = plain(text)
  return Object.keys(table).filter((row) => table[row]?.test(read))
}

/** Days and months, which no retelling adds. */
export const MONTHS = inWords('date_names', 'giu')

/** Names under which plans are sold. */
export const PLAN_NAMES = inWords('plan_names', 'giu')
export const PLAN_WORD = inWords('plan_word')
