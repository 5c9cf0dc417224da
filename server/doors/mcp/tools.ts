import type { ToolAnnotations } from '@modelcontextprotocol/server'
import { MCP_LIST_BYTES_MAX } from '../../base/limits.ts'
import type { OperationId } from '../../core/operation.ts'
import { OPERATIONS, type JsonSchema, type OperationSpec } from '../../core/spec.ts'
import { metaOf } from './app_views.ts'
import { portable, VALUES_TOLD_MAX, type Form } from './schema.ts'

type Schema = { type: 'object' } & Record<string, unknown>
/** One operation of the contract as MCP tells it. */
export type Tool = {
  name: OperationId
  title: string
  description: string
  inputSchema: Schema
  outputSchema: Schema
  /** Of tools whose answers have a view of their own. */
  _meta?: { ui: { resourceUri: string } }
  annotations: ToolAnnotations
}

const INPUT: Form = { sent: true, dense: false, levels: 12 }
/** What is told of answers beyond their being objects, from the shortest to what tells most. */
const OUTPUT_FORMS: Form[] = [
  { sent: false, dense: true, levels: 1 },
  { sent: false, dense: true, levels: 2 },
  { sent: false, dense: true, levels: 12 },
  { sent: false, dense: false, levels: 12 },
]
/** Every problem document has one: clients that hold refusals against the same schema find them described too. */
const REFUSED = { required: ['code'] }
/** What is answered until the owner has confirmed a call. */
const TO_CONFIRM = { required: ['status', 'expires_at'] }
/** What it is for, the server's instructions say once for all tools. */
const IDEMPOTENCY_KEY = { type: 'string' }
/** Longer words about a member are told once in the whole list. */
const WORDS_TOLD_AGAIN_MAX = 30

/**
 * Every operation as a tool, or those that are named, in the order of the contract; the same for every caller. A model reads the whole list
 * before its first call, so that it is bound: answers are told as far as the bound goes, all of them by one step, the cheapest first, before any
 * by the next.
 */
export function listTools(bytes_max: number, named?: ReadonlySet<OperationId>): Tool[] {
  const specs = [...OPERATIONS.values()].filter(({ id }) => named === undefined || named.has(id))
  const told = new Map<string, string>()
  const tools = specs.map((spec) => ({ tool: toolOf(spec, told), forms: outputsOf(spec) }))
  const steps = tools.flatMap(({ tool, forms }) => {
    let size = sizeOf(tool.outputSchema)
    return forms.map((better, form) => {
      const cost = sizeOf(better) - size
      size += cost
      return { tool, better, form, cost }
    })
  })
  let bytes = sizeOf({ tools: tools.map(({ tool }) => tool) })
  for (const { tool, better, cost } of steps.toSorted((one, other) => one.form - other.form || one.cost - other.cost)) {
    if (bytes + cost > bytes_max) break
    tool.outputSchema = better
    bytes += cost
  }
  return tools.map(({ tool }) => tool)
}

function toolOf(spec: OperationSpec, told: Map<string, string>): Tool {
  const { id, title, description } = spec
  const meta = metaOf(id)
  return {
    ...{ name: id, title, description },
    inputSchema: toldOnce(inputOf(spec), id, told),
    outputSchema: { type: 'object' },
    annotations: hintsOf(spec),
    ...(meta ? { _meta: meta } : {}),
  }
}

/** Of what is posted, what takes away or replaces. */
const REPLACING: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['archive_listing', 'transfer_listing', 'restore_version', 'decide_proposal', 'rotate_webhook_secret'] as const),
])

/** Whether it changes, and whether it removes, each tool says, for people decide by that; else what differs from what a client takes for granted. */
function hintsOf({ id, writes, method, open_world }: OperationSpec): ToolAnnotations {
  return {
    readOnlyHint: !writes,
    // Most of what is posted only adds; the other methods replace or remove what stood there.
    ...(writes ? { destructiveHint: method !== 'POST' || REPLACING.has(id) } : {}),
    ...(writes && (method === 'PUT' || method === 'DELETE') ? { idempotentHint: true } : {}),
    ...(open_world ? {} : { openWorldHint: false }),
  }
}

/** What the first tool has told of a member at length the others do not repeat: its words, and its values, for which they name that one. */
function toldOnce({ properties, ...schema }: Schema, id: OperationId, told: Map<string, string>): Schema {
  const is_first = (text: string): boolean => (told.get(text) ?? id) === id && told.set(text, id) !== undefined
  const members = Object.entries(properties as Record<string, JsonSchema>).map(([name, { description, ...member }]) => {
    const { items, properties: inner, enum: values = items?.enum ?? [], ...rest } = member
    const is_short = inner !== undefined || (description?.length ?? 0) <= WORDS_TOLD_AGAIN_MAX
    const is_told = description !== undefined && (is_short || is_first(`${name}: ${description}`))
    const of_first = values.length <= VALUES_TOLD_MAX || is_first(values.join())
    const valued = of_first ? member : { ...rest, ...(items ? { items: { type: 'string' } } : {}) }
    const as = of_first ? [] : [`As ${told.get(values.join())} takes them.`]
    const text = [...(is_told ? [description] : []), ...as].join(' ')
    return [name, text === '' ? valued : { ...valued, description: text }]
  })
  return { ...schema, properties: Object.fromEntries(members) }
}

function inputOf({ input_schema, idempotent }: OperationSpec): Schema {
  // Of a member `listing_id`, "The listing's id." says nothing that its name does not.
  const members = Object.entries(input_schema.properties ?? {}).map(([name, { description, ...member }]) => {
    const is_said = description === undefined || description === `The ${name.replace(/_id$/, '')}'s id.`
    return [name, is_said ? member : { ...member, description }]
  })
  const properties = { ...Object.fromEntries(members), ...(idempotent ? { idempotency_key: IDEMPOTENCY_KEY } : {}) }
  const { required, ...schema } = portable({ ...input_schema, properties }, INPUT)
  const is_empty = Object.keys(properties).length === 0
  return {
    ...schema,
    type: 'object',
    ...(Array.isArray(required) && required.length > 0 ? { required } : {}),
    ...(is_empty ? { additionalProperties: false } : {}),
  }
}

/** The forms of what a call answers, each longer than the one before. */
function outputsOf({ output_schema, confirms }: OperationSpec): Schema[] {
  const told = output_schema ? OUTPUT_FORMS.map((form) => portable(output_schema, form)) : [{ properties: {}, additionalProperties: false }]
  return told
    .map(({ $defs, type: _, ...answered }): Schema => {
      const anyOf = [answered, ...(confirms ? [TO_CONFIRM] : []), REFUSED]
      return { type: 'object', anyOf, ...($defs === undefined ? {} : { $defs }) }
    })
    .filter((schema, index, all) => all.slice(0, index).every((shorter) => sizeOf(shorter) < sizeOf(schema)))
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

export const TOOLS: readonly Tool[] = listTools(MCP_LIST_BYTES_MAX)
