import { isObject } from '../../base/is_object.ts'

/** One value that a model proposes, with the lines it cites. */
export type Entry = { text: string; detail: string; lines: number[] }
/** What a model proposes, by cell. */
export type Proposals = Map<string, Entry[]>

const CELLS_MAX = 80
const ENTRIES_MAX = 60
const TEXT_CHARS_MAX = 4_000
const LINES_MAX = 8
const STARTS_TRIED_MAX = 20
const DEPTH_MAX = 40

/**
 * What can be read of an answer, however it is wrapped: thoughts, fences and sentences around it are passed over, the end of one that was
 * cut is closed after its last whole entry, unknown members and wrong cells are left out. Null where no cell can be read.
 */
export function readAnswer(text: string): Proposals | null {
  for (const value of valuesIn(text)) {
    const proposals = proposalsIn(value)
    if (proposals) return proposals
  }
  return null
}

/** The text of one member that an answer consists of; null where it has none. */
export function readMember(text: string, member: string): string | null {
  for (const value of valuesIn(text)) if (isObject(value) && typeof value[member] === 'string') return value[member]
  return null
}

/** The objects and lists of an answer, the outermost first, without what a model thought aloud. */
function* valuesIn(text: string): Generator {
  const said = text.replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, (thought) => (/<\/\w+>$/.test(thought) ? ' ' : thought))
  for (const at of startsIn(said)) {
    const value = parseFrom(said, at)
    if (value !== undefined) yield value
  }
}

/** Where an object or list may begin, the outermost ones first. */
function startsIn(text: string): number[] {
  const starts: number[] = []
  for (let at = text.search(/[[{]/); at !== -1 && starts.length < STARTS_TRIED_MAX;) {
    starts.push(at)
    const next = text.slice(at + 1).search(/[[{]/)
    at = next === -1 ? -1 : at + 1 + next
  }
  return starts
}

/** The value that begins there; where it does not end, what of it is whole. */
function parseFrom(text: string, start: number): unknown {
  const open: string[] = []
  let whole: { end: number; open: string[] } | null = null
  let in_string = false
  for (let at = start; at < text.length; at++) {
    const char = text[at] ?? ''
    if (in_string) {
      if (char === '\\') at++
      else if (char === '"') in_string = false
      continue
    }
    if (char === '"') in_string = true
    else if (char === '{' || char === '[') {
      if (open.push(char === '{' ? '}' : ']') > DEPTH_MAX) return undefined
    } else if (char === '}' || char === ']') {
      if (open.pop() !== char) return undefined
      if (open.length === 0) return parsed(text.slice(start, at + 1))
      if (char === '}') whole = { end: at + 1, open: [...open] }
    }
  }
  return whole ? parsed(text.slice(start, whole.end) + whole.open.toReversed().join('')) : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    try {
      // A comma before a closing bracket is the slip that small models make most.
      return JSON.parse(json.replace(/,(?=\s*[\]}])/g, ''))
    } catch {
      return undefined
    }
  }
}

/** The cells of a list, of `cells`, of an object by their names, or of whatever one member is wrapped around them. */
function proposalsIn(value: unknown, depth = 0): Proposals | null {
  const list = Array.isArray(value) ? value : isObject(value) && Array.isArray(value['cells']) ? value['cells'] : null
  if (list) {
    if (list.length === 0) return depth === 0 && Array.isArray(value) ? null : new Map()
    return joined(
      list
        .slice(0, CELLS_MAX)
        .flatMap((cell) => (isObject(cell) && typeof cell['cell'] === 'string' ? [[cell['cell'], cell] as const] : [])),
    )
  }
  if (!isObject(value) || depth > 2) return null
  const members = Object.entries(isObject(value['cells']) ? value['cells'] : value).slice(0, CELLS_MAX)
  const named = joined(members)
  if (named) return named
  for (const [, member] of members) {
    const inner = isObject(member) || Array.isArray(member) ? proposalsIn(member, depth + 1) : null
    if (inner && inner.size > 0) return inner
  }
  return null
}

function joined(cells: (readonly [string, unknown])[]): Proposals | null {
  const proposals: Proposals = new Map()
  for (const [name, cell] of cells) {
    const entries = entriesOf(cell)
    if (entries.length > 0) proposals.set(name, [...(proposals.get(name) ?? []), ...entries].slice(0, ENTRIES_MAX))
  }
  return proposals.size > 0 ? proposals : null
}

function entriesOf(cell: unknown): Entry[] {
  const list = Array.isArray(cell)
    ? cell
    : isObject(cell) && Array.isArray(cell['entries']) && cell['entries'].length > 0
      ? cell['entries']
      : [cell]
  // Lines that stand at the cell count for its entries that name none.
  const shared = isObject(cell) ? linesIn(cell['lines']) : []
  return list.slice(0, ENTRIES_MAX).flatMap((entry): Entry[] => {
    if (!isObject(entry)) return []
    const text = textIn(entry['text'] ?? entry['value'])
    const lines = linesIn(entry['lines'] ?? entry['line'])
    const cited = lines.length > 0 ? lines : shared
    return text === '' || cited.length === 0 ? [] : [{ text, detail: textIn(entry['detail']), lines: cited }]
  })
}

function textIn(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.slice(0, TEXT_CHARS_MAX).trim() : ''
}

/** Numbers of lines: `3`, `"3"`, `"L3"`, `"3-5"`. */
function linesIn(value: unknown): number[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, LINES_MAX * 2) : [value]
  const numbers = list.flatMap((entry): number[] => {
    if (typeof entry === 'number') return [entry]
    const [, from, to] = (typeof entry === 'string' && /^\D{0,6}(\d{1,5})(?:\s*[-–]\s*\D?(\d{1,5}))?/.exec(entry)) || []
    if (!from) return []
    const [first, last] = [Number(from), Number(to ?? from)]
    return last >= first && last - first < LINES_MAX ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [first]
  })
  return [...new Set(numbers.filter((number) => Number.isInteger(number) && number > 0))].slice(0, LINES_MAX)
}
