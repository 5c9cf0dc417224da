/**
 * What hovering shows: gives every member and parameter of the contract a line that says what it means, its bounds and an example, where
 * openapi-typescript would show a description alone. The copy is for types only: answers other than success are left out.
 */
import { describe, type Described } from '../server/core/described.ts'
import { itemsByProduct } from './order_items.ts'
import type { Schema } from './json_schema.ts'

type Parameter = { $ref?: string; name: string; description?: string; schema: Schema; example?: unknown; title?: string }

const EXAMPLE_CHARACTERS_MAX = 120
const SUCCESS = /^2\d\d$/

/** A copy of the contract in which hovering finds everything; `undescribed` are the members that nothing says anything about. */
export function describeContract(contract: unknown): { document: unknown; undescribed: string[] } {
  const document = structuredClone(contract)
  const undescribed: string[] = []
  // The contract's own test holds its shape.
  const { components, paths } = document as {
    components: Record<string, Record<string, Schema & Parameter>>
    paths: Record<string, Record<string, Operation>>
  }
  const resolve = (schema: Schema): Schema => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(schema.$ref ?? '') ?? []
    const target = components[kind]?.[name]
    return target ? { ...resolve(target), ...schema } : schema
  }
  const { OrderItem, OrderOptions } = components.schemas ?? {}
  if (components.schemas && OrderItem && OrderOptions)
    components.schemas.OrderItem = itemsByProduct(OrderItem, OrderOptions) as Schema & Parameter
  const seen = new Set<object>()
  const walk = (schema: unknown, place: string): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
    seen.add(schema)
    if (Array.isArray(schema)) return schema.forEach((each) => walk(each, place))
    const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema as Schema
    for (const [name, member] of Object.entries(properties)) {
      const found = describe(resolve(member), name, place)
      if (found.says === null) undescribed.push(`${place}.${name}`)
      walk(member, `${place}.${name}`)
      write(member, found)
    }
    for (const part of [items, additionalProperties, anyOf, oneOf, allOf]) walk(part, place)
  }
  for (const [name, schema] of Object.entries(components.schemas ?? {})) walk(schema, name)
  for (const parameter of Object.values(components.parameters ?? {})) write(parameter, describeParameter(parameter, resolve))
  for (const operation of operationsOf(paths)) {
    for (const parameter of operation.parameters ?? []) if (!parameter.$ref) write(parameter, describeParameter(parameter, resolve))
    walk(operation.requestBody?.content?.['application/json']?.schema, operation.operationId)
    for (const [status, { content }] of Object.entries(operation.responses)) {
      if (!SUCCESS.test(status)) delete operation.responses[status]
      else walk(content?.['application/json']?.schema, operation.operationId)
    }
  }
  for (const media of operationsOf(paths).flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)]))
    delete media?.content?.['application/json']?.example
  delete components.responses
  for (const response of operationsOf(paths).flatMap(({ responses }) => Object.values(responses))) delete response.headers
  delete components.headers
  return { document, undescribed }
}

type Media = { schema?: Schema; example?: unknown }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media>; headers?: unknown }>
}

const operationsOf = (paths: Record<string, Record<string, Operation>>): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods).filter(({ operationId }) => operationId !== undefined))

function describeParameter({ name, description, schema, example }: Parameter, resolve: (schema: Schema) => Schema): Described {
  const found = describe(resolve(schema), name, 'query')
  return { ...found, says: description ?? found.says, example: example ?? found.example }
}

/** openapi-typescript prints a title as it stands, and the example under its own tag. */
function write(schema: Schema | Parameter, { says, bounds, example }: Described): void {
  const text = `${says ?? ''}${bounds ? ` (${bounds})` : ''}`.replaceAll(/\s+/g, ' ').trim()
  const shown = JSON.stringify(example) ?? 'null'
  const target = schema as Schema
  delete target.description
  delete target.format
  delete target.examples
  target.title = text
  target.example = shown.length > EXAMPLE_CHARACTERS_MAX ? `${shown.slice(0, EXAMPLE_CHARACTERS_MAX - 1)}…` : shown
}
