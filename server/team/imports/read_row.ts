import { AddressRefused, parseAddress, type Address } from '../../base/addresses/web_address.ts'
import { ApiError } from '../../base/error.ts'
import { finishIssues } from '../../base/problem_size.ts'
import { sha256 } from '../../base/sha256.ts'
import { canonicalJson } from '../../base/canonical_json.ts'
import { checkInput } from '../../core/input.ts'
import { resolve, specOf, type JsonSchema } from '../../core/spec.ts'
import { isField } from '../../fields/fields.ts'
import { applyEdits, type EditRules, type Edits } from '../../profile/edits.ts'
import { CELL_NAMES, type CellName, type Profile } from '../../profile/profile.ts'

/** What a column may be: the address, and every value of a profile that is nobody's own. Founders are whoever claims the listing. */
export type Target = 'url' | Exclude<CellName, 'founders'>
export const TARGETS: readonly Target[] = ['url', ...CELL_NAMES.filter((name) => name !== 'founders')]
export const isTarget = (name: string): name is Target => TARGETS.some((target) => target === name)

export type Given = { line: number; values: Partial<Record<Target, unknown>> }
export type ImportRow = { line: number; address: Address; edits: Edits; hash: Buffer }
export type Wrong = { line: number; wrong: string }

export const BLANK: Profile = { cells: {}, story: {}, competitor: null, milestones: [], pictures: [], own_founder: null, photos: {} }
/** Stands for the draft where the check of an edit asks for its number. */
const ANY_DRAFT = `d_${'A'.repeat(22)}`
const SHOWN_MAX = 5

/** Holds a row against the contract of an edit, by which whoever claims the listing changes the same values; or says what is wrong with it. */
export function readRow({ line, values }: Given, rules: EditRules): ImportRow | Wrong {
  try {
    const broken = Object.entries(values).find(([, value]) => typeof value === 'string' && value.includes('\uFFFD'))
    if (broken) return { line, wrong: `${broken[0]}: holds bytes that are no text. Send the file as UTF-8 or UTF-16.` }
    const address = parseAddress(textOf(values.url), rules.named)
    const edits = editsOf(values)
    if (!edits.fields?.name) return { line, wrong: 'name: is missing' }
    checkInput(specOf('update_draft'), { id: ANY_DRAFT, ...edits })
    applyEdits({ profile: BLANK }, edits, rules)
    return { line, address, edits, hash: sha256(canonicalJson([address.url, edits])) }
  } catch (error) {
    if (error instanceof AddressRefused) return { line, wrong: `url: ${error.message} ${error.fix}` }
    if (error instanceof ApiError) return { line, wrong: sayIssues(error) }
    throw error
  }
}

/** Where a row's values go in an edit; what is empty says nothing. */
function editsOf(values: Given['values']): Edits {
  const edits: Record<string, unknown> = {}
  const groups: Record<string, Record<string, unknown>> = {}
  for (const [name, given] of Object.entries(values)) {
    if (name === 'url' || given === null || given === undefined || given === '') continue
    const [group = '', member] = isField(name) ? ['fields', name] : name.split('.')
    const value = valueFor(schemaOf(group, member), given)
    if (member === undefined) edits[group] = value
    else (groups[group] ??= {})[member] = value
  }
  // The check of the contract says whether this is one.
  return { ...edits, ...groups }
}

function schemaOf(group: string, member: string | undefined): JsonSchema {
  const schema = resolve(specOf('update_draft').input_schema.properties[group] ?? {})
  return member === undefined ? schema : resolve(schema.properties?.[member] ?? {})
}

/** Text as a table writes it: lists with semicolons between, or as JSON; anything that is no text is as it is. */
function valueFor(schema: JsonSchema, given: unknown): unknown {
  if (typeof given !== 'string') return given
  const text = given.trim()
  const is = (type: string) => schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type))
  if (is('integer')) return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text
  if (is('boolean')) return YES.has(text.toLowerCase()) ? true : NO.has(text.toLowerCase()) ? false : text
  if (!is('array')) return text
  if (text.startsWith('['))
    try {
      return JSON.parse(text)
    } catch {
      return text
    }
  return text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
const YES = new Set(['true', 'yes', '1'])
const NO = new Set(['false', 'no', '0'])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function sayIssues({ details }: ApiError): string {
  const issues = details.errors ?? []
  const said = finishIssues(issues.slice(0, SHOWN_MAX)).map(
    ({ field, message, fix }) => `${field.replace(/^\/(fields\/)?/, '').replaceAll('/', '.')}: ${message} ${fix}`,
  )
  return [...said, ...(issues.length > SHOWN_MAX ? [`and ${issues.length - SHOWN_MAX} more`] : [])].join(' ')
}
