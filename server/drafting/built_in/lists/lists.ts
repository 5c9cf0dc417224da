import { anyOf } from '../../../lexicon/compile.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Drafted, DraftedProfile, Evidence } from '../../../fields/draft.ts'
import { LIST_ENTRY_MAX, FIELDS } from '../../../fields/fields.ts'
import { loose, squeeze, wordCount } from '../../reading/fold.ts'
import { isDenied } from '../../proof/pricing_words.ts'
import { quoteBlock } from '../../proof/quotes.ts'
import { metaOf, type Reading } from '../../reading/reading.ts'
import { pagesOf, type Found, type Site } from '../../reading/site.ts'
import { isPlaceholder } from '../../reading/trust.ts'
import { isShownElsewhere } from '../page/elsewhere.ts'
import { isFiller } from '../words/filler.ts'
import { addressedPages } from './addressed_pages.ts'
import { bestRows } from './best_rows.ts'
import { fittingItems, nameOf } from './fitting_items.ts'
import { labelledIn } from '../page/labelled_values.ts'
import { languageNamesIn } from '../words/language_names.ts'
import { findMoney } from '../../proof/money.ts'
import { integrationsOn } from './integrations.ts'
import { useCasesOn } from './use_cases.ts'
import { switchedLanguages } from './language_switch.ts'
import * as listed from '../words/list_words.ts'
import { markedFeatures } from '../page/marked_lists.ts'
import { isForeignTongue } from '../offers/offers.ts'
import { family, platformsIn } from './platforms.ts'
import { planRows } from './plan_rows.ts'
import { statementsIn } from '../words/question_words.ts'
import { offersOf, rowsThatMean } from './feature_rows.ts'
import { calledBy } from '../page/site_parts.ts'
import type { Row } from '../page/rows.ts'
import { termsOf } from '../words/terms.ts'

type Entry = { text: string; evidence: Evidence[] }

const SECTION_ENTRIES_MIN = 2
const LANGUAGES_MIN = 2
/** With fewer than this under a heading of their own, other cards speak too. */
const NAMED_ENOUGH = 3
const TICK_ROWS_MAX = 3
const ENTRY_WORDS_MAX = { text: 14, heading: 18 }
const NAME_WORDS_MAX = 4
const NAME_CHARS_MAX = 40
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
  put('platforms', drafted(platformsIn(pages, lead, site), 1, family))
  const features = drafted(featuresOn(lead, site), SECTION_ENTRIES_MIN) ?? drafted(plannedOn(site), PLANNED_MIN)
  put('features', features)
  for (const name of ['use_cases', 'integrations'] as const) {
    const found = drafted(
      [...lead, ...pagesOf(site, 'other').filter((reading) => calledBy(reading) === name)]
        .flatMap((reading) => [
          ...rowsThatMean(reading, site, name).flatMap((row) => {
            const entries = namesIn(row, reading, site)
            return name === 'integrations' ? productsAmong(entries) : entries
          }),
          ...(name === 'integrations' ? integrationsOn(reading, site) : useCasesOn(reading, site)),
        ])
        .concat(name === 'integrations' ? pagesOf(site, 'about', 'faq').flatMap((reading) => integrationsOn(reading, site)) : [])
        .concat(addressedPages(site, name)),
      SECTION_ENTRIES_MIN,
    )
    put(name, name === 'integrations' && found && features && areMostlyOf(found.value, features.value) ? null : found)
  }
  put('languages', drafted(languagesOn(pages, site), LANGUAGES_MIN) ?? drafted(switchedLanguages(site.home), LANGUAGES_MIN))
  return { fields }
}

/** What a product does, under whatever heading it stands again, is nobody else's product. */
function areMostlyOf(names: string[], features: string[]): boolean {
  const own = new Set(features.map(squeeze))
  return names.filter((name) => own.has(squeeze(name))).length * 2 > names.length
}

/** What others' products are called: a few words, each with a capital letter, not what is done with them. */
const isName = (text: string): boolean => wordCount(text) <= NAME_WORDS_MAX && text.length <= NAME_CHARS_MAX
const isProductName = (text: string): boolean => isName(text) && !/[,;:.!](?:\s|$)|\s\p{Ll}{4}|™$/u.test(text)
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
    bestRows(pages, site, meaning).map(({ reading, row }) => namesIn(row, reading, site))
  const named = freshIn(rows('features'), site)
  if (named.length >= NAMED_ENOUGH) return named
  const marked = pages.flatMap(markedFeatures).filter(({ text }) => isEntryText(text, 'text', site))
  if (marked.length >= NAMED_ENOUGH) return marked
  const offered = offersOf(site).flatMap((reading) =>
    (['features', 'cards'] as const).flatMap((meaning) =>
      rowsThatMean(reading, site, meaning).flatMap((row) => namesIn(row, reading, site)),
    ),
  )
  if (offered.length >= SECTION_ENTRIES_MIN) return [...named, ...offered]
  const carded = freshIn([named, ...rows('cards')], site)
  if (carded.length >= NAMED_ENOUGH) return carded
  const ticked = [...carded, ...rows('ticks').slice(0, TICK_ROWS_MAX).flat()]
  return ticked.length >= NAMED_ENOUGH ? ticked : [...ticked, ...freshIn(rows('reasons'), site)]
}

/** What plans hold, for want of anything else that says what the product does. */
const plannedOn = (site: Site): Entry[] =>
  freshIn(
    pagesOf(site, 'pricing', 'home').flatMap((reading) => planRows(reading).map((row) => namesIn(row, reading, site))),
    site,
  )
const PLANNED_MIN = 5

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
  const entries = fitting.flatMap((item) => {
    const block = item.title
    const { text, lines } = nameOf(item)
    return isEntry(text, block, site) && !REGISTERED.test(block.text)
      ? [{ text, evidence: lines.map((line) => quoteBlock(reading, line)) }]
      : []
  })
  return entries.length * 2 >= fitting.length ? entries : []
}

/** «22 dB», «0 years»: a figure with its unit, which a text beside it explains. */
const COUNTED = /^\d[\d.,]*\s?\p{L}{1,3}$/u
/** «ingredients[]», «user_id»: what a program calls something. */
const CODED = /^[\w.]+(?:\[\]|\(\))$|^[a-z\d]+_\w+$/
/** «Our prices»: a way to another part. */
const PRICES = new RegExp(String.raw`^(?:${anyOf('ours')}) (?:${anyOf('pricing_heading')})\p{L}{0,3}$`, 'u')
/** «+ 7 more»: how many are not named. */
const MORE = /^\+\s?\d+\s\p{Ll}+$/u

const isEntry = (text: string, block: Block, site: Site): boolean =>
  isEntryText(text, block.level > 0 ? 'heading' : 'text', site) &&
  !MORE.test(block.text) &&
  !block.text.startsWith('📍') &&
  !isForeignTongue(block, site) &&
  !isShownElsewhere(block, site)

function isEntryText(text: string, written_as: keyof typeof ENTRY_WORDS_MAX, site: Site): boolean {
  if (
    text.length < 3 ||
    text.length > LIST_ENTRY_MAX ||
    !/\p{L}\p{M}*\p{L}/u.test(text) ||
    /[?？]$/.test(text) ||
    COUNTED.test(text) ||
    CODED.test(text) ||
    PRICES.test(loose(text))
  )
    return false
  if (
    wordCount(text) > ENTRY_WORDS_MAX[written_as] ||
    findMoney(text).length > 0 ||
    squeeze(text) === squeeze(site.name?.value ?? '') ||
    isPlaceholder(text) ||
    isFiller(text)
  )
    return false
  return !listed.NOT_YET.test(text) && !listed.ONLY_HEADING.test(loose(text))
}

/** «Learn languages from A1 to B2»: sentences of such a site list what it teaches. */
const teachesLanguages = ({ home }: Site): boolean =>
  listed.TEACHES_LANGUAGES.test(loose(`${home.title} ${metaOf(home, 'description') ?? ''}`))

/** Languages of the product, where a sentence says that it lists them. */
function languagesOn(pages: Reading[], site: Site): Entry[] {
  if (teachesLanguages(site)) return []
  return pages.flatMap((reading) => [
    ...labelledIn(reading).flatMap(({ label, blocks }) =>
      listed.SPEAKS_LANGUAGES.test(loose(label)) && !listed.RUNS_NOT.test(label)
        ? blocks.flatMap((line) => languageNamesIn(line.text, site.lang).map((text) => ({ text, evidence: [quoteBlock(reading, line)] })))
        : [],
    ),
    ...reading.blocks.flatMap((block, at) => {
      if (block.code || block.region === 'nav' || block.region === 'footer' || block.text.length > 400 || isForeignTongue(block, site))
        return []
      if (isLanguageList(block, site))
        return languageNamesIn(block.text, site.lang).map((text) => ({ text, evidence: [quoteBlock(reading, block)] }))
      return statementsIn(reading.blocks, at).flatMap((sentence) => {
        const said = loose(sentence)
        const speaks = listed.RUNS_NOT.test(sentence) ? -1 : said.search(listed.SPEAKS_LANGUAGES)
        const names = speaks < 0 || isDenied(said.slice(0, speaks)) ? [] : languageNamesIn(sentence, site.lang)
        return names.length >= LANGUAGES_MIN ? names.map((text) => ({ text, evidence: [quoteBlock(reading, block, sentence)] })) : []
      })
    }),
  ])
}

/** «Languages» over «English, German and Turkish», or over one of them: names of languages and nothing else. */
function isLanguageList({ headings, text }: Block, site: Site): boolean {
  const heading = loose(headings.at(-1) ?? '')
  if ((wordCount(heading) > HEADING_WORDS_MAX && !/[?？]$/u.test(heading)) || !listed.SPEAKS_LANGUAGES.test(heading)) return false
  const [first = ''] = text.split(/[.。]\s/u, 1)
  const rest = languageNamesIn(first, site.lang).reduce((said, name) => said.replace(name, ''), first)
  return rest !== first && rest.split(/\P{L}+/u).every((word) => word.length <= JOINT_CHARS_MAX)
}
const HEADING_WORDS_MAX = 3
const JOINT_CHARS_MAX = 3
