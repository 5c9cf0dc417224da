import { parse, type CsvError } from 'csv-parse'
import { Readable } from 'node:stream'
import { isObject } from '../../base/is_object.ts'
import { readJsonBody, type Unreadable } from '../../base/http/json_body.ts'

/** What stands in a line of the file, by its own column names; or why it cannot be read. `ends`: nothing after it is read. */
export type FileRow = { line: number; values: Record<string, unknown> } | { line: number; wrong: string; ends?: true }

/** Far more than a profile holds. */
const ROW_CHARS_MAX = 256 * 1024
const COLUMNS_MAX = 200
const STRAY_QUOTE_SAYS = 'has a quote within a value. Put the value in quotes and write the quote twice'
const ROW_MAX_SAYS = `is longer than ${ROW_CHARS_MAX / 1024} KiB`

/**
 * The rows of a file of CSV (RFC 4180, whatever its line ends; comma, semicolon or tab) or JSON Lines, in UTF-8 or, with its mark, UTF-16.
 * Read as a stream: what is held is a row. What is no text of its encoding reads as U+FFFD. `lacking`: what a first line of CSV must name and
 * does not, without which no row can be taken.
 */
export async function* readRows(
  file: AsyncIterable<Uint8Array>,
  lacking: (columns: readonly string[]) => string[] = () => [],
): AsyncGenerator<FileRow> {
  const texts = withLineFeeds(decoded(file))
  const first = await firstLine(texts)
  const whole = joined(first.text, texts)
  yield* first.text.trimStart().startsWith('{') ? readJsonLines(whole) : readCsv(whole, first.text, lacking)
}

async function* decoded(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let begun: Uint8Array = new Uint8Array()
  for await (const chunk of file) {
    begun = decoder === null ? Buffer.concat([begun, chunk]) : chunk
    if (decoder === null && begun.length < 2) continue
    decoder ??= new TextDecoder(encodingOf(begun))
    yield decoder.decode(begun, { stream: true })
  }
  yield decoder === null ? new TextDecoder().decode(begun) : decoder.decode()
}

/** Whatever ends a line, one sign for it, so that lines are counted as an editor does. */
async function* withLineFeeds(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held !== '') yield '\n'
}

const encodingOf = ([one, two]: Uint8Array): string =>
  one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8'

/** Enough to see what kind of file it is. */
async function firstLine(texts: AsyncGenerator<string>): Promise<{ text: string }> {
  let text = ''
  while (!text.trimStart().includes('\n') && text.length < ROW_CHARS_MAX) {
    const next = await texts.next()
    if (next.done) break
    text += next.value
  }
  return { text }
}

async function* joined(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

async function* readCsv(
  texts: AsyncGenerator<string>,
  beginning: string,
  lacking: (columns: readonly string[]) => string[],
): AsyncGenerator<FileRow> {
  const skipped: FileRow[] = []
  // Of the last row that was read, or skipped.
  let ended = 0
  const parser = Readable.from(texts).pipe(
    parse({
      ...{ delimiter: delimiterOf(beginning), info: true, relax_column_count: true, skip_empty_lines: true, skip_records_with_error: true },
      record_delimiter: '\n',
      max_record_size: ROW_CHARS_MAX,
      // Else a row with a stray quote would run on to the next one, and take every row in between with it. It is found by what it was.
      relax_quotes: true,
      raw: true,
      on_record: (record, { lines }) => {
        ended = lines
        return record
      },
    }),
  )
  parser.on('skip', (error?: CsvError) => {
    const lines = Number(error?.lines ?? ended)
    // A row with two mistakes is told of twice.
    if (lines > ended) skipped.push(wrongRow(error, ended + 1))
    ended = lines
  })
  const delimiter = delimiterOf(beginning)
  let columns: string[] | null = null
  for await (const { record, info, raw } of parser as AsyncIterable<{ record: string[]; info: { lines: number }; raw: string }>) {
    // The line that a row begins at, whatever stands in it.
    const line = info.lines - record.reduce((sum, value) => sum + value.split('\n').length - 1, 0)
    // Those before it; what is skipped is known before rows that were read are.
    while ((skipped[0]?.line ?? line) < line) {
      const row = skipped.shift()
      if (row) yield row
      if (row && 'ends' in row) return
    }
    if (strayQuote(raw, delimiter)) {
      yield { line, wrong: STRAY_QUOTE_SAYS, ...(columns === null ? { ends: true } : {}) }
      if (columns === null) return
    } else if (columns === null) {
      columns = record.map((name) => name.trim())
      const wrong = wrongColumns(columns, lacking(columns))
      if (wrong) return yield { line, wrong, ends: true }
    } else if (record.length === columns.length)
      yield { line, values: Object.fromEntries(columns.map((name, index) => [name, record[index]])) }
    else yield { line, wrong: `has ${record.length} values where the first line names ${columns.length} columns` }
  }
  yield* skipped
}

function wrongRow(error: CsvError | undefined, line: number): FileRow {
  if (error?.code === 'CSV_MAX_RECORD_SIZE')
    return { line, wrong: `${ROW_MAX_SAYS}: a quote may not be closed before it. Nothing after it is read`, ends: true }
  const says =
    error?.code === 'CSV_QUOTE_NOT_CLOSED' ? 'has quotes that are never closed, so that nothing after it is read' : STRAY_QUOTE_SAYS
  return { line, wrong: says }
}

/** Whether a quote stands in a row otherwise than around a value, or twice within one. */
function strayQuote(raw: string, delimiter: string): boolean {
  let quoted = false
  // The sign before: a value begins after a delimiter, or where the row does.
  let before = delimiter
  for (let at = 0; at < raw.length; at++) {
    const sign = raw[at] ?? ''
    if (sign === '"') {
      if (quoted && raw[at + 1] === '"') at++
      else if (quoted && ![delimiter, '\n', undefined].includes(raw[at + 1])) return true
      else if (!quoted && before !== delimiter) return true
      else quoted = !quoted
    }
    before = raw[at] ?? ''
  }
  return false
}

function wrongColumns(columns: string[], lacks: string[]): string | null {
  if (columns.length > COLUMNS_MAX) return `names ${columns.length} columns; at most ${COLUMNS_MAX} are read`
  const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) !== index)
  if (twice !== undefined) return `names the column ${twice} twice`
  return lacks.length === 0
    ? null
    : `names no column ${lacks.join(' and none ')}. Begin the file with the names of its columns; --map column=${lacks[0]} says which one that is`
}

/** Whichever of the three stands most often in the line of names. */
function delimiterOf(beginning: string): string {
  const names = /\S[^\n]*/.exec(beginning)?.[0] ?? ''
  const count = (sign: string) => names.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

async function* readJsonLines(texts: AsyncGenerator<string>): AsyncGenerator<FileRow> {
  let held = ''
  let line = 0
  let too_long = false
  for await (const text of texts) {
    const parts = (held + text).split('\n')
    held = parts.pop() ?? ''
    for (const part of parts) {
      line++
      if (too_long) too_long = false
      else yield* readJsonLine(part, line)
    }
    if (held.length > ROW_CHARS_MAX) {
      if (!too_long) yield { line: line + 1, wrong: ROW_MAX_SAYS }
      too_long = true
      held = ''
    }
  }
  if (!too_long) yield* readJsonLine(held, line + 1)
}

function* readJsonLine(text: string, line: number): Generator<FileRow> {
  if (text.trim() === '') return
  if (text.length > ROW_CHARS_MAX) return yield { line, wrong: ROW_MAX_SAYS }
  const read = readJsonBody(Buffer.from(text))
  if (read.ok && isObject(read.value)) yield { line, values: read.value }
  else yield { line, wrong: read.ok ? UNREADABLE_SAYS.invalid : UNREADABLE_SAYS[read.why] }
}

const UNREADABLE_SAYS: Record<Unreadable, string> = {
  invalid: 'is not one JSON object',
  deep: 'is nested too deep',
  many: 'holds too many values',
  twice: 'holds a member twice. Write each once',
}
