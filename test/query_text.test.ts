import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { queryText } from '../server/base/http/query_text.ts'

test('an address says what was chosen as URLSearchParams writes it, whatever the signs, and leaves out what is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }), (q, category) => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries({ q, category })) if (value !== '') query.set(name, value)
      expect(queryText({ q, left_out: null, category, page: false })).toBe(query.toString())
    }),
  )
  expect(queryText({ q: "a b+c&d=e~!*'()-._é\ud800", page: 2 })).toBe(
    String(new URLSearchParams({ q: "a b+c&d=e~!*'()-._é\ud800", page: '2' })),
  )
})
