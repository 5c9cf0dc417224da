import Schema from 'typebox/schema'
import contract from '../../openapi.yaml'
import internal from '../../operations.internal.yaml'
import type { OperationId as PublishedId } from '../../sdk/contract.ts'
import type { RateName } from '../base/rates/rate_limiter.ts'
import type { operations } from './internal.gen.ts'
import { componentsOf } from './components.ts'
import { setFormats } from './formats.ts'

/** Operations that only pages, the site team and operators call: described like the published ones, and reached by no machine door. */
export type InternalId = keyof operations
export type OperationId = PublishedId | InternalId

/** Who may call an internal operation; `link` is whoever holds what an e-mail's or an order's address says. */
export type ActorKind = 'session' | 'link' | 'team' | 'operator' | 'provider' | 'system' | 'anyone'

/** Where the operations of the contract stand. */
export const API = '/api/v1'

/** What a credential may allow. */
export const SCOPES = ['account:read', 'listings:write', 'orders:write', 'listings:manage', 'webhooks:manage'] as const
export type Scope = (typeof SCOPES)[number]

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
  minLength?: number
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
export type OperationSpec<Id extends OperationId = OperationId> = {
  id: Id
  /** Null for a published one, which asks for a scope instead. */
  actors: readonly ActorKind[] | null
  /** Of what a call takes one; null where its kind of caller and its method say it, or the operation counts itself. */
  rate: RateName | null
  /** What the log of the site team may call it; empty for what is no business of that log. */
  audit: readonly string[]
  /** Only for somebody who signed in a moment ago. */
  fresh: boolean
  /** Nothing of its caller's account is written beside it. */
  ends_access: boolean
  method: string
  path: string
  tag: string
  title: string
  /** One paragraph: what it does, when to call it, what comes back. */
  description: string
  /** Null: anyone may call it. */
  scope: Scope | null
  writes: boolean
  /** Whom the owner of a listing lets edit it may call it for them. */
  for_editors: boolean
  /** Whoever has not signed in may call it for what they drafted. */
  for_strangers: boolean
  /** It reaches other people's websites or mailboxes. */
  open_world: boolean
  idempotent: boolean
  /** Its answer holds what opens a door, so that it is kept sealed. */
  holds_secret: boolean
  /** A read that waits, and may be had as a stream of its items. */
  streams: boolean
  has_etag: boolean
  has_body: boolean
  body_required: boolean
  /** Its body may be a form with a file instead of JSON. */
  takes_file: boolean
  paginated: boolean
  /** Members of path, query and body in one flat object; where each belongs. */
  locations: Map<string, Location>
  input_schema: JsonSchema & { properties: Record<string, JsonSchema> }
  input: Check
  /** By success status. */
  outputs: Map<number, Check>
  /** What every success answers; null where it answers nothing. */
  output_schema: JsonSchema | null
  /** A program is answered 202 first, until its owner has confirmed the call. */
  confirms: boolean
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; description?: string; schema: JsonSchema }
type Operation = {
  operationId: OperationId
  tags: string[]
  summary: string
  description: string
  security?: Record<string, Scope[]>[]
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: { 'application/json': { schema: JsonSchema }; 'multipart/form-data'?: object } }
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema }; 'text/event-stream'?: object } }>
  'x-idempotent'?: boolean
  'x-writes'?: boolean
  'x-secret'?: boolean
  'x-actor'?: ActorKind[]
  'x-rate'?: RateName
  'x-audit'?: string[]
  'x-fresh'?: boolean
  'x-ends-access'?: boolean
  'x-etag'?: boolean
  'x-open-world'?: boolean
  'x-editors'?: boolean
  'x-strangers'?: boolean
}
type Paths = Record<string, Record<string, Operation>>
type Document = {
  info: { title: string; version: string; summary: string }
  paths: Paths
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> }
}

// The file is our own; test/contract.test.ts holds its shape. Bun types an imported YAML as unknown members.
const written: unknown = contract
export const document = written as Document
/** Its references are to the components of the contract. */
const internally: unknown = internal
const { paths: internalPaths } = internally as { paths: Paths }
setFormats()

// The library's static type of a schema costs the type checker 1.3 million instantiations; this signature hides it.
type Compiled = { Check(value: unknown): boolean; Errors(value: unknown): [boolean, SchemaError[]] }
const compileSchema: (schema: unknown) => Compiled = Schema.Compile

/** Compiled at its first use, which takes milliseconds: all at once cost a fifth of a second of a start, and most are never used. */
export function compile(schema: JsonSchema): Check {
  let compiled: Compiled | undefined
  const ready = () =>
    (compiled ??= compileSchema({ ...resolve(schema), components: { schemas: componentsOf(schema, document.components.schemas) } }))
  return { accepts: (value) => ready().Check(value), errors: (value) => ready().Errors(value)[1] }
}

/** Follows a $ref into the components; what stands beside it describes this place better than what it leads to. */
export function resolve(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`openapi.yaml has no ${schema.$ref}`)
  return schema.description === undefined ? found : { ...found, description: schema.description }
}

function parameterOf(parameter: Parameter | { $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`openapi.yaml has no ${parameter.$ref}`)
  return found
}

const ACCEPTED = '202'

function readOutputs({ operationId, responses }: Operation): Pick<OperationSpec, 'outputs' | 'output_schema' | 'confirms'> {
  const outputs = new Map<number, Check>()
  let output_schema: JsonSchema | null = null
  for (const [status, response] of Object.entries(responses)) {
    const schema = response.content?.['application/json']?.schema
    if (!schema) continue
    outputs.set(Number(status), compile(schema))
    // What waits for its owner's word is no outcome of the work, and every such operation answers it alike.
    if (status === ACCEPTED) continue
    if (output_schema && JSON.stringify(output_schema) !== JSON.stringify(schema))
      throw new Error(`${operationId} has two kinds of success`)
    output_schema = schema
  }
  const confirms = output_schema !== null && outputs.has(Number(ACCEPTED))
  // Where nothing else is answered, that is it: the work is done later, and nobody has to confirm it.
  output_schema ??= responses[ACCEPTED]?.content?.['application/json']?.schema ?? null
  return { outputs, output_schema, confirms }
}

function readOperation<Id extends OperationId>(path: string, method: string, operation: Operation): OperationSpec<Id> {
  const locations = new Map<string, Location>()
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  const add = (name: string, schema: JsonSchema, location: Location, needed: boolean) => {
    if (locations.has(name)) throw new Error(`${operation.operationId}: ${name} stands in two places of the input`)
    locations.set(name, location)
    properties[name] = schema
    if (needed) required.push(name)
  }
  // A parameter's words stand beside its schema in the contract, where a body's member has them inside.
  for (const { name, in: place, required: needed, schema, description } of (operation.parameters ?? []).map(parameterOf))
    if (place !== 'header') add(name, description === undefined ? schema : { ...schema, description }, place, needed === true)
  const body = operation.requestBody && resolve(operation.requestBody.content['application/json'].schema)
  for (const [name, schema] of Object.entries(body?.properties ?? {})) add(name, schema, 'body', body?.required?.includes(name) === true)
  const input_schema = { type: 'object', additionalProperties: false, required, properties }
  const { outputs, output_schema, confirms } = readOutputs(operation)
  return {
    // The generator types the ids by the same two files.
    id: operation.operationId as Id,
    actors: operation['x-actor'] ?? null,
    rate: operation['x-rate'] ?? null,
    audit: operation['x-audit'] ?? [],
    fresh: operation['x-fresh'] === true,
    ends_access: operation['x-ends-access'] === true,
    method: method.toUpperCase(),
    path,
    tag: operation.tags[0] ?? '',
    title: operation.summary,
    description: operation.description.trim(),
    scope: Object.values(operation.security?.[0] ?? {})[0]?.[0] ?? null,
    writes: operation['x-writes'] === true,
    for_editors: operation['x-editors'] === true,
    for_strangers: operation['x-strangers'] === true,
    open_world: operation['x-open-world'] === true,
    idempotent: operation['x-idempotent'] === true,
    holds_secret: operation['x-secret'] === true,
    streams: operation.responses['200']?.content?.['text/event-stream'] !== undefined,
    has_etag: operation['x-etag'] === true,
    has_body: body !== undefined,
    body_required: operation.requestBody?.required === true,
    takes_file: operation.requestBody?.content['multipart/form-data'] !== undefined,
    paginated: locations.has('per_page'),
    locations,
    input_schema,
    input: compile(input_schema),
    outputs,
    output_schema,
    confirms,
  }
}

function readOperations<Id extends OperationId>(paths: Paths): ReadonlyMap<OperationId, OperationSpec<Id>> {
  const specs = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation<Id>(path, method, operation)),
  )
  return new Map(specs.map((spec) => [spec.id, spec]))
}

/** Every operation of the contract, by id: what the machine doors, the SDK and the documents have. */
export const OPERATIONS = readOperations<PublishedId>(document.paths)
/** The others; apart, so that no door opens one by walking over a table. */
export const INTERNAL_OPERATIONS = readOperations<InternalId>(internalPaths)

const ALL: ReadonlyMap<OperationId, OperationSpec> = new Map<OperationId, OperationSpec>([...OPERATIONS, ...INTERNAL_OPERATIONS])

/** One operation of either kind. */
export function specOf(id: OperationId): OperationSpec {
  const spec = ALL.get(id)
  if (!spec) throw new Error(`no operation is called ${id}`)
  return spec
}
