import { Format } from 'typebox/format'
import Schema from 'typebox/schema'
import { Settings } from 'typebox/system'
import contract from '../../openapi.yaml'
import type { OperationId } from '../../sdk/contract.ts'
import { isYear, readWeek } from '../base/weeks.ts'
import { isWebUrl } from '../base/web_url.ts'
import { ISSUES_MAX } from '../base/limits.ts'

export type Scope = 'account:read' | 'listings:write' | 'orders:write'

/** A schema as the contract has it; only what the doors read is named. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: string[]
  format?: string
  pattern?: string
  description?: string
  default?: unknown
  /** The default where a model asks, if it is another. */
  'x-mcp-default'?: unknown
  deprecated?: boolean
  additionalProperties?: boolean | JsonSchema
}

export type SchemaError = { keyword: string; instancePath: string; params: Record<string, unknown>; message: string }
export type Check = { accepts(value: unknown): boolean; errors(value: unknown): SchemaError[] }
export type Location = 'path' | 'query' | 'body'

/** One operation as every door sees it. */
export type OperationSpec = {
  id: OperationId
  method: string
  path: string
  tag: string
  title: string
  /** One paragraph: what it does, when to call it, what comes back. */
  description: string
  /** Null: anyone may call it. */
  scope: Scope | null
  writes: boolean
  /** It reaches other people's websites or mailboxes. */
  open_world: boolean
  idempotent: boolean
  has_etag: boolean
  has_body: boolean
  body_required: boolean
  paginated: boolean
  /** Members of path, query and body in one flat object; where each belongs. */
  locations: Map<string, Location>
  input_schema: JsonSchema & { properties: Record<string, JsonSchema> }
  input: Check
  /** By success status. */
  outputs: Map<number, Check>
  /** What every success answers; null where it answers nothing. */
  output_schema: JsonSchema | null
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; description?: string; schema: JsonSchema }
type Operation = {
  operationId: OperationId
  tags: string[]
  summary: string
  description: string
  security: Record<string, Scope[]>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: { 'application/json': { schema: JsonSchema } } }
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>
  'x-idempotent'?: boolean
  'x-etag'?: boolean
  'x-open-world'?: boolean
}
type Document = {
  info: { title: string; version: string; summary: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> }
}

// The file is our own; test/contract.test.ts holds its shape. Bun types an imported YAML as unknown members.
const written: unknown = contract
export const document = written as Document

Settings.Set({ maxErrors: ISSUES_MAX })
Format.Set('web-url', isWebUrl)
Format.Set('iso-week', (text) => readWeek(text) !== null)
Format.Set('date', (text) => Format.IsDate(text) && isYear(text.slice(0, 4)))
Format.Set('email', (text) => /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(\.[^\s@.<>()[\],;:\\"]+)+$/.test(text))

// The library's static type of a schema costs the type checker 1.3 million instantiations; this signature hides it.
type Compiled = { Check(value: unknown): boolean; Errors(value: unknown): [boolean, SchemaError[]] }
const compileSchema: (schema: unknown) => Compiled = Schema.Compile

/** Compiled at its first use, or by prepareChecks: all at once cost a fifth of a second, and a worker or a command needs none. */
export function compile(schema: JsonSchema): Check {
  let compiled: Compiled | undefined
  const ready = () => (compiled ??= compileSchema({ ...resolve(schema), components: document.components }))
  return { accepts: (value) => ready().Check(value), errors: (value) => ready().Errors(value)[1] }
}

/** Follows a $ref into the components. */
export function resolve(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`openapi.yaml has no ${schema.$ref}`)
  return found
}

function parameterOf(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`openapi.yaml has no ${parameter.$ref}`)
  return found
}

/** A parameter's words stand beside its schema in the contract, where a body's member has them inside. */
function describedBy({ schema, description }: Parameter): JsonSchema {
  return description === undefined ? schema : { ...schema, description }
}

function readOperation(path: string, method: string, operation: Operation): OperationSpec {
  const locations = new Map<string, Location>()
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const add = (name: string, schema: JsonSchema, location: Location, needed: boolean) => {
    if (locations.has(name)) throw new Error(`${operation.operationId}: ${name} stands in two places of the input`)
    locations.set(name, location)
    properties[name] = schema
    if (needed) required.push(name)
  }
  for (const parameter of (operation.parameters ?? []).map(parameterOf))
    if (parameter.in !== 'header') add(parameter.name, describedBy(parameter), parameter.in, parameter.required === true)
  const body = operation.requestBody && resolve(operation.requestBody.content['application/json'].schema)
  for (const [name, schema] of Object.entries(body?.properties ?? {})) add(name, schema, 'body', body?.required?.includes(name) === true)
  const input_schema = { type: 'object', additionalProperties: false, required, properties }
  const outputs = new Map<number, Check>()
  let output_schema: JsonSchema | null = null
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = response.content?.['application/json']?.schema
    if (!schema) continue
    outputs.set(Number(status), compile(schema))
    if (output_schema && JSON.stringify(output_schema) !== JSON.stringify(schema))
      throw new Error(`${operation.operationId} has two kinds of success`)
    output_schema = schema
  }
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    title: operation.summary,
    description: operation.description.trim(),
    scope: Object.values(operation.security[0] ?? {})[0]?.[0] ?? null,
    writes: method !== 'get' && operation['x-idempotent'] === true,
    open_world: operation['x-open-world'] === true,
    idempotent: operation['x-idempotent'] === true,
    has_etag: operation['x-etag'] === true,
    has_body: body !== undefined,
    body_required: operation.requestBody?.required === true,
    paginated: locations.has('per_page'),
    locations,
    input_schema,
    input: compile(input_schema),
    outputs,
    output_schema,
  }
}

/** Every operation of the contract, by id. */
export const OPERATIONS: ReadonlyMap<OperationId, OperationSpec> = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, readOperation(path, method, operation)] as const),
  ),
)

/** Compiles every check now, so that no caller waits for it: for a process that is about to answer. */
export function prepareChecks(): void {
  for (const { input, outputs } of OPERATIONS.values()) for (const check of [input, ...outputs.values()]) check.accepts(null)
}
