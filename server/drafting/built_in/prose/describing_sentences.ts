import { anyOf, wholeWords, wordsOfLanguage } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import { sentencesWith, signsIn, sizeOf, words } from '../../reading/fold.ts'
import { littleWords } from '../../reading/language.ts'
import type { Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { findMoney } from '../../proof/money.ts'
import { pricingModelsIn } from '../../proof/pricing_words.ts'
import { textIn } from '../page/elements.ts'
import { isGeneratorDefault } from '../words/generator_defaults.ts'
import { isNotice } from '../words/notices.ts'
import { personsAtStart } from '../people/person_lists.ts'
import { FOUNDED_BY, INTRODUCES } from '../words/people_words.ts'
import { isWordList } from './statements.ts'

// Which sentences of a paragraph describe the product.

/** Scripts without spaces say in one sign what others say in two or three. */
/** A paragraph is quoted whole, so it may not be longer than a quote. */
const PARAGRAPH_CHARS_MAX = 300
/** Sentences tried as the first: one that is too short by itself may stand before one that is too long beside it. */
const STARTS_MAX = 2
const ALONE_CHARS_MIN = 60
const SENTENCE_WORDS_MIN = 5
/** Questions and calls that may stand before what a paragraph says. */
const OPENINGS_MAX = 5
const CALLS = /[?？!！]$/u
const SENTENCE_SIGNS_MIN = 10
const CAPITALS_SHARE_MAX = 0.6

/** Notes to forms, pictures and papers. */
const ASIDE = new RegExp(String.raw`^[*※]|(?<!\p{L})(?:${anyOf('no_description')})(?!\p{L})`, 'iu')
const NO_PROSE = new RegExp(wholeWords('no_prose'), 'iu')
/** How to reach somebody, in which shop an app is to be had, what is new in a version, what it costs. */
const REACHES =
  /^(?:\S+ ){0,4}v?\d+\.\d[\d.]*(?: \p{L}+)?\s?[:–—]|[$€£]\s?\d|App Store|Google Play|@|https?:|www\.|\+\d{2}|\d[\d\s/-]{7,}\d|\d{1,2}[:.]\d{2}\s?[-–]\s?\d{1,2}/u
export const ENDED =
  /[.!…。！](?:["'”’»)」』]|\s*\(\d\))*\s*(?:\p{Extended_Pictographic}|\uFE0F)*$|[\p{Script=Hiragana}\p{Script=Katakana}]\s*\p{Extended_Pictographic}\uFE0F?$/u

/** What a text leans on: the name it may hold, its language, links that stand in it, and what menus call the site's pages. */
export type Around = { name: string; lang: string | null; linked: string[]; menu: Set<string> }

/** The first sentences of a text that describe, as many as one quote can hold; a greeting or question may stand before them. */
export function paragraphOf(text: string, { name, lang, linked, menu }: Around): string {
  if (isPlaceholder(text) || isWordList(text)) return ''
  const said = sentencesWith(name, text)
  const first = said.findIndex(
    (sentence, at) => at === said.length - 1 || at >= OPENINGS_MAX || !isOpening(sentence) || (at > 0 && !CALLS.test(said[at - 1] ?? '')),
  )
  const skipped = said[first - 1] ?? ''
  if (ofOneself(lang).test(skipped) || ASIDE.test(skipped)) return ''
  const rest = text.slice(text.indexOf(said[first] ?? '')).trim()
  // What begins with a little word leans on the few words before it.
  if (skipped !== '' && !CALLS.test(skipped) && littleWords(lang).has(words(rest)[0] ?? '')) return ''
  const all = sentencesWith(name, rest)
  for (const from of all.slice(0, STARTS_MAX).keys()) {
    // A sentence that begins with a little word leans on the one before it.
    if (from > 0 && littleWords(lang).has(words(all[from] ?? '')[0] ?? '')) break
    const held = heldOf(all.slice(from), rest, { name, lang, linked, menu })
    if (held === '' && from === 0) return ''
    if (sizeOf(held) >= ALONE_CHARS_MIN || all.length === 1) return held
  }
  return ''
}

const selves = new Map<string | null, RegExp>()
/** «I am convinced …»: in the site's language, at the beginning of a sentence. */
function ofOneself(lang: string | null): RegExp {
  const known = selves.get(lang) ?? new RegExp(`^(?:${wordsOfLanguage('i_am', lang).join('|') || '(?!)'})(?!\\p{L})`, 'iu')
  selves.set(lang, known)
  return known
}

/** Sentences from the first on, as they follow each other in the text, up to one that does not describe. */
function heldOf(all: string[], text: string, { name, lang, linked, menu }: Around): string {
  let held = ''
  for (const sentence of all) {
    const next = held === '' ? sentence : `${held} ${sentence}`
    if (next.length > PARAGRAPH_CHARS_MAX || !text.includes(next) || !isProse(sentence, name) || !ENDED.test(sentence)) break
    if (ofOneself(lang).test(sentence)) break
    if (leadsOn(sentence, linked) || linked.some((link) => menu.has(link) && sentence.includes(` ${link}`))) break
    held = next
  }
  return held
}

/** The texts of a line's links. */
export const linkedIn = ({ element }: Block): string[] =>
  element.children.flatMap((child) => (child.type === 'tag' && child.name === 'a' ? [textIn(child)] : [])).filter((text) => text.length > 2)

const menus = new WeakMap<Site, Set<string>>()
/** What the menu calls the site's pages; a sentence that links to one by that name sends the reader there. */
export function menuOf(site: Site): Set<string> {
  const known =
    menus.get(site) ?? new Set(site.home.links.filter(({ region }) => region === 'nav' || region === 'header').map(({ text }) => text))
  menus.set(site, known)
  return known
}

/** «You find the details under Prices.», «(see Prices)»: a link at the end of a sentence or of brackets sends the reader there. */
const leadsOn = (sentence: string, linked: string[]): boolean => {
  const end = sentence.replace(/(?<![\s.!…。！»”"→])[\s.!…。！»”"→]+$/u, '')
  return linked.some((text) => end.endsWith(text) || end.includes(`${text})`))
}

const isOpening = (sentence: string) => /[?？]$/.test(sentence) || (words(sentence).length < SENTENCE_WORDS_MIN && ENDED.test(sentence))

/** «Founded in 2017 by Ida Kranz and Tom Berg.» */
const namesFounders = (sentence: string): boolean =>
  [...sentence.matchAll(FOUNDED_BY)].some(
    ({ 0: said, index }) => personsAtStart(sentence.slice(index + said.length), null).names.length > 0,
  )

/** A whole sentence that says something of the product, not to the reader of the page; what it costs is told elsewhere. */
export function isProse(sentence: string, name = ''): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  const capitals = sentence.match(/\p{Lu}/gu)?.length ?? 0
  return (
    (/^["“„«(「『]?[\p{Lu}\p{Lo}\d]|^\p{Ll}+\p{Lu}|^[\p{Ll}\d]+[.-]\p{L}/u.test(sentence) ||
      (name !== '' && sentence.startsWith(`${name} `))) &&
    (words(sentence).length >= SENTENCE_WORDS_MIN || signsIn(sentence) >= SENTENCE_SIGNS_MIN) &&
    capitals <= letters * CAPITALS_SHARE_MAX &&
    !REACHES.test(sentence) &&
    !ASIDE.test(sentence) &&
    !NO_PROSE.test(sentence) &&
    !INTRODUCES.test(sentence) &&
    !namesFounders(sentence) &&
    !/\s[·•|→]\s|(?:…|\.{3})$/u.test(sentence) &&
    findMoney(sentence).length === 0 &&
    !pricingModelsIn(sentence).has('freemium') &&
    !isNotice(sentence) &&
    !isGeneratorDefault(sentence)
  )
}
