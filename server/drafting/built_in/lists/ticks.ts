import type { Element } from 'domhandler'
import type { Block } from '../../reading/blocks.ts'
import { loose, wordCount, words } from '../../reading/fold.ts'
import type { Site } from '../../reading/site.ts'
import { findMoney } from '../../proof/money.ts'
import { ancestorsOf, classPath, textIn } from '../page/elements.ts'
import { heroOf } from '../page/hero.ts'
import { isIconWord, leadOf } from '../page/row_titles.ts'
import type { Row } from '../page/rows.ts'

// Lists of short entries that no heading announces: ticked off, right below the opening, or named a list of features by their markup.

const ENTRIES_MIN = 3
const ENTRY_CHARS_MAX = 90
const ENTRY_WORDS_MAX = 14
const MOST = 0.5
const LONG_KEPT = 0.6
const CHECKED = /^[✓✔☑✅]/u
const CHECKED_CHARS_MAX = 70
const CHECKED_MIN = 4
const CARD_STEPS = 3
const MARKED_STEPS = 2
/** What markup calls lists of what speaks for a product. */
const MARKED =
  /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*(?:features?|benefits?|advantages?|usps?|ticks?|ticked|check-?(?:list|marks?)|checks|points|perks|pluses)(?=[-_.#\s]|$)/
const MARKED_FEATURES = /[.#](?=[a-z0-9_-]*(?:[.#\s]|$))(?:[a-z0-9]+[-_]+)*features?(?=[-_.#\s]|$)/
const COUNTED = /^[\d.,]+ ?[+%kKmM]|^[<>~±]?\d[\d.,]* ?\p{L}{0,3}(?: \p{L}+){0,3}$/u

/** «✓ Wash by hand», «✓ Wax»: what is done, ticked off, unless a price stands beside it. */
export function isChecked(row: Row): boolean {
  const ticked = row.items.filter(({ title, blocks }) => CHECKED.test(blocks[0]?.text ?? '') && title.text.length <= CHECKED_CHARS_MAX)
  if (row.form !== 'list' || row.items.length < CHECKED_MIN || ticked.length <= row.items.length * MOST) return false
  return isUnpriced(row)
}

const isUnpriced = (row: Row): boolean => !ancestorsOf(row.element, CARD_STEPS).some(namesPrice)

/** Read once: what stands around one list stands around its neighbours too. */
function namesPrice(element: Element): boolean {
  const known = priced.get(element) ?? findMoney(textIn(element)).length > 0
  priced.set(element, known)
  return known
}
const priced = new WeakMap<Element, boolean>()

/** Entries of one line each, in few words: below the opening, or below a heading that names the product, or in a list marked as one. */
export function isTickList(row: Row, site: Site): boolean {
  const { items, form } = row
  const short = items.filter(isShortEntry).length
  // A list that its markup calls one of features may have entries that run on.
  const enough = isMarkedFeatures(row) ? items.length * LONG_KEPT : items.length
  if (items.length < ENTRIES_MIN || form === 'table' || form === 'terms' || short < enough) return false
  const first = items[0]?.title
  if (!first || items.some(({ title }) => COUNTED.test(title.text)) || !isUnpriced(row)) return false
  const marked = form === 'list' && MARKED.test(classPath(row.element, MARKED_STEPS))
  return (
    (form === 'list' && (openingOf(site).has(first) || isNamed(first, site))) || (marked && first.headings.length > 0) || isCheckedRow(row)
  )
}

/** A list that its own markup calls one of features. */
export const isMarkedFeatures = (row: Row): boolean => row.form === 'list' && MARKED_FEATURES.test(classPath(row.element, MARKED_STEPS))

const isCheckedRow = ({ items }: Row): boolean => items.every(({ title }) => CHECKED.test(title.text))

function isShortEntry({ title, blocks }: Row['items'][number]): boolean {
  const said = blocks.filter((block) => !isIconWord(block) && /\p{L}{2}/u.test(block.text))
  return (
    said.length === 1 &&
    title.tag !== 'a' &&
    title.tag !== 'button' &&
    title.level === 0 &&
    leadOf(title).length <= ENTRY_CHARS_MAX &&
    wordCount(leadOf(title)) <= ENTRY_WORDS_MAX &&
    title.element.children.every((child) => child.type !== 'tag' || child.name !== 'a')
  )
}

/** «Meet Mia» over a list of what Mia does. */
function isNamed({ headings }: Block, site: Site): boolean {
  const own = words(site.name?.value ?? '').filter((word) => word.length > 2)
  const heading = loose(headings.at(-1) ?? '')
  return headings.length > 1 && own.length > 0 && !/[?？]$/.test(heading) && words(heading).includes(own.at(-1) ?? '')
}

const openings = new WeakMap<Site, Set<Block>>()
function openingOf(site: Site): Set<Block> {
  const known = openings.get(site) ?? new Set(heroOf(site.home)?.below)
  openings.set(site, known)
  return known
}
