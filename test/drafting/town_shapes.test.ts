import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, type Bodies } from './companies.ts'

const cityOf = (bodies: Bodies, lang = 'en') => companyOf(profileOf(bodies, { lang })).city
const foot = (line: string): Bodies => ({ home: `<main><p>Lists for workshops.</p></main><footer><p>${line}</p></footer>` })

describe('a town beside the name of its company, between the marks of a line:', () => {
  const LINES: [line: string, town: string, lang?: string][] = [
    ['© 2026 Lumbrio LLC · Austin, TX · All rights reserved', 'Austin'],
    ['© 2026 Lumbrio LLC · Miami, FL · A list, not a database.', 'Miami'],
    ['© 2026 Lumbrio | Austin, Texas', 'Austin'],
    ['© 2026 Lumbrio Inc. • Toronto, ON, Canada • Privacy', 'Toronto'],
    ['© 2026 Lumbrio GmbH · Graz, Österreich · Impressum', 'Graz', 'de'],
    ['© 2026 Lumbrio SAS — Lyon, France — Mentions légales', 'Lyon', 'fr'],
    ['Lumbrio LLC · Reno, NV', 'Reno'],
    ['Lumbrio Inc. • Salt Lake City, Utah, USA', 'Salt Lake City'],
    ['Lumbrio SL · Girona, España · hola@lumbrio.net', 'Girona', 'es'],
    ['© Lumbrio Oy 2026 | Turku, Suomi | Tietosuoja', 'Turku', 'fi'],
    ['© 2026 Lumbrio Oy · Y-tunnus 1234567-8 · Turku', 'Turku', 'fi'],
    ['Lumbrio ApS · CVR 12345678 · Odense', 'Odense', 'da'],
  ]
  for (const [line, town, lang] of LINES) test(line, () => expect(cityOf(foot(line), lang)).toBe(town))

  test('also where a legal page says whom to write to', () => {
    const terms =
      '<h1>Terms</h1><p>These terms are yours and ours.</p><h2>Contact</h2><p><strong>Lumbrio LLC · Reno, NV</strong><br>Legal: legal@lumbrio.net</p>'
    expect(cityOf({ terms })).toBe('Reno')
  })

  for (const line of [
    'Acme Tools · Reno, NV',
    '© 2026 Lumbrio · Meet us in Reno, NV',
    '© 2026 Lumbrio · Terms, Privacy',
    '© 2026 Lumbrio · Fair Work Act 2009 · Built in Australia',
    'Photo: Jane Roe · Reno, NV',
    'Built for busy harbours · Lumbrio · 2026 · Privacy Policy',
  ])
    test(`${line}: says nothing`, () => expect(cityOf(foot(line))).toBeNull())
})

test('a town where the data of a business give its places, the first of them', () => {
  const placed = (city: string) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'RO' },
  })
  const data = { '@type': 'HealthAndBeautyBusiness', name: 'Lumbrio', location: [placed('Brăila'), placed('Galați')] }
  const home = `<p>Masaj.</p><script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(companyOf(profileOf({ home }, { lang: 'ro' }))).toMatchObject({ city: 'Brăila', country: 'RO' })
})

test('a town with its street under a heading of contact, whatever stands below', () => {
  const lines = '<p>Lumbrio Studio</p><p>1075 Budapest, Király u. 1/e</p><p>5. emelet 2.</p><p>Telefon: +36 30 780 9403</p>'
  const home = (heading: string) => ({ home: `<p>Kosarak.</p><h3>${heading}</h3>${lines}` })
  expect(companyOf(profileOf(home('Elérhetőségeink'), { lang: 'hu' }))).toMatchObject({ city: 'Budapest', country: 'HU' })
  expect(cityOf(home('Munkáink'), 'hu')).toBeNull()
})

describe('a town behind a code of its place on the map:', () => {
  const LINES: [line: string, town: string, lang: string][] = [
    ['Cím: 8MRP+C4 Szekszárd, Lumbrio vendégház', 'Szekszárd', 'hu'],
    ['Address: 9C3W+7X Brighton', 'Brighton', 'en'],
    ['Adresse : Q4J5+2R Annecy, France', 'Annecy', 'fr'],
    ['📍 GG4W+2XV Tartu, Eesti', 'Tartu', 'et'],
  ]
  for (const [line, town, lang] of LINES) test(line, () => expect(cityOf(foot(line), lang)).toBe(town))
})

describe('a town behind its country and before its street:', () => {
  const LINES: [line: string, town: string, lang: string][] = [
    ['Україна. Київ, вул. Хрещатик, 4', 'Київ', 'uk'],
    ['Україна, Львів, вул. Зелена 12', 'Львів', 'uk'],
    ['Polska, Kraków, ul. Długa 4', 'Kraków', 'pl'],
  ]
  for (const [line, town, lang] of LINES) test(line, () => expect(cityOf({ contact: `<h1>Contact</h1><p>${line}</p>` }, lang)).toBe(town))
})

describe('a town before its postcode, with its region behind:', () => {
  const LINES: [line: string, town: string, lang: string][] = [
    ['Siège : Cournonsec, 34660, Hérault, France', 'Cournonsec', 'fr'],
    ['Domicilio: Getafe, 28901, Madrid, España', 'Getafe', 'es'],
    ['Sede: Carpi, 41012, Modena, Italia', 'Carpi', 'it'],
    ['Sede: Via Roma 5, Carpi, 41012, Modena, Italia', 'Carpi', 'it'],
    ['Sede: Via Roma 5, 20100, Milano, Italia', 'Milano', 'it'],
    ['Adresse : Lumbrio SARL, 69001, Lyon, France', 'Lyon', 'fr'],
    ['Anschrift: Lumbrio, 10115, Berlin, Deutschland', 'Berlin', 'de'],
    ['Domicilio: Calle Mayor, 28901, Getafe, España', 'Getafe', 'es'],
  ]
  for (const [line, town, lang] of LINES) test(line, () => expect(cityOf({ contact: `<h1>Contact</h1><p>${line}</p>` }, lang)).toBe(town))

  test('what marked data call the region is no town', () => {
    const address = { addressLocality: 'Cournonsec', addressRegion: 'Hérault', postalCode: '34660', addressCountry: 'FR' }
    const marked = JSON.stringify({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Lumbrio', address })
    const imprint = '<h1>Mentions légales</h1><p>Éditeur : Lumbrio, Nathan Roux<br>34660 Hérault, France</p>'
    expect(cityOf({ home: `<script type="application/ld+json">${marked}</script>`, imprint }, 'fr')).toBe('Cournonsec')
  })
})

describe('a town of Japan in Latin letters, between its ward and its prefecture:', () => {
  for (const [line, town] of [
    ['Address: 2762-121 Narachō, Aoba-ku, Yokohama, Kanagawa 227-0036, Japan', 'Yokohama'],
    ['Address: 1-101-1 Sakuragicho, Naka-ku, Yokohama, Kanagawa 231-0062, Japan', 'Yokohama'],
    ['Address: 4-2-8 Shibakoen, Minato-ku, Tokyo 105-0011, Japan', 'Tokyo'],
  ] as const)
    test(line, () => {
      const { city, country } = companyOf(profileOf({ contact: `<h1>Contact</h1><p>${line}</p>` }))
      expect([city, country]).toEqual([town, 'JP'])
    })
})

test.each([
  ['110 Takawira Street, 5th Floor, Harare, Zimbabwe', 'ZW'],
  ['12 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam', 'VN'],
  ['Kumul Highway, Port Vila, Vanuatu', 'VU'],
  ['Avenue Steinmetz 4, Cotonou, Benin', 'BJ'],
])('a country that once had another code has its own now: %s', (line, code) => {
  expect(companyOf(profileOf({ contact: `<h1>Contact</h1><p>Address: ${line}</p>` })).country).toBe(code)
})

test('the sign of a province is no part of the name of its town', () => {
  expect(cityOf({ contact: '<h1>Contatti</h1><p>Sede: Lungomare Sud 12, 47838, Riccione RN</p>' }, 'it')).toBe('Riccione')
})

describe('what stands like a town and is none:', () => {
  test('a heading in capitals that asks to contact «US»', () => {
    const { city, country } = companyOf(profileOf({ privacy: '<h1>Privacy</h1><h2>12. CONTACT US</h2><p>Write to Lumbrio Pty Ltd.</p>' }))
    expect([city, country]).toEqual([null, null])
  })

  test('the school that gave a certificate, behind its year', () => {
    const about = '<h1>About</h1><p>Lumbrio</p><ul><li>Therapy with children (2022, AIHP)</li><li>EMDR (2026, AIHP)</li></ul>'
    expect(cityOf({ about }, 'nl')).toBeNull()
  })

  for (const [line, lang] of [
    ['© 2026 Lumbrio AS · Ånestadvegen 23, 4360 Varhaug Org.nr 934 145 038', 'no'],
    ['Lumbrio AB · Storgatan 4, 432 44 Varberg Org.nr 556000-0000', 'sv'],
  ] as const)
    test(`the number of a register: ${line}`, () => expect(cityOf(foot(line), lang)).toMatch(/^Var(?:haug|berg)$/))
})

test('words with the sign of a country below a street are a town only where they are written as one', () => {
  const city = (line: string) => cityOf({ contact: `<h1>Contact</h1><p>Via Roma 12</p><p>${line}</p>` }, 'it')
  expect(city('Linea telefonica dedicata (IT)')).toBeNull()
  for (const town of ['Nocera', 'Cernusco sul Naviglio', "Reggio nell'Emilia"]) expect(city(`${town} (MI)`)).toBe(town)
})

test('the end of a telephone number is no postcode', () => {
  expect(cityOf({ contact: '<h1>Yhteystiedot</h1><p>044 756 9399, Pohjois-Savo</p>' }, 'fi')).toBeNull()
  expect(cityOf({ contact: '<h1>Yhteystiedot</h1><p>044 756 9399</p><p>Asematie 2, 71800 Siilinjärvi</p>' }, 'fi')).toBe('Siilinjärvi')
})

test('a region of France between a town and its country is not the town', () => {
  expect(cityOf({ contact: '<h1>Contact</h1><p>Haguenau, Alsace, France</p>' }, 'fr')).toBe('Haguenau')
})

test.each([
  ['CZ', 'cs', '<h1>Kontakt</h1><p>Lumbrio – Jana Nová</p><p>Lipová 17</p><p>130 00 Praha 3</p>'],
  ['VN', 'vi', '<h1>Liên hệ</h1><p>Địa chỉ: 14 ấp 2, TP. HCM</p>'],
])('a town whose form is that of one country tells it: %s', (country, lang, contact) => {
  expect(companyOf(profileOf({ contact }, { lang })).country).toBe(country)
})

for (const contact of [
  '<h1>Contact</h1><p>Headquarters: Reno, NV</p>',
  '<h1>Contact</h1><p>Office · Reno, Nevada</p>',
  '<h1>Contact</h1><p>12 Oak Street</p><p>Reno, NV</p>',
])
  test(`a town with its state: ${contact}`, () => expect(cityOf({ contact })).toBe('Reno'))

test('a menu behind a number, and the card of a customer, are nobody’s seat', () => {
  expect(cityOf(foot('Lumbrio ApS · CVR 12345678 · <a href="/p">Privatliv</a>'), 'da')).toBeNull()
  expect(cityOf({ home: '<h2>Customers</h2><div><p>Harborin</p><p>Location: Reno, NV</p></div>' })).toBeNull()
})

describe('a country by what only it writes beside its towns:', () => {
  const CONTACTS: [lines: string, country: string | null, town: string | null, lang: string][] = [
    ['Osoite: Lumbiontie 3, Koski, 31500<br>Puhelin: +358 45 804 2250', 'FI', 'Koski', 'fi'],
    ['Adresa: Dedalova 2, Beograd 11070<br>Telefon: +381 11 222 3344', 'RS', 'Beograd', 'sr'],
    ['Địa chỉ: Số 18, phường Vân Cơ, thành phố Việt Trì, tỉnh Phú Thọ', 'VN', 'Việt Trì', 'vi'],
    ['Địa chỉ: 12 Lê Lợi, Phường Bến Nghé, Quận 1, TP.HCM', 'VN', 'TP.HCM', 'vi'],
    ['Vergi Dairesi: Kadıköy<br>Adres: Moda Cad. No: 3 Kadıköy/İstanbul', 'TR', 'İstanbul', 'tr'],
    ['NIF: 41820763Z<br>Domicilio: Calle Mayor 3, 28001 Madrid', 'ES', 'Madrid', 'es'],
    ['Based in India 🇮🇳, we weave for Indian homes.', 'IN', null, 'en'],
    ['Based in India, customers save a day a week.', null, null, 'en'],
    ['Ort: Graz<br>UID: ATU41820763', 'AT', 'Graz', 'de'],
    ['Phone: +358 45 804 2250<br>since 2009, 31500 orders', null, null, 'en'],
  ]
  for (const [lines, country, town, lang] of CONTACTS)
    test(lines, () => {
      const { country: read, city } = companyOf(profileOf({ contact: `<h1>Lumbrio</h1><p>${lines}</p>` }, { lang }))
      expect([read, city]).toEqual([country, town])
    })
})
