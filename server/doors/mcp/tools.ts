import { MCP_LIST_BYTES_MAX } from '../../base/limits.ts'
import type { OperationId } from '../../core/operation.ts'
import { OPERATIONS, type OperationSpec } from '../../core/spec.ts'
import { metaOf } from './app_views.ts'
import { portable, type Form } from './schema.ts'

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
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
}

const WHOLE: Form = { bounds: true, dense: false, levels: 12 }
/** From the shortest, which tells of answers nothing, to what tells most. */
const OUTPUT_FORMS: Form[] = [
  { bounds: false, dense: true, levels: 0 },
  { bounds: false, dense: true, levels: 1 },
  { bounds: false, dense: true, levels: 2 },
  { bounds: false, dense: true, levels: 12 },
  { bounds: false, dense: false, levels: 12 },
]
/** Every problem document has one: clients that hold refusals against the same schema find them described too. */
const REFUSED = { required: ['code'] }
/** What is answered until the owner has confirmed a call. */
const TO_CONFIRM = { required: ['status', 'expires_at'] }
/** What it is for, the server's instructions say once for all tools. */
const IDEMPOTENCY_KEY = { type: 'string', maxLength: 255 }

/**
 * Every operation as a tool, or those that are named, in the order of the contract; the same for every caller. A model reads the whole list before its first call, so
 * that it is bound: answers are told in their shortest form, and better as far as the bound goes: all of them by one
 * step, the cheapest first, before any by the next.
 */
export function listTools(bytes_max: number, named?: ReadonlySet<OperationId>): Tool[] {
  const specs = [...OPERATIONS.values()].filter(({ id }) => named === undefined || named.has(id))
  const tools = specs.map((spec) => ({ tool: toolOf(spec), forms: outputsOf(spec), form: 0 }))
  let bytes = sizeOf({ tools: tools.map(({ tool }) => tool) })
  for (;;) {
    const steps = tools.flatMap((each) => {
      const better = each.forms[each.form + 1]
      return better ? [{ each, better, cost: sizeOf(better) - sizeOf(each.tool.outputSchema) }] : []
    })
    const step = steps.toSorted((one, other) => one.each.form - other.each.form || one.cost - other.cost)[0]
    if (!step || bytes + step.cost > bytes_max) return tools.map(({ tool }) => tool)
    step.each.tool.outputSchema = step.better
    step.each.form++
    bytes += step.cost
  }
}

function toolOf(spec: OperationSpec): Tool {
  const { id, title, description, method } = spec
  const read_only = !spec.writes
  const meta = metaOf(id)
  return {
    name: id,
    title,
    description,
    inputSchema: inputOf(spec),
    outputSchema: outputsOf(spec)[0] ?? { type: 'object' },
    annotations: {
      readOnlyHint: read_only,
      // POST only adds; the other methods replace or remove what stood there.
      destructiveHint: !read_only && method !== 'POST',
      idempotentHint: read_only || method === 'PUT' || method === 'DELETE',
      openWorldHint: spec.open_world,
    },
    ...(meta ? { _meta: meta } : {}),
  }
}

function inputOf({ input_schema, idempotent }: OperationSpec): Schema {
  // Of a member `listing_id`, "The listing's id." says nothing that its name does not.
  const members = Object.entries(input_schema.properties ?? {}).map(([name, { description, ...member }]) => {
    const is_said = description === undefined || description === `The ${name.replace(/_id$/, '')}'s id.`
    return [name, is_said ? member : { ...member, description }]
  })
  const properties = { ...Object.fromEntries(members), ...(idempotent ? { idempotency_key: IDEMPOTENCY_KEY } : {}) }
  const { required, ...schema } = portable({ ...input_schema, properties }, WHOLE)
  return { ...schema, type: 'object', ...(Array.isArray(required) && required.length > 0 ? { required } : {}) }
}

/** The forms of what a call answers, each longer than the one before. */
function outputsOf({ output_schema, confirms }: OperationSpec): Schema[] {
  const told = output_schema ? OUTPUT_FORMS.map((form) => portable(output_schema, form)) : [{ properties: {}, additionalProperties: false }]
  return told
    .map(({ $defs, type: _, ...answered }): Schema => {
      // Told by nothing but that it is an object, it is a refusal as well.
      if (Object.keys(answered).length === 0) return { type: 'object' }
      return { type: 'object', anyOf: [answered, ...(confirms ? [TO_CONFIRM] : []), REFUSED], ...($defs === undefined ? {} : { $defs }) }
    })
    .filter((schema, index, all) => all.slice(0, index).every((shorter) => sizeOf(shorter) < sizeOf(schema)))
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

export const TOOLS: readonly Tool[] = listTools(MCP_LIST_BYTES_MAX)
