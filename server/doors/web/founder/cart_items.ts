import type { ValidationIssue } from '../../../base/error.ts'
import type { Schemas } from '../../../../sdk/contract.ts'
import { SECTIONS } from '../../../listings/show.ts'
import type { Choice, Options } from '../../../orders/products/product.ts'
import { PRODUCT_KEYS, PRODUCTS } from '../../../orders/products/table.gen.ts'

type Item = Schemas['OrderItem']

/** What was chosen on the page: the members of its form, as an address or a posted form holds them. */
export type Chosen = { text(name: string): string; all(name: string): string[]; has(name: string): boolean }

export const chosenIn = (query: URLSearchParams): Chosen => ({
  text: (name) => (query.get(name) ?? '').trim(),
  all: (name) => query.getAll(name),
  has: (name) => query.has(name),
})

/** The fields that a choice is made of, as the page names them. */
const CHOICES = PRODUCT_KEYS.flatMap((key) => PRODUCTS[key].choices.map((choice) => ({ ...choice, key })))
export const COUNTRY = 'billing_country'
/** Tells a form in which everything was unticked from an address that says only what to buy. */
export const SHOWN = 'shown'
const FIELDS = ['item', SHOWN, COUNTRY, ...CHOICES.map(({ field }) => field)]

type Offered = { launch_week: string; weeks: readonly string[]; products: Schemas['Products']['items'] }
type Listing = Pick<Schemas['MyListing'], 'categories' | 'unlocked_sections'>

/** What is chosen, with what most choose where nothing was yet: it stands there before its box is ticked, so that a tick has a price at once. */
export function withDefaults(chosen: Chosen, listing: Listing, { launch_week, weeks, products }: Offered): Chosen {
  if (chosen.has(SHOWN)) return chosen
  const least = new Map(products.map(({ key, constraints }) => [key, constraints.min_weeks ?? 1]))
  const usual = ({ option, now, key }: (typeof CHOICES)[number]): readonly string[] => {
    if (option === 'week') return now ? [launch_week] : weeks.slice(0, 1)
    if (option === 'weeks') return weeks.slice(0, least.get(key) ?? 1)
    if (option === 'categories') return listing.categories.slice(0, 1)
    return SECTIONS.filter((section) => !listing.unlocked_sections.includes(section)).slice(0, 1)
  }
  const offered = new Map(CHOICES.map((choice) => [choice.field, usual(choice)]))
  const all = (name: string) => (chosen.has(name) ? chosen.all(name) : [...(offered.get(name) ?? [])])
  return { all, text: (name) => (all(name)[0] ?? '').trim(), has: (name) => chosen.has(name) }
}

/** The page with the same choice, but for the launch in another week. */
export function inWeek(chosen: Chosen, week: string): string {
  const query = new URLSearchParams(FIELDS.flatMap((name) => chosen.all(name).map((value) => [name, value])))
  for (const { field, now } of CHOICES) if (now) query.set(field, week)
  return `?${query}`
}

/** The items of an order in the order of the page; a product is ordered where its box is ticked. `launch_week`: where none was chosen. */
export function readItems(chosen: Chosen, listing_id: number, launch_week = 'now'): Item[] {
  const ticked = new Set(chosen.all('item'))
  const keys = PRODUCT_KEYS.filter((key) => ticked.has(key))
  // What was chosen need not be whole, as the type asks: the operation says what is missing, and refuses what the form does not offer.
  return keys.map((product) => ({ product, listing_id, options: readChoices(chosen, PRODUCTS[product].choices, launch_week) }) as Item)
}

function readChoices(chosen: Chosen, choices: readonly Choice[], launch_week: string): Partial<Record<keyof Options, unknown>> {
  const read = ({ option, field, now }: Choice) =>
    option === 'week' ? chosen.text(field) || (now ? launch_week : undefined) : chosen.all(field).filter(Boolean)
  return Object.fromEntries(
    choices.flatMap((choice) => {
      const value = read(choice)
      return value === undefined ? [] : [[choice.option, value]]
    }),
  )
}

/** What a choice lacks, in the words of the page; the operation's own tell a program what to send. */
export function sayLack(items: readonly Item[], issue: ValidationIssue): ValidationIssue {
  const [, index, option] = /^\/items\/(\d+)\/options\/(\w+)$/.exec(issue.field) ?? []
  const product = items[Number(index)]?.product
  const choice = product && PRODUCTS[product].choices.find((one) => one.option === option)
  if (issue.code === 'full_week') return { ...issue, fix: 'Choose another week.' }
  if (!choice || (issue.code !== 'required' && issue.code !== 'too_few')) return issue
  const [least, what] = [issue.limit ?? 1, choice.label.toLowerCase()]
  return { ...issue, message: least > 1 ? `needs ${least} ${what} at least.` : `needs one of the ${what} at least.`, fix: 'Choose above.' }
}

/** Which product a place of a refused order belongs to; '' for the order as a whole. */
export const productOf = (items: readonly Item[], pointer: string): string =>
  items[Number(/^\/items\/(\d+)(\/|$)/.exec(pointer)?.[1] ?? NaN)]?.product ?? ''
