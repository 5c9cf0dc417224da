import { refuse, type Place } from '../error.ts'
import { checkInput, escapePointer, membersOf, readText, type Flat } from '../input.ts'
import { unknownPlace } from '../places.ts'
import { clip } from '../problem_size.ts'
import { resolve, type JsonSchema, type OperationSpec } from '../spec.ts'

/** Reads what was sent as one flat object: the members of path, query and body together, as a tool takes them. */
export function readArguments(spec: OperationSpec, sent: Flat): Flat {
  const flat: Flat = {}
  const places: Place[] = []
  const known = [...spec.locations.keys()]
  for (const [name, value] of membersOf(sent)) {
    if (spec.locations.has(name)) flat[name] = value
    else if (name !== 'idempotency_key' || !spec.idempotent) places.push(unknownPlace(`/${escapePointer(clip(name, 200))}`, name, known))
  }
  for (const [name, location] of spec.locations) {
    const schema = resolve(spec.input_schema.properties[name] ?? {})
    const missing = schema['x-mcp-default'] ?? schema.default
    if (location === 'query' && flat[name] === undefined && missing !== undefined) flat[name] = missing
    // As over HTTP a list of names may come as one text.
    if (location === 'query' && schema.type === 'array' && typeof flat[name] === 'string') flat[name] = readText(flat[name], schema)
    // In an address a part of the wrong form leads nowhere; here a missing or mistyped one is a mistake to be told.
    if (location === 'path' && typeof flat[name] !== (schema.type === 'integer' ? 'number' : 'string'))
      refuse('validation_failed', { errors: [wrongPart(name, flat[name], schema)] })
  }
  const body = [...spec.locations].filter(([, location]) => location === 'body').map(([name]) => name)
  if (spec.body_required && places.length === 0 && body.every((name) => flat[name] === undefined))
    places.push({ field: '', code: 'too_few', message: 'Nothing was sent.', fix: `Send at least one of: ${body.join(', ')}.` })
  checkInput(spec, flat, places)
  return flat
}

function wrongPart(name: string, sent: unknown, schema: JsonSchema): Place {
  const types = [schema.type ?? 'text'].flat().join(' or ')
  const missing = sent === undefined
  const message = missing ? `${name} is missing.` : `is not ${types}.`
  return { field: `path.${name}`, code: missing ? 'required' : 'wrong_type', message, fix: `Send ${name} as ${types}.` }
}
