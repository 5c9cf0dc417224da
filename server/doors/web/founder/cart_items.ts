import type { Schemas } from '../../../../sdk/contract.ts'
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
const CHOICES = PRODUCT_KEYS.flatMap((key) => PRODUCTS[key].choices)
const FIELDS = ['item', ...CHOICES.map(({ field }) => field)]

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

/** Which product a place of a refused order belongs to; '' for the order as a whole. */
export const productOf = (items: readonly Item[], pointer: string): string =>
  items[Number(/^\/items\/(\d+)(\/|$)/.exec(pointer)?.[1] ?? NaN)]?.product ?? ''
