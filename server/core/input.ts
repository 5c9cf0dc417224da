import { fieldName, type Flat, NAME_CHARS_MAX, placeFor, schemaAt, someText, toIssues } from './input_issues.ts'
import { escapePointer } from './json_pointer.ts'
import { fail, failOn, type ValidationIssue } from '../base/error.ts'
import { JSON_DEPTH_MAX, MEMBERS_MAX, ISSUES_MAX } from '../base/limits.ts'
import { isBlank, wrongText } from '../base/plain_text.ts'
import { unknownIssue } from '../base/validation_issues.ts'
import { clip } from '../base/clip.ts'
import { isObject } from '../base/is_object.ts'
import { resolve, type JsonSchema, type OperationSpec } from './spec.ts'

/** Reads path and query text into the flat input: whole numbers become numbers, defaults are filled in, what is unknown is a place. */
export function readParameters(
  spec: OperationSpec,
  path: Record<string, string>,
  search: string,
): { flat: Flat; issues: ValidationIssue[] } {
  const flat: Flat = {}
  const issues: ValidationIssue[] = []
  const query = new URLSearchParams(search)
  const broken = brokenParameters(search)
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
    else if (broken.has(name))
      issues.push({ field: `query.${name}`, code: 'invalid_text', message: 'is not UTF-8.', fix: 'Send text in UTF-8, percent-encoded.' })
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

/** Parameters with bytes that are no UTF-8, half a character among them: U+FFFD is read in their place, though nobody sent it. */
function brokenParameters(search: string): Set<string> {
  if (!search.includes('%')) return new Set()
  const sent = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
  const times = (text: string, sign: RegExp) => text.split(sign).length
  return new Set(
    [...new URLSearchParams(search)].flatMap(([name, value], place) =>
      times(value, /\ufffd/) > times(sent[place] ?? '', /%ef%bf%bd/i) ? [name] : [],
    ),
  )
}

/** A number only in its plain form: no 1e3, 0x10, space or leading zero; a flag only as `true` or `false`; anything else stays text and fails the check. */
export function readText(text: string, schema: JsonSchema): unknown {
  if (schema.type === 'array') return text.split(',')
  if (schema.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return schema.type === 'integer' && /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : text
}

/** Joins the body's members to the flat input; a member that belongs to the path or the query is unknown in a body. */
export function joinBody(spec: OperationSpec, flat: Flat, body: unknown): ValidationIssue[] {
  if (!isObject(body)) return [{ field: '', code: 'wrong_type', message: 'The body is not a JSON object.', fix: 'Send one JSON object.' }]
  const known = [...spec.locations].filter(([, location]) => location === 'body').map(([name]) => name)
  const issues: ValidationIssue[] = []
  const members = membersOf(body)
  for (const [name, value] of members) {
    if (known.includes(name)) flat[name] = value
    else issues.push(unknownMember(spec, [name, value], known))
  }
  return members.length === 0 ? [...issues, ...emptyIssues(spec, 'The body is empty.')] : issues
}

/** What is said of a member that there is not, where these are. */
export function unknownMember({ input_schema }: OperationSpec, [name, value]: [string, unknown], known: string[]): ValidationIssue {
  const properties = Object.fromEntries(known.map((member) => [member, input_schema.properties[member] ?? {}]))
  const is_wrapped = isObject(value) && known.some((member) => Object.hasOwn(value, member))
  const fix = is_wrapped ? `Send what is in ${clip(name, NAME_CHARS_MAX)} without it.` : placeFor({ schema: { properties } }, name)
  return unknownIssue(`/${escapePointer(clip(name, NAME_CHARS_MAX))}`, name, known, fix)
}

/** What is said of nothing where something must be sent, and no member alone is asked for by its name. */
export function emptyIssues(spec: OperationSpec, message: string): ValidationIssue[] {
  const known = [...spec.locations].filter(([, location]) => location === 'body').map(([name]) => name)
  const asked = spec.input_schema.required?.some((name) => known.includes(name)) === true
  return spec.body_required && !asked ? [{ field: '', code: 'too_few', message, fix: `Send at least one of: ${known.join(', ')}.` }] : []
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

const OWN = ['draft', 'order', 'claim', 'webhook']

/** Refuses input that the contract does not describe, naming the places; a path id of the wrong form is simply not there. */
export function checkInput(spec: OperationSpec, given: Flat, issues: ValidationIssue[] = []): void {
  // No JSON makes bytes: they come from a door that read a form, and whoever takes them looks at them.
  const { file, ...told } = given
  const flat = spec.takes_file && file instanceof Uint8Array ? told : given
  const text = textIssues(spec, flat)
  const errors = spec.input.accepts(flat) ? [] : toIssues(spec, flat)
  if ([...text, ...errors].some(({ field }) => field.startsWith('path.')))
    fail('not_found', {
      what: spec.path.startsWith('/listings/') ? 'live listing' : (OWN.find((name) => spec.path.includes(name)) ?? 'listing'),
    })
  failOn([...issues, ...text, ...errors, ...(spec.writes && errors.length === 0 ? blankIssues(spec, flat) : [])])
}

/** Text of which nobody sees anything, where there must be some: stored, it would be a name that is none. */
function blankIssues(spec: OperationSpec, flat: Flat): ValidationIssue[] {
  const walk = (value: unknown, pointer: string): ValidationIssue[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, member]) => walk(member, `${pointer}/${escapePointer(name)}`))
    if (typeof value !== 'string' || !isBlank(value)) return []
    const schema = schemaAt(spec.input_schema, pointer)
    if (!schema.minLength) return []
    return [{ field: fieldName(spec, pointer), code: 'too_short', message: 'is blank.', fix: someText(spec, pointer, schema) }]
  }
  return walk(flat, '')
}

/** Control characters, what turns lines around, lone surrogates, and nesting beyond reason. Stored, they would speak to somebody's terminal. */
function textIssues(spec: OperationSpec, flat: Flat): ValidationIssue[] {
  const issues: ValidationIssue[] = []
  const walk = (value: unknown, pointer: string, depth: number) => {
    if (issues.length >= ISSUES_MAX) return
    const wrong = typeof value === 'string' ? wrongText(value, spec.writes) : null
    const fix = 'Send text without it; tabs and line ends may stay.'
    if (wrong !== null) issues.push({ field: fieldName(spec, pointer), code: 'invalid_text', message: `holds ${wrong}.`, fix })
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
