import type { ValidationIssue } from '../base/error.ts'
import { clip } from '../base/clip.ts'
import { languageNamed } from '../base/languages.ts'
import { meantBy } from '../base/other_names.ts'
import { isWebUrl, whyNoWebUrl } from '../base/addresses/web_url.ts'
import { readWeek, weekOf } from '../base/weeks.ts'
import { FIXES, FORMATS, insteadOf, inWords, notOneOf, unknownIssue } from '../base/validation_issues.ts'
import { meantCountry } from '../vat/countries.ts'
import { escapePointer, unescapePointer, valueAt } from './json_pointer.ts'
import { resolve, type JsonSchema, type Location, type OperationSpec, type SchemaError } from './spec.ts'

/** Names that one error of the schema tells; far more than a refusal names. */
const NAMES_MAX = 100
/** More of a name says no more to whoever sent it. */
export const NAME_CHARS_MAX = 200

/** A call's input, flat. */
export type Flat = Record<string, unknown>

/** What a schema is held against: an operation's input, or a part of it that has a schema of its own. */
type InputSpec = Pick<OperationSpec, 'input' | 'input_schema' | 'locations'>

/** The places at which a value is not as its schema says. */
export function toIssues(spec: InputSpec, flat: Flat): ValidationIssue[] {
  const errors = spec.input.errors(flat)
  // `anyOf: [X, null]` reports the null branch and itself besides what is wrong with X, which alone helps the caller.
  const nullable = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath))
  const telling = errors.filter(
    (error) =>
      error.keyword !== 'anyOf' && error.keyword !== 'boolean' && !(nullable.has(error.instancePath) && error.params.type === 'null'),
  )
  const issues = telling.flatMap((error) =>
    issuesOf(spec, error, valueAt(flat, error.instancePath), schemaAt(spec.input_schema, error.instancePath)),
  )
  // What is no web address need not be longer to be one.
  const misformed = new Set(issues.filter(({ code }) => code === 'wrong_format').map(({ field }) => field))
  const seen = new Set<string>()
  return issues.filter(({ field, code }) => {
    if (misformed.has(field) && (code === 'too_short' || code === 'too_long')) return false
    const key = `${field} ${code}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** What is wrong at one place: the schema's complaint, where it stands, what was sent there and what the contract asks for. */
type Complaint = SchemaError & { spec: InputSpec; field: string; value: unknown; schema: JsonSchema; limit: number; hint: string }

function issuesOf(spec: InputSpec, error: SchemaError, value: unknown, schema: JsonSchema): ValidationIssue[] {
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
    return namesIn(params.additionalProperties).map((name) =>
      unknownIssue(fieldOf(name), name, Object.keys(schema.properties ?? {}), placeFor({ schema, ...aroundOf(spec, instancePath) }, name)),
    )
  return namesIn(params.requiredProperties).map((name) => ({
    field: fieldOf(name),
    code: 'required',
    message: `${name} is missing.`,
    fix: `Send ${name}.`,
  }))
}

/** The input around what stands in it. */
function aroundOf(spec: InputSpec, pointer: string): Partial<Taker> {
  const [, as] = pointer.split('/')
  return as === undefined ? {} : { as, around: { schema: spec.input_schema } }
}

/** What to send where there must be some text; what a call needs cannot be left out. */
export function someText(spec: Pick<InputSpec, 'input_schema'>, pointer: string, { type }: JsonSchema): string {
  if ([type].flat().includes('null')) return 'Send some text, or null to remove it.'
  const at = pointer.lastIndexOf('/')
  const needed = schemaAt(spec.input_schema, pointer.slice(0, at)).required?.includes(unescapePointer(pointer.slice(at + 1)))
  return needed ? 'Send some text.' : 'Send some text, or leave it out.'
}

/** A text, a number or a list that is longer, larger or shorter than it may be. */
function boundIssue({ spec, keyword, instancePath, field, value, schema, limit }: Complaint): ValidationIssue {
  switch (keyword) {
    case 'minLength': {
      const fix = limit === 1 ? someText(spec, instancePath, schema) : `Send at least ${limit} characters.`
      return { field, code: 'too_short', message: limit === 1 ? 'is empty.' : 'is too short.', fix, limit, actual: lengthOf(value) }
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
      const types = schema.type ?? String(params.type)
      return { field, code: 'wrong_type', message: `is not ${inWords(types)}.`, fix: `Send ${inWords(types, value)}.${hint}` }
    }
    case 'enum':
      return notOneOf(field, clip(String(value), NAME_CHARS_MAX), schema.enum ?? namesIn(params.allowedValues))
    case 'format':
    case 'pattern':
      return {
        field,
        code: 'wrong_format',
        message: `is not ${FORMATS[schema.format ?? ''] ?? 'of the right form'}.`,
        fix: nearForm(schema, value) ?? FIXES[schema.format ?? ''] ?? `Send it in the form ${schema.pattern}.${hint}`,
      }
    default:
      return { field, code: 'invalid', message, fix: `Send what the contract describes.${hint}` }
  }
}

const COUNTRY = '^[A-Z]{2}$'
const LANGUAGE = '^[a-z]{2}$'

/** What was sent, in the form that was asked for, where that is plain: an address without its scheme, the week of a day, the code of a country. */
function nearForm({ format, pattern }: JsonSchema, value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > NAME_CHARS_MAX) return undefined
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(value) ?? []
  const time = day === undefined ? NaN : Date.parse(day)
  const send = (text: string | null | undefined) => (text ? `Send ${text}.` : undefined)
  if (format === 'web-url') {
    const why = whyNoWebUrl(value)
    return why === null ? send(isWebUrl(`https://${value}`) ? `https://${value}` : null) : `${why} ${FIXES['web-url']}`
  }
  if (format === 'email') return send(/<([^<>\s@]+@[^<>\s@]+)>$/.exec(value)?.[1])
  if (pattern === COUNTRY) return send(meantCountry(value))
  if (pattern === LANGUAGE) return send(languageNamed(value))
  if (Number.isNaN(time)) return undefined
  if (format === 'date') return send(day)
  const week = weekOf(new Date(time))
  return send(format?.endsWith('-week') && readWeek(week) ? week : null)
}

/** `/fields/name` of the body, `query.page` or `path.id`: where the caller finds it. */
export function fieldName(spec: Pick<OperationSpec, 'locations'>, pointer: string): string {
  const [, first = ''] = pointer.split('/')
  const location: Location = spec.locations.get(first) ?? 'body'
  return location === 'body' ? pointer : `${location}.${first}`
}

/** What the contract asks for at a place. */
export function schemaAt(root: JsonSchema, pointer: string): JsonSchema {
  let schema = resolve(root)
  for (const part of pointer.split('/').slice(1)) {
    const open = firstBranch(schema)
    schema = resolve(open.properties?.[unescapePointer(part)] ?? open.items ?? {})
  }
  return firstBranch(schema)
}

/** What an object takes, with the object around it and the name by which that has it. */
type Taker = { schema: JsonSchema; around?: Taker; as?: string }

/** Where what was sent under an unknown name is taken: deeper, under the name it has here, or further out; said in words. */
export function placeFor({ schema, around, as }: Taker, name: string): string | undefined {
  const inside = Object.entries(schema.properties ?? {}).map(([member, part]) => [member, namesInside(part)] as const)
  const exact = inside.find(([, names]) => names.includes(name))
  if (exact) return `Send it within ${exact[0]}.`
  const beside = insteadOf(name, Object.keys(schema.properties ?? {}))
  if (beside !== undefined) return beside
  for (const [member, names] of inside) {
    const meant = meantBy(name, names)
    if (meant !== undefined) return `Send ${meant} within ${member}.`
  }
  if (!around) return undefined
  const outside = Object.keys(around.schema.properties ?? {})
  const meant = outside.includes(name) ? name : meantBy(name, outside)
  return meant === undefined || meant === as ? placeFor(around, name) : `Send ${meant} beside ${as}.`
}

/** What belongs into an object, or into the entries of a list, is often sent beside it. */
function namesInside(member: JsonSchema): string[] {
  const inside = schemaAt(member, '')
  return Object.keys((inside.items ? schemaAt(inside.items, '') : inside).properties ?? {})
}

/** What is nullable, or may have several forms, says what it is in the first branch that is not null, however deep that stands. */
function firstBranch(schema: JsonSchema): JsonSchema {
  const branch = schema.anyOf?.map(resolve).find(({ type }) => type !== 'null')
  return branch ? firstBranch(branch) : schema
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
