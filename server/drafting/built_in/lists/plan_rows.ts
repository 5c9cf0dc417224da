import { loose, squeeze } from '../../reading/fold.ts'
import type { Reading } from '../../reading/reading.ts'
import { isDenied } from '../../proof/pricing_words.ts'
import { findMoney } from '../../proof/money.ts'
import { ancestorsOf, closest, textIn } from '../page/elements.ts'
import * as listed from '../words/list_words.ts'
import type { Item } from '../page/flat_rows.ts'
import { rowsOf, type Row } from '../page/rows.ts'

const CARD_STEPS = 3
const CARD_CHARS_MAX = 1200
const PLANS_MIN = 2
const ENTRIES_MIN = 3
const ENTRY_CHARS_MAX = 50
const NAME_CHARS_MIN = 3

/** What several plans of a price list hold that is something to do, the largest first: neither amounts nor what another plan holds. */
export function planRows(reading: Reading): Row[] {
  const rows = rowsOf(reading).filter(isOfPlan)
  if (rows.length < PLANS_MIN) return []
  const plans = rows.map((row) => squeeze(planOf(row))).filter((name) => name.length >= NAME_CHARS_MIN)
  const isAbility = ({ title: { text } }: Item): boolean =>
    text.length <= ENTRY_CHARS_MAX &&
    !/\d|^[✗✕✘×–—-]/u.test(text) &&
    !listed.NO_FEATURES.test(loose(text)) &&
    !isDenied(text.split(' ')[0] ?? '') &&
    !plans.some((name) => squeeze(text).includes(name))
  return rows.map((row) => ({ ...row, items: row.items.filter(isAbility) })).toSorted((one, other) => other.items.length - one.items.length)
}

const planOf = ({ items }: Row): string => items[0]?.title.headings.at(-1) ?? ''

/** Entries of one line each, in a box with a price. */
const isOfPlan = ({ element, items }: Row): boolean =>
  items.length >= ENTRIES_MIN &&
  items.every(({ title, blocks }) => blocks.length === 1 && title.level === 0) &&
  closest(element, 'nav', 'footer', 'form', 'table') === null &&
  findMoney(items.map(({ title }) => title.text).join(' | ')).length === 0 &&
  ancestorsOf(element, CARD_STEPS).some((box) => {
    const text = textIn(box)
    return text.length <= CARD_CHARS_MAX && findMoney(text).length > 0
  })
