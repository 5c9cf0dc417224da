import { anyOf, attachedIn, spaced, unspaced, type WordList } from '../../lexicon/compile.ts'
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

const NO_DENIAL = inWords('no_denial', 'giu')
const DENIAL = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${spaced('denies')})(?![\p{L}\p{N}])|${unspaced('denies')}|(?<!\p{L})\p{L}{3,}(?:${spaced('denial_ending')})(?!\p{L})|(?<!\p{L})(?:${spaced('denial_elided')})(?=\p{L})|✗|✘|❌`,
  'giu',
)

/** «Without any» denies once. */
const LACK_AT_ALL = new RegExp(String.raw`(?<!\p{L})(${spaced('lack')}) (?:${anyOf('lack_any')})(?!\p{L})`, 'giu')
const WITHOUT = new RegExp(String.raw`(?<!\p{L})(?:${spaced('lack')})(?!\p{L})|${unspaced('lack')}`, 'giu')

/** Whether a text denies something, and whether it denies a lack: «never without». Pairs such as «ne … pas» are one denial. */
export function denialsIn(text: string): { not: boolean; without: boolean } {
  const read = plain(text).replace(NO_DENIAL, ' ').replace(LACK_AT_ALL, '$1')
  return { not: (read.replace(WITHOUT, ' ').match(DENIAL) ?? []).length > 0, without: read.search(WITHOUT) !== -1 }
}

export function denies(text: string): boolean {
  const { not, without } = denialsIn(text)
  return not || without
}

export const withoutDenials = (text: string): string => plain(text).replace(DENIAL, ' ')

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
