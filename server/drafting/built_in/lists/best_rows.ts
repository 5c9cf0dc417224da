import type { Reading } from '../../reading/reading.ts'
import type { Site } from '../../reading/site.ts'
import { classPath, closest } from '../page/elements.ts'
import type { Meaning, Row } from '../page/rows.ts'
import { partNames } from '../page/site_parts.ts'
import * as listed from '../words/list_words.ts'
import { rowsThatMean } from './feature_rows.ts'
import { isHeaded, isHeadedOnly } from './row_headings.ts'

// Which of several rows that list something say what the product does, rather than what one of its parts does.

type Found = { reading: Reading; row: Row }

const ENOUGH = 4
const LARGE = 5
const CARD_ROWS_MAX = 3
const CLASS_STEPS = 3
/** «features», «feature-grid»; «security-features» are those of a part. */
const CALLED_PATH = /[.#](?:features?|services?)(?=[-_.#\s]|$)/

export const rowsOf = (pages: Reading[], site: Site, meaning: Meaning): Found[] =>
  pages.flatMap((reading) => rowsThatMean(reading, site, meaning).map((row) => ({ reading, row })))

/** The rows of some pages with a meaning, without those that are details of others. */
export function bestRows(pages: Reading[], site: Site, meaning: Meaning): Found[] {
  const found = rowsOf(pages, site, meaning)
  return meaning === 'features' ? principal(found, site) : meaning === 'cards' ? fewest(found) : found
}

/** What heading, id or class call features themselves; behind cards with a text each, lists of single lines tell of one of them. */
function principal(found: Found[], site: Site): Found[] {
  const called = found.filter(({ row }) => isCalled(row, site))
  const enough = called.reduce((sum, { row }) => sum + row.items.length, 0) >= ENOUGH
  const first = called[0] ? found.indexOf(called[0]) : 0
  const kept = found.filter((entry, at) => !enough || called.includes(entry) || (at < first && !isHeaded(entry.row, listed.WHY_HEADING)))
  const cards = kept.findIndex(({ row }) => row.items.length >= ENOUGH && isTold(row))
  return kept.filter(({ row }, at) => cards < 0 || at < cards || isTold(row))
}

const isTold = ({ items }: Row): boolean => items.filter(({ blocks }) => blocks.length > 1).length * 2 > items.length

function isCalled(row: Row, site: Site): boolean {
  if (isHeadedOnly(row, listed.FEATURES_HEADING, listed.NO_FEATURES)) return true
  return (
    !isHeaded(row, listed.WHY_HEADING) &&
    (CALLED_PATH.test(classPath(row.element, CLASS_STEPS)) ||
      partNames(row.element, site).some((name) => listed.FEATURES_HEADING.test(name)))
  )
}

/** The first large grid says by itself what several small ones say together; cards that are links lead elsewhere. */
function fewest(found: Found[]): Found[] {
  const large = found.find(({ row: { items } }) => items.length >= LARGE && items.some(({ title }) => closest(title.element, 'a') === null))
  return large ? [large] : found.slice(0, CARD_ROWS_MAX)
}
