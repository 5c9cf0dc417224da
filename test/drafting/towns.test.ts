import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, type Bodies } from './companies.ts'

const cityOf = (bodies: Bodies, lang = 'de') => companyOf(profileOf(bodies, { lang })).city

const GERMAN = [
  ['06108', 'Halle/Saale'],
  ['06108', 'Halle (Saale)'],
  ['06108', 'Halle / Saale'],
  ['60311', 'Frankfurt/Main'],
  ['60311', 'Frankfurt/M.'],
  ['60311', 'Frankfurt a. M.'],
  ['60311', 'Frankfurt a.M.'],
  ['15230', 'Frankfurt (Oder)'],
  ['79098', 'Freiburg i. Br.'],
  ['79098', 'Freiburg im Breisgau'],
  ['67433', 'Neustadt/Weinstraße'],
  ['67433', 'Neustadt a.d. Weinstraße'],
  ['67433', 'Neustadt an der Weinstraße'],
  ['91541', 'Rothenburg o.d.T.'],
  ['53545', 'Linz/Rhein'],
  ['39100', 'Bozen/Bolzano'],
]

describe('a town is read with what tells it from others:', () => {
  for (const [code, town] of GERMAN)
    test(`${town}`, () => {
      expect(cityOf({ imprint: `<h1>Impressum</h1><p>Lumbrio GmbH<br>Kirchgasse 4<br>${code} ${town}</p>` })).toBe(`${town}`)
      expect(cityOf({ imprint: `<h1>Impressum</h1><p>Lumbrio GmbH, Kirchgasse 4, ${code} ${town}, Deutschland</p>` })).toBe(`${town}`)
      expect(cityOf({ home: `<footer><p>Lumbrio GmbH · Kirchgasse 4 · ${code} ${town} · Tel. 0345 1234567</p></footer>` })).toBe(`${town}`)
    })
})

const CZECH = [
  ['252 42', 'Jesenice u Prahy', 'Jesenice u Prahy'],
  ['250 01', 'Brandýs nad Labem', 'Brandýs nad Labem'],
  ['148 00', 'Praha 4 – Kunratice', 'Praha'],
] as const

describe('a town behind a postcode of two parts is read with its country:', () => {
  for (const [code, line, town] of CZECH)
    test(line, () => {
      const address = `<h1>Kontakt</h1><h3>Fakturační údaje</h3><p>Lumbrio, s.r.o.</p><p>Průmyslová 565</p><p>${code} ${line}</p><ul><li>IČ: 27208036</li><li>DIČ: CZ27208036</li></ul>`
      const { city, country } = companyOf(profileOf({ contact: address }, { lang: 'cs' }))
      expect([city, country]).toEqual([town, 'CZ'])
    })
})

test('a town stands between its street and its postcode', () => {
  expect(cityOf({ contact: '<h2>Adres</h2><p>Zandkamp 17, Winkel 1731LN</p>' }, 'nl')).toBe('Winkel')
})

test('a county behind a town is no town', () => {
  for (const county of ['JUD. Cluj', 'jud. Cluj', 'Județul Cluj'])
    expect(cityOf({ contact: `<h2>Adresa</h2><p>Aleea Viilor nr. 4</p><p>Cluj-Napoca, ${county}</p><p>România</p>` }, 'ro')).toBe(
      'Cluj-Napoca',
    )
})

const NAMED_TWICE: [town: string, address: string, lang: string][] = [
  ['Biel/Bienne', 'Lumbrio GmbH<br>Bahnhofstrasse 4<br>CH-2502 Biel/Bienne<br>Schweiz', 'de'],
  ['Bolzano/Bozen', 'Lumbrio S.r.l.<br>Via Roma 4<br>39100 Bolzano/Bozen (BZ)', 'it'],
  ['Donostia/San Sebastián', 'Lumbrio S.L.<br>Calle Mayor 4<br>20001 Donostia/San Sebastián', 'es'],
  ['Alicante/Alacant', 'Lumbrio S.L., Calle Mayor 4, 03001 Alicante/Alacant, España', 'es'],
  ['Helsinki/Helsingfors', 'Lumbrio Oy<br>Katu 4<br>00100 Helsinki/Helsingfors', 'fi'],
  ['Brussel/Bruxelles', 'Lumbrio BV<br>Wetstraat 4<br>1000 Brussel/Bruxelles', 'nl'],
]

describe('a town is read in both of its languages:', () => {
  for (const [town, address, lang] of NAMED_TWICE)
    test(town, () => expect(cityOf({ contact: `<h1>Lumbrio</h1><p>${address}</p>` }, lang)).toBe(town))
})

test('also in a sentence, a label and marked data', () => {
  expect(cityOf({ imprint: '<h1>Impressum</h1><p>Lumbrio GmbH mit Sitz in Halle/Saale.</p>' })).toBe('Halle/Saale')
  expect(cityOf({ about: '<h1>About</h1><p>We are based in Frankfurt/Main, Germany.</p>' }, 'en')).toBe('Frankfurt/Main')
  expect(cityOf({ contact: '<h1>Kontakt</h1><p>Ort: Halle/Saale</p>' })).toBe('Halle/Saale')
  const marked = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Lumbrio', address: { addressLocality: 'Halle/Saale' } }
  expect(cityOf({ home: `<script type="application/ld+json">${JSON.stringify(marked)}</script>` })).toBe('Halle/Saale')
})

test('what else stands behind a stroke or in brackets is no part of it', () => {
  const address = (town: string) => ({ contact: `<h1>Kontakt</h1><p>Kirchgasse 4<br>${town}</p>` })
  expect(cityOf(address('1010 Wien/Österreich'))).toBe('Wien')
  expect(cityOf(address('79098 Freiburg/Tel. 0761 1234'))).toBe('Freiburg')
  expect(cityOf({ contact: '<h1>Kontakt</h1><p>Standorte: Berlin/Hamburg/München</p>' })).toBeNull()
  expect(cityOf({ imprint: '<h1>Aviso legal</h1><p>Lumbrio S.L., Calle Mayor 4, 01001 Vitoria-Gasteiz (Álava)</p>' }, 'es')).toBe(
    'Vitoria-Gasteiz',
  )
  expect(cityOf({ contact: '<h1>Contato</h1><p>Lumbrio Ltda.<br>Rua da Aurora, 325<br>São Paulo/SP<br>CEP 01209-001</p>' }, 'pt')).toBe(
    'São Paulo',
  )
})
