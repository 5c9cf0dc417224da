import type { Schemas } from '../../../sdk/contract.ts'
import type { ValidationIssue } from '../../base/error.ts'
import { toIssues } from '../../core/input_issues.ts'
import { notOneOf } from '../../base/validation_issues.ts'
import { compile, type Check, type JsonSchema } from '../../core/spec.ts'

export type ProductKey = Schemas['ProductKey']
export type Options = Schemas['OrderOptions']
export type Product = {
  key: ProductKey
  name: string
  description: string
  price_cents: number
  constraints: Record<string, number>
}

/** Every product is bought for a listing; a product of another kind would say so here. */
export const NEEDS_LISTING = true

const WEEK = String.raw`\d{4}-W(0[1-9]|[1-4]\d|5[0-3])`
const SECTIONS = ['milestones', 'story', 'interview', 'video'] satisfies Schemas['Section'][]
/** Schemas are made once for each reading of the price list, and compiled once for as long as bounds and categories stay as they are. */
const COMPILED_MAX = 50
type Compiled = { schema: JsonSchema; check: Check }
const byText = new Map<string, Compiled>()
const byProduct = new WeakMap<Product, { categories: readonly string[]; compiled: Compiled }>()

/** The JSON Schema of a product's options: what callers are shown, and what their options are held to. */
export function optionsSchema({ key, constraints }: Product, categories: readonly string[]): JsonSchema {
  const { min_weeks = 1, max_weeks = 12 } = constraints
  const week = { type: 'string', maxLength: 8, pattern: `^${WEEK}$`, description: 'An ISO week to come, such as 2026-W53.' }
  const weeks = {
    type: 'array',
    minItems: min_weeks,
    maxItems: max_weeks,
    uniqueItems: true,
    items: week,
    description: 'The weeks to be shown in.',
  }
  const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties,
  })
  switch (key) {
    case 'launch':
      return object(
        {
          week: {
            ...week,
            pattern: `^(now|${WEEK})$`,
            default: 'now',
            description: '`now`, or an ISO week to launch in, such as 2026-W53.',
          },
        },
        [],
      )
    case 'billboard':
      return object({ weeks }, ['weeks'])
    case 'category_feature': {
      const list = {
        type: 'array',
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        items: { type: 'string', maxLength: 60, enum: [...categories] },
        description: 'The categories to be shown in.',
      }
      return object({ categories: list, weeks }, ['categories', 'weeks'])
    }
    case 'newsletter':
      return object({ week }, ['week'])
    case 'sections': {
      const list = {
        type: 'array',
        minItems: 1,
        maxItems: SECTIONS.length,
        uniqueItems: true,
        items: { type: 'string', enum: [...SECTIONS] },
        description: 'The sections to unlock.',
      }
      return object({ sections: list }, ['sections'])
    }
  }
}

/** Holds options to their product's schema; `field` is where they stand in the request. A launch without a week is one now. */
export function readOptions(product: Product, options: Options, categories: readonly string[], field: string): Options | ValidationIssue[] {
  const { schema, check } = compiledFor(product, categories)
  if (check.accepts(options)) return product.key === 'launch' ? { week: options.week ?? 'now' } : options
  const input_schema = { ...schema, properties: schema.properties ?? {} }
  return toIssues({ input: check, input_schema, locations: new Map() }, options).map((issue) => {
    const at = `${field}${issue.field}`
    const index = /^\/categories\/(\d+)$/.exec(issue.field)?.[1]
    if (index === undefined || issue.code !== 'not_one_of') return { ...issue, field: at }
    return notOneOf(at, options.categories?.[Number(index)] ?? '', [...categories], 'unknown_category')
  })
}

function compiledFor(product: Product, categories: readonly string[]): Compiled {
  const known = byProduct.get(product)
  if (known?.categories === categories) return known.compiled
  const schema = optionsSchema(product, categories)
  const text = JSON.stringify(schema)
  const compiled = byText.get(text) ?? { schema, check: compile(schema) }
  if (byText.size >= COMPILED_MAX) byText.clear()
  byText.set(text, compiled)
  byProduct.set(product, { categories, compiled })
  return compiled
}

/** How many units options are: weeks, categories in weeks, sections; otherwise one. */
export function quantityOf({ weeks, categories, sections }: Options): number {
  return (weeks?.length ?? 1) * (categories?.length ?? 1) * (sections?.length ?? 1)
}
