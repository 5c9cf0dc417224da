import type { ValidationIssue } from '../../base/error.ts'
import { toIssues } from '../../core/input_issues.ts'
import { notOneOf } from '../../base/validation_issues.ts'
import { compile, type Check, type JsonSchema } from '../../core/spec.ts'
import { SECTIONS } from '../../listings/show.ts'
import type { Choice, Options, Product } from './product.ts'
import { PRODUCTS } from './table.gen.ts'

/** Every product is bought for a listing; a product of another kind would say so here. */
export const NEEDS_LISTING = true

const WEEK = String.raw`\d{4}-W(0[1-9]|[1-4]\d|5[0-3])`
/** Schemas are made once for each reading of the price list, and compiled once for as long as bounds and categories stay as they are. */
const COMPILED_MAX = 50
type Compiled = { schema: JsonSchema; check: Check }
const byText = new Map<string, Compiled>()
const byProduct = new WeakMap<Product, { categories: readonly string[]; compiled: Compiled }>()

/** The JSON Schema of a product's options: what callers are shown, and what their options are held to. */
export function optionsSchema({ key, constraints }: Product, categories: readonly string[]): JsonSchema {
  const { choices } = PRODUCTS[key]
  const required = choices.filter(({ now }) => !now).map(({ option }) => option)
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(choices.map((choice) => [choice.option, choiceSchema(choice, constraints, categories)])),
  }
}

const week = { type: 'string', maxLength: 8, pattern: `^${WEEK}$`, description: 'An ISO week to come, such as 2026-W53.' }
const launch_week = {
  ...week,
  pattern: `^(now|${WEEK})$`,
  default: 'now',
  description: '`now`, or an ISO week to launch in, such as 2026-W53.',
}
const list = (least: number, most: number, items: JsonSchema, description: string): JsonSchema => ({
  ...{ type: 'array', minItems: least, maxItems: most, uniqueItems: true, items, description },
})

function choiceSchema({ option, now }: Choice, constraints: Record<string, number>, categories: readonly string[]): JsonSchema {
  switch (option) {
    case 'week':
      return now ? launch_week : week
    case 'weeks':
      return list(constraints.min_weeks ?? 1, constraints.max_weeks ?? 12, week, 'The weeks to be shown in.')
    case 'categories': {
      const category = { type: 'string', maxLength: 60, enum: [...categories] }
      return list(1, 3, category, 'The categories to be shown in.')
    }
    case 'sections':
      return list(1, SECTIONS.length, { type: 'string', enum: [...SECTIONS] }, 'The sections to unlock.')
  }
}

/** Holds options to their product's schema; `field` is where they stand in the request. What may be had at once is, where no week is chosen. */
export function readOptions(product: Product, options: Options, categories: readonly string[], field: string): Options | ValidationIssue[] {
  const { schema, check } = compiledFor(product, categories)
  if (check.accepts(options))
    return PRODUCTS[product.key].choices.some(({ now }) => now) ? { ...options, week: options.week ?? 'now' } : options
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
