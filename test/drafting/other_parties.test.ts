import { describe, expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

type Stated = { legal: string | null; city: string | null; country: string | null }
type Case = [title: string, bodies: Bodies, stated: Stated, lang?: string]

const OWN = '<p>Lumbrio Software GmbH, Sendlinger Gasse 3, 80331 München, Deutschland</p>'
const MUNICH = { legal: 'Lumbrio Software GmbH', city: 'München', country: 'DE' }
const SOLE = '<h2>Angaben gemäß § 5 DDG</h2><p>Jonas Brandt<br>Lumbrio Räder<br>Kirchgasse 4<br>79098 Freiburg<br>Deutschland</p>'
const FREIBURG = { legal: 'Jonas Brandt', city: 'Freiburg', country: 'DE' }

const CASES: Case[] = [
  [
    'a representative in the Union is not the company',
    {
      imprint:
        '<h1>Legal notice</h1><p>EU representative: Vertrex EU Rep GmbH, Ring 3, 1010 Vienna, Austria.</p><p>These terms are between you and Lumbrio, Inc., a Delaware corporation with its principal place of business at 548 Brannan Street, San Francisco, CA 94107, USA.</p>',
    },
    { legal: 'Lumbrio, Inc.', city: 'San Francisco', country: 'US' },
  ],
  [
    'a representative under article 27, address below the name',
    {
      imprint: `<h1>Imprint</h1><p>Article 27 GDPR representative: Vertrex Ltd<br>12 Mill Lane<br>Leeds LS1 4AB</p>${OWN}`,
    },
    MUNICH,
  ],
  [
    'a data protection officer is not the company',
    { imprint: `<h1>Imprint</h1><p>Data protection officer: Wachtmann GmbH, Weg 1, 10115 Berlin</p>${OWN}` },
    MUNICH,
  ],
  [
    'a tax adviser and an auditor are not the company',
    {
      imprint: `<h1>Impressum</h1><p>Steuerberater: Zahlwerk GmbH, Weg 1, 10115 Berlin</p><p>Abschlussprüfer: Prüfwerk AG, Köln</p>${OWN}`,
    },
    MUNICH,
    'de',
  ],
  [
    'a French host and officer on one line each',
    {
      imprint:
        '<h1>Mentions légales</h1><p>Hébergeur : Nuagia SAS, 2 rue du Port, 59100 Roubaix</p><p>Délégué à la protection des données : Veillia SARL, 4 rue Haute, 69002 Lyon</p><p>Éditeur : Lumbrio SAS, 12 rue des Lilas, 45000 Orléans, France</p>',
    },
    { legal: 'Lumbrio SAS', city: 'Orléans', country: 'FR' },
    'fr',
  ],
  [
    'the designer of a sole trader’s site, under a heading nobody thought of',
    { imprint: `<h1>Impressum</h1>${SOLE}<h2>Visuelles</h2><p>Nordlicht Pixel GmbH, Hauptstraße 9, 77652 Offenburg</p>` },
    FREIBURG,
    'de',
  ],
  [
    'the designer whom the footer credits',
    {
      imprint: `<h1>Impressum</h1>${SOLE}<p>Nordlicht Pixel GmbH, Offenburg</p>`,
      home: '<footer><p>© 2026 Lumbrio | Webdesign: <a href="https://nordlicht.example">Nordlicht Pixel GmbH</a></p></footer>',
    },
    FREIBURG,
    'de',
  ],
  [
    'a post-box of the same company changes nothing',
    { imprint: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>${OWN}<h2>Postanschrift</h2><p>Postfach 12, 80012 Ismaning</p>` },
    MUNICH,
    'de',
  ],
  [
    'an agency may credit itself',
    {
      imprint: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>${OWN}`,
      home: '<footer><p>Webdesign: Lumbrio Software GmbH</p></footer>',
    },
    MUNICH,
    'de',
  ],
  [
    'a credit behind the owner’s line leaves the owner',
    { home: '<footer><p>© 2026 Lumbrio Ltd. Site by Brightfold Ltd</p></footer>' },
    { legal: 'Lumbrio Ltd.', city: null, country: null },
  ],
  [
    'a register number behind a short legal form',
    {
      privacy: '<h1>Privacy</h1><p>Responsible: Kvarnlyktan AB, org.nr 559341-2207, Södra vägen 20, 413 28 Göteborg, Sverige.</p>',
    },
    { legal: 'Kvarnlyktan AB', city: 'Göteborg', country: 'SE' },
  ],
  [
    'a maker and the town in one footer line',
    { home: '<footer><p>Lumbrio is made by Petra Lindholm in Gothenburg, Sweden.</p></footer>' },
    { legal: null, city: 'Gothenburg', country: 'SE' },
  ],
  [
    'the maker of a theme has another town',
    { home: '<footer><p>Theme made by Petra Lindholm in Gothenburg, Sweden.</p></footer>' },
    { legal: null, city: null, country: null },
  ],
  [
    'name, address and register number on one line of any page',
    {
      other: '<h1>Commercial support</h1><p>Brandaan Labs B.V., Oudegracht 12, 3511 NR Utrecht, the Netherlands. KvK 77410386.</p>',
    },
    { legal: 'Brandaan Labs B.V.', city: 'Utrecht', country: 'NL' },
  ],
  [
    'name and address on one line of a page about others',
    { other: '<h1>Our stockists</h1><p>Brandaan Labs B.V., Oudegracht 12, 3511 NR Utrecht, the Netherlands.</p>' },
    { legal: null, city: null, country: null },
  ],
  [
    'the designer of a Spanish site under a heading of its own',
    {
      imprint:
        '<h1>Aviso legal</h1><h2>Titular</h2><p>Lumbrio Taller S.L.<br>Calle Mayor 4<br>28013 Madrid<br>España</p><h2>Arte y diseño</h2><p>Pixelera S.L.<br>Calle Baja 2<br>08001 Barcelona</p>',
    },
    { legal: 'Lumbrio Taller S.L.', city: 'Madrid', country: 'ES' },
    'es',
  ],
  [
    'a branch leaves the seat where it is',
    { imprint: `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2>${OWN}<h2>Niederlassung Hamburg</h2><p>Kai 4<br>20457 Hamburg</p>` },
    MUNICH,
    'de',
  ],
  [
    'an address under the word where',
    { home: '<section><h2>Contact</h2><h3>Where</h3><p>Marine House, Quay Street, Galway, Ireland</p></section>' },
    { legal: null, city: 'Galway', country: 'IE' },
  ],
]

describe('other parties on a site are not its company:', () => {
  for (const [title, bodies, stated, lang] of CASES)
    test(title, () => expect(companyOf(profileOf(bodies, { lang: lang ?? 'en' }))).toEqual(stated))
})

const REACHED: [title: string, bodies: Bodies, phone: string | null, email: string | null][] = [
  [
    'the number of an authority is not the site’s',
    { privacy: '<h1>Privacy</h1><p>You can complain to the Information Commissioner, phone 0303 999 7113.</p>' },
    null,
    null,
  ],
  [
    'the mailbox of an authority is not the site’s',
    { imprint: '<h1>Impressum</h1><p>Zuständig ist die Aufsichtsbehörde, poststelle@lda-region.de, Tel. 0981 5399 7100.</p>' },
    null,
    null,
  ],
  [
    'a complaint to the site itself reaches the site',
    { contact: '<h1>Contact</h1><p>To make a complaint write to care@lumbrio.net.</p><p>Phone: 0117 419 7738</p>' },
    '0117 419 7738',
    'care@lumbrio.net',
  ],
  [
    'a number behind an icon and a mailbox',
    { home: '<main><div><i></i> <a href="mailto:hi@lumbrio.net">hi@lumbrio.net</a> <i></i> +1 (888) 412-0937</div></main>' },
    '+1 (888) 412-0937',
    'hi@lumbrio.net',
  ],
  ['a number alone in a footer', { home: '<footer><p>© 2026 Lumbrio</p><p>+44 117 419 7738</p></footer>' }, '+44 117 419 7738', null],
  ['a number alone in the middle of a home page', { home: '<p>+44 117 419 7738</p>' }, null, null],
]

describe('who is reached:', () => {
  for (const [title, bodies, phone, email] of REACHED)
    test(title, () => {
      const profile = profileOf(bodies)
      expect([valueOf(profile, 'phone'), valueOf(profile, 'contact_email')]).toEqual([phone, email])
    })
})

test('who founded an investor is no founder of the product', () => {
  const about = (text: string) => profileOf({ about: `<h1>About us</h1><p>${text}</p>` }).founders.map(({ name }) => name)
  expect(about('In 2021 we raised NOK 62 million from Fjellstart Ventures, founded in 2008 by Kari Mork.')).toEqual([])
  expect(about('Lumbrio is based in Bergen, founded in 2016 by Karl Mork.')).toEqual(['Karl Mork'])
  expect(about('In 2020 we acquired Rivalo, founded in 1999 by Karl Mork.')).toEqual([])
  expect(about('Lumbrio, founded in 2008 by Kari Mork, keeps lamps burning.')).toEqual(['Kari Mork'])
})
