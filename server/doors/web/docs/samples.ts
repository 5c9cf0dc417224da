import { isObject } from '../../../base/is_object.ts'
import { describe, type DescribedSchema } from '../../../core/described.ts'
import { resolve, type JsonSchema } from '../../../core/spec.ts'

/** All that a schema of the contract may say. */
export type Whole = Omit<JsonSchema, 'items' | 'anyOf' | 'properties' | 'additionalProperties' | 'enum'> &
  DescribedSchema & {
    items?: Whole
    anyOf?: Whole[]
    oneOf?: Whole[]
    allOf?: Whole[]
    properties?: Record<string, Whole>
    additionalProperties?: boolean | Whole
  }

/** Members that may be left out are shown down to here; further down only what is always there. */
const WHOLE_LEVELS = 2
const LEVELS_MAX = 9

export const nameOf = ({ $ref }: Whole): string | null => $ref?.split('/').at(-1) ?? null

/** A schema with what its reference says under its own words, and all its parts in one. */
export function followed(schema: Whole): Whole {
  const { $ref, ...own } = schema
  const target: Whole = $ref === undefined ? schema : { ...followed(resolve({ $ref })), ...own }
  const { allOf, ...rest } = target
  if (!allOf) return target
  const parts = allOf.map(followed)
  return {
    ...rest,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), rest.properties),
    required: [...parts, rest].flatMap(({ required = [] }) => required),
  }
}

/** A value that the schema takes, put together of the contract's own examples; the same each time. */
export function sampleOf(schema: Whole, name = '', place = '', level = 0): unknown {
  const whole = followed(schema)
  const at = nameOf(schema) ?? place
  const { example, examples, anyOf, oneOf, items, properties } = whole
  const given = example ?? examples?.[0] ?? whole.const
  if (given !== undefined) return given
  const [variant] = oneOf ?? anyOf ?? []
  if (variant) return sampleOf(variant, name, at, level)
  if (properties) return sampleObject(whole, at, level)
  const { example: described } = describe(whole, name, place)
  if (!items || level >= LEVELS_MAX) return described
  if (Array.isArray(described) && described.length > 0) return described
  return level > WHOLE_LEVELS + 2 && !whole.minItems ? [] : [sampleOf(items, name, at, level + 1)]
}

function sampleObject({ properties = {}, required = [] }: Whole, place: string, level: number): Record<string, unknown> {
  const shown = Object.entries(properties).filter(
    ([name, { deprecated }]) => required.includes(name) || (level < WHOLE_LEVELS && !deprecated),
  )
  return Object.fromEntries(shown.map(([name, member]) => [name, sampleOf(member, name, place, level + 1)]))
}

/** What an example of a call sends: what its path and query cannot go without or have an example of; of its body, what the contract shows. */
export function sampleInput({ properties = {}, required = [] }: Whole, body: unknown): Record<string, unknown> {
  const asked = Object.entries(properties).filter(([name, { example }]) => required.includes(name) || example !== undefined)
  const sent = isObject(body) ? body : {}
  return { ...Object.fromEntries(asked.map(([name, schema]) => [name, sampleOf(schema, name, 'query')])), ...sent }
}
