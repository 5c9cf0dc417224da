import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { diffWords, wordDiffs, type Piece } from '../../server/doors/web/frame/word_diff.ts'
import { expectLinear } from '../growth.ts'

/** `[-gone-]` and `{+new+}` as people write them. */
const written = (pieces: Piece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`)).join('')

describe('a change is shown word by word', () => {
  const cases: [before: string, after: string, shown: string][] = [
    ['', '', ''],
    ['', 'New text', '{+New text+}'],
    ['Old text', '', '[-Old text-]'],
    ['the same', 'the same', 'the same'],
    ['Garden plans', 'Garden maps', 'Garden [-plans-]{+maps+}'],
    ['Plans for small gardens', 'Plans for all small gardens', 'Plans for {+all +}small gardens'],
    ['a b c', 'x y c', '[-a b-]{+x y+} c'],
    ['Plans for small gardens', 'Plans for large gardens', 'Plans for [-small-]{+large+} gardens'],
    // A word in common here and there is no common text.
    [
      'Counting rooms, made simple',
      'Shift plans that fit, on one page',
      '[-Counting rooms, made simple-]{+Shift plans that fit, on one page+}',
    ],
    ['one, two', 'one. two', 'one[-,-]{+.+} two'],
    ['$12 / month', '$14 / month', '$[-12-]{+14+} / month'],
    ['Beds\nWeeds', 'Beds\nSeeds\nWeeds', 'Beds\n{+Seeds\n+}Weeds'],
    ['Größe', 'Große', '[-Größe-]{+Große+}'],
    ['<b>bold</b>', '<i>bold</i>', '<[-b-]{+i+}>bold</[-b-]{+i+}>'],
    ['👩‍🌾 grows', '👩‍🌾 sows', '👩‍🌾 [-grows-]{+sows+}'],
  ]
  for (const [before, after, shown] of cases)
    test(`${JSON.stringify(before)} → ${JSON.stringify(after)}`, () => expect(written(diffWords(before, after))).toBe(shown))
})

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom('a', 'b', 'plan', ' ', '\n', '.'), { maxLength: 60 }).map((words) => words.join('')),
)
const side = (pieces: Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind === 'same' || piece.kind === kind)
    .map((piece) => piece.text)
    .join('')

test('both texts can be read back from the pieces, whatever they are, and no two neighbours are of one kind', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = diffWords(before, after)
      expect([side(pieces, 'gone'), side(pieces, 'new')]).toEqual([before, after])
      for (const [index, { kind }] of pieces.entries()) expect(pieces[index + 1]?.kind).not.toBe(kind)
    }),
  )
})

test('two long texts without a word in common are shown as replaced, in time that grows with them alone', async () => {
  await expectLinear((times) => {
    const [before, after] = [0, 1].map((which) => Array.from({ length: 10_000 * times }, (_, index) => `${which}x${index}`).join(' '))
    expect(diffWords(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['gone', 'new'])
  })
})

test('of a page of long texts each is compared less closely, and a changed sentence always word by word', () => {
  const compare = wordDiffs()
  const words = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at}`).join(' ')
  const kinds = (changed: number) =>
    compare(`${words('a', 900)} ${words('b', changed)}`, `${words('a', 900)} ${words('c', changed)}`).map(({ kind }) => kind)
  expect(kinds(200)).toEqual(['same', 'gone', 'new'])
  for (let nth = 2; nth <= 100; nth++) compare('Plans', 'Maps')
  expect(kinds(200)).toEqual(['gone', 'new'])
  expect(kinds(20)).toEqual(['same', 'gone', 'new'])
})
