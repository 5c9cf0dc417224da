/** From an edited YAML file back to the edits it asks for: only what differs from the draft it was written from. */
import { DRAFT, type LooseEdits, place, type Shape } from './fields.ts'
import { nearest } from './nearest.ts'
import { fitted } from './values.ts'

/** Something in the file that the person must mend; the message is shown above what they typed. */
export class Mistake extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message)
  }
}

export type Edited = { id: unknown; etag: unknown; version: unknown; edits: LooseEdits }

// What a file says about itself: what it is of, and what it was written from.
const OWN = ['id', 'etag', 'version']

/** Throws a Mistake for YAML that does not parse and for members that do not exist. `base` holds what the file was written from. */
export async function editsFromYaml(text: string, base: LooseEdits, shape: Shape = DRAFT): Promise<Edited> {
  const members = await parse(text)
  const known = [...OWN, ...Object.keys(shape.groups), ...Object.keys(shape.wholes)]
  const edits: LooseEdits = {}
  for (const [name, value] of Object.entries(members)) {
    if (Object.hasOwn(shape.groups, name)) groupEdits(edits, name, value, base, shape)
    else if (Object.hasOwn(shape.wholes, name)) wholeEdit(edits, name, value, base, shape)
    else if (!known.includes(name)) throw unknown(name, known)
  }
  return { id: members.id, etag: members.etag, version: members.version, edits }
}

function groupEdits(edits: LooseEdits, group: string, members: unknown, base: LooseEdits, shape: Shape): void {
  if (members === null) return
  if (typeof members !== 'object' || Array.isArray(members)) throw new Mistake(`${group} holds members, one per line: name: value`)
  const kinds = shape.groups[group] ?? {}
  const before = base[group] as LooseEdits // groups hold members
  for (const [name, given] of Object.entries(members)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind)
      throw unknown(
        `${group}.${name}`,
        Object.keys(kinds).map((each) => `${group}.${each}`),
      )
    const value = group === 'story' ? (fitted(kind, given) ?? '') : fitted(kind, given)
    if (!same(value, before[name] ?? null)) place(edits, `${group}.${name}`, value, shape)
  }
}

function wholeEdit(edits: LooseEdits, name: string, given: unknown, base: LooseEdits, shape: Shape): void {
  const kind = shape.wholes[name] ?? 'text'
  // What removes each: an empty text the competitor, an empty list a list, null any other.
  const empty = name === 'competitor_url' ? '' : kind === 'list' || kind === 'entries' ? [] : null
  const value = fitted(kind, given) ?? empty
  if (!same(value, base[name] ?? empty)) edits[name] = value
}

function unknown(name: string, known: string[]): Mistake {
  return new Mistake(`There is no ${name}. Nearest: ${nearest(name, known).join(', ')}.`)
}

async function parse(text: string): Promise<Record<string, unknown>> {
  const { isScalar, parseDocument, visit } = await import('yaml')
  const document = parseDocument(text, { prettyErrors: true })
  const [error] = document.errors
  // The library puts the place at the end of its first line and the lines themselves below it.
  if (error) throw new Mistake(error.message.replace(/ at line \d[^]*/, '.'), error.linePos?.[0].line)
  // `phone: +4930` and `team_size: 10` are texts here: what each member holds is decided by its name, not by its looks.
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node) && node.value !== null && typeof node.value !== 'string' && node.source !== undefined)
        node.value = node.source
    },
  })
  const value: unknown = document.toJS()
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value))
    throw new Mistake('The file holds members, one per line, such as `categories:` and `fields:`.')
  return value as Record<string, unknown> // a YAML map with text keys
}

/** Equal as JSON, whatever the order of members. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))]
  return left.length === right.size && left.every(([name, value]) => right.has(name) && same(value, right.get(name)))
}
