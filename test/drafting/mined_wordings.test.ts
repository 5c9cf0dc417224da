import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

// What a large number of sites wrote otherwise than the rules knew, as made-up pages in the languages and countries that write so.

const contact = (...lines: string[]): Bodies => ({ contact: `<h1>Contact</h1>${lines.map((line) => `<p>${line}</p>`).join('')}` })
const foot = (...lines: string[]): Bodies => ({
  home: `<main><p>Lists.</p></main><footer>${lines.map((line) => `<p>${line}</p>`).join('')}</footer>`,
})
const placeOf = (bodies: Bodies, lang = 'en') => {
  const { city, country } = companyOf(profileOf(bodies, { lang }))
  return [city, country]
}

describe('the country of an address whose street only that country writes beside such a postcode:', () => {
  const LINES: [line: string, town: string, country: string, lang: string][] = [
    ['Rosengasse 2, Hauptstraße 14, 4020 Linz', 'Linz', 'AT', 'de'],
    ['Hauptstraße 14, 20095 Hamburg', 'Hamburg', 'DE', 'de'],
    ['Nørrevej 22, 8600 Silkeborg', 'Silkeborg', 'DK', 'da'],
    ['Pärnu mnt 12, 11313 Tallinn', 'Tallinn', 'EE', 'et'],
    ['C/ Mayor 8, 50001 Zaragoza', 'Zaragoza', 'ES', 'es'],
    ['Kauppakatu 3, 40100 Jyväskylä', 'Jyväskylä', 'FI', 'fi'],
    ['Ερμού 12, 105 63 Αθήνα', 'Αθήνα', 'GR', 'el'],
    ['1055 Budapest, Rózsa utca 9-11.', 'Budapest', 'HU', 'hu'],
    ['Via Garibaldi 5, 20121 Milano', 'Milano', 'IT', 'it'],
    ['Laisvės pr. 5, 04215 Vilnius', 'Vilnius', 'LT', 'lt'],
    ['Storgata 12, 9008 Tromsø', 'Tromsø', 'NO', 'no'],
    ['Strada Lungă 12, 500058 Brașov', 'Brașov', 'RO', 'ro'],
    ['Storgatan 4, 566 32 Habo', 'Habo', 'SE', 'sv'],
  ]
  for (const [line, town, country, lang] of LINES) test(line, () => expect(placeOf(contact(line), lang)).toEqual([town, country]))

  const OPEN: [line: string, town: string, lang: string][] = [
    ['Laurinstraße 5, 39100 Bozen', 'Bozen', 'de'],
    ['Hauptstraße 12, 4700 Eupen', 'Eupen', 'de'],
    ['Kramgasse 12, 3011 Bern', 'Bern', 'de'],
    ['Via Gino 5, 47890 Borgo', 'Borgo', 'it'],
    ['Via Nassa 5, 6900 Lugano', 'Lugano', 'it'],
    ['Rue des Lilas 5, 20000 Casablanca', 'Casablanca', 'fr'],
    ['Mannerheimvägen 5, 00100 Helsingfors', 'Helsingfors', 'sv'],
  ]
  for (const [line, town, lang] of OPEN) test(`${line}: stays open`, () => expect(placeOf(contact(line), lang)).toEqual([town, null]))

  test('a year behind a sign of copyright is no postcode beside such a street', () =>
    expect(placeOf(foot('Moorgate 12 © 2026 Lumbrio'))).toEqual([null, null]))
})

describe('countries that came after others bear their own codes:', () => {
  const LINES: [line: string, lang: string, country: string][] = [
    ['Kneza Miloša 10, 11000 Beograd, Srbija', 'hr', 'RS'],
    ['Knez Mihailova 3, 11000 Belgrade, Serbia', 'en', 'RS'],
    ['Breedestraat 5, Willemstad, Curaçao', 'nl', 'CW'],
    ['Невский проспект, 5, Москва, Россия', 'ru', 'RU'],
  ]
  for (const [line, lang, country] of LINES) test(line, () => expect(placeOf(contact(line), lang)[1]).toBe(country))

  const CALLED: [line: string, phone: string, country: string][] = [
    ['Glavna 5, 21000 Novi Sad', '+381 21 555 0199', 'RS'],
    ['Glavna 5, 71000 Sarajevo', '+387 33 555 019', 'BA'],
    ['Glavna 5, 81000 Podgorica', '+382 20 555 019', 'ME'],
    ['Makedonija 5, 1000 Skopje', '+389 2 555 0199', 'MK'],
  ]
  for (const [line, phone, country] of CALLED) test(`${line}, ${phone}`, () => expect(placeOf(contact(line, phone), 'hr')[1]).toBe(country))
})

describe('a town and its street on one line:', () => {
  const LINES: [line: string, town: string | null, lang: string][] = [
    ['20148 Milano Via Carducci 14', 'Milano', 'it'],
    ['10121 Torino Corso Verdi 114', 'Torino', 'it'],
    ['33000 Bordeaux Rue Verte 12', 'Bordeaux', 'fr'],
    ['08001 Barcelona Calle Mayor 3', 'Barcelona', 'es'],
    ['30-001 Kraków ul. Długa 4', 'Kraków', 'pl'],
    ['Székhely: 946 37 Kopčany 488', 'Kopčany', 'hu'],
    ['687 62 Dolní Lhota 103', 'Dolní Lhota', 'cs'],
    ['Adresă: Strada Aleea Teilor, nr. 8, București, Sector 2', 'București', 'ro'],
    ['Strada Lungă 4, Sector 3, București', 'București', 'ro'],
    ['Intrarea Florilor nr. 2, camera 1, Otopeni, Jud. Ilfov', 'Otopeni', 'ro'],
    ['Adresă: Strada Aleea Teilor, nr. 8', null, 'ro'],
    ['Ship 20000 Boxes via Rome in 12 days', null, 'en'],
    ['Kota Banjar, Kab. Banjar, Jawa Barat 46311', 'Banjar', 'id'],
  ]
  for (const [line, town, lang] of LINES) test(line, () => expect(placeOf(contact(line), lang)[0]).toBe(town))

  const CODE_BEHIND: [line: string, place: (string | null)[], lang: string][] = [
    ['Kula 2, Beograd 11070', ['Beograd', null], 'hr'],
    ['Strada Lungă 4, Sector 3, București', ['București', 'RO'], 'ro'],
    ['Jl. Boulevard Raya, Banten 15811', [null, 'ID'], 'id'],
    ['2024 Northern Software Testing Award', [null, null], 'en'],
    ['Lipova 2, Chapter twelve of 11070', [null, null], 'en'],
  ]
  for (const [line, place, lang] of CODE_BEHIND) test(line, () => expect(placeOf(contact(line), lang)).toEqual(place))

  test('a year and a person below a picture are no postcode and town', () =>
    expect(placeOf({ about: '<h1>About</h1><img src="a.png"><p>1984, Jonas Field</p>' })[0]).toBeNull())
})

describe('who runs a site:', () => {
  const legalOf = (bodies: Bodies, lang = 'en', name = 'Lumbrio') => companyOf(profileOf(bodies, { lang, name })).legal
  const FOOT: [line: string, legal: string | null, lang: string][] = [
    ['Lumbrio - Vestor SAS', 'Vestor SAS', 'fr'],
    ['Lumbrio – Vestor GmbH', 'Vestor GmbH', 'de'],
    ['CV. VESTOR MAJU BERSAMA', 'CV. VESTOR MAJU BERSAMA', 'id'],
    ['PT. Vestor Maju Bersama', 'PT. Vestor Maju Bersama', 'id'],
    ['© 2026 Lumbrio Works · CVR: 46313844', 'Lumbrio Works', 'da'],
    ['Lumbrio Works, org.nr. 559546-8660', 'Lumbrio Works', 'sv'],
    ['Lumbrio Works | IČO: 51796775', 'Lumbrio Works', 'cs'],
    ['Alle rettigheder forbeholdes · CVR: 46313844', null, 'da'],
    ['Vestor – Holm GmbH', 'Vestor – Holm GmbH', 'de'],
    ['Storgatan Habo, org.nr. 559546-8660', null, 'sv'],
  ]
  for (const [line, legal, lang] of FOOT)
    test(line, () =>
      expect(legalOf(foot(line, 'Hauptstraße 14, 20095 Hamburg'), lang, line.includes('Works') ? 'Lumbrio Works' : 'Lumbrio')).toBe(legal),
    )

  const LEGAL: [line: string, legal: string | null, lang: string][] = [
    [
      'Lumbrio · Behandlingsansvarlig: Vestor AS, Industrigata 6, 4614 Kristiansand · Kontakt: post@lumbrio.net · Sist oppdatert 10.07.2026',
      'Vestor AS',
      'no',
    ],
    [
      'Lumbrio · Verantwortlich: Vestor GmbH, Hauptstraße 6, 20095 Hamburg · Kontakt: post@lumbrio.net · Stand 10.07.2026',
      'Vestor GmbH',
      'de',
    ],
    [
      'Lumbrio | Titolare: Vestor S.r.l., Via Garibaldi 6, 20121 Milano | Contatti: posta@lumbrio.net | Aggiornato il 10.07.2026',
      'Vestor S.r.l.',
      'it',
    ],
    ['Lumbrio · Hosting: Vestor GmbH, Hauptstraße 6, 20095 Hamburg · Kontakt: post@lumbrio.net · Stand 10.07.2026', null, 'de'],
  ]
  for (const [line, legal, lang] of LEGAL)
    test(line, () => expect(legalOf({ privacy: `<h1>Privacy</h1><p>${line}</p>` }, lang)).toBe(legal))

  test('a heading parts a line from the number below it', () => {
    const imprint =
      '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Deutschland</p><h3>Geschäftszeiten</h3><p>Termine nach Vereinbarung</p><h2>Steuerliche Angaben</h2><h3>Umsatzsteuer-ID</h3>'
    expect(legalOf({ imprint }, 'de')).toBeNull()
  })
  const LINES: [line: string, lang: string][] = [
    ['Kontaktperson Mikael Berg', 'no'],
    ['Contactpersoon Jan Roos', 'nl'],
    ['Yhteyshenkilö Aino Salo', 'fi'],
  ]
  for (const [line, lang] of LINES)
    test(`${line}: above a register number it names a person, no company`, () =>
      expect(legalOf({ imprint: `<h1>Imprint</h1><p>${line}</p><p>Org.nr 935 669 219</p>` }, lang)).toBeNull())
  test('the speaker of a quotation is nobody’s publisher', () =>
    expect(legalOf({ home: '<main><blockquote><p>Very calm.</p><footer>Trainer · Verein</footer></blockquote></main>' }, 'de')).toBeNull())
})

describe('a mailbox in the credit of who made the website is not the site’s:', () => {
  const LINES: [line: string, lang: string][] = [
    ['Sito web creato da Gianni Rossi - gianni.rossi@gmail.com - © 2024', 'it'],
    ['Website by Jane Roe – jane.roe@gmail.com', 'en'],
    ['Website erstellt von Jonas Feld, jonas.feld@gmx.de', 'de'],
    ['Site réalisé par Jeanne Roux – jeanne.roux@orange.fr', 'fr'],
    ['Hjemmeside lavet af Jens Holm (jens.holm@gmail.com)', 'da'],
    ['Website gemaakt door Jan Roos – jan.roos@gmail.com', 'nl'],
  ]
  for (const [line, lang] of LINES)
    test(line, () =>
      expect(
        valueOf(
          profileOf({ ...foot(line), ...contact('lumbrio.shop@gmail.com') }, { lang, name: 'Vestor', host: 'vestor.net' }),
          'contact_email',
        ),
      ).toBe('lumbrio.shop@gmail.com'),
    )
  test('a mailbox behind the site’s own words stays', () =>
    expect(valueOf(profileOf(foot('Design questions? Write to lumbrio.shop@gmail.com')), 'contact_email')).toBe('lumbrio.shop@gmail.com'))
})

describe('where the foot of a page says that the company is:', () => {
  const LINES: [line: string, place: (string | null)[]][] = [
    ['© 2026 Lumbrio. Based in Austin, TX.', ['Austin', 'US']],
    ['© 2026 Lumbrio. All rights reserved. Based in Norway.', [null, 'NO']],
    ['© 2026 Lumbrio · Based in Porto, Portugal', ['Porto', 'PT']],
    ['Photos by Jane Roe. Based in Austin, TX.', [null, null]],
  ]
  for (const [line, place] of LINES) test(line, () => expect(placeOf(foot(line))).toEqual(place))
})

describe('where the foot of a page says that it was made:', () => {
  const LINES: [line: string, lang: string, country: string | null][] = [
    ['© Lumbrio 🇳🇴 Laget i Norge', 'no', 'NO'],
    ['© Lumbrio · Lavet med ❤️ i Danmark', 'da', 'DK'],
    ['Lumbrio · Gjord i Sverige', 'sv', 'SE'],
    ['Lumbrio · Gemaakt met liefde in Nederland', 'nl', 'NL'],
    ['Theme laget av Vestor i Tyskland', 'no', null],
  ]
  for (const [line, lang, country] of LINES) test(line, () => expect(placeOf(foot(line), lang)[1]).toBe(country))
})
