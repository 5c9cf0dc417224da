import members from '../../openapi.members.yaml'

/** What hovering in an editor and the reference page read of a schema of the contract. */
export type DescribedSchema = {
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: unknown[]
  anyOf?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}
export type Described = { says: string | null; bounds: string | null; example: unknown }

// Bun types an imported YAML as unknown members; the generator's test reads every entry.
const known = members as Record<string, [says: string | null, example: unknown]>

/** By type and format, where nothing nearer is known. */
const BY_FORMAT: Record<string, unknown> = {
  'date-time': '2026-11-22T09:00:00Z',
  date: '2026-11-22',
  'iso-week': '2026-W48',
  uri: 'https://your-product.com',
  email: 'ada@your-product.com',
  boolean: true,
  array: [],
  object: {},
  string: '…',
}

/** A member of the contract: what it means, its bounds and an example; `place` is the schema or operation that has it. */
export function describe(schema: DescribedSchema, name: string, place: string): Described {
  const [says, example] = known[`${place}.${name}`] ?? known[name] ?? []
  const named = example !== undefined && fits(schema, example) ? example : undefined
  return {
    says: schema.description ?? says ?? null,
    bounds: boundsOf(schema),
    example: schema.example ?? schema.examples?.[0] ?? schema.const ?? schema.enum?.[0] ?? schema.default ?? named ?? fallback(schema),
  }
}

/** A name may mean a text here and a number there, or a text of another form. */
function fits({ type, pattern }: DescribedSchema, example: unknown): boolean {
  if (pattern !== undefined && typeof example === 'string' && !new RegExp(pattern).test(example)) return false
  const kind = Array.isArray(example) ? 'array' : example === null ? 'null' : Number.isInteger(example) ? 'integer' : typeof example
  return type === undefined || [type].flat().includes(kind)
}

function fallback({ type, format, minimum, anyOf }: DescribedSchema): unknown {
  const [kind = 'object'] = [type ?? (Array.isArray(anyOf) ? 'null' : 'object')].flat()
  if (kind === 'integer' || kind === 'number') return Math.max(minimum ?? 1, 1)
  return BY_FORMAT[format ?? ''] ?? BY_FORMAT[kind] ?? null
}

/** `1 to 90 characters`, `at most 20 items`, `1 to 30`; null where there are none. */
export function boundsOf(schema: DescribedSchema): string | null {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format } = schema
  const parts = [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    format === undefined ? null : `format ${format}`,
    pattern === undefined ? null : `matches ${pattern}`,
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(', ') : null
}

function range(min: number | undefined, max: number | undefined, unit: string): string | null {
  if (min === undefined && max === undefined) return null
  if (max === undefined) return `at least ${min}${unit}`
  return min === undefined ? `at most ${max}${unit}` : `${min} to ${max}${unit}`
}
