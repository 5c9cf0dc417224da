import { expect, test } from 'bun:test'
import { placeOf, wordPattern } from '../../server/doors/web/frame/word_pattern.ts'

test('a code is marked where it is a word, never within one; longer values and other scripts wherever they stand', () => {
  for (const [word, quote, place] of [
    ['de', 'Deutschland, mit modernem Equipment', -1],
    ['DE', 'Deutschland (DE)', 13],
    ['Umzug', 'Ihr Umzugspartner', 4],
    ['料金', '基本料金は月額', 2],
    ['$5', 'a$5/mo', 1],
  ] as const) {
    expect([quote, placeOf(word, quote)]).toEqual([quote, place])
    expect([quote, quote.search(new RegExp(wordPattern(word), 'iu'))]).toEqual([quote, place])
  }
})
