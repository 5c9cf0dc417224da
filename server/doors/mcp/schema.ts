import { resolve, type JsonSchema } from '../../core/spec.ts'

/**
 * How a schema is told. `sent`: to whoever sends it, with words and limits, which a reader can do without, and nothing that is deprecated. `levels`:
 * how deep members are told. `dense`: members of one kind together, and their number in place of their names where all are required.
 */
export type Form = { sent: boolean; dense: boolean; levels: number }

type Json = Record<string, unknown>

/**
 * Not the least length: that a text must not be empty goes without saying. Not the pattern: ids are copied from answers, words show the form of the
 * rest by an example, and a refusal says what to send instead.
 */
const SENT = new Set(['description', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format', 'default'])
const TOLD = new Set(['type', 'enum', 'required', 'additionalProperties', 'minProperties', 'deprecated'])
/** They would stop a client that refuses what it does not know. */
const OUR_FORMATS = new Set(['web-url', 'iso-week'])
/** What nobody comes near by chance: a page's text, not a headline. */
const LONG_TEXT = 2048
const LONG_LIST = 20
/** More values than these are told once, to whoever sends them. */
export const VALUES_TOLD_MAX = 20
/** Below these a group or a definition of its own makes reading harder for little. */
const GROUP_MEMBERS_MIN = 3
const DEFINITION_BYTES_SAVED_MIN = 80
const REFERENCE_BYTES = 25
/** What stands for "any size" in the contract tells a caller nothing. */
const ANY_SIZE = 999_999_999

/**
 * A schema of the contract in one piece, for readers that do not have the contract: what it refers to stands in it. Where a form leaves
 * something out the schema only becomes wider, so that whatever the contract describes is described by this too.
 */
export function portable(schema: JsonSchema, form: Form): Json {
  const names = new Map<string, string>()
  return withDefinitions(tell(schema, form, form.levels, names), names)
}

/** `names` collects what the components of the contract are called, by their text. */
function tell(given: JsonSchema, form: Form, levels: number, names: Map<string, string>): Json {
  // What stands beside a reference says more of this place than what it refers to.
  const schema = given.$ref === undefined ? given : { ...resolve(given), ...described(given) }
  const told: Json = {}
  for (const [keyword, value] of Object.entries(schema)) {
    const known = TOLD.has(keyword) || (form.sent && SENT.has(keyword))
    if (known && !(keyword === 'format' && OUR_FORMATS.has(String(value)))) told[keyword] = value
  }
  if (form.sent && schema['x-mcp-default'] !== undefined) told.default = schema['x-mcp-default']
  for (const keyword of saysNothing(told, schema)) delete told[keyword]
  if (!form.sent && (schema.enum?.length ?? 0) > VALUES_TOLD_MAX) delete told.enum
  // Nobody sends on purpose what nothing asks for; whoever mistypes a name is told which one was meant.
  if (form.sent && told.additionalProperties === false) delete told.additionalProperties
  if (schema.properties) {
    if (levels === 0) return { type: 'object' }
    const members = Object.entries(schema.properties)
      .filter(([, member]) => !(form.sent && (member.deprecated ?? resolve(member).deprecated)))
      .map(([name, member]) => [name, tell(member, form, levels - 1, names)] as const)
    if (form.dense && schema.additionalProperties === false) Object.assign(told, denseMembers(members, told))
    else told.properties = Object.fromEntries(members)
  }
  if (typeof schema.additionalProperties === 'object') told.additionalProperties = tell(schema.additionalProperties, form, levels, names)
  if (schema.items) told.items = tell(schema.items, form, levels, names)
  if (schema.anyOf)
    Object.assign(told, {
      ...eitherOf(
        schema.anyOf.map((branch) => tell(branch, form, levels, names)),
        names,
      ),
      ...described(told),
    })
  if (given.$ref !== undefined) names.set(JSON.stringify(told), given.$ref.split('/').at(-1) ?? '')
  return told
}

const described = ({ description }: Json | JsonSchema): Json => (description === undefined ? {} : { description })

/** Keywords that tell a caller nothing beside the others. */
function saysNothing(
  { minimum, maximum, maxLength, minItems, maxItems, format, default: by_default }: Json,
  { pattern }: JsonSchema,
): string[] {
  return [
    ...(minimum === 0 || minimum === 1 ? ['minimum'] : []),
    ...(maximum === ANY_SIZE ? ['maximum'] : []),
    ...(pattern !== undefined || format !== undefined || Number(maxLength) >= LONG_TEXT ? ['maxLength'] : []),
    ...(minItems === 0 || minItems === 1 ? ['minItems'] : []),
    ...(Number(maxItems) >= LONG_LIST ? ['maxItems'] : []),
    ...(by_default === false ? ['default'] : []),
  ]
}

/** Members that have one schema stand together under a pattern of their names; `told` loses what the number of members says as well. */
function denseMembers(members: (readonly [string, Json])[], told: Json): Json {
  const kinds = Map.groupBy(members, ([, schema]) => JSON.stringify(schema))
  const properties: Json = {}
  const patternProperties: Json = {}
  for (const kind of kinds.values()) {
    const [first] = kind
    if (first && kind.length >= GROUP_MEMBERS_MIN) patternProperties[`^(${kind.map(([name]) => name).join('|')})$`] = first[1]
    else for (const [name, schema] of kind) properties[name] = schema
  }
  const all = (told.required as string[] | undefined)?.length === members.length
  if (all) delete told.required
  return {
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(Object.keys(patternProperties).length > 0 ? { patternProperties } : {}),
    ...(all ? { minProperties: members.length } : {}),
  }
}

/** `X or null` of one plain kind is shorter as a list of types, and what is told alike is told once. */
function eitherOf(given: Json[], names: Map<string, string>): Json {
  const branches = [
    ...new Map(given.toReversed().map((branch) => [JSON.stringify({ ...branch, description: null }), branch])).values(),
  ].toReversed()
  const [branch = {}, nothing] = branches
  if (branches.length === 1) return branch
  const plain = branches.length === 2 && nothing?.type === 'null' && typeof branch.type === 'string' && branch.enum === undefined
  if (!plain) return { anyOf: branches }
  const either = { ...branch, type: [branch.type, 'null'] }
  const name = names.get(JSON.stringify(branch))
  if (name !== undefined) names.set(JSON.stringify(either), name)
  return either
}

/** Moves what stands in the schema more than once to `$defs`, under the name the contract gives it. */
function withDefinitions(root: Json, names: Map<string, string>): Json {
  const uses = new Map<string, number>()
  const texts = new Map<object, string>()
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    texts.set(value, text)
    if (isSchema(value)) uses.set(text, (uses.get(text) ?? 0) + 1)
    for (const member of Object.values(value)) count(member)
  }
  count(root)
  const kept = new Map<string, { name: string; schema: unknown }>()
  const replace = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const text = texts.get(value) ?? ''
    const inner = () =>
      Array.isArray(value) ? value.map(replace) : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replace(member)]))
    if (((uses.get(text) ?? 0) - 1) * (text.length - REFERENCE_BYTES) < DEFINITION_BYTES_SAVED_MIN) return inner()
    const present = kept.get(text)
    const name =
      present?.name ?? freeName(names.get(text) ?? ('items' in value ? 'List' : 'properties' in value ? 'Object' : 'Value'), kept)
    if (!present) {
      // The name is taken before what is inside takes one.
      kept.set(text, { name, schema: null })
      kept.set(text, { name, schema: inner() })
    }
    return { $ref: `#/$defs/${name}` }
  }
  const schema = replace(root) as Json
  return kept.size === 0 ? schema : { ...schema, $defs: Object.fromEntries([...kept.values()].map((each) => [each.name, each.schema])) }
}

/** A list of members may have one named `type` too; that one is a schema, not a word. */
function isSchema(value: { type?: unknown; anyOf?: unknown }): boolean {
  return typeof value.type === 'string' || Array.isArray(value.type) || Array.isArray(value.anyOf)
}

function freeName(name: string, kept: Map<string, { name: string }>): string {
  const taken = new Set([...kept.values()].map((each) => each.name))
  for (let number = 2; taken.has(name); number++) name = `${name.replace(/(?<!\d)\d+$/, '')}${number}`
  return name
}
