import { expect, test } from 'bun:test'
import { legalNames } from '../../server/drafting/built_in/legal_words.ts'
import { KNOWN_CATEGORIES } from '../../server/lexicon/category_words.ts'
import { alternativesOf, anyOf, categoryTermsOf, LEXICONS, spaced, unspaced } from '../../server/lexicon/compile.ts'

const lists = Object.entries(LEXICONS).flatMap(
  ([language, { little_words: _, abbreviations: __, country_names: ___, categories: ____, ...words }]) =>
    Object.entries(words).map(([list, source]) => ({ at: `${language}.${list}`, source: source })),
)

test('every word of every language is a pattern of its own, none of them empty', () => {
  expect(lists.length).toBeGreaterThan(1000)
  const broken = lists.filter(
    ({ source }) => alternativesOf(source).join('|') !== source || alternativesOf(source).some((word) => !compiles(word)),
  )
  expect(broken).toEqual([])
})

function compiles(word: string): boolean {
  try {
    return !new RegExp(`^(?:${word})$`, 'u').test('')
  } catch {
    return false
  }
}

test('a list is cut between its words only, not within groups and classes', () => {
  expect(alternativesOf(String.raw`fragen (?:&|und)|[|(]x|a\|b|häufig\p{L}{0,3}`)).toEqual([
    'fragen (?:&|und)',
    '[|(]x',
    String.raw`a\|b`,
    String.raw`häufig\p{L}{0,3}`,
  ])
})

test('a word that several languages share is tried once', () => {
  const words = alternativesOf(anyOf('free'))
  expect(words.filter((word) => word === 'gratis')).toEqual(['gratis'])
  expect(new Set(words).size).toBe(words.length)
})

test('scripts without spaces are looked for anywhere, all others between boundaries', () => {
  expect(alternativesOf(unspaced('free'))).toContain('無料')
  expect(alternativesOf(spaced('free'))).toContain('zdarma')
  expect(alternativesOf(spaced('free'))).not.toContain('無料')
  expect(new RegExp(`^(?:${anyOf('free')})$`, 'u').test('無料')).toBe(true)
})

test('a legal form that begins with an English one is read to its end', () => {
  expect(legalNames('Site sahibi: Kuzey Yazılım Limited Şirketi, İzmir')).toEqual(['Kuzey Yazılım Limited Şirketi'])
  expect(legalNames('© Kuzey Yazılım Ltd. Şti., İzmir')).toEqual(['Kuzey Yazılım Ltd. Şti.'])
})

test('a term of a category begins with a letter, by which it is found', () => {
  for (const category of KNOWN_CATEGORIES)
    for (const { term } of [...categoryTermsOf('spaced', category, true), ...categoryTermsOf('spaced', category, false)])
      expect(term).toMatch(/^(?:\(\?|[\p{L}\p{N}&]|\\\.|\[a-z\])/u)
})
