import { anyOf, wholeWords } from '../../../lexicon/compile.ts'
import { loose, squeeze, wordCount, words } from '../../reading/fold.ts'
import type { Block } from '../../reading/blocks.ts'
import type { Reading } from '../../reading/reading.ts'
import { pagesOf, type Site } from '../../reading/site.ts'
import { classPath, closest } from '../page/elements.ts'
import { isAction } from '../page/hero.ts'
import * as listed from '../words/list_words.ts'
import { fittingItems } from './fitting_items.ts'
import { continued, isMarked, isReasons } from './marked_rows.ts'
import { isLogged, isPerson, isSaying, isSigned } from './of_others.ts'
import { isForeignTongue } from '../offers/offers.ts'
import { CONSENT_PATH } from '../words/notices.ts'
import { isDate } from '../page/posts.ts'
import { ASKS, FAQ_HEADING } from '../words/question_words.ts'
import { areGroups, isCounter, isIconWord, isPlan, leadOf, PART_NUMBER, RUNNING_NUMBER } from '../page/row_titles.ts'
import { calledBy, isFrame, isMenu, isOtherPart, pageName, partNames, type Called } from '../page/site_parts.ts'
import { headingsOf, isAbout, isHeaded, isHeadedOnly, isLed, says } from './row_headings.ts'
import { rowsOf, type Meaning, type Row } from '../page/rows.ts'
import { isQuoted } from '../page/sections.ts'
import { isChecked, isMarkedFeatures, isTickList } from './ticks.ts'

const TEXT_CHARS_MIN = 25
const ROW_MIN = 3
const MANY = 6
const VALUE_TEXT_CHARS = 40
const TITLE_WORDS_MAX = 9
const MOST = 0.5
const MARKED_STEPS = 3
const PATH_STEPS = 6
/** Names of different things differ; «Link, Standard, Standard» are cells of a table of files. */
const DISTINCT_MIN = 0.7
const RUN_ON_MIN = 0.3

/** What markup calls parts of a page that list no abilities. A single post is what many publishing systems call a page. */
const NO_ROW_PATH =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*(?:testimonials?|reviews?|quotes?|faqs?|accordion|steps?|timeline|process|pricing|pri[cx](?:es?)?|pre(?:cios?|[cç]os?|zz[io]|ise?)|tarif\w*|cen[nií]k|plans?|team|members?|people|blog|posts|news|articles|footer|menu|nav|navbar|navigation|breadcrumbs?|contacts?|form|newsletter|gallery|stats?|statistics|counters?|metrics?|numbers|social|socials|modal|hours|schedule|calendar|events?|jobs?|vacanc(?:y|ies)|toc|roadmap|changelog|releases?|demo|mockup|(?<!s[-_])preview|calc|calculator|filters?|tabs-menu|langsw|lang|mini|archive|pains?|problems?|compare|comparison|download|downloads|sponsors?|press|awards?|careers?|portfolio|projects?|cta|buttons?|btns?|actions|risks?|urgency|myths?|mistakes?|values?)(?=[-_.#\s]|$)/

const AUDIENCE_PATH = /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*(?:audiences?|personas?|for-whom|who-for)(?=[-_.#\s]|$)/

const TITLE_DATE = /\b(?:19|20)\d\d\b|^\d{1,2}[./]\d{1,2}(?:[./]|$)/
/** «50 cars», «10+ years of practice». */
const TITLE_COUNT = /^\d+(?:\+|\s?%)? \p{L}/u
/** «500+», «98 %», «10k»: a count, with no word beside it. */
const isCount = (text: string) => /\d/.test(text) && !/\p{L}/u.test(text.replace(/[xkKmM]/g, ''))
const NUMBERED = new RegExp(String.raw`^(?:${anyOf('step')})?0?\d{1,2}(?:[.):]|\s[-–—])\s?`, 'iu')
const SENTENCE_END = /(?<!\.)[.!。！…:：]["'”’»)]?$/u
/** «Not a data broker»: what something is not. */
const IS_NOT = /^(?:not an?|keine?|nicht|pas une?) /i
const PERSONAL = /(?:mailto:|tel:)/
/** A line that is somebody's mailbox. */
const MAILBOX = /^[^\s@]{1,60}@[^\s@]{1,60}\.\p{L}{2,12}$/u

const LABEL_CHARS_MAX = 40
/** Headings that ask for whom something is. */
export const AUDIENCE = new RegExp(wholeWords('audience_heading'), 'u')
/** Nouns that name people, and businesses as customers. */
export const PEOPLE = new RegExp(wholeWords('people_served'), 'iu')
/** «For», before whom a card is about. */
export const FOR_WHOM = new RegExp(String.raw`^(?:${anyOf('for_whom')})\s+(?=\p{L})`, 'iu')

type Test = (item: Row['items'][number]) => boolean
const shareOf = ({ items }: Row, test: Test): number => items.filter(test).length / items.length

const isOfGroups = (row: Row) => areGroups(fittingItems(row).map(({ title }) => title.text)) && !isHeaded(row, listed.FEATURES_HEADING)

/** What a row lists: what its heading says, or its markup; without either, `cards` where each thing has a name and a text, `ticks` where each is a few words; null where it is none of these. */
export function meaningOf(row: Row, site: Site, called: Called | null = null): Meaning | null {
  const lines = row.items.flatMap((item) => item.blocks)
  const marked = isMarked(row, site)
  if (lines.some((block) => isForeignTongue(block, site)) || isShelved(row) || isMenu(row, site)) return null
  if (namesNothing(row, marked || called === 'use_cases')) return null
  const part = partNames(row.element, site)
  const isCalled = (heading: RegExp) => isHeaded(row, heading) || part.some((name) => heading.test(name))
  if (isCalled(listed.INTEGRATIONS_HEADING)) return 'integrations'
  const parts = shareOf(row, ({ title }) => PART_NUMBER.test(title.text)) > MOST
  const peopled = shareOf(row, ({ title }) => PEOPLE.test(title.text))
  const forWhom = shareOf(row, ({ title }) => FOR_WHOM.test(title.text)) > MOST || isOfGroups(row)
  if (
    !parts &&
    (forWhom ||
      ((peopled > 0 || isTold(row) || row.items.every(isBrief)) &&
        (isCalled(AUDIENCE) || AUDIENCE_PATH.test(classPath(row.element, PATH_STEPS)))))
  )
    return 'audience'
  // «Years of phone backups» below «Who it is for»: what they use it for.
  if (!parts && isHeaded(row, AUDIENCE) && !isHeaded(row, listed.FEATURES_HEADING) && isCards(row, true)) return 'use_cases'
  if (isHeaded(row, listed.PROBLEM) || shareOf(row, ({ title }) => isOther(title.text)) > MOST) return null
  // «Services» above «What you can call us for»; «Everything you need to build applications».
  if (
    isCalled(listed.USE_CASES_HEADING) &&
    !headingsOf(row).some((text) => listed.ONLY_HEADING.test(text) || listed.FEATURES_HEADING.test(text))
  )
    return peopled > MOST ? 'audience' : 'use_cases'
  const why = isHeadedOnly(row, listed.WHY_HEADING, listed.NO_FEATURES)
  const named = isLed(row) || isHeadedOnly(row, listed.FEATURES_HEADING, listed.NO_FEATURES)
  if (isStepped(row, part, named || why || marked || called === 'use_cases') || (!named && !why && isAbout(row, listed.NO_FEATURES)))
    return null
  if (!named && !why && (isOtherPart(part) || isFrame(row, site))) return null
  // A strip of single lines reassures.
  if (isReasons(row)) return row.items.every(({ blocks }) => blocks.length === 1) ? null : 'reasons'
  if (named || isHeaded(row, listed.FEATURES_HEADING)) return 'features'
  // Without a line above it, what only its markup calls features, and not services, often reassures.
  if (marked) return headingsOf(row).length > 0 || /service/.test(classPath(row.element, MARKED_STEPS)) ? 'features' : 'cards'
  if (why || isHeaded(row, listed.WHY_HEADING)) return 'reasons'
  // Under a list of products their names are headings; lines of a list tell how to set them up.
  if (isCards(row, called !== null))
    return called === 'integrations' && shareOf(row, ({ title }) => title.level > 0) <= MOST ? null : (called ?? 'cards')
  if (isChecked(row)) return 'cards'
  if (!isTickList(row, site)) return null
  if (isMarkedFeatures(row)) return 'features'
  // What answers a question is not what a product does.
  return /[?？]$/.test(row.intro.at(-1)?.text ?? '') ? null : 'ticks'
}

/** «Latest news», «Opening hours»; a longer entry that holds such a word says something of its own. */
const isOther = (title: string): boolean =>
  wordCount(title) <= OTHER_WORDS_MAX && listed.NO_FEATURES.test(loose(title)) && !listed.FEATURES_HEADING.test(loose(title))
const OTHER_WORDS_MAX = 5

/** Figures, questions, dates, sentences, the same word over and over, words of others, entries of a list on a screen. */
function namesNothing(row: Row, marked: boolean): boolean {
  const { items } = row
  const counted = shareOf(
    row,
    ({ blocks }) => blocks.some((block) => isCount(block.text) && !RUNNING_NUMBER.test(block.text)) && blocks.length <= 3,
  )
  return (
    counted >= MOST ||
    shareOf(row, ({ title }) => isCounter(title.text) || isPlan(title.text)) > MOST ||
    shareOf(row, ({ title }) => /[?？]$/.test(title.text)) >= MOST ||
    shareOf(row, ({ title, blocks }) => TITLE_DATE.test(title.text) || blocks.some((block) => block !== title && isDate(block))) >= MOST ||
    shareOf(row, ({ title }) => (SENTENCE_END.test(leadOf(title)) && !marked) || wordCount(leadOf(title)) > TITLE_WORDS_MAX * 2) > MOST ||
    // «Without a key it shows you …»: prose, set in columns.
    shareOf(row, ({ title }) => /(?:…|\.\.)$/.test(title.text)) >= RUN_ON_MIN ||
    new Set(items.map(({ title }) => squeeze(title.text))).size <= items.length * DISTINCT_MIN ||
    (row.form === 'headings' && shareOf(row, isPart) >= MOST) ||
    shareOf(row, isSigned) > MOST ||
    shareOf(row, isPerson) > MOST ||
    shareOf(row, isSaying) > MOST ||
    shareOf(row, ({ title }) => IS_NOT.test(title.text)) > MOST ||
    shareOf(row, isLogged) > MOST
  )
}

/** «Why lists matter», «Quick FAQ», «For teachers»: what parts of an article are called. */
const isPart: Test = ({ title: { text } }) =>
  ASKS.test(loose(text)) || FAQ_HEADING.test(loose(text)) || isOther(text) || FOR_WHOM.test(text)

/** Things to do one after the other, told by their numbers. */
function isStepped(row: Row, part: string[], named: boolean): boolean {
  const numbered = shareOf(row, ({ title, blocks }) => NUMBERED.test(title.text) || blocks.some((block) => RUNNING_NUMBER.test(block.text)))
  // Many numbered cards, or those under a heading that says what they are, are counted for the look.
  if (numbered >= MOST)
    return (row.items.length < MANY && !named) || [...headingsOf(row), ...part].some((text) => says(text, listed.NO_FEATURES))
  const labelled = ({ blocks }: Row['items'][number]) =>
    blocks.some((block) => block.text.length <= LABEL_CHARS_MAX && NUMBERED.test(block.text))
  return !named && shareOf(row, labelled) >= MOST
}

/** A few words, and nothing beside them. */
const isBrief: Test = ({ title, blocks }) => blocks.length === 1 && wordCount(title.text) <= BRIEF_WORDS_MAX
const BRIEF_WORDS_MAX = 4

/** Each with a text of its own, some of which speak of people. */
const isTold = ({ items, form }: Row): boolean =>
  form === 'cards' &&
  items.every(({ blocks }) => blocks.length > 1) &&
  items.some(({ blocks }) => blocks.some(({ text }) => PEOPLE.test(text)))

/** Without a heading that says so, only names with a text each; parts of a page have greater headings than cards have, unless the page is called by them. */
function isCards(row: Row, parted: boolean): boolean {
  const told = shareOf(row, ({ title, blocks }) =>
    blocks.some((block) => (block === title ? saidBehind(block) : block.text).length >= TEXT_CHARS_MIN && !isIconWord(block)),
  )
  // «Safety», «Care»: single words with hardly a word beside them are values.
  const valued: Test = ({ title, blocks }) =>
    words(title.text).length === 1 && blocks.every((block) => block.text.length < VALUE_TEXT_CHARS)
  const parts =
    parted || (row.items.every(isShort) && isOneSection(row)) ? 0 : shareOf(row, ({ title }) => title.level === 1 || title.level === 2)
  return (
    row.items.length >= ROW_MIN &&
    row.form !== 'table' &&
    // Headings with several lines each are parts of an article.
    !(row.form === 'headings' && shareOf(row, ({ blocks }) => blocks.length > 2) > MOST) &&
    told >= MOST &&
    parts <= MOST &&
    shareOf(row, valued) <= MOST &&
    shareOf(row, ({ title }) => TITLE_COUNT.test(title.text)) < MOST
  )
}

/** «**Offline maps** No signal needed.»: what a line says behind its name. */
const saidBehind = (block: Block): string => block.text.slice(leadOf(block).length)

/** A part of a page holds more than a name with a line or two, whatever the rank of its heading. */
const isShort: Test = ({ blocks }) =>
  blocks.length <= SHORT_BLOCKS_MAX && blocks.reduce((sum, { text }) => sum + text.length, 0) <= SHORT_CHARS_MAX
const isOneSection = ({ element, items }: Row): boolean =>
  items.every(({ title }) => closest(title.element, 'section') === closest(element, 'section'))
const SHORT_BLOCKS_MAX = 3
const SHORT_CHARS_MAX = 220

/** In a menu, form, price list, row of buttons or between other people's words. */
function isShelved(row: Row): boolean {
  const path = classPath(row.element, PATH_STEPS)
  if (closest(row.element, 'form', 'nav', 'footer', 'blockquote', 'figure') !== null || NO_ROW_PATH.test(path) || CONSENT_PATH.test(path))
    return true
  const { items } = row
  if (items.filter(({ title }) => isQuoted(title)).length > items.length * MOST) return true
  const pressed = isLeading(row)
    ? 0
    : items.filter(({ title, blocks }) => (blocks.length === 1 && blocks.some(isAction)) || title.text.search(listed.STORE) >= 0).length
  const personal = items.filter(({ blocks }) =>
    blocks.some((block) => MAILBOX.test(block.text) || PERSONAL.test(closest(block.element, 'a')?.attribs['href'] ?? '')),
  ).length
  return pressed > items.length * MOST || personal > items.length * MOST
}

/** Under a heading that says so, links to a page of each thing that is offered. */
function isLeading(row: Row): boolean {
  const pages = row.items.map(({ title }) => closest(title.element, 'a')?.attribs['href'] ?? '')
  return (
    row.items.length >= ROW_MIN &&
    isHeaded(row, listed.FEATURES_HEADING) &&
    pages.every((page) => /^\/?[\w.-][/\w.-]*$/.test(page)) &&
    new Set(pages).size === pages.length
  )
}

/** Rows of a page that list one thing. */
export const rowsThatMean = (reading: Reading, site: Site, meaning: Meaning): Row[] =>
  meanings(reading, site).flatMap((entry) => (entry.meaning === meaning ? [entry.row] : []))

const known = new WeakMap<Reading, { row: Row; meaning: Meaning | null }[]>()
function meanings(reading: Reading, site: Site): { row: Row; meaning: Meaning | null }[] {
  // On a page about how it works cards without a heading that says else are steps.
  const other = reading !== site.home && isOtherPart([pageName(reading)])
  const meant = (row: Row) => meaningOf(row, site, calledBy(reading))
  const told =
    known.get(reading) ??
    continued(rowsOf(reading).map((row) => ({ row, meaning: meant(row) }))).map((entry) =>
      other && entry.meaning === 'cards' ? { ...entry, meaning: null } : entry,
    )
  known.set(reading, told)
  return told
}

/** Pages that are called «Services»: what stands there is offered. */
export const offersOf = (site: Site): Reading[] =>
  pagesOf(site, 'other').filter((reading) =>
    [pageName(reading), ...reading.blocks.flatMap(({ level, text }) => (level === 1 ? [loose(text)] : []))].some((name) =>
      listed.ONLY_HEADING.test(name),
    ),
  )
