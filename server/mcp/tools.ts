import { OPERATIONS, type OperationId, type OperationSpec } from '../spec.ts'
import { portable, type Form } from './schema.ts'
import { OUTPUT_SCHEMA_BYTES_MAX } from './mcp_limits.ts'

type Schema = { type: 'object' } & Record<string, unknown>
/** One operation of the contract as MCP tells it. */
export type Tool = {
  name: OperationId
  title: string
  description: string
  inputSchema: Schema
  outputSchema: Schema
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
}

const WHOLE: Form = { bounds: true, dense: false, levels: 12 }
/** From what tells most to what is shortest. */
const OUTPUT_FORMS: Form[] = [
  { bounds: false, dense: false, levels: 12 },
  { bounds: false, dense: true, levels: 12 },
  { bounds: false, dense: true, levels: 2 },
  { bounds: false, dense: true, levels: 1 },
]
/** What every problem document has and no success; clients that check refusals by the same schema find them described too. */
const REFUSED = { required: ['code', 'detail'] }

const IDEMPOTENCY_KEY = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description: 'The same on each retry of one call; it then happens once.',
}

function toolOf(spec: OperationSpec): Tool {
  const { id, title, description, scope, method } = spec
  const read_only = !spec.writes
  return {
    name: id,
    title,
    description: scope === null ? description : `${description} Needs ${scope}.`,
    inputSchema: inputOf(spec),
    outputSchema: outputOf(spec),
    annotations: {
      readOnlyHint: read_only,
      // POST only adds; the other methods replace or remove what stood there.
      destructiveHint: !read_only && method !== 'POST',
      idempotentHint: read_only || method === 'PUT' || method === 'DELETE',
      openWorldHint: spec.open_world,
    },
  }
}

function inputOf(spec: OperationSpec): Schema {
  const { input_schema } = spec
  const properties = spec.idempotent ? { ...input_schema.properties, idempotency_key: IDEMPOTENCY_KEY } : input_schema.properties
  const { required, ...schema } = portable({ ...input_schema, properties }, WHOLE)
  return { ...schema, type: 'object', ...(Array.isArray(required) && required.length > 0 ? { required } : {}) }
}

/** The richest form within the bound, or the shortest. */
function outputOf({ output_schema }: OperationSpec): Schema {
  const told = output_schema ? OUTPUT_FORMS.map((form) => portable(output_schema, form)) : [{ properties: {}, additionalProperties: false }]
  const { $defs, type: _, ...answered } = told.find((schema) => JSON.stringify(schema).length <= OUTPUT_SCHEMA_BYTES_MAX) ?? told.at(-1) ?? {}
  return { type: 'object', anyOf: [answered, REFUSED], ...($defs === undefined ? {} : { $defs }) }
}

/** Every operation as a tool, in the order of the contract; the same for every caller. */
export const TOOLS: readonly Tool[] = [...OPERATIONS.values()].map(toolOf)
