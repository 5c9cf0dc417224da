import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, type Bodies } from './companies.ts'

const legalOf = (bodies: Bodies, lang: string) => companyOf(profileOf(bodies, { lang, name: 'Klangstube' })).legal

const BELOW: [title: string, lang: string, imprint: string][] = [
  [
    'alone',
    'de',
    '<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Ida Kranz<br>Lindenweg 4<br>48151 Hausen</p><h2>Kontakt</h2><p>Telefon: 05971 12340<br>Mobil: 0171 1234056<br>Fax: 05971 12341<br>E-Mail: ida@klangstube.net</p><p>USt-IdNr.: DE123456788</p>',
  ],
  ['with a trade', 'de', '<h1>Impressum</h1><p>Angaben gemäß § 5 DDG:</p><p>Ida Kranz – Geigenbau<br>Lindenweg 4<br>48151 Hausen</p>'],
  ['behind the business', 'de', '<h1>Impressum</h1><p>Klangstube – Ida Kranz<br>Lindenweg 4<br>48151 Hausen</p>'],
  [
    'above a number',
    'it',
    '<h1>Note legali</h1><h3>Titolare</h3><p>Ida Kranz — Liutaia</p><p>Laurea in Musica, Università di Asti</p><p>Partita IVA: 01234567890</p>',
  ],
  [
    'by a label and a status',
    'fr',
    '<h1>Mentions légales</h1><h2>1. Éditeur</h2><p>Nom : Ida Kranz</p><p>Statut : Personne physique</p><p>4 rue Haute, 69002 Lyon</p>',
  ],
]

describe('a person is named right below what asks for the publisher', () => {
  test.each(BELOW)('%s', (_, lang, imprint) => expect(legalOf({ imprint }, lang)).toBe('Ida Kranz'))

  const ADDRESS = 'Lindenweg 4<br>48151 Hausen'
  const NOBODY: [title: string, imprint: string][] = [
    ['who may be private', `<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Ida Kranz<br>${ADDRESS}</p>`],
    ['of a private person', `<h1>Impressum</h1><p>Privatperson</p><p>Angaben gemäß § 5 DDG</p><p>Ida Kranz<br>${ADDRESS}</p>`],
    ['of somebody else', `<h1>Impressum</h1><h2>Webdesign</h2><p>Ida Kranz<br>${ADDRESS}</p>`],
    ['without an address', '<h1>Impressum</h1><p>Ida Kranz</p><p>Alle Rechte vorbehalten.</p>'],
  ]
  for (const [title, imprint] of NOBODY) test(`but none ${title}`, () => expect(legalOf({ imprint }, 'de')).toBeNull())
})

describe('a company is named', () => {
  test('by the label of its owner', () => {
    expect(legalOf({ home: '<footer><p>Tulajdonos: Kranz Rent Kft.</p></footer>' }, 'hu')).toBe('Kranz Rent Kft.')
  })
  test('by a label and a dash', () => {
    const privacy =
      '<h1>Polityka prywatności</h1><p>Administrator – Kranz Media LTD, 27 Old Dock Street, London, zwany dalej Administratorem</p>'
    expect(legalOf({ privacy }, 'pl')).toBe('Kranz Media LTD')
  })
  test('also as an insurer, where the imprint opens with it', () => {
    const imprint = '<h1>Impressum</h1><p>Angaben gemäß § 5 DDG</p><p>Kranz Versicherungsmakler GmbH<br>Lindenweg 4<br>48151 Hausen</p>'
    expect(legalOf({ imprint }, 'de')).toBe('Kranz Versicherungsmakler GmbH')
  })
  test('but not as the bank that keeps the account', () => {
    const imprint = '<h1>Impressum</h1><p>Kontakt: Tel. 05971 12340</p><p>Kreiskasse Hausen eG</p><p>IBAN: DE44 2666 0060 1132 8550 00</p>'
    expect(legalOf({ imprint }, 'de')).toBeNull()
  })
  test('nor as what somebody learnt', () => {
    const imprint = '<h1>Note legali</h1><p>Laurea in Musica, Università degli Studi di Asti</p><p>Partita IVA: 01234567890</p>'
    expect(legalOf({ imprint }, 'it')).toBeNull()
  })
})
