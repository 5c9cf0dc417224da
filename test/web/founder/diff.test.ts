import { expect, test } from 'bun:test'
import { diffEntries, diffWords, sayAny } from '../../../server/doors/web/founder/diff.ts'
import { expectLinear } from '../../growth.ts'

const said = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))

test('what changed in a text stands between what stayed', () => {
  expect(said('', '')).toEqual([])
  expect(said('', 'New words')).toEqual(['[+New words+]'])
  expect(said('Old words', '')).toEqual(['[-Old words-]'])
  expect(said('Plans for small gardens', 'Plans for large gardens')).toEqual(['Plans for', '[- small-]', '[+ large+]', ' gardens'])
  expect(said('One two three', 'One two three four')).toEqual(['One two three', '[+ four+]'])
  // A word in common here and there is no common text.
  expect(said('Counting rooms, made simple', 'Shift plans that fit on one page')).toEqual([
    '[-Counting rooms, made simple-]',
    '[+Shift plans that fit on one page+]',
  ])
})

test('a text too long to compare word by word is shown as taken out and put in, in time that grows with it alone', async () => {
  await expectLinear((times) => {
    const long = Array.from({ length: 1250 * times }, (_, index) => `w${index}`).join(' ')
    expect(diffWords(long, `${long} more`).map(({ kind }) => kind)).toEqual(['gone', 'new'])
  })
})

test('of lists it is told what went, what came and what stayed', () => {
  expect(diffEntries(['a', 'b'], ['b', 'c'])).toEqual([
    { kind: 'gone', text: 'a' },
    { kind: 'same', text: 'b' },
    { kind: 'new', text: 'c' },
  ])
})

test('values of any shape are said in words', () => {
  for (const [value, words] of [
    [null, ''],
    [true, 'Yes'],
    [2019, '2019'],
    [['a', 'b'], 'a\nb'],
    [{ id: 7, title: 'First', url: null }, 'title: First'],
  ])
    expect(sayAny(value)).toBe(String(words))
})
