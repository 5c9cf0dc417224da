import { expect, test } from 'bun:test'
import { readable } from '../../../server/listings/readable.ts'
import { diffEntries } from '../../../server/doors/web/founder/diff.ts'

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
    [[{ role: 'Founder', bio: 'Gardens.', name: 'Ada' }], 'name: Ada\nrole: Founder\nbio: Gardens.'],
  ])
    expect(readable(value)).toBe(String(words))
})
