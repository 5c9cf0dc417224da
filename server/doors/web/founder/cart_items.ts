import type { Schemas } from '../../../../sdk/contract.ts'

type Item = Schemas['OrderItem']
export type ProductKey = Schemas['ProductKey']

/** What was chosen on the page: the members of its form, as an address or a posted form holds them. */
export type Chosen = { text(name: string): string; all(name: string): string[]; has(name: string): boolean }

export const chosenIn = (query: URLSearchParams): Chosen => ({
  text: (name) => (query.get(name) ?? '').trim(),
  all: (name) => query.getAll(name),
  has: (name) => query.has(name),
})

/** The fields that a choice is made of, as the page names them. */
const FIELDS = ['item', 'launch_week', 'billboard_weeks', 'feature_categories', 'feature_weeks', 'newsletter_week', 'sections']

/** The page with the same choice, but for the launch in another week. */
export function inWeek(chosen: Chosen, week: string): string {
  const query = new URLSearchParams(FIELDS.flatMap((name) => chosen.all(name).map((value) => [name, value])))
  query.set('launch_week', week)
  return `?${query}`
}

/** The items of an order in the order of the page; a product is ordered where its box is ticked. `launch_week`: where none was chosen. */
export function readItems(chosen: Chosen, listing_id: number, launch_week = 'now'): Item[] {
  const ticked = new Set(chosen.all('item'))
  const list = (name: string) => chosen.all(name).filter(Boolean)
  const options: Record<ProductKey, Schemas['OrderOptions']> = {
    launch: { week: chosen.text('launch_week') || launch_week },
    billboard: { weeks: list('billboard_weeks') },
    category_feature: { categories: list('feature_categories'), weeks: list('feature_weeks') },
    newsletter: chosen.text('newsletter_week') === '' ? {} : { week: chosen.text('newsletter_week') },
    // What the form offers; anything else is refused by the operation.
    sections: { sections: list('sections') as Schemas['Section'][] },
  }
  // What was chosen need not be whole, as the type asks: the operation says what is missing.
  return PRODUCT_KEYS.filter((key) => ticked.has(key)).map((product) => ({ product, listing_id, options: options[product] }) as Item)
}

export const PRODUCT_KEYS: readonly ProductKey[] = ['launch', 'billboard', 'category_feature', 'newsletter', 'sections']

/** Which product a place of a refused order belongs to; '' for the order as a whole. */
export const productOf = (items: readonly Item[], pointer: string): string =>
  items[Number(/^\/items\/(\d+)(\/|$)/.exec(pointer)?.[1] ?? NaN)]?.product ?? ''
