import contract from '../openapi.yaml'
import type { Schema } from './json_schema.ts'

/** The options of each product, `?` where it goes without: what list_products answers as `options_schema`, as types. */
export const OPTIONS_OF: Record<string, string[]> = contract.components.schemas.ProductKey['x-options']

/**
 * One schema per product in the place of the contract's one for all, whose `options` the server checks by the product: `product` then tells
 * them apart, and an item without what its product needs does not compile.
 */
export function itemsByProduct(item: Schema, options: Schema): Schema {
  return {
    oneOf: Object.entries(OPTIONS_OF).map(([product, names]) => {
      const required = names.filter((name) => !name.endsWith('?'))
      const properties = Object.fromEntries(names.map((name) => [name.replace('?', ''), options.properties?.[name.replace('?', '')] ?? {}]))
      const closed = { type: 'object', additionalProperties: false }
      return {
        ...closed,
        required: ['product', 'listing_id', ...(required.length > 0 ? ['options'] : [])],
        properties: {
          product: { type: 'string', const: product, description: 'Which product: tells apart what an item needs.' },
          listing_id: structuredClone(item.properties?.listing_id ?? {}),
          options: {
            ...closed,
            required,
            properties: structuredClone(properties),
            description: 'What is chosen of the product.',
            example: {},
          },
        },
      }
    }),
  }
}
