/** `listing.yaml`: a listing as a person keeps it in their repository. Reading it, holding it against the service, and writing it so that comments and order stay. */
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Schemas } from '../../sdk/index.ts'
import { EXIT, Failure } from '../terminal/failure.ts'
import { ENTRIES, FILE, type Kind, type LooseEdits, setPath } from '../terminal/fields.ts'
import { quoted } from '../terminal/next.ts'
import { readInput } from './stdin.ts'
import { harmless } from '../terminal/text.ts'
import { fitted, isObject, withoutEnds } from './values.ts'
import { same, unknownMember } from './yaml_edits.ts'
import { Mistake, readYaml, type Path, type Position, type YamlSource } from './yaml_source.ts'

type Mine = Schemas['MyListing']
type Entries = keyof typeof ENTRIES
type Members = Record<string, unknown>

/** Several times what a listing can hold. */
const FILE_BYTES_MAX = 512 * 1024

export type ListingFile = {
  path: string
  text: string
  /** Which listing it is of, as it says. */
  listing: string
  /** The site whose slug that is, as its first line says; null without the line. */
  origin: string | null
  /** The version that it was written from; null where its line was deleted, so that it goes over any. */
  version: number | null
  /** What it says: groups hold members, lists are whole. What is not in it is not in here. */
  values: LooseEdits
  source: YamlSource
  /** `listing.yaml:3:5`. */
  at(path: Path): string
}

/** One value that the file and the service say differently. */
export type Difference = { path: string; file: unknown; server: unknown }

/** Ends the command where the file cannot be read, or not without doubt: 2, with line and column. */
export async function readListingFile(path: string): Promise<ListingFile> {
  const text = await textOf(path)
  try {
    const source = await readYaml(text)
    const { listing, version } = heading(source)
    const origin = /\$schema=(https?:\/\/[^/\s]+)\/schemas\/listing\.json/.exec(text)?.[1] ?? null
    return {
      path,
      text,
      listing,
      origin,
      version,
      values: valuesOf(source),
      source,
      at: (where) => `${path}:${shown(source.positionOf(where))}`,
    }
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const { line = 1, column = 1 } = error.position ?? {}
    throw new Failure(`${path}:${line}:${column}: ${error.message}`, 'listing push --help', EXIT.usage)
  }
}

const shown = ({ line, column }: Position): string => `${line}:${column}`

async function textOf(path: string): Promise<string> {
  if (path === '-') return readInput()
  const wrong = (why: string, next = 'listing pull --help') => new Failure(`${path}:1:1: ${why}`, next, EXIT.usage)
  const found = await stat(path).catch(() => null)
  if (found === null) throw wrong('There is no such file.', `listing pull LISTING ${quoted(path)}`)
  if (!found.isFile()) throw wrong('This is no file.')
  if (found.size > FILE_BYTES_MAX) throw wrong(`The file is larger than ${FILE_BYTES_MAX / 1024} KiB, which no listing is.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch {
    throw wrong('The file is no UTF-8 text.')
  }
}

function heading(source: YamlSource): { listing: string; version: number | null } {
  const { listing, version = null } = source.members
  const positionOf = (name: string) => source.positionOf([name])
  if (typeof listing !== 'string' || listing.trim() === '')
    throw new Mistake('`listing:` says which listing this is: its id, slug or website.', positionOf('listing'))
  if (version !== null && !/^[1-9]\d{0,8}$/.test(String(version)))
    throw new Mistake(
      '`version:` is the number that `listing pull` wrote; without the line the file goes over any version.',
      positionOf('version'),
    )
  return { listing: listing.trim(), version: version === null ? null : Number(version) }
}

/** What the file says, each value as its name wants it. */
function valuesOf(source: YamlSource): LooseEdits {
  const known = ['listing', 'version', ...Object.keys(FILE.groups), ...Object.keys(FILE.wholes)]
  const values: LooseEdits = {}
  for (const [name, given] of Object.entries(source.members)) {
    if (!known.includes(name)) throw unknownMember([name], known, source)
    const kinds = Object.hasOwn(FILE.groups, name) ? FILE.groups[name] : undefined
    const whole = Object.hasOwn(FILE.wholes, name) ? FILE.wholes[name] : undefined
    if (kinds) values[name] = groupOf([name], given, kinds, source)
    else if (whole) values[name] = valueOf([name], given, whole, source) ?? []
  }
  return values
}

function groupOf(path: Path, given: unknown, kinds: Record<string, Kind>, source: YamlSource): Members {
  if (given === null) return {}
  if (!isObject(given)) throw new Mistake(`${path.join('.')} holds members, one per line: name: value`, source.positionOf(path))
  const known = Object.keys(kinds).map((name) => [...path, name].join('.'))
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
      if (!kind) throw unknownMember([...path, name], known, source)
      return [name, valueOf([...path, name], value, kind, source)]
    }),
  )
}

const TAKES: Record<Kind, string> = {
  text: 'a text',
  list: 'a list of texts',
  flag: 'true or false',
  number: 'a whole number',
  entries: 'a list of entries',
}

function valueOf(path: Path, given: unknown, kind: Kind, source: YamlSource): unknown {
  if (given === null) return null
  const refuse = (): never => {
    throw new Mistake(`${path.join('.')} takes ${TAKES[kind]}.`, source.positionOf(path))
  }
  if (kind === 'entries') return Array.isArray(given) ? given.map((entry, at) => entryOf([...path, at], entry, source)) : refuse()
  const value = fitted(kind, given)
  if (kind === 'list') return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.map(withoutEnds) : refuse()
  return typeof value === { text: 'string', flag: 'boolean', number: 'number' }[kind] ? value : refuse()
}

function entryOf(path: Path, given: unknown, source: YamlSource): Members {
  const list = String(path[0]) as Entries // `entries` are these
  if (!isObject(given))
    throw new Mistake(`An entry of ${list} holds members: ${Object.keys(ENTRIES[list]).join(', ')}.`, source.positionOf(path))
  const kinds: Record<string, string> = ENTRIES[list]
  const known = Object.keys(kinds).map((name) => [...path, name].join('.'))
  const entry = Object.entries(given).map(([name, value]): [string, unknown] => {
    const here = [...path, name]
    if (!Object.hasOwn(kinds, name)) throw unknownMember(here, known, source)
    if (kinds[name] === 'socials') return [name, groupOf(here, value, FILE.groups.socials ?? {}, source)]
    return [name, kinds[name] === 'crop' ? cropOf(here, value, source) : valueOf(here, value, 'text', source)]
  })
  return completed(list, Object.fromEntries(entry))
}

function cropOf(path: Path, given: unknown, source: YamlSource): unknown {
  const sides = Array.isArray(given) ? given.map((side) => fitted('number', side)) : given
  if (sides === null || (Array.isArray(sides) && sides.length === 4 && sides.every((side) => typeof side === 'number'))) return sides
  throw new Mistake(`${path.join('.')} takes four whole numbers: per cent cut off top, right, bottom and left.`, source.positionOf(path))
}

/** An entry with all its members, so that leaving one out and saying null are the same. */
function completed(list: Entries, entry: Members): Members {
  const members = Object.entries(ENTRIES[list]).map(([name, kind]): [string, unknown] => [
    name,
    entry[name] ?? (kind === 'socials' ? {} : null),
  ])
  return Object.fromEntries(members)
}

/** A whole list as the file has it, whatever else the service keeps with its entries. */
export const asInFile = (name: string, value: unknown): unknown =>
  Object.hasOwn(ENTRIES, name) && Array.isArray(value)
    ? value.map((entry) => completed(name as Entries, isObject(entry) ? entry : {}))
    : value

/** What the service says, in the form of the file, all of it. */
export function valuesNow(mine: Mine): LooseEdits {
  const all = (kinds: Record<string, Kind> | undefined, from: object, empty: unknown) => {
    const given = new Map<string, unknown>(Object.entries(from))
    return Object.fromEntries(Object.keys(kinds ?? {}).map((name) => [name, given.get(name) ?? empty]))
  }
  return {
    fields: all(FILE.groups.fields, mine, null),
    faqs: mine.faqs.map((faq) => completed('faqs', faq)),
    socials: all(FILE.groups.socials, mine.company_socials, null),
    founders: mine.founders.map((founder) => completed('founders', founder)),
    milestones: mine.milestones.map((milestone) => completed('milestones', milestone)),
    story: all(FILE.groups.story, mine.story ?? {}, null),
    categories: mine.categories,
    seo: all(FILE.groups.seo, mine.seo, null),
    pictures: mine.pictures.map((picture) => completed('pictures', picture)),
  }
}

/** What the file would change, in its own order. */
export function differencesTo(now: LooseEdits, values: LooseEdits): Difference[] {
  return Object.entries(values).flatMap(([name, given]) => {
    const pairs = Object.hasOwn(FILE.groups, name)
      ? // Groups hold members.
        Object.entries(given as Members).map(([member, file]) => ({
          path: `${name}.${member}`,
          file,
          server: (now[name] as Members)[member],
        }))
      : [{ path: name, file: given, server: name === 'pictures' ? named(now[name], given) : now[name] }]
    return pairs.filter(({ file, server }) => !same(emptied(file), emptied(server)))
  })
}

/** The pictures that the file names, in its order: of one that it leaves out, nothing changes. */
function named(pictures: unknown, given: unknown): unknown {
  const addresses = entriesOf(given).map(({ url }) => url)
  const kept = entriesOf(pictures).filter(({ url }) => addresses.includes(url))
  return kept.toSorted((one, other) => addresses.indexOf(one.url) - addresses.indexOf(other.url))
}

const entriesOf = (list: unknown): Members[] => (Array.isArray(list) ? list.filter(isObject) : [])

const emptied = (value: unknown): unknown =>
  value === '' || value === undefined || (Array.isArray(value) && value.length === 0) ? null : value

/** The differences as edits, under the names of the file. */
export function editsOf(differences: readonly Difference[]): LooseEdits {
  const edits: LooseEdits = {}
  // What empties a section of the story is an empty text.
  for (const { path, file } of differences) setPath(edits, path, path.startsWith('story.') ? (file ?? '') : file, FILE)
  return edits
}

/** Whole or not at all; through a link, where it leads. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const aside = `${target}.${process.pid}.tmp`
  try {
    await writeFile(aside, text, { flag: 'wx' })
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { force: true })
    throw new Failure(`${path} could not be written: ${harmless(String(error))}`, 'listing pull --help', EXIT.refused)
  }
}

/** The same text with another version in its line; as it is where it has no such line. */
export function withVersion({ source, text, version }: ListingFile, now: number): string {
  const node = source.document.get('version', true)
  const range = version === null || typeof node !== 'object' || node === null || !('range' in node) ? null : node.range
  if (!Array.isArray(range)) return text
  const [start, end]: unknown[] = range
  return typeof start === 'number' && typeof end === 'number' ? text.slice(0, start) + String(now) + text.slice(end) : text
}
