import { expect, test } from 'bun:test'
import { countryCodes, countryName } from '../server/base/countries.ts'
import { countWords } from '../server/base/word_count.ts'
import { countWords as countWordsInTerminal } from '../cli/files/word_count.ts'
import { clip, startOfCharacter } from '../server/base/clip.ts'
import { oneLine } from '../server/mail/email.ts'
import { wholeNumber } from '../server/boot/whole_number.ts'

test('every country has an English name, and what is no country is answered as it is', () => {
  expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([])
  expect(['DE', 'CI', 'de', '', 'DEU', 'Ünland'].map(countryName)).toEqual(['Germany', 'Côte d’Ivoire', 'de', '', 'DEU', 'Ünland'])
})

test('the terminal counts words as the server does', () => {
  const texts = [
    '',
    ' ',
    'one',
    'two words',
    '日本語の文',
    'naïve café – déjà vu',
    "don't",
    '12 300',
    'a\n\tb',
    '🎉 party',
    'x '.repeat(50_000),
  ]
  expect(texts.map(countWordsInTerminal)).toEqual(texts.map(countWords))
})

test('a command takes whole numbers from the least it allows, and says of what', () => {
  expect(wholeNumber('weeks')('0')).toBe(0)
  expect(wholeNumber('cents', 1)('250')).toBe(250)
  for (const text of ['', '-1', '1.5', '1e3', ' 1', '1234567890', '٣'])
    expect(() => wholeNumber('cents')(text)).toThrow('whole number of cents')
  expect(() => wholeNumber('cents', 1)('0')).toThrow('whole number of cents')
})

test('a text that is cut has at most so many units, never half of a character, and says that it was cut', () => {
  expect([clip('beets', 5), clip('beets', 4), clip('two words', 5), clip('', 3)]).toEqual(['beets', 'bee…', 'two…', ''])
  for (let chars_max = 1; chars_max <= 12; chars_max++) {
    for (const cut of [clip('a🌱🌱b🌱🌱', chars_max), oneLine('a🌱🌱b🌱🌱', chars_max)])
      expect([cut.isWellFormed(), cut.includes('\uFFFD'), cut.length <= chars_max]).toEqual([true, false, true])
  }
  // What came with half a character, or with the sign for one, keeps that sign.
  expect([clip('\uFFFD is kept', 4), clip('x\uD83C\uD83C y', 4)]).toEqual(['\uFFFD i…', 'x\uFFFD\uFFFD…'])
  expect([0, 1, 2, 3].map((place) => startOfCharacter('🌱b', place))).toEqual([0, 0, 2, 3])
})
