import { expect, test } from 'bun:test'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { gzipped, pack, plainly, type Markup } from '../../server/doors/web/frame/pieces.ts'

const bytesOf = (chunks: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(chunks))

test('texts and pieces that were packed before are one page, whichever come first and however many', () => {
  const part = fc.tuple(fc.boolean(), fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 300 }))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const texts = parts.map(([, text, times]) => text.repeat(times).toWellFormed())
      const markup: Markup = texts.map((text, index) => (parts[index]?.[0] ? pack(text) : text))
      // It throws where the sum or the length that stand at the end are not those of the whole.
      expect(gunzipSync(bytesOf(gzipped(markup))).toString()).toBe(texts.join(''))
      expect(Buffer.from(bytesOf(plainly(markup))).toString()).toBe(texts.join(''))
    }),
    { numRuns: 50 },
  )
})
