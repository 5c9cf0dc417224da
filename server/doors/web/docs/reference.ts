import contract from '../../../../openapi.yaml'
import { OPERATIONS, type OperationSpec } from '../../../core/spec.ts'
import { followed, nameOf, sampleInput, sampleOf, type Whole } from './samples.ts'

type Media = { schema: Whole; example?: unknown }
type Response = { $ref?: string; description?: string; content?: Record<string, Media> }
type Operation = {
  parameters?: { name?: string; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Response>
}
type Contract = {
  info: { summary: string; version: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: { summary: string; requestBody: { content: Record<string, Media> } } }>
  components: { schemas: Record<string, Whole>; responses: Record<string, Response> }
}
// The file is our own and its test holds its shape; Bun types an imported YAML as unknown members.
const read: unknown = contract
const { info, tags, paths, webhooks, components } = read as Contract

export type Answer = { status: number; says: string; schema: Whole | null; sample: unknown }
/** One operation with all that a reader wants of it. */
export type Entry = {
  spec: OperationSpec
  input: Record<string, unknown>
  /** Of path and query. */
  parameters: Whole
  body: Whole | null
  answers: Answer[]
  refusals: { status: number; says: string }[]
  /** What a search looks through, in small letters. */
  words: string
}

const JSON_TYPE = 'application/json'
const FIRST_REFUSAL = 400

export const { summary: SUMMARY, version: VERSION } = info

function entryOf(spec: OperationSpec): Entry {
  const operation = paths[spec.path]?.[spec.method.toLowerCase()]
  if (!operation) throw new Error(`openapi.yaml has no ${spec.method} ${spec.path}`)
  const media = operation.requestBody?.content[JSON_TYPE]
  const responses = Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    response: components.responses[nameOf(response) ?? ''] ?? response,
  }))
  const { properties, required = [] } = spec.input_schema
  const shown = new Map((operation.parameters ?? []).map(({ name, example }) => [name, example]))
  const parameters = Object.fromEntries(
    Object.entries(properties as Record<string, Whole>)
      .filter(([name]) => spec.locations.get(name) !== 'body')
      .map(([name, schema]) => [name, shown.get(name) === undefined ? schema : { ...schema, example: shown.get(name) }]),
  )
  const body = media?.schema ?? null
  return {
    spec,
    input: sampleInput({ properties: parameters, required }, media?.example),
    parameters: { properties: parameters, required },
    body,
    answers: responses.filter(({ status }) => status < FIRST_REFUSAL).map(({ status, response }) => answerOf(status, response)),
    refusals: responses
      .filter(({ status }) => status >= FIRST_REFUSAL)
      .map(({ status, response }) => ({ status, says: response.description ?? '' })),
    words: [spec.id, spec.title, spec.description, spec.path, spec.tag, ...wordsIn({ properties: parameters }), ...wordsIn(body)]
      .join(' ')
      .toLowerCase(),
  }
}

function answerOf(status: number, { description = '', content }: Response): Answer {
  const media = content?.[JSON_TYPE]
  return { status, says: description, schema: media?.schema ?? null, sample: media && (media.example ?? sampleOf(media.schema)) }
}

const wordsIn = (schema: Whole | null): string[] =>
  schema === null
    ? []
    : Object.entries(followed(schema).properties ?? {}).flatMap(([name, member]) => [name, followed(member).description ?? ''])

export const ENTRIES: readonly Entry[] = [...OPERATIONS.values()].map(entryOf)
export const GROUPS = tags.map(({ name, description }) => ({
  name,
  description,
  entries: ENTRIES.filter(({ spec }) => spec.tag === name),
}))
export const EVENT_KINDS = Object.entries(webhooks).map(([kind, { post }]) => ({ kind, says: post.summary }))

/** Whether a schema is told once, under its name, instead of wherever it is used. */
export const isObject = (schema: Whole): boolean => {
  const { properties, oneOf, anyOf } = followed(schema)
  return (
    properties !== undefined || (oneOf ?? anyOf ?? []).some((part) => part.$ref !== undefined && followed(part).properties !== undefined)
  )
}

/** The named objects that calls take and answer, by name; those of objects among them. */
export const OBJECTS: readonly { name: string; schema: Whole }[] = (() => {
  const seen = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    for (const [key, value] of Object.entries(part)) {
      const name = key === '$ref' && typeof value === 'string' ? value.split('/').at(-1) : undefined
      if (name === undefined) walk(value)
      else if (!seen.has(name) && components.schemas[name]) {
        seen.add(name)
        walk(components.schemas[name])
      }
    }
  }
  for (const { body, answers, parameters } of ENTRIES) walk([body, parameters, answers.map(({ schema }) => schema)])
  walk(components.responses)
  return [...seen].toSorted().flatMap((name) => {
    const schema = components.schemas[name]
    return schema && isObject(schema) ? [{ name, schema }] : []
  })
})()
