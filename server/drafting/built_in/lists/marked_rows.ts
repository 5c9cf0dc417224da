import { wordCount } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { classPath } from '../page/elements.ts'
import * as listed from '../words/list_words.ts'
import { partNames } from '../page/site_parts.ts'
import type { Item } from '../page/flat_rows.ts'
import type { Meaning, Row } from '../page/rows.ts'

// What a row lists by its markup, by the menu or by the row above it, where no heading says so.

const ROW_MIN = 3
const TITLE_WORDS_MAX = 9
/** What markup calls parts that speak for a product. */
const REASONS_PATH = /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*(?:trust|guarantees?|stakes|why|why-choose|reasons)(?=[-_.#\s]|$)/
const MARKED_PATH = /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*(?:features?|services?)(?=[-_.#\s]|$)/
const MARKED_STEPS = 3

/** Whether markup says that a row speaks for a product. */
export const isReasons = (row: Row): boolean => REASONS_PATH.test(classPath(row.element, MARKED_STEPS))

/** Names with a text each in a part that its markup calls one of features, or that the menu leads to by such a name: whatever slogan stands above. */
export function isMarked(row: Row, site: Site): boolean {
  const named = row.items.filter(isNamed).length
  if (row.form !== 'cards' || row.items.length < ROW_MIN || named * 2 <= row.items.length) return false
  return (
    MARKED_PATH.test(classPath(row.element, MARKED_STEPS)) ||
    partNames(row.element, site).some((name) => listed.FEATURES_HEADING.test(name) && !listed.NO_FEATURES.test(name))
  )
}
const isNamed = ({ title, blocks }: Item): boolean =>
  wordCount(title.text) <= TITLE_WORDS_MAX &&
  blocks.some((block) => block !== title && !/^(?:a|button)$/.test(block.tag) && block.text.length > NAMED_CHARS_MIN)
const NAMED_CHARS_MIN = 10

/** A row without a line above it, right below one of features that is made alike, goes on with it. */
export function continued(told: { row: Row; meaning: Meaning | null }[]) {
  for (const [at, { row, meaning }] of told.entries()) {
    const before = told[at - 1]
    const alike = before?.row.element.parent === row.element.parent && kindOf(before.row) === kindOf(row)
    if (before?.meaning === 'features' && meaning === null && alike && row.intro.length === 0 && row.form === 'cards')
      told[at] = { row, meaning: 'features' }
  }
  return told
}
const kindOf = ({ items }: Row) => items[0] && classPath(items[0].title.element, 2)
