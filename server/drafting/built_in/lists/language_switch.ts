import { anyOf } from '../../../lexicon/compile.ts'
import type { Element } from 'domhandler'
import type { Evidence } from '../../../fields/draft.ts'
import { languageOfCode, nameOfLanguage } from '../../proof/language_codes.ts'
import { evidence, quoteBlock } from '../../proof/quotes.ts'
import { standsOn } from '../../proof/stands_on.ts'
import { fold, sentences } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { classPath, textIn } from '../page/elements.ts'
import { markedLanguageCodes } from '../page/marked_lists.ts'

type Spoken = { code: string; text: string; evidence: Evidence[] }

const LANGUAGES_MIN = 2
const LANGUAGES_MAX = 30
const LIST_CHARS_MAX = 300
const LISTED_MIN = 3
const LIST_JOINT = new RegExp(String.raw`[,;·•|/、]| (?:${anyOf('and_names')}|&) `, 'u')
const NAME_CHARS_MAX = 20
const LINKS_READ = 400
/** What markup calls the place where a visitor changes the language. */
const SWITCH_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*(?:lang|langs|langsw|languages?|locales?|i18n|idiomas?|sprachen?)(?=[-_.#\s]|$)/

/** The languages that a visitor of the home page can switch to, as the switch names them; by their codes where it only shows those. */
export function switchedLanguages(home: Reading): Spoken[] {
  const named = namedOn(home)
  const coded = codedOn(home)
  // «NL» over «English · Deutsch», «EN · IT · 中文»: one switch shows both.
  const [first, second] = named.length >= LANGUAGES_MIN ? [named, coded] : [coded, named]
  const both = [...first, ...second.filter(({ code }) => !first.some((other) => other.code === code))]
  // «IT · HR» are departments.
  if (both.length > 0 && both.every(({ code }) => /^(?:it|hr)$/.test(code))) return []
  return both.length >= LANGUAGES_MIN ? both.slice(0, LANGUAGES_MAX) : alternatesOf(home)
}

/** «English · Deutsch · Polski»: each language as its speakers call it, which a list of courses or founders' origins does not do. */
function namedOn(home: Reading): Spoken[] {
  const found = new Map<string, Spoken>()
  for (const block of home.all_blocks) {
    const said = block.text.length > LIST_CHARS_MAX ? '' : (sentences(block.text)[0] ?? '')
    const parts = said.split(LIST_JOINT).map(nameIn)
    const codes = parts.flatMap((name) => ownNames().get(name.toLowerCase()) ?? [])
    // One name alone is a switch; several in a line are a list only where the line names nothing else.
    if (codes.length !== parts.length || (parts.length > 1 && parts.length < LISTED_MIN)) continue
    for (const [at, code] of codes.entries())
      if (!found.has(code)) found.set(code, { code, text: parts[at] ?? '', evidence: [quoteBlock(home, block)] })
  }
  return [...found.values()].slice(0, LANGUAGES_MAX)
}

const nameIn = (text: string) =>
  text
    .trim()
    .replace(/^[^\p{L}]+/u, '')
    .replace(/ ?\([^()]{0,20}\)$|\.$/u, '')

/** «EN | DE» in a switch, or behind links that carry the code. */
function codedOn(home: Reading): Spoken[] {
  const found = new Map<string, Spoken>()
  for (const block of home.all_blocks) {
    if (block.text.length > NAME_CHARS_MAX || !/^(?:a|button|option|span|li|div|summary)$/.test(block.tag)) continue
    const switches = SWITCH_PATH.test(classPath(block.element, 4))
    const said = nameIn(block.text)
    // «EN / DE / FR»
    const parts = switches ? block.text.split(LIST_JOINT).map(nameIn) : []
    if (parts.length > 1 && parts.every(languageOfCode))
      for (const part of parts) add(found, home, languageOfCode(part) ?? '', evidence(home, part, 'exact'))
    const stated = block.element.attribs['data-lang'] ?? ''
    const shown = said.length <= 5 ? languageOfCode(said) : null
    // «عربي»: a name that is none of the best known is told by its code.
    const code = shown ?? (switches ? languageOfCode(stated) : null)
    if (!code || found.has(code)) continue
    if (switches || leadsTo(block.element, code)) add(found, home, code, evidence(home, shown ? said : stated, 'exact'))
  }
  linkedOn(home, found)
  return [...found.values()].slice(0, LANGUAGES_MAX)
}

/** Links in one line or called by a picture, and the language beside them that is shown now. */
function linkedOn(home: Reading, found: Map<string, Spoken>): void {
  const known = home.links.flatMap(({ text, element }) => {
    const said = nameIn(text)
    const code = ownNames().get(said.toLowerCase()) ?? (said.length <= 5 ? languageOfCode(said) : null)
    return code && leadsTo(element, code) ? [{ code, said, element }] : []
  })
  if (known.length < LANGUAGES_MIN) return
  const beside = (known[0]?.element.parent?.children ?? []).flatMap((child) => {
    const said = child.type === 'tag' && child.name !== 'a' ? textIn(child) : ''
    const code = said.length <= 5 ? languageOfCode(said) : null
    return code ? [{ code, said }] : []
  })
  for (const { code, said } of [...known, ...beside])
    if (!found.has(code)) add(found, home, code, evidence(home, said, 'exact'), said.length > 5 ? said : null)
}

const leadsTo = (element: Element, code: string): boolean =>
  languageOfCode(element.attribs['hreflang'] ?? element.attribs['data-lang'] ?? '') === code ||
  (element.attribs['href'] ?? '')
    .toLowerCase()
    .split(/[/?&=#._-]/)
    .includes(code)

/** Other languages of the same page and of the product, as the head tells machines. */
function alternatesOf(home: Reading): Spoken[] {
  const found = new Map<string, Spoken>()
  const linked = home.$('link[rel="alternate"][hreflang]').slice(0, LINKS_READ).get()
  for (const told of [...linked.map(({ attribs }) => attribs['hreflang'] ?? ''), ...markedLanguageCodes(home)]) {
    const stated = fold(told)
    const code = languageOfCode(stated)
    if (code && !found.has(code) && standsOn(home, stated)) add(found, home, code, evidence(home, stated, 'exact'))
  }
  return found.size >= LANGUAGES_MIN ? [...found.values()].slice(0, LANGUAGES_MAX) : []
}

function add(found: Map<string, Spoken>, home: Reading, code: string, quote: Evidence, written: string | null = null): void {
  const text = written ?? nameOfLanguage(code, home.lang ?? 'en')
  if (text) found.set(code, { code, text, evidence: [quote] })
}

let own: Map<string, string> | null = null
/** What each language calls itself, in lower case. */
function ownNames(): Map<string, string> {
  own ??= new Map(
    OWN_CODES.flatMap((code) => {
      const name = nameOfLanguage(code, code)
      return name ? [[name.toLowerCase(), code] as const] : []
    }),
  )
  return own
}
const OWN_CODES = 'en de fr es it pt nl pl ro tr ru uk ja zh ko ar he cs sk hu sv da no fi et lv lt el bg hr sr sl ca eu vi th id hi'.split(
  ' ',
)
