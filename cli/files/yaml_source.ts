/** YAML as a person typed it: plain values, and the place of each in the text. */
import type * as Library from 'yaml'
import type { Document, Node } from 'yaml'

export type Position = { line: number; column: number }
export type Path = readonly (string | number)[]

/** Something in a file that the person must mend; the message is shown with its place. */
export class Mistake extends Error {
  constructor(
    message: string,
    readonly position?: { line: number; column?: number },
  ) {
    super(message)
  }
}

const TOO_DEEP = 'The file is nested too deep.'

export type YamlSource = {
  document: Document.Parsed
  /** Texts, nulls, lists and maps: `phone: +4930` and `team_size: 10` are texts here, since its name decides what a member holds, not its looks. */
  members: Record<string, unknown>
  /** Where a member stands, or the nearest thing around it that is there. */
  positionOf(path: Path): Position
}

type Yaml = typeof Library

/** Throws a Mistake for what is no YAML, or no plain one: what stands in another place of a file than where it is read is for programs. */
export async function readYaml(text: string): Promise<YamlSource> {
  const yaml = await import('yaml')
  const lines = new yaml.LineCounter()
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  // The library goes down by calling itself, as far as the text is nested.
  const document = withinDepth(() => yaml.parseDocument(text, { lineCounter: lines }))
  const [error] = document.errors
  // The library puts the place at the end of its first line and the lines themselves below it.
  const said =
    error &&
    (/call stack/i.test(error.message)
      ? TOO_DEEP
      : error.message
          .replace(/\.? at line \d[^]*/, '.')
          .replace(/^Source contains multiple.*/, 'The file holds one document: end it before this line.'))
  if (error) throw new Mistake(said ?? '', positionAt(error.pos[0]))
  withinDepth(() => checkPlain(yaml, document, positionAt))
  const members = plainOf(yaml, document.contents) ?? {}
  if (typeof members !== 'object' || Array.isArray(members))
    throw new Mistake('The file holds members, one per line, such as `categories:` and `fields:`.', { line: 1, column: 1 })
  return {
    document,
    members: members as Record<string, unknown>, // a map
    positionOf: (path) => positionAt(offsetOf(yaml, document, path)),
  }
}

type Marked = Node & { anchor?: string | undefined; tag?: string | undefined }

/** Anchors, aliases and tags write a value elsewhere, again and again, or by a program. */
function checkPlain({ isScalar, visit }: Yaml, document: Document.Parsed, positionAt: (offset: number) => Position): void {
  const refuse = (message: string, { range }: Node) => {
    throw new Mistake(message, positionAt(range?.[0] ?? 0))
  }
  const checkNode = (_: unknown, node: Marked) => {
    if (node.anchor !== undefined) refuse(`The anchor &${node.anchor} is not read here: write each value where it belongs.`, node)
    if (node.tag !== undefined) refuse(`The tag ${node.tag} is not read here.`, node)
  }
  visit(document, {
    Alias: (_, node) => refuse(`The alias *${node.source} is not read here: write each value where it belongs.`, node),
    Map: checkNode,
    Seq: checkNode,
    Scalar: checkNode,
    Pair: (_, { key }) => void (isScalar(key) || refuse('The name of a member is a plain word.', key as Node)),
  })
}

function plainOf({ isMap, isScalar, isSeq }: Yaml, root: unknown): unknown {
  const plain = (node: unknown): unknown => {
    if (isScalar(node)) return node.value === null || typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
    if (isSeq(node)) return node.items.map(plain)
    if (!isMap(node)) return null
    // Keys were seen to be scalars.
    return Object.fromEntries(node.items.map(({ key, value }) => [String(isScalar(key) ? (key.source ?? key.value) : key), plain(value)]))
  }
  return plain(root)
}

function offsetOf({ isMap, isScalar, isSeq }: Yaml, { contents }: Document.Parsed, path: Path): number {
  let [node, offset]: [unknown, number] = [contents, contents?.range[0] ?? 0]
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part))
      if (!pair) break
      offset = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset
      node = pair.value
    } else if (isSeq(node)) {
      node = node.items[Number(part)]
      offset = isMap(node) || isScalar(node) || isSeq(node) ? (node.range?.[0] ?? offset) : offset
    } else break
  }
  return offset
}

function withinDepth<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) throw new Mistake(TOO_DEEP, { line: 1, column: 1 })
    throw error
  }
}
