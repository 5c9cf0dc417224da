import { expect, test } from 'bun:test'
import { pattern } from '../../server/drafting/built_in/words/patterns.ts'
import { legalNames } from '../../server/drafting/built_in/words/legal_words.ts'
import { caseless, categoryTerms } from '../../server/drafting/proof/category_index.ts'
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

test('letters that an expression takes for one another where case does not count begin alike', () => {
  const cased = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) => /\p{Cased}|\p{M}/u.test(sign))
  const all = cased.join('')
  const apart = cased.flatMap((sign) =>
    [...all.matchAll(new RegExp(sign, 'giu'))].flatMap(([other]) => (caseless(other) === caseless(sign) ? [] : `${sign} ${other}`)),
  )
  expect([cased.length > 2500, apart]).toEqual([true, []])
  expect(caseless('ΛΟΓΙΣΤΉΣ').startsWith(caseless('λογισ'))).toBe(true)
})

test('a term of a category is found however its letters are written', () => {
  const said = (text: string) => [...(categoryTerms(text, 'en').get('Government & Legal')?.sure.keys() ?? [])]
  expect(said('We are a LAW FIRM in Leeds.')).toEqual(said('We are a law firm in Leeds.').map((term) => term.toLowerCase()))
  expect(said('We are a law firm in Leeds.')).not.toEqual([])
})

test('words end where letters of any script do, however short the look that tells so', () => {
  const slow = String.raw`(?:(?<![\p{L}\p{M}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{M}\p{N}_])(?![\p{L}\p{M}\p{N}_]))`
  const sources = [
    String.raw`\bcafé\b`,
    String.raw`\b(?:né|à)\b`,
    String.raw`\d\b`,
    String.raw`x?\b.`,
    String.raw`\bx?.`,
    String.raw`a\u00e9\b`,
  ]
  const texts = ['café', 'cafés', 'un café!', 'décafé', 'né à', 'née', '5', '5€', '5a', 'x', 'ax', 'x\u0301', 'aé', 'aéa', '_café', '']
  for (const source of [...sources, String.raw`’\b`, String.raw`\u2019\b`, String.raw`\bé{0,2}.`])
    for (const text of texts)
      expect([source, text, pattern(source, 'giu')[Symbol.replace](text, '<$&>')]).toEqual([
        source,
        text,
        text.replace(new RegExp(source.replaceAll(String.raw`\b`, slow), 'giu'), '<$&>'),
      ])
})
