import { expect, test } from 'bun:test'
import { readRows, type FileRow } from '../../server/team/imports/read_file.ts'

/** The rows of a file that comes in pieces of a size, as a disk or a pipe gives it. */
async function rowsOf(file: string | Uint8Array, bytes = 7): Promise<FileRow[]> {
  const whole = typeof file === 'string' ? Buffer.from(file) : file
  const pieces = async function* () {
    for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
  }
  return Array.fromAsync(readRows(pieces()))
}
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
const row = (line: number, name: string, url = 'a.com') => ({ line, values: { name, url } })

test.each<[string, string | Uint8Array, FileRow[]]>([
  ['plain', 'name,url\nA,a.com\n', [row(2, 'A')]],
  ['without a last line end', 'name,url\nA,a.com', [row(2, 'A')]],
  ['CRLF', 'name,url\r\nA,a.com\r\nB,a.com\r\n', [row(2, 'A'), row(3, 'B')]],
  ['a byte order mark', '\uFEFFname,url\nÄ,a.com', [row(2, 'Ä')]],
  ['UTF-16 as Excel saves it', utf16('name\turl\r\nÄpfel\ta.com\r\n'), [row(2, 'Äpfel')]],
  ['UTF-16, big end first', utf16('name,url\nÄ,a.com').swap16(), [row(2, 'Ä')]],
  ['semicolons', 'name;url\nA,B;a.com', [row(2, 'A,B')]],
  ['quotes, doubled ones and commas', 'name,url\n"A ""q"", b",a.com', [row(2, 'A "q", b')]],
  ['line ends within quotes, which count as lines', 'name,url\r\n"A\r\nB",a.com\r\nC,a.com', [row(2, 'A\nB'), row(4, 'C')]],
  ['empty lines', 'name,url\n\nA,a.com\n\n\nB,a.com', [row(3, 'A'), row(6, 'B')]],
  ['nothing', '', []],
  ['names alone', 'name,url\n', []],
  ['JSON Lines', '{"name":"A","url":"a.com"}\r\n\n{"name":"B","url":"a.com"}', [row(1, 'A'), row(3, 'B')]],
  ['JSON Lines with a mark', '\uFEFF{"name":"A","url":"a.com"}', [row(1, 'A')]],
])('%s', async (_, file, rows) => {
  for (const bytes of [1, 7, 1_000_000]) expect(await rowsOf(file, bytes)).toEqual(rows)
})

test.each<[string, string, (number | string)[]]>([
  ['too many values', 'name,url\nA,a.com,x\nB,a.com', [2, 'B']],
  ['too few', 'name,url\nA\nB,a.com', [2, 'B']],
  ['a quote within a value', 'name,url\nA "x" y,a.com\nB,a.com', [2, 'B']],

  ['a quote that is not closed', 'name,url\nB,a.com\n"A,a.com\nC,a.com\n', ['B', 3]],
  ['a member twice', '{"name":"A","name":"B"}\n{"name":"C","a":{"x":1,"x":2}}\n{"name":"D"}', [1, 2, 'D']],
  ['no object', '{"name":"B"}\n[1]\n"x"\nnull\n{"name":\n{"name":"C"}', ['B', 2, 3, 4, 5, 'C']],
])('%s: that row alone is wrong, and named by its line', async (_, file, expected) => {
  for (const bytes of [1, 1_000_000]) {
    const rows = await rowsOf(file, bytes)
    const seen = rows.toSorted((one, other) => one.line - other.line).map((one) => ('values' in one ? String(one.values.name) : one.line))
    expect(seen).toEqual(expected)
  }
})

test.each<[string, (number | string)[]]>([
  ['"A"x,a.com\nB,a.com\nC,a.com', [2, 'B', 'C']],
  ['"A" Inc,a.com\n"B" Inc,a.com\n"C",a.com', [2, 3, 'C']],
  ['"A "x" y",a.com\n"B",a.com', [2, 'B']],
  ['"A\nB"x,a.com\n"C",a.com', [2, 'C']],
  ['"A"" b",a.com\nC "" d,a.com\n"D",a.com', ['A" b', 3, 'D']],
  ['"A"x,a.com\nB,a.com\n"C,a.com\nD,a.com', [2, 'B', 4]],
])('text after a quote is wrong, and the rows after it are read: %s', async (rows, expected) => {
  for (const bytes of [1, 1_000_000]) {
    const read = await rowsOf(`name,url\n${rows}`, bytes)
    const seen = read.toSorted((one, other) => one.line - other.line)
    expect(seen.map((one) => ('values' in one ? String(one.values.name) : one.line))).toEqual(expected)
  }
  // In the line of names nothing is known of any row.
  expect(await rowsOf('na"me,url\nA,a.com')).toEqual([{ line: 1, wrong: expect.stringContaining('a quote within'), ends: true }])
})

test('a column that stands twice is nobody’s to choose: nothing is read', async () => {
  expect(await rowsOf('name,url,name\nA,a.com,B')).toEqual([{ line: 1, wrong: 'names the column name twice', ends: true }])
})

test('a row of a megabyte is not held: of JSON the next is read, and where quotes are never closed nothing more', async () => {
  const long = 'x'.repeat(1 << 20)
  const json = await rowsOf(`{"name":"A"}\n{"name":"${long}"}\n{"name":"C"}\n`, 65_536)
  expect(json.map((one) => ('values' in one ? one.values.name : one.line))).toEqual(['A', 2, 'C'])
  const csv = await rowsOf(`name,url\nA,a.com\n"${long}\nC,a.com\n`, 65_536)
  expect(csv).toMatchObject([{ line: 2 }, { line: 3, ends: true }])
})
