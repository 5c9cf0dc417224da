/** Text as a terminal shows it: made harmless, measured in columns, wrapped and cut. No colours here: paint what is already laid out. */

type Measure = (text: string) => number
/** Near enough where nothing is laid out in columns, as in JSON. */
let measure: Measure = (text) => [...text].length
let segmenter: Intl.Segmenter | undefined

/** Loads what measures characters, for whatever is laid out: its patterns alone take Node 20 ms to read. */
export async function loadColumns(): Promise<void> {
  measure = (await import('string-width')).default
}

/** What divides text into characters is dear to begin with: 30 ms of Node's start. */
function graphemes(text: string): string[] {
  if (isAscii(text)) return text.split('')
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

// C0 (less the line break), DEL and C1 would move the cursor or start an escape sequence; direction marks and tags make a text look like another.
// oxlint-disable-next-line no-control-regex
const CONTROLS =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|\p{Surrogate}/gu
const SPACES = ['\t', '\u2028', '\u2029']

/** Replaces what could steer a terminal; a C0 control becomes its picture (␛), so that the attempt can be seen. */
export function harmless(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, (control) => {
    if (SPACES.includes(control)) return ' '
    const code = control.codePointAt(0) ?? 0
    if (code < 0x20) return String.fromCodePoint(0x2400 + code)
    return code < 0xa0 ? '\ufffd' : ''
  })
}

/** The same value with every text in it harmless, member names too. */
export function allHarmless<Value>(value: Value): Value {
  const walk = (given: unknown): unknown => {
    if (typeof given === 'string') return harmless(given)
    if (Array.isArray(given)) return given.map(walk)
    if (typeof given !== 'object' || given === null) return given
    return Object.fromEntries(Object.entries(given).map(([name, member]) => [harmless(name), walk(member)]))
  }
  return walk(value) as Value // the walk keeps every shape and changes texts only
}

// What JSON.stringify and a YAML in double quotes leave raw.
const RAW = /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** Of a text in which such characters only stand inside double quotes: the same meaning, in which nothing steers a terminal. */
export function escaped(text: string): string {
  return text.replace(RAW, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

export function needsEscape(text: string): boolean {
  return text.search(RAW) !== -1
}

/** Columns; a wide character takes two, a combining mark none. */
export function columns(text: string): number {
  return isAscii(text) ? text.length : measure(text)
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

/** `1 page`, `2 pages`. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** At most `width` columns, the last one an ellipsis where something is left out. */
export function cut(text: string, width: number): string {
  const line = oneLine(text)
  if (columns(line) <= width) return line
  let kept = ''
  let used = 0
  for (const segment of graphemes(line)) {
    used += columns(segment)
    if (used > width - 1) break
    kept += segment
  }
  return `${kept.trimEnd()}…`
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)))
}

/** Lines of at most `width` columns, broken between words; a word that fits no line is broken inside. Keeps the text's own line breaks. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), Math.max(width, 2)))
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (columns(longer) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      const pieces = broken(word, width)
      line = pieces.pop() ?? ''
      lines.push(...pieces)
    }
  }
  lines.push(line)
  return lines
}

function broken(word: string, width: number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const segment of graphemes(word)) {
    if (columns(piece + segment) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += segment
  }
  return [...pieces, piece]
}
