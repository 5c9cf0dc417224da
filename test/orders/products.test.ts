import { expect, test } from 'bun:test'
import { chosenIn, readItems } from '../../server/doors/web/founder/cart_items.ts'
import { readItems as checkItems } from '../../server/orders/products/items.ts'
import type { Choice, Product } from '../../server/orders/products/product.ts'
import { PRODUCT_KEYS, PRODUCTS } from '../../server/orders/products/table.gen.ts'

const choices = PRODUCT_KEYS.flatMap((key) => PRODUCTS[key].choices.map((choice) => ({ key, ...choice })))
const products = PRODUCT_KEYS.map((key): Product => ({ key, name: '', description: '', price_cents: 100, constraints: {} }))
const CHOSEN: Record<Choice['option'], string> = { week: '2026-W53', weeks: '2026-W53', categories: 'Email', sections: 'story' }
const checked = (query: URLSearchParams) => checkItems(readItems(chosenIn(query), 12), { products, rates: [], categories: ['Email'] })

test('no two products share a field of the page that sells them', () => {
  const fields = choices.map(({ field }) => field)
  expect(new Set(fields).size).toBe(fields.length)
})

test('whatever is ticked on the page is an item that its product takes', () => {
  const query = new URLSearchParams(choices.map(({ option, field }) => [field, CHOSEN[option]]))
  for (const key of PRODUCT_KEYS) query.append('item', key)
  const { items, issues } = checked(query)
  expect(issues).toEqual([])
  expect(items.map(({ product }) => product.key)).toEqual([...PRODUCT_KEYS])
  for (const { product, options } of items) expect(Object.keys(options)).toEqual(PRODUCTS[product.key].choices.map(({ option }) => option))
})

test('a product that is ticked with nothing chosen names what is missing, or begins at once', () => {
  for (const key of PRODUCT_KEYS) {
    const { items, issues } = checked(new URLSearchParams({ item: key }))
    const at_once = PRODUCTS[key].choices.every(({ now }) => now)
    expect([key, issues.length > 0, items.length]).toEqual([key, !at_once, at_once ? 1 : 0])
  }
})
