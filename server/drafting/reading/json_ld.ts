import { isObject } from '../../base/is_object.ts'
import { cleanJson } from '../../crawl/clean_text.ts'
import { fold } from '../../base/fold.ts'
import { JSON_LD_CHARS_MAX, JSON_LD_NODES_MAX } from './reading_bounds.ts'

export type JsonLdNode = {
  /** Lower case, without the vocabulary's address: `organization`. */
  types: string[]
  members: Record<string, unknown>
  /** The script it came from, on one line; the source of quotes such as `"price": "12"`. */
  source: string
}

const NODES_MAX = 500
const DEPTH_MAX = 12

function parseJson(source: string): unknown {
  const text = source
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>)\s*$/, '')
  // Real sites break lines inside strings and leave commas before a closing bracket, or forget commas and brackets altogether.
  for (const attempt of [() => text, () => plain(text), () => balanced(plain(text.replace(/^[ \t]*\/\/[^\n]*/gm, '')))]) {
    try {
      return JSON.parse(cleanJson(attempt()))
    } catch {
      // Broken JSON-LD is as good as none; other rules still read the page.
    }
  }
  return null
}

const plain = (text: string): string => text.replace(/[\u0000-\u001f]+/g, ' ').replace(/,\s*([}\]])/g, '$1')

/** The text with commas between members and brackets at its end where they are missing; objects in a row become a list. */
function balanced(text: string): string {
  const open: string[] = []
  let out = ''
  let string = false
  let value = false
  for (const [token] of text.matchAll(/\\.|[^\\]/gsu)) {
    if (string) {
      out += token
      if (token === '"') string = false
      continue
    }
    if (token === '"' || token === '{' || token === '[') {
      if (value) out += ','
      value = false
    }
    if (token === '"') {
      string = true
      value = true
    } else if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']')
    else if (token === '}' || token === ']') {
      if (open.at(-1) !== token) continue
      open.pop()
      value = true
    } else if (token === ',' || token === ':') value = false
    out += token
  }
  return `[${out}${open.toReversed().join('')}]`.replace(/,\s*([}\]])/g, '$1')
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value])

/** The nodes of a page's scripts, as far as a page is read. */
export function jsonLdIn(scripts: Iterable<string>): JsonLdNode[] {
  const nodes: JsonLdNode[] = []
  let chars = 0
  for (const text of scripts) {
    chars += text.length
    if (chars > JSON_LD_CHARS_MAX || nodes.length >= JSON_LD_NODES_MAX) break
    nodes.push(...jsonLdNodes(text))
  }
  return nodes.slice(0, JSON_LD_NODES_MAX)
}

/** Every typed node of a JSON-LD script, nested ones too, in document order. Never throws. */
export function jsonLdNodes(script: string): JsonLdNode[] {
  const found: JsonLdNode[] = []
  const source = fold(script)
  const visit = (value: unknown, depth: number): void => {
    if (depth > DEPTH_MAX || found.length >= NODES_MAX) return
    if (Array.isArray(value)) for (const entry of value.slice(0, NODES_MAX)) visit(entry, depth + 1)
    if (!isObject(value)) return
    const types = listOf(value['@type']).filter((type): type is string => typeof type === 'string')
    if (types.length > 0) found.push({ types: types.map((type) => type.replace(/^.*[/#:]/, '').toLowerCase()), members: value, source })
    for (const member of Object.values(value)) visit(member, depth + 1)
  }
  visit(parseJson(script), 0)
  return found
}

/** A member as plain text: strings and numbers as they are, of an object its `name`, `@value` or `url`. */
export function textOf(value: unknown): string | null {
  const first = listOf(value)[0]
  if (typeof first === 'string') return fold(first) || null
  if (typeof first === 'number') return String(first)
  if (isObject(first)) return textOf(first['name'] ?? first['@value'] ?? first['url'] ?? first['@id'])
  return null
}

/** The member inside the script as it is written there: `"price": "12"`; null when it is written in another way. */
export function quoteOfMember(node: JsonLdNode, key: string, value: string | number): string | null {
  return (
    new RegExp(`"${RegExp.escape(key)}"\\s*:\\s*(?:\\[\\s*)?"?${RegExp.escape(String(value))}(?:"|(?=[\\s,}\\]]))`).exec(
      node.source,
    )?.[0] ?? null
  )
}
