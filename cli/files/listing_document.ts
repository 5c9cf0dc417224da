/** The text of `listing.yaml`: a new one, or one that somebody has commented, with what the service says by now. */
import type { Document, Node, YAMLMap } from 'yaml'
import { FILE, type LooseEdits } from '../terminal/fields.ts'
import { escaped, needsEscape } from '../terminal/text.ts'
import { isObject } from './values.ts'
import { same } from './yaml_edits.ts'

export type Written = { slug: string; version: number; origin: string; values: LooseEdits }

/** Longer texts, and those of several lines, stand as blocks. */
const LINE_CHARS_MAX = 80
/** By what an entry is known again, though others of its members changed. */
const KNOWN_BY: Record<string, string> = { faqs: 'question', founders: 'name', milestones: 'title', pictures: 'url' }
const HINT =
  'null removes a value; a line that is left out stays as it is. An entry of a list is taken whole: what it leaves out is removed.'

const schemaLine = (origin: string): string => ` yaml-language-server: $schema=${origin}/schemas/listing.json`

export async function newText({ slug, version, origin, values }: Written): Promise<string> {
  const { Document, isMap, isScalar } = await import('yaml')
  // An object in, an object out.
  const all = withoutEmpty(values) as LooseEdits
  const document = new Document({ listing: slug, version, ...all })
  const { contents } = document
  if (isMap(contents)) {
    contents.commentBefore = schemaLine(origin)
    // Behind listing and version.
    const group = contents.items[2]?.key
    if (isScalar(group)) group.commentBefore = ` ${HINT}`
  }
  return print(document, Object.keys(values))
}

/** The text with every value that differs exchanged, where it stands; what is new comes at the end of its group. */
export async function updatedText(text: string, { slug, version, origin, values }: Written): Promise<string> {
  const { isMap, parseDocument } = await import('yaml')
  const document = parseDocument(text)
  const { contents } = document
  if (!isMap(contents)) return newText({ slug, version, origin, values })
  // The reader has let nothing pass that is no plain YAML of texts, lists and maps.
  const root = contents as YAMLMap
  const write = await writer(document)
  // Who deleted that line wants the file to go over any version.
  if (root.has('version')) write.set(root, 'version', version)
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(FILE.groups, name)) write.set(root, name, value, name)
    // Groups hold members.
    else for (const [member, each] of Object.entries(value as Record<string, unknown>)) write.setIn(root, name, member, each)
  }
  if (!text.includes('yaml-language-server:'))
    document.commentBefore = [schemaLine(origin), ...(document.commentBefore ? [document.commentBefore] : [])].join('\n')
  const printed = await print(document, [])
  return text.includes('\r\n') ? printed.replaceAll('\n', '\r\n') : printed
}

async function writer(document: Document) {
  const { isMap, isScalar, isSeq } = await import('yaml')
  const plain = (node: unknown): unknown => {
    if (isScalar(node)) return node.value
    if (isSeq(node)) return node.items.map(plain)
    if (isMap(node)) return Object.fromEntries(node.items.map(({ key, value }) => [String(isScalar(key) ? key.value : key), plain(value)]))
    return null
  }
  const set = (map: YAMLMap, name: string, value: unknown, list?: string): void => {
    const node = map.get(name, true)
    if (isEmpty(value) && node === undefined) return
    if (says(node, value)) return
    if (isScalar(node) && !Array.isArray(value)) {
      node.value = value
      // A number's spelling is that of the old one.
      delete node.source
      if (node.type === 'BLOCK_FOLDED') node.type = 'BLOCK_LITERAL'
    } else if (isSeq(node) && Array.isArray(value)) node.items = value.map(entryFrom([...node.items], KNOWN_BY[list ?? '']))
    else map.set(name, document.createNode(value))
  }
  /** Whether a value of the file is, as it is read, this one. */
  const says = (node: unknown, value: unknown): boolean =>
    isScalar(node) && typeof value === 'string' && typeof node.value !== 'string' && node.source !== undefined
      ? node.source === value
      : same(withoutEmpty(plain(node)), withoutEmpty(value))
  /** Each entry by the node it had, so that its comments stay. */
  const entryFrom = (left: unknown[], known_by: string | undefined) => {
    const taken = (found: number): unknown => (found < 0 ? undefined : left.splice(found, 1)[0])
    return (value: unknown): unknown => {
      const equal = taken(left.findIndex((node) => says(node, value)))
      if (equal !== undefined) return equal
      const name = known_by !== undefined && isObject(value) ? value[known_by] : undefined
      const known = name === undefined ? undefined : taken(left.findIndex((node) => isMap(node) && node.get(known_by) === name))
      if (!isMap(known) || !isObject(value)) return document.createNode(withoutEmpty(value))
      for (const [member, each] of Object.entries(value)) set(known, member, withoutEmpty(each))
      return known
    }
  }
  const setIn = (root: YAMLMap, group: string, member: string, value: unknown): void => {
    const node = root.get(group, true)
    if (isMap(node)) return set(node, member, value)
    if (!isEmpty(value)) root.set(group, document.createNode({ [member]: value }))
  }
  return { set, setIn }
}

async function print(document: Document, spaced: string[]): Promise<string> {
  const { isMap, isScalar, visit } = await import('yaml')
  for (const { key } of isMap(document.contents) ? document.contents.items : [])
    if (isScalar(key) && spaced.includes(String(key.value))) key.spaceBefore = true
  visit(document, {
    Scalar(at, node: Node & { value?: unknown; type?: string }) {
      if (at === 'key' || typeof node.value !== 'string') return
      const long = node.value.length > LINE_CHARS_MAX || node.value.includes('\n')
      if (needsEscape(node.value)) node.type = 'QUOTE_DOUBLE'
      else if (long && (node.type === undefined || node.type === 'PLAIN')) node.type = 'BLOCK_LITERAL'
    },
  })
  return escaped(document.toString({ lineWidth: 0 }))
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && (Array.isArray(value) ? value.length : Object.values(value).filter((each) => each !== null).length) === 0)

/** The same without what is empty, however deep: a file of all that a listing does not say would be hard to read. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]): [string, unknown] => [name, withoutEmpty(each)])
      .filter(([, each]) => !isEmpty(each)),
  )
}
