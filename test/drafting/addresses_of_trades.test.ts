import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

const placeOf = (bodies: Bodies, lang: string) => {
  const { city, country } = companyOf(profileOf(bodies, { lang }))
  return [city, country]
}

const DIALLED: [number: string, country: string, lang: string, address: string, town: string][] = [
  ['+359 88 123 4567', 'BG', 'bg', 'гр. Варна, ул. Дунав 4', 'Варна'],
  ['+7 (912) 123-40-56', 'RU', 'ru', 'г. Пермь, ул. Ленина, 4', 'Пермь'],
  ['+7 705 123 40 56', 'KZ', 'ru', 'г. Астана, ул. Ленина, 4', 'Астана'],
  ['0047 912 34 056', 'NO', 'no', 'Fjordgata 4, 7010 Trondheim', 'Trondheim'],
]

describe('a town is in the country of the numbers beside it:', () => {
  for (const [number, country, lang, address, town] of DIALLED)
    test(number, () => {
      expect(placeOf({ home: `<footer><p>${address}</p><p>${number}</p></footer>` }, lang)).toEqual([town, country])
    })

  test('also by a link to call', () => {
    const footer = '<footer><p>гр. Варна, ул. Дунав 4</p><p><a href="tel:+359881234567">088 123 4567</a></p></footer>'
    expect(placeOf({ home: footer }, 'bg')).toEqual(['Варна', 'BG'])
  })

  test('where all of them say the same', () => {
    const footer = '<footer><p>гр. Варна, ул. Дунав 4</p><p>+359 88 123 4567</p><p>+40 721 234 056</p></footer>'
    expect(placeOf({ home: footer }, 'bg')).toEqual(['Варна', null])
  })
})

test('what a line says of its country goes before numbers', () => {
  const contact = '<h1>Контакты</h1><p>Наше управление - Россия, г. Пермь, ул. Ленина, 4</p><p>+375 29 123 40 56</p>'
  expect(placeOf({ contact }, 'ru')[1]).not.toBe('BY')
})

test('what ends a telephone number is no postcode, with a person behind it no town', () => {
  expect(placeOf({ contact: '<h1>Kontaktai</h1><p>Tel. nr.: +370 612 30197 Rytis</p>' }, 'lt')[0]).toBeNull()
})

test('a year is no town', () => {
  expect(placeOf({ home: '<footer><p>2014-2017 г. © Все права защищены.</p></footer>' }, 'ru')[0]).toBeNull()
})

const FORMS: [written: string, lang: string][] = [
  ['Lumbrio s.r.o', 'cs'],
  ['Lumbrio S.A.C', 'es'],
  ['Lumbrio gmbh', 'de'],
]

test.each(FORMS)('a legal form is read without its last dot and in small letters: %s', (name, lang) => {
  expect(valueOf(profileOf({ home: `<footer><p>${name}</p></footer>` }, { lang }), 'legal_name')).toBe(name)
})
