/** From an edited YAML file back to the edits it asks for: only what differs from the draft it was written from. */
import { DRAFT, type LooseEdits, setPath, type Shape } from '../terminal/fields.ts'
import { nearest } from '../../server/base/nearest.ts'
import { fitted, withoutEnds } from './values.ts'
import { Mistake, readYaml, type YamlSource } from './yaml_source.ts'

export type Edited = { id: unknown; etag: unknown; version: unknown; edits: LooseEdits }

// What a file says about itself: what it is of, and what it was written from.
const OWN = ['id', 'etag', 'version']

/** Throws a Mistake for YAML that does not parse and for members that do not exist. `base` holds what the file was written from. */
export async function editsFromYaml(text: string, base: LooseEdits, shape: Shape = DRAFT): Promise<Edited> {
  const source = await readYaml(text)
  const { members } = source
  const known = [...OWN, ...Object.keys(shape.groups), ...Object.keys(shape.wholes)]
  const edits: LooseEdits = {}
  for (const [name, value] of Object.entries(members)) {
    if (Object.hasOwn(shape.groups, name)) groupEdits(edits, name, value, { base, shape, source })
    else if (Object.hasOwn(shape.wholes, name)) wholeEdit(edits, name, value, base, shape)
    else if (!known.includes(name)) throw unknownMember([name], known, source)
  }
  return { id: members.id, etag: members.etag, version: members.version, edits }
}

type Given = { base: LooseEdits; shape: Shape; source: YamlSource }

function groupEdits(edits: LooseEdits, group: string, members: unknown, { base, shape, source }: Given): void {
  if (members === null) return
  if (typeof members !== 'object' || Array.isArray(members))
    throw new Mistake(`${group} holds members, one per line: name: value`, source.positionOf([group]))
  const kinds = shape.groups[group] ?? {}
  const before = base[group] as LooseEdits // groups hold members
  for (const [name, given] of Object.entries(members)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    if (!kind)
      throw unknownMember(
        [group, name],
        Object.keys(kinds).map((each) => `${group}.${each}`),
        source,
      )
    const value = group === 'story' ? (fitted(kind, given) ?? '') : fitted(kind, given)
    if (!same(value, before[name] ?? null)) setPath(edits, `${group}.${name}`, value, shape)
  }
}

function wholeEdit(edits: LooseEdits, name: string, given: unknown, base: LooseEdits, shape: Shape): void {
  const kind = shape.wholes[name] ?? 'text'
  // What removes each: an empty text the competitor, an empty list a list, null any other.
  const empty = name === 'competitor_url' ? '' : kind === 'list' || kind === 'entries' ? [] : null
  const value = fitted(kind, given) ?? empty
  if (!same(value, base[name] ?? empty)) edits[name] = value
}

/** For a name that nothing goes by, with those that come nearest. */
export function unknownMember(path: readonly (string | number)[], known: string[], source: Pick<YamlSource, 'positionOf'>): Mistake {
  const name = path.join('.')
  return new Mistake(`There is no ${name}. Nearest: ${nearest(name, known).join(', ')}.`, source.positionOf(path))
}

/** Equal as JSON, whatever the order of members, and whatever line ends stand behind a text: those of a file say nothing. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return withoutEnds(one) === withoutEnds(other)
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))]
  return left.length === right.size && left.every(([name, value]) => right.has(name) && same(value, right.get(name)))
}
