import { fail, type ValidationIssue } from '../base/error.ts'
import { JSON_DEPTH_MAX, MEMBERS_MAX, ISSUES_MAX } from '../base/limits.ts'
import { FIXES, FORMATS, notOneOf, unknownIssue } from '../base/validation_issues.ts'
import { clip } from '../base/problem_size.ts'
import { resolve, type JsonSchema, type Location, type OperationSpec, type SchemaError } from './spec.ts'

export type Flat = Record<string, unknown>

/** Names that one error of the schema tells; far more than a refusal names. */
const NAMES_MAX = 100
/** More of a name says no more to whoever sent it. */
const NAME_CHARS_MAX = 200

/** Reads path and query text into the flat input: whole numbers become numbers, defaults are filled in, what is unknown is a place. */
export function readParameters(
  spec: OperationSpec,
  path: Record<string, string>,
  query: URLSearchParams,
): { flat: Flat; issues: ValidationIssue[] } {
  const flat: Flat = {}
  const issues: ValidationIssue[] = []
  for (const [name, location] of spec.locations) {
    const schema = resolve(spec.input_schema.properties[name] ?? {})
    if (location === 'path') flat[name] = readText(path[name] ?? '', schema)
    if (location !== 'query') continue
    const sent = query.getAll(name)
    if (sent.length > 1)
      issues.push({
        field: `query.${name}`,
        code: 'repeated',
        message: `${name} was sent ${sent.length} times.`,
        fix: `Send ${name} once.`,
      })
    else if (sent[0] !== undefined) flat[name] = readText(sent[0], schema)
    else if (schema.default !== undefined) flat[name] = schema.default
  }
  const known = [...spec.locations].filter(([, location]) => location === 'query').map(([name]) => name)
  for (const name of new Set(query.keys())) {
    if (issues.length >= ISSUES_MAX) break
    if (!known.includes(name)) issues.push(unknownIssue(`query.${clip(name, NAME_CHARS_MAX)}`, name, known))
  }
  return { flat, issues }
}

/** A number only in its plain form: no 1e3, 0x10, sign, space or leading zero; anything else stays text and fails the check. */
export function readText(text: string, schema: JsonSchema): unknown {
  if (schema.type === 'array') return text.split(',')
  return schema.type === 'integer' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text
}

/** Joins the body's members to the flat input; a member that belongs to the path or the query is unknown in a body. */
export function joinBody(spec: OperationSpec, flat: Flat, body: unknown): ValidationIssue[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return [{ field: '', code: 'wrong_type', message: 'The body is not a JSON object.', fix: 'Send one JSON object.' }]
  const known = [...spec.locations].filter(([, location]) => location === 'body').map(([name]) => name)
  const issues: ValidationIssue[] = []
  const members = membersOf(body)
  for (const [name, value] of members) {
    if (known.includes(name)) flat[name] = value
    else issues.push(unknownIssue(`/${escapePointer(clip(name, NAME_CHARS_MAX))}`, name, known))
  }
  if (members.length === 0 && spec.body_required)
    issues.push({ field: '', code: 'too_few', message: 'The body is empty.', fix: `Send at least one of: ${known.join(', ')}.` })
  return issues
}

/** The members of what was sent; refuses more than any call has, before it is looked at which are known. */
export function membersOf(sent: object): [string, unknown][] {
  const members = Object.entries(sent)
  if (members.length <= MEMBERS_MAX) return members
  const counts = { limit: MEMBERS_MAX, actual: members.length }
  const fix = `Send at most ${MEMBERS_MAX}, and only those that the contract names.`
  return fail('validation_failed', {
    errors: [{ field: '', code: 'too_many', message: `holds ${members.length} members.`, fix, ...counts }],
  })
}

/** Refuses input that the contract does not describe, naming the places; a path id of the wrong form is simply not there. */
export function checkInput(spec: OperationSpec, flat: Flat, issues: ValidationIssue[] = []): void {
  const text = textIssues(spec, flat)
  const errors = spec.input.accepts(flat) ? [] : toIssues(spec, flat)
  if (errors.some(({ field }) => field.startsWith('path.')))
    fail('not_found', { what: ['draft', 'order'].find((name) => spec.path.includes(name)) ?? 'listing' })
  const all = [...issues, ...text, ...errors]
  if (all.length > 0) fail('validation_failed', { errors: all })
}

/** NUL and lone surrogates, which the database cannot hold, and nesting beyond reason. */
function textIssues(spec: OperationSpec, flat: Flat): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const walk = (value: unknown, pointer: string, depth: number) => {
    if (issues.length >= ISSUES_MAX) return
    if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed()))
      issues.push({
        field: fieldName(spec, pointer),
        code: 'invalid_text',
        message: 'holds a NUL character or half a character.',
        fix: 'Send text without it.',
      })
    if (typeof value !== 'object' || value === null) return
    if (depth > JSON_DEPTH_MAX)
      fail('validation_failed', {
        errors: [{ field: '', code: 'invalid', message: 'The body is nested too deep.', fix: `Nest at most ${JSON_DEPTH_MAX} levels.` }],
      })
    for (const [name, member] of Object.entries(value)) walk(member, `${pointer}/${escapePointer(name)}`, depth + 1)
  }
  walk(flat, '', 0)
  return issues
}

/** What a schema is held against: an operation's input, or a part of it that has a schema of its own. */
type Held = Pick<OperationSpec, 'input' | 'input_schema' | 'locations'>

/** The places at which a value is not as its schema says. */
export function toIssues(spec: Held, flat: Flat): ValidationIssue[] {
  const errors = spec.input.errors(flat)
  // `anyOf: [X, null]` reports the null branch and itself besides what is wrong with X, which alone helps the caller.
  const nullable = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath))
  const telling = errors.filter(
    (error) =>
      error.keyword !== 'anyOf' && error.keyword !== 'boolean' && !(nullable.has(error.instancePath) && error.params.type === 'null'),
  )
  const seen = new Set<string>()
  return telling
    .flatMap((error) => issuesOf(spec, error, valueAt(flat, error.instancePath), schemaAt(spec.input_schema, error.instancePath)))
    .filter((issue) => {
      const key = `${issue.field} ${issue.code}`
      return seen.has(key) ? false : seen.add(key)
    })
}

/** What is wrong at one place: the schema's complaint, where it stands, what was sent there and what the contract asks for. */
type Complaint = SchemaError & { spec: Held; field: string; value: unknown; schema: JsonSchema; limit: number; hint: string }

function issuesOf(spec: Held, error: SchemaError, value: unknown, schema: JsonSchema): ValidationIssue[] {
  const limit = typeof error.params.limit === 'number' ? error.params.limit : 0
  const hint = schema.description ? ` ${schema.description}` : ''
  const complaint: Complaint = { ...error, spec, field: fieldName(spec, error.instancePath), value, schema, limit, hint }
  switch (error.keyword) {
    case 'required':
    case 'additionalProperties':
      return memberIssues(complaint)
    case 'minLength':
    case 'maxLength':
    case 'minimum':
    case 'maximum':
    case 'minItems':
    case 'minProperties':
    case 'maxItems':
      return [boundIssue(complaint)]
    case 'uniqueItems':
      return namesIn(error.params.duplicateItems).map((index) => ({
        field: `${complaint.field}/${index}`,
        code: 'duplicate',
        message: 'stands in the list before.',
        fix: 'Send each one once.',
      }))
    default:
      return [formIssue(complaint)]
  }
}

/** Members that are missing, and members that there are none of. */
function memberIssues({ spec, keyword, instancePath, params, schema }: Complaint): ValidationIssue[] {
  const fieldOf = (name: string) => fieldName(spec, `${instancePath}/${escapePointer(clip(name, NAME_CHARS_MAX))}`)
  if (keyword === 'additionalProperties')
    return namesIn(params.additionalProperties).map((name) => unknownIssue(fieldOf(name), name, Object.keys(schema.properties ?? {})))
  return namesIn(params.requiredProperties).map((name) => ({
    field: fieldOf(name),
    code: 'required',
    message: `${name} is missing.`,
    fix: `Send ${name}.`,
  }))
}

/** A text, a number or a list that is longer, larger or shorter than it may be. */
function boundIssue({ keyword, field, value, schema, limit }: Complaint): ValidationIssue {
  switch (keyword) {
    case 'minLength': {
      const some = `Send some text, or ${[schema.type].flat().includes('null') ? 'null to remove it' : 'leave it out'}.`
      const fix = limit === 1 ? some : `Send at least ${limit} characters.`
      return { field, code: 'too_short', message: 'is too short.', fix, limit, actual: lengthOf(value) }
    }
    case 'maxLength':
      return { field, code: 'too_long', message: 'is too long.', fix: `Shorten it to ${limit} characters.`, limit, actual: lengthOf(value) }
    case 'minimum':
    case 'maximum': {
      const least = keyword === 'minimum'
      return {
        field,
        code: least ? 'too_small' : 'too_large',
        message: `is ${least ? 'below' : 'above'} ${limit}.`,
        fix: `Send at ${least ? 'least' : 'most'} ${limit}.`,
        limit,
        ...(typeof value === 'number' && Number.isFinite(value) ? { actual: value } : {}),
      }
    }
    case 'maxItems': {
      const actual = sizeOf(value)
      return { field, code: 'too_many', message: `holds ${actual} entries.`, fix: `Send at most ${limit}.`, limit, actual }
    }
    default:
      return { field, code: 'too_few', message: 'holds too few entries.', fix: `Send at least ${limit}.`, limit, actual: sizeOf(value) }
  }
}

/** A value of another type or form than the contract's. */
function formIssue({ keyword, field, value, schema, params, message, hint }: Complaint): ValidationIssue {
  switch (keyword) {
    case 'type': {
      const types = [schema.type ?? params.type].flat().join(' or ')
      return { field, code: 'wrong_type', message: `is not ${types}.`, fix: `Send ${types}.${hint}` }
    }
    case 'enum':
      return notOneOf(field, clip(String(value), NAME_CHARS_MAX), schema.enum ?? namesIn(params.allowedValues))
    case 'format':
    case 'pattern':
      return {
        field,
        code: 'wrong_format',
        message: `is not ${FORMATS[schema.format ?? ''] ?? 'of the right form'}.`,
        fix: FIXES[schema.format ?? ''] ?? `Send it in the form ${schema.pattern}.${hint}`,
      }
    default:
      return { field, code: 'invalid', message, fix: `Send what the contract describes.${hint}` }
  }
}

/** `/fields/name` of the body, `query.page` or `path.id`: where the caller finds it. */
function fieldName(spec: Pick<OperationSpec, 'locations'>, pointer: string): string {
  const [, first = ''] = pointer.split('/')
  const location: Location = spec.locations.get(first) ?? 'body'
  return location === 'body' ? pointer : `${location}.${first}`
}

function schemaAt(root: JsonSchema, pointer: string): JsonSchema {
  let schema = resolve(root)
  for (const part of pointer.split('/').slice(1)) {
    // A nullable object hides its members behind the branch that is not null.
    const open = schema.anyOf?.map(resolve).find((branch) => branch.type !== 'null') ?? schema
    schema = resolve(open.properties?.[unescapePointer(part)] ?? open.items ?? {})
  }
  return schema.anyOf?.map(resolve).find((branch) => branch.type !== 'null') ?? schema
}

function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined
    // Members are read by the name the error gives; a missing one is undefined.
    value = (value as Flat)[unescapePointer(part)]
  }
  return value
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.slice(0, NAMES_MAX).map(String) : [])
/** In code points, as the contract counts: half of a pair makes no second one. */
const lengthOf = (value: unknown): number => {
  const text = String(value)
  let length = 0
  for (let at = 0; at < text.length; length++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
  return length
}
const sizeOf = (value: unknown): number => (typeof value === 'object' && value !== null ? Object.keys(value).length : 0)
export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
