import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf, type Bodies } from './companies.ts'

const STREET = { de: 'Kirchgasse 4<br>79098 Freiburg', en: '12 Mill Lane<br>Leeds LS1 4AB', fr: '4 rue Haute<br>69002 Lyon' }
const ADDRESSES: Record<string, string> = {
  ...STREET,
  es: 'Calle Mayor 4<br>28013 Madrid',
  it: 'Via Verdi 22<br>14100 Asti',
  nl: 'Oudegracht 12<br>3511 NR Utrecht',
  pl: 'ul. Długa 4<br>31-147 Kraków',
  sv: 'Södra vägen 20<br>413 28 Göteborg',
  hu: 'Fő utca 4<br>1011 Budapest',
}
const namesOf = (bodies: Bodies, lang: string) => {
  const profile = profileOf(bodies, { lang })
  return [valueOf(profile, 'legal_name'), valueOf(profile, 'company_name')]
}

const WRITTEN: [lang: string, trade: string, whole: string][] = [
  ['de', 'Radwerk Kehl', 'Radwerk Kehl – Inh. Jonas Brandt'],
  ['de', 'Radwerk Kehl', 'Radwerk Kehl, Inh. Jonas Brandt'],
  ['de', 'Radwerk Kehl', 'Radwerk Kehl Inhaber: Jonas Brandt'],
  ['de', 'Blumen Holler', 'Blumen Holler (Inhaberin: Anna Holler)'],
  ['de', '1A Räder', '1A Räder, Inh. Dipl.-Ing. Jonas Brandt'],
  ['en', 'Harbour Bikes', 'Harbour Bikes, owner Dana Voss'],
  ['en', 'Harbour Bikes', 'Harbour Bikes – owner: Dana Voss'],
  ['en', 'Harbour Bikes', 'Harbour Bikes (Prop. Dana Voss)'],
  ['fr', 'Atelier Morel', 'Atelier Morel, gérante Jeanne Morel'],
  ['fr', 'Atelier Morel', 'Atelier Morel – Propriétaire : Jeanne Morel'],
  ['es', 'Taller Vela', 'Taller Vela, titular Ana Ruiz'],
  ['es', 'Taller Vela', 'Taller Vela (propietaria: Ana Ruiz)'],
  ['it', 'Officina Vela', 'Officina Vela – titolare Marco Bassi'],
  ['nl', 'Fietsenmaker Vos', 'Fietsenmaker Vos, eigenaar Jan Vos'],
  ['pl', 'Rowerownia', 'Rowerownia, właściciel Adam Nowak'],
  ['sv', 'Cykelverket', 'Cykelverket (innehavare: Anna Berg)'],
  ['hu', 'Kerékpárműhely', 'Kerékpárműhely, tulajdonos Kovács Anna'],
]

describe('a trading name is read with its owner:', () => {
  for (const [lang, trade, whole] of WRITTEN)
    test(`${lang} «${whole}»`, () => {
      expect(namesOf({ contact: `<h1>Lumbrio</h1><p>${whole}<br>${ADDRESSES[lang]}</p>` }, lang)).toEqual([whole, trade])
      const address = ADDRESSES[lang]?.replace('<br>', ', ')
      expect(namesOf({ home: `<footer><p>${whole}</p><p>${address}</p></footer>` }, lang)).toEqual([whole, trade])
      expect(namesOf({ imprint: `<h2>Impressum, aviso legal, mentions légales</h2><div>${whole}, ${address}</div>` }, lang)).toEqual([
        whole,
        trade,
      ])
    })
})

test('also behind a copyright', () => {
  expect(namesOf({ home: '<footer><p>© 2031 Radwerk Kehl, Inh. Jonas Brandt</p></footer>' }, 'de')[0]).toBe(
    'Radwerk Kehl, Inh. Jonas Brandt',
  )
})

const TRADING: [lang: string, trade: string, whole: string, sentence: string][] = [
  [
    'en',
    'Harbour Bikes',
    'Dana Voss, trading as Harbour Bikes',
    'These terms are between you and Dana Voss, trading as Harbour Bikes (“we”).',
  ],
  ['en', 'Harbour Bikes', 'Dana Voss t/a Harbour Bikes', 'Dana Voss t/a Harbour Bikes'],
  ['nl', 'Fietsenmaker Vos', 'Jan Vos h.o.d.n. Fietsenmaker Vos', 'Jan Vos h.o.d.n. Fietsenmaker Vos, Utrecht'],
  [
    'fr',
    'Atelier Morel',
    'Jeanne Morel, exerçant sous le nom commercial Atelier Morel',
    'Le site est édité par Jeanne Morel, exerçant sous le nom commercial Atelier Morel, 69002 Lyon.',
  ],
]

describe('a person is read with the name they trade under:', () => {
  for (const [lang, trade, whole, sentence] of TRADING)
    test(`${lang} «${whole}»`, () => expect(namesOf({ terms: `<h1>Lumbrio</h1><p>${sentence}</p>` }, lang)).toEqual([whole, trade]))
})

test('a French trader’s own form is one', () => {
  expect(namesOf({ imprint: '<h1>Mentions légales</h1><p>Éditeur : Jeanne Morel EI<br>4 rue Haute, 69002 Lyon</p>' }, 'fr')[0]).toBe(
    'Jeanne Morel EI',
  )
})

const OTHERS: [title: string, bodies: Bodies, lang: string][] = [
  ['a founder', { imprint: `<h1>Kontakt</h1><p>Założycielka Rowerowni · Właściciel Młyn Nadodrze<br>${ADDRESSES['pl']}</p>` }, 'pl'],
  ['a heading', { imprint: `<h1>Impressum</h1><p>Kontakt – Inh. Jonas Brandt<br>${STREET.de}</p>` }, 'de'],
  ['a person with a role', { imprint: `<h1>Impressum</h1><p>Jonas Brandt, Inhaber<br>${STREET.de}</p>` }, 'de'],
  ['a designer', { imprint: `<h1>Impressum</h1><h2>Webdesign</h2><p>Pixelhof, Inh. Jonas Brandt<br>${STREET.de}</p>` }, 'de'],
  ['a credit', { imprint: '<h1>Impressum</h1><p>Webdesign: Pixelhof, Inh. Jonas Brandt</p>' }, 'de'],
  ['a customer', { about: '<h1>Stories</h1><div class="testimonial"><p>Great.</p><p>Harbour Bikes – owner Dana Voss</p></div>' }, 'en'],
  ['somebody on the home page', { home: '<main><p>Harbour Bikes, owner Dana Voss</p></main>' }, 'en'],
]

describe('no trading name:', () => {
  for (const [title, bodies, lang] of OTHERS) test(title, () => expect(namesOf(bodies, lang)).toEqual([null, null]))
})
