import { beforeAll, expect, test } from 'bun:test'
import fc from 'fast-check'
import { painter } from '../../cli/terminal/style.ts'
import { table } from '../../cli/terminal/table.ts'
import { allHarmless, columns, cut, escaped, harmless, loadColumns, wrap } from '../../cli/terminal/text.ts'

beforeAll(loadColumns)

// oxlint-disable-next-line no-control-regex
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]/u

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u001b[2J', '\u009b1A', '\u001b]0;x\u0007', '\r', '\u202e', '請求', '👩‍💻', 'word '),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

test('no text of a site keeps a character that steers a terminal', () => {
  fc.assert(fc.property(hostile, (text) => !STEERING.test(harmless(text))))
  expect(harmless('a\u001b[31mb\u0007\u009b2J\u202ec\td\r\ne')).toBe('a␛[31mb␇\ufffd2Jc d\ne')
  expect(harmless('請求書 é 👩‍💻 ok')).toBe('請求書 é 👩‍💻 ok')
})

test('a whole answer is made harmless, names of members too', () => {
  expect(allHarmless({ 'a\u001b': ['\u0007', { b: null, c: 1, d: true }] })).toEqual({ 'a␛': ['␇', { b: null, c: 1, d: true }] } as never)
})

test('JSON on a terminal steers nothing and means the same', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const json = escaped(JSON.stringify({ text }, null, 2))
      expect(STEERING.test(json.replaceAll('\n', ''))).toBe(false)
      expect(JSON.parse(json)).toEqual({ text: text.toWellFormed() === text ? text : JSON.parse(JSON.stringify(text)) })
    }),
  )
})

test('wrapped and cut texts stay within their columns, whatever they hold', () => {
  fc.assert(
    fc.property(hostile.map(harmless), fc.integer({ min: 2, max: 60 }), (text, width) => {
      for (const line of wrap(text, width)) expect(columns(line)).toBeLessThanOrEqual(width)
      expect(columns(cut(text, width))).toBeLessThanOrEqual(width)
    }),
  )
})

test('wrapping loses no word and keeps paragraphs', () => {
  expect(wrap('one two three\n\nfour', 8)).toEqual(['one two', 'three', '', 'four'])
  expect(wrap('請求書を送る', 6)).toEqual(['請求書', 'を送る'])
  expect(wrap('abcdefgh ij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  fc.assert(fc.property(hostile.map(harmless), (text) => wrap(text, 20).join('').replace(/\s/g, '') === text.replace(/\s/g, '')))
})

test('a table keeps to the terminal by cutting its flexible column, wide characters counted as two', () => {
  const rows = [
    { id: 'd_1', name: '請求書'.repeat(20) },
    { id: 'd_22', name: 'plain\nname' },
  ]
  const look = { style: painter(false), width: 30 }
  const lines = table(
    rows,
    [
      { title: 'ID', text: ({ id }) => id },
      { title: 'NAME', text: ({ name }) => name, flexible: true },
      { title: 'END', text: () => 'x' },
    ],
    look,
  )
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(30)
  expect(lines[2]).toContain('plain name')
  expect(lines[1]).toContain('…')
})

test('a table that is too wide for its terminal says each row in words, within the columns, with nothing left out', () => {
  const rows = [{ key: '2026-W50', starts: '2026-12-07', none: '', seats: 20 }]
  const lines = table(
    rows,
    [
      { title: 'WEEK', text: ({ key }) => key },
      { title: 'STARTS (UTC)', text: ({ starts }) => starts },
      { title: 'NOTHING', text: ({ none }) => none },
      { title: 'FREE SEATS', text: ({ seats }) => String(seats) },
    ],
    { style: painter(false), width: 40 },
    () => 'What is said of the row, in more words than fit one line.',
  )
  expect(lines).toEqual([
    '2026-W50',
    '  starts (UTC) 2026-12-07 · free seats',
    '  20',
    '  What is said of the row, in more words',
    '  than fit one line.',
  ])
})
