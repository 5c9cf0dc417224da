import type { Block } from '../reading/blocks.ts'
import type { Drafted, DraftedProfile, Evidence } from '../../fields/draft.ts'
import { LIST_ENTRY_MAX, FIELDS } from '../../fields/fields.ts'
import { joinLines, loose, sentences, squeeze, wordCount } from '../reading/fold.ts'
import { systemAt } from '../proof/platform_marks.ts'
import { quoteAttribute, quoteBlock, quoteOn } from '../proof/quotes.ts'
import { textOf } from '../reading/json_ld.ts'
import { metaOf } from '../reading/reading.ts'
import type { Reading } from '../reading/reading.ts'
import { pagesOf, type Found, type Site } from '../reading/site.ts'
import { isPlaceholder } from '../reading/trust.ts'
import { closest } from './cards.ts'
import { isElsewhere, isShownElsewhere } from './elsewhere.ts'
import { isFiller } from './filler.ts'
import { fittingItems } from './fitting_items.ts'
import { languageNamesIn } from './language_names.ts'
import { findMoney } from '../proof/money.ts'
import { heroOf } from './hero.ts'
import { integrationsOn } from './integrations.ts'
import { useCasesOn } from './use_cases.ts'
import { switchedLanguages } from './language_switch.ts'
import * as listed from './list_words.ts'
import { isForeignTongue } from './offers.ts'
import { calledBy, offersOf, rowsThatMean } from './feature_rows.ts'
import { saysSoftware } from './software.ts'
import { leadOf, trimmedName } from './row_titles.ts'
import type { Row } from './rows.ts'
import { termsOf } from './terms.ts'

type Entry = { text: string; evidence: Evidence[] }

const SECTION_ENTRIES_MIN = 2
const LANGUAGES_MIN = 2
/** With fewer than this under a heading of their own, other cards speak too. */
const NAMED_ENOUGH = 3
const CARD_ROWS_MAX = 3
const ENTRY_WORDS_MAX = { text: 14, heading: 18 }
const NAME_WORDS_MAX = 4
const NAME_CHARS_MAX = 40
/** Versions and kinds of processor, not other products. */
const STORE_LINKS_MAX = 4
// Quotes stand for entries, one each; the profile keeps no more than thirty of either.
const ENTRIES_MAX = FIELDS.features.max

/** What the site lists about its product, in its own words: headings and entries of sections that say what they list. */
export function lists(site: Site): Found {
  const pages = pagesOf(site, 'home', 'features', 'pricing', 'faq', 'other')
  const fields: DraftedProfile['fields'] = {}
  const put = (name: 'platforms' | 'features' | 'use_cases' | 'integrations' | 'languages', found: Drafted<string[]> | null): void => {
    if (found) fields[name] = found
  }
  const lead = pagesOf(site, 'home', 'features')
  const told = lead.some(isBuilders) ? [] : platformsOn(pages, site)
  put('platforms', drafted([...told, ...(lead.some(isBuilders) ? [] : platformsTold(site)), ...lead.flatMap(platformsGotOn)], 1, family))
  put('features', drafted(featuresOn(lead, site), SECTION_ENTRIES_MIN))
  for (const name of ['use_cases', 'integrations'] as const)
    put(
      name,
      drafted(
        [...lead, ...pagesOf(site, 'other').filter((reading) => calledBy(reading) === name)]
          .flatMap((reading) => [
            ...rowsThatMean(reading, site, name).flatMap((row) => {
              // Further down such a page, lines of a list tell how to set them up.
              if (reading.kind === 'other' && row.items.some(({ title }) => title.level === 0)) return []
              const entries = namesIn(row, reading, site)
              return name === 'integrations' ? productsAmong(entries) : entries
            }),
            ...(name === 'integrations' ? integrationsOn(reading, site) : useCasesOn(reading, site)),
          ])
          .concat(name === 'integrations' ? pagesOf(site, 'about', 'faq').flatMap((reading) => integrationsOn(reading, site)) : []),
        SECTION_ENTRIES_MIN,
      ),
    )
  put('languages', drafted(languagesOn(pages, site), LANGUAGES_MIN) ?? drafted(switchedLanguages(site.home), LANGUAGES_MIN))
  return { fields }
}

/** «macOS 14+», «Mac» and «macOS» are one system, «Chrome» and «Google Chrome» one browser. */
const family = (system: string) =>
  squeeze(system.replace(/^(?:google|mozilla|microsoft)\s|\s?\d[^]*/giu, ''))
    .replace(/^(?:macosx?|osx)$/, 'mac')
    .replace(/^ipados$/, 'ipad')

/** What others' products are called: a few words, each with a capital letter, not what is done with them. */
const isName = (text: string): boolean => wordCount(text) <= NAME_WORDS_MAX && text.length <= NAME_CHARS_MAX
const isProductName = (text: string): boolean => isName(text) && !/[,;:.!](?:\s|$)|\s\p{Ll}{4}/u.test(text)
const productsAmong = (entries: Entry[]): Entry[] =>
  entries.filter(({ text }) => isProductName(text)).length * 2 > entries.length ? entries.filter(({ text }) => isName(text)) : []

/** Entries once each, in order; null below the number that makes a list. */
function drafted(entries: Entry[], min: number, keyOf: (text: string) => string = squeeze): Drafted<string[]> | null {
  const seen = new Map<string, Entry>()
  for (const entry of entries) {
    const key = keyOf(entry.text)
    if (key !== '' && !seen.has(key) && seen.size < ENTRIES_MAX) seen.set(key, entry)
  }
  const kept = [...seen.values()]
  if (kept.length < min) return null
  const quotes = new Map(kept.flatMap((entry) => entry.evidence).map((quote) => [quote.quote, quote]))
  return { value: kept.map((entry) => entry.text), evidence: [...quotes.values()] }
}

/** What a section lists under a heading that says so; failing that, the cards with a name and a text that a page sets side by side, what it ticks off, or why to choose it. */
function featuresOn(pages: Reading[], site: Site): Entry[] {
  const rows = (meaning: 'features' | 'cards' | 'ticks' | 'reasons') =>
    pages.flatMap((reading) => rowsThatMean(reading, site, meaning).map((row) => namesIn(row, reading, site)))
  const named = freshIn(rows('features'), site)
  if (named.length >= NAMED_ENOUGH) return named
  const offered = offersOf(site).flatMap((reading) =>
    (['features', 'cards'] as const).flatMap((meaning) =>
      rowsThatMean(reading, site, meaning).flatMap((row) => namesIn(row, reading, site)),
    ),
  )
  if (offered.length >= SECTION_ENTRIES_MIN) return [...named, ...offered]
  const carded = freshIn([named, ...rows('cards').slice(0, CARD_ROWS_MAX)], site)
  if (carded.length >= NAMED_ENOUGH) return carded
  const ticked = [...carded, ...rows('ticks').slice(0, CARD_ROWS_MAX).flat()]
  return ticked.length >= NAMED_ENOUGH ? ticked : [...ticked, ...freshIn(rows('reasons'), site)]
}

/** Without what an earlier row says in other words; a row that does so for the most part is a second look at the first. */
function freshIn(rows: Entry[][], { lang }: Site): Entry[] {
  const told: Set<string>[] = []
  return rows.flatMap((row) => {
    const entries = row.map((entry) => ({ entry, terms: new Set(termsOf(entry.text, lang)) }))
    const again = (terms: Set<string>, min: number) =>
      told.some(
        (one) =>
          Math.min(one.size, terms.size) >= min && Math.abs(one.size - terms.size) < 2 && (one.isSubsetOf(terms) || terms.isSubsetOf(one)),
      )
    const fresh =
      entries.filter(({ terms }) => !again(terms, 1)).length * 2 > entries.length ? entries.filter(({ terms }) => !again(terms, 2)) : []
    told.push(...fresh.map(({ terms }) => terms))
    return fresh.map(({ entry }) => entry)
  })
}

/** A label with a number: registers, accounts, phones. */
const REGISTERED = /^[\p{L}\s.]{2,20}[:：][\d\s./+()-]{6,}$/u

/** The names of what a row lists, without bullets, numbers and what is said of each. */
function namesIn(row: Row, reading: Reading, site: Site): Entry[] {
  const fitting = fittingItems(row)
  const entries = fitting.flatMap(({ title: block, blocks }) => {
    // A name broken into lines is one name.
    const lines = block.level > 0 ? blocks.filter((line) => line.element === block.element) : [block]
    const said = block.level > 0 ? joinLines(lines.map((line) => line.text)) : leadOf(block)
    const text = trimmedName(said)
    return isEntry(text, block, site) && !REGISTERED.test(block.text)
      ? [{ text, evidence: lines.map((line) => quoteBlock(reading, line)) }]
      : []
  })
  return entries.length * 2 >= fitting.length ? entries : []
}

/** «22 dB», «0 years»: a figure with its unit, which a text beside it explains. */
const COUNTED = /^\d[\d.,]*\s?\p{L}{1,3}$/u

function isEntry(text: string, block: Block, site: Site): boolean {
  if (text.length < 3 || text.length > LIST_ENTRY_MAX || !/\p{L}{2}/u.test(text) || /[?？]$/.test(text) || COUNTED.test(text)) return false
  if (
    wordCount(text) > ENTRY_WORDS_MAX[block.level > 0 ? 'heading' : 'text'] ||
    findMoney(text).length > 0 ||
    squeeze(text) === squeeze(site.name?.value ?? '') ||
    isPlaceholder(text) ||
    isFiller(text)
  )
    return false
  return (
    !isForeignTongue(block, site) && !isShownElsewhere(block, site) && !listed.NOT_YET.test(text) && !listed.ONLY_HEADING.test(loose(text))
  )
}

/** Who builds apps for others names the systems of theirs. */
const isBuilders = (reading: Reading): boolean =>
  reading.blocks.some((block) => block.text.length <= 400 && block.text.search(listed.SYSTEM) >= 0 && listed.BUILDS_FOR.test(block.text))

/** Systems that the site says its product runs on: downloads, requirements, and what JSON-LD states. */
function platformsOn(pages: Reading[], site: Site): Entry[] {
  return pages.flatMap((reading) => {
    const marked = reading.json_ld.flatMap((node) => systemsIn(textOf(node.members['operatingSystem']) ?? '', reading))
    const shown = reading.blocks.flatMap((block) => {
      if (
        block.code ||
        block.region === 'footer' ||
        isForeignTongue(block, site) ||
        isElsewhere(block, site) ||
        block.headings.some((entry) => listed.NOT_YET.test(entry) || /cookie/i.test(entry)) ||
        closest(block.element, 'table') !== null
      )
        return []
      return sentences(block.text).flatMap((sentence) => {
        const said = sentence.replace(ASIDE, (aside) => (listed.NOT_YET.test(aside) ? '' : aside))
        return runsOn(said, block) || said.search(listed.EXTENDS) >= 0 ? systemsIn(said, reading, block, sentence) : []
      })
    })
    return reading.kind === 'other' && site.name && !reading.title.includes(site.name.value) ? [] : [...marked, ...shown]
  })
}

function runsOn(sentence: string, block: Block): boolean {
  const first = sentence.search(listed.SYSTEM)
  if (first < 0 || sentence.length > 220 || listed.NOT_YET.test(sentence) || listed.BUILDS_FOR.test(sentence)) return false
  return (
    listed.RUNS_ON.test(sentence.slice(0, first)) ||
    (/^[\s\p{P}\p{S}]*$/u.test(sentence.slice(0, first).replace(listed.SYSTEM, '')) && sentence.length <= 60 && isOffered(block))
  )
}

/** «A backtesting app for iOS», «a free iOS app»: in the lines by which a site says what it is. */
function platformsTold({ home }: Site): Entry[] {
  const told = (text: string): boolean => saysSoftware(text) && isToldOn(text)
  const marked = [home.title, metaOf(home, 'description') ?? ''].flatMap((text) => (told(text) ? systemsIn(text, home) : []))
  const shown = [...(heroOf(home)?.heading ?? []), ...(heroOf(home)?.below ?? [])].flatMap((block) =>
    sentences(block.text).flatMap((sentence) => (told(sentence) ? systemsIn(sentence, home, block) : [])),
  )
  return [...marked, ...shown]
}

function isToldOn(text: string): boolean {
  const first = text.search(listed.SYSTEM)
  if (first < 0 || text.length > 220 || listed.NOT_YET.test(text) || listed.BUILDS_FOR.test(text)) return false
  return listed.RUNS_ON.test(text.slice(0, first)) || listed.SYSTEM_OF.test(text)
}

/** Systems for which a page offers the product in a store or as a file; a page with several apps for one system collects them. */
function platformsGotOn(reading: Reading): Entry[] {
  const found = new Map<string, Set<string>>()
  for (const link of reading.links) {
    const system = closest(link.element, 'blockquote', 'table') === null ? systemAt(link.href) : null
    if (system) found.set(system, (found.get(system) ?? new Set()).add(link.href))
  }
  return [...found].flatMap(([text, addresses]) => {
    const stores = new Set([...addresses].map((address) => address.split(/[?&#]hl=|[?&#]utm_/, 1)[0]))
    const quote = stores.size <= STORE_LINKS_MAX ? quoteAttribute(reading, [...addresses][0] ?? '') : null
    return quote ? [{ text, evidence: [quote] }] : []
  })
}

/** A button or link with the name of a system, or a line under a heading that says where the product runs. */
const isOffered = (block: Block): boolean =>
  block.tag === 'a' || block.tag === 'button' || listed.RUNS_ON.test(block.headings.at(-1) ?? '') || /^(?:h[1-6]|th|dt)$/.test(block.tag)

/** «Chrome and Edge (Firefox isn't supported yet)»: what an aside denies. */
const ASIDE = /\([^()]{1,120}\)/gu

function systemsIn(text: string, reading: Reading, block?: Block, quoted = text): Entry[] {
  const evidence = text === '' ? null : block ? quoteBlock(reading, block, quoted) : quoteOn(reading, text)
  if (!evidence) return []
  const found = [...text.matchAll(listed.SYSTEM), ...text.matchAll(listed.EXTENDS)].map(([system]) => system)
  const alone = found.every((system) => WORD.test(system)) && !(block && isPressed(block))
  return found.flatMap((system) => (COMMON_WORD.test(system) || alone ? [] : [{ text: system, evidence: [evidence] }]))
}

/** Names of browsers that are words of their own, with no other browser beside them: the edge of a graph or of a network, an opera. */
const WORD = /^(?:edge|opera|brave)$/iu
const COMMON_WORD = /^(?:edge|opera|brave)$/
const isPressed = ({ tag }: Block): boolean => tag === 'a' || tag === 'button'

/** Languages of the product, where a sentence says that it lists them. */
function languagesOn(pages: Reading[], site: Site): Entry[] {
  return pages.flatMap((reading) =>
    reading.blocks.flatMap((block) => {
      if (block.code || block.region === 'nav' || block.region === 'footer' || block.text.length > 400 || isForeignTongue(block, site))
        return []
      return sentences(block.text).flatMap((sentence) => {
        const names = listed.SPEAKS_LANGUAGES.test(loose(sentence)) ? languageNamesIn(sentence, site.lang) : []
        return names.length >= LANGUAGES_MIN ? names.map((text) => ({ text, evidence: [quoteBlock(reading, block, sentence)] })) : []
      })
    }),
  )
}
