import { anyOf, LEXICONS, spaced, unspaced, wordsOfLanguage } from '../../../lexicon/compile.ts'
import { FIELDS } from '../../../fields/fields.ts'
import { isDenied } from '../../proof/pricing_words.ts'
import { PEOPLE } from '../lists/feature_rows.ts'
import { termsOf } from '../words/terms.ts'

// The phrases in which a sentence says for whom something is.

// "Made for …" in the languages read, followed by a noun that names people; without such a noun the phrase may be anything.
const MADE_FOR = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${anyOf('made_for')})\s+`, 'giu')

/** «Per SEPA» in German: a little word that says «for» in one language, and something else in most. */
const LITTLE = /^(?:per|pro|pre|za)\s+$/iu
const OWN = new Map(
  Object.keys(LEXICONS).flatMap((lang) => {
    const own = wordsOfLanguage('made_for', lang).join('|')
    return own === '' ? [] : [[lang, new RegExp(`^(?:${own})\\s+$`, 'iu')] as const]
  }),
)
const saysFor = (marker: string, lang: string | null): boolean => !LITTLE.test(marker) || (OWN.get(lang ?? '')?.test(marker) ?? true)

/** «Ledgerly helps bookkeepers close the month»: people, and then what they do. */
const HELPS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('helps_whom')})\s+`, 'giu')
/** «Seit 2021 unterstützen wir Haushalte»: who helps stands behind the verb. */
const WE_AHEAD = new RegExp(`^(?:${anyOf('we_word')})\\s`, 'iu')
const PEOPLE_ALL = new RegExp(PEOPLE.source, 'giu')

/** «For» behind whom it is for, in languages that say it there. */
const MADE_FOR_BEHIND = new RegExp(String.raw`\s?(?:${unspaced('made_for_behind')})|\s(?:${spaced('made_for_behind')})(?!\p{L})`, 'giu')
const MADE_FOR_ATTACHED = new RegExp(unspaced('made_for_attached'), 'gu')
export const BEFORE_CHARS = 80

export const CHARS_MAX = Math.min(110, FIELDS.audience.max)
/** People named later belong to what is said of those who come first. */
export const PEOPLE_WITHIN_WORDS = 5

const AUDIENCE_ENDS = new RegExp(
  String.raw`[;:!?|→»›()"。、，！？]|(?<!\d)[–—]|[–—](?!\d)|\.(?!\p{L})|,\s+(?:${anyOf('audience_ends')})\b|\s-\s|\s(?:${spaced('audience_goes_on')})\s(?!\d)|${unspaced('audience_goes_on')}`,
  'u',
)
/** «For the needs of bakers». */
const NEEDS_OF = new RegExp(`^(?:${anyOf('needs_of')})`, 'iu')

/** «By carpenters, for carpenters»: who stands on both sides of «for» are people, in whatever words. */
export const byTheirOwn = (text: string, lang: string | null): string[] =>
  [...text.matchAll(MADE_FOR)].flatMap(({ 0: marker, index }) => {
    const phrase = phraseAt(text, index + marker.length)
    if (phrase.length > CHARS_MAX) return []
    const said = termsOf(phrase, lang)
    const before = text.slice(Math.max(0, index - MAKERS_CHARS), index).trim()
    // «Town for town» names nobody.
    return said.length === 1 && termsOf(before, lang).at(-1) === said[0] && !before.toLowerCase().endsWith(phrase.toLowerCase())
      ? [phrase]
      : []
  })
const MAKERS_CHARS = 30

/** What follows «made for», up to where something else begins. */
export const phrasesBefore = ({ text, prose }: { text: string; prose: boolean }, lang: string | null): string[] =>
  [...text.matchAll(MADE_FOR), ...text.matchAll(MADE_FOR_ATTACHED)]
    // In running text a bare «for» may lead to anything; «made for» leads to people.
    .filter(([marker]) => (!prose || marker.trim().includes(' ') || !/\s$/u.test(marker)) && saysFor(marker, lang))
    // «Not built for banks», «words that were made for somebody else».
    .filter(({ index }) => {
      const before = text.slice(Math.max(0, index - BEFORE_CHARS), index)
      return !isDenied(before) && !(prose && OF_OTHERS.test(before))
    })
    .map(({ 0: marker, index }) => phraseAt(text, index + marker.length))

const OF_OTHERS = /(?<!\p{L})(?:that|which) (?:was|were)\s$/iu

/** Whom a product helps: the words up to the last that names people, ahead of what they are helped to do. */
export const helpedIn = (text: string): string[] =>
  [...text.matchAll(HELPS)].flatMap(({ 0: marker, index }) => {
    const said = phraseAt(text, index + marker.length)
      .replace(WE_AHEAD, '')
      .split(' ')
      .slice(0, PEOPLE_WITHIN_WORDS)
      .join(' ')
    const last = [...said.matchAll(PEOPLE_ALL)].at(-1)
    return last ? [said.slice(0, last.index + last[0].length)] : []
  })

/** No further than any phrase reaches: a text that says «for» a thousand times is not read a thousand times to its end. */
export const phraseAt = (text: string, from: number): string =>
  (text.slice(from, from + 2 * CHARS_MAX).split(AUDIENCE_ENDS)[0] ?? '').replace(/(?<![\s,])[\s,]+$/, '').replace(NEEDS_OF, '')

/** What stands before «için» or «向け»: the words of its clause, or the signs that name somebody. */
export const phrasesBehind = (text: string): string[] =>
  [...text.matchAll(MADE_FOR_BEHIND)].flatMap(({ index }) => {
    const before = text.slice(Math.max(0, index - BEFORE_CHARS), index).trim()
    const dense = /[\p{Script=Han}\p{Script=Katakana}ー・（）]{2,40}$/u.exec(before)?.[0].replace(/^[ー・（）]+/u, '')
    if (dense) return [dense]
    const clause =
      before
        .split(/[.,;:!?|–—()"“”]\s*/u)
        .at(-1)
        ?.trim() ?? ''
    return clause !== '' && clause.split(' ').length <= PEOPLE_WITHIN_WORDS ? [clause] : []
  })
