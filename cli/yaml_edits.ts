/** From an edited YAML file back to the edits it asks for: only what differs from the draft it was written from. */
import type { Editable } from './draft_yaml.ts'
import { GROUPS, type Group, type Kind, type LooseEdits, WHOLE, place } from './fields.ts'
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

export type Edited = { id: unknown; etag: unknown; edits: LooseEdits }

const TOP_LEVEL = ['id', 'etag', ...Object.keys(GROUPS), ...Object.keys(WHOLE)]

/** Throws a Mistake for YAML that does not parse and for members that do not exist. */
export async function editsFromYaml(text: string, base: Editable): Promise<Edited> {
  const members = await parse(text)
  const edits: LooseEdits = {}
  for (const [name, value] of Object.entries(members)) {
    if (name in GROUPS)
      groupEdits(edits, name as Group, value, base) // `in` has just said so
    else if (name in WHOLE) wholeEdit(edits, name as keyof typeof WHOLE, value, base)
    else if (!TOP_LEVEL.includes(name)) throw unknown(name, TOP_LEVEL)
  }
  return { id: members.id, etag: members.etag, edits }
}

function groupEdits(edits: LooseEdits, group: Group, members: unknown, base: Editable): void {
  if (members === null) return
  if (typeof members !== 'object' || Array.isArray(members)) throw new Mistake(`${group} holds members, one per line: name: value`)
  const kinds: Record<string, Kind> = GROUPS[group]
  for (const [name, given] of Object.entries(members)) {
    const kind = kinds[name]
    if (!kind)
      throw unknown(
        `${group}.${name}`,
        Object.keys(kinds).map((each) => `${group}.${each}`),
      )
    const value = group === 'story' ? (fitted(kind, given) ?? '') : fitted(kind, given)
    if (!same(value, base[group][name] ?? null)) place(edits, `${group}.${name}`, value)
  }
}

function wholeEdit(edits: LooseEdits, name: keyof typeof WHOLE, given: unknown, base: Editable): void {
  const empty = name === 'competitor_url' ? '' : []
  const value = fitted(WHOLE[name], given) ?? empty
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
