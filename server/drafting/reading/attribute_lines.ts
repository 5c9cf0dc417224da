import type { Element } from 'domhandler'
import { fold } from '../../base/fold.ts'
import { listOf, type JsonLdNode } from './json_ld.ts'
import { ATTRIBUTE_CHARS_MAX, ATTRIBUTE_TEXT_CHARS_MAX } from './reading_bounds.ts'

/** What a page says where no line shows it: title, attributes and JSON-LD, one value a row. */
export function attributeLines(elements: Iterable<Element>, title: string, nodes: readonly JsonLdNode[]): string {
  const lines = new Set<string>([title])
  let chars = 0
  for (const element of elements) {
    if (element.type !== 'tag') continue
    for (const value of Object.values(element.attribs)) {
      if (value.length >= ATTRIBUTE_CHARS_MAX || lines.has(value)) continue
      chars += value.length
      if (chars <= ATTRIBUTE_TEXT_CHARS_MAX) lines.add(fold(value))
    }
  }
  for (const node of nodes) {
    lines.add(node.source)
    for (const value of Object.values(node.members))
      for (const entry of listOf(value)) if (typeof entry === 'string' || typeof entry === 'number') lines.add(fold(String(entry)))
  }
  lines.delete('')
  return [...lines].join('\n')
}

/** The same of a web app manifest: as it is written, and each of its texts. */
export const manifestLines = (text: string, manifest: Record<string, unknown>): string => [fold(text), ...stringsIn(manifest)].join('\n')

function stringsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return [fold(value)]
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.values(value).flatMap((member) => stringsIn(member, depth + 1))
}

/** Plain text as the markup of its lines. */
export const paragraphs = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `<p>${line.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`)
    .join('')
