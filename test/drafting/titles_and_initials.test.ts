import { expect, test } from 'bun:test'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

type Frame = Parameters<typeof profileOf>[1]

const OWNERS: [told: string, bodies: Bodies, frame: Frame, legal: string][] = [
  [
    'a degree before the name of a controller',
    { privacy: '<h1>Osobní údaje</h1><p>Správcem je Bc. Lenka Tichá, se sídlem Nádražní 2, 738 01 Lipová, IČ: 12345678</p>' },
    { lang: 'cs', name: 'Zahrady Lípa' },
    'Bc. Lenka Tichá',
  ],
  [
    'a doctor above an address and its number',
    { contact: '<h1>Kontakt</h1><p>MUDr. Lenka Tichá<br>Nádražní 2<br>738 01 Lipová<br>IČO: 12345678</p>' },
    { lang: 'cs', name: 'Ordinace Lípa' },
    'MUDr. Lenka Tichá',
  ],
  [
    'a person whose surname the business carries',
    {
      imprint:
        '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Ida Kranz<br>Lindenweg 10<br>35428 Langgöns</p><h2>Kontakt</h2><p>Telefon: 06403 1234</p>',
    },
    { lang: 'de', name: 'Kranz Physiotherapie' },
    'Ida Kranz',
  ],
  [
    'a person of a regulated profession',
    {
      imprint:
        '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Ida Kranz<br>Lindenweg 10<br>35428 Langgöns</p><h2>Berufsbezeichnung</h2><p>Ergotherapeutin, verliehen in Deutschland</p>',
    },
    { lang: 'de', name: 'Praxis am Anger' },
    'Ida Kranz',
  ],
  [
    'an owner on the line below the trade',
    { contact: '<h1>Kontakt</h1><p>Klangsider<br>v/ Ida Kranz<br>CVR: 12345678<br>Skovvej 4<br>8000 Aarhus C</p>' },
    { lang: 'da', name: 'Klangsider' },
    'Klangsider v/ Ida Kranz',
  ],
  [
    'an owner behind an abbreviation with a dot',
    { privacy: '<h1>Privatlivspolitik</h1><h2>Dataansvarlig</h2><p>Klangsider v. Ida Kranz<br>Skovvej 4<br>8000 Aarhus C</p>' },
    { lang: 'da', name: 'Klangsider' },
    'Klangsider v. Ida Kranz',
  ],
]

test.each(OWNERS)('%s says who trades', (_told, bodies, frame, legal) => {
  expect(companyOf(profileOf(bodies, frame)).legal).toBe(legal)
})

test('a private person in an imprint stays private where neither trade nor profession shows', () => {
  const imprint = '<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>Ida Kranz<br>Lindenweg 10<br>35428 Langgöns</p>'
  expect(companyOf(profileOf({ imprint }, { lang: 'de', name: 'Moosgarten' })).legal).toBeNull()
})

const PLACES: [told: string, bodies: Bodies, frame: Frame, city: string | null, country: string | null][] = [
  [
    'a postcode between town and country',
    { contact: '<h1>Contact</h1><h3>Visit us</h3><p>12 Olive Avenue<br>Athens, 115 24, Greece</p>' },
    {},
    'Athens',
    'GR',
  ],
  ['a Polish postcode between them', { contact: '<h1>Contact</h1><p>18 Harbour Road<br>Gdynia, 81-300, Poland</p>' }, {}, 'Gdynia', 'PL'],
  ['a country alone below the name', { contact: '<h1>Contact</h1><p>Lumbrio<br>Portugal<br>hi@lumbrio.net</p>' }, {}, null, 'PT'],
  ['town and country in the title', {}, { name: 'Kelvo Design | Porto, Portugal' }, 'Porto', 'PT'],
  [
    'the name of another above a country',
    { home: '<main><h2>Partners</h2></main><footer><h6>Quell Software</h6><p>South Korea</p></footer>' },
    {},
    null,
    null,
  ],
]

test.each(PLACES)('%s', (_told, bodies, frame, city, country) => {
  const { city: read, country: in_country } = companyOf(profileOf(bodies, frame))
  expect([read, in_country]).toEqual([city, country])
})

const CARDS: [name: string, role: string, lang: string][] = [
  ['Alexandros P.', 'CEO &amp; Founder', 'en'],
  ['Romain D.', 'Créateur de Lumbrio', 'fr'],
  ['Romain Duval', 'Créateur de Lumbrio', 'fr'],
]

test.each(CARDS)('%s is a founder by the role «%s» below', (name, role, lang) => {
  const about = `<h1>Lumbrio</h1><div><p class="name">${name}</p><p>${role}</p><p>Fifteen years in banks.</p></div>`
  expect(profileOf({ about }, { lang }).founders.map((founder) => founder.name)).toEqual([name])
})

test('an initial under praise is no founder', () => {
  const home = '<blockquote><p>It saves a day a week.</p><p>Maria S.</p><p>Founder of Harborin</p></blockquote>'
  expect(profileOf({ home }).founders).toEqual([])
})

test('a fund with a page of its own says nothing of when the company began', () => {
  const marked = (name: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}","foundingDate":"2024-09-22"}</script><h1>About</h1>`
  expect(valueOf(profileOf({ about: marked('Lumbrio Fund') }), 'founded_year')).toBeNull()
  expect(valueOf(profileOf({ about: marked('Lumbrio') }), 'founded_year')).toBe(2024)
})

const PRICES: [lang: string, said: string, price: string][] = [
  ['es', '₡8.000', '₡8.000'],
  ['es', 'CLP 15.000 / mes', 'CLP 15.000 / mes'],
  ['es', 'RD$1,500 al mes', 'RD$1,500 al mes'],
  ['es', 'Gs. 150.000 por mes', 'Gs. 150.000 por mes'],
  ['es', 'Bs 150 por mes', 'Bs 150 por mes'],
  ['en', 'R499 per month', 'R499 per month'],
  ['en', 'TZS 50,000 / month', 'TZS 50,000 / month'],
  ['az', '20 ₼ / ay', '20 ₼ / ay'],
  ['uz', '150 000 so‘m / oy', '150 000 so‘m / oy'],
  ['mk', '1.500 ден.', '1.500 ден'],
  ['bs', '45 KM mjesečno', '45 KM mjesečno'],
  ['hy', '9 900 ֏ / month', '9 900 ֏ / month'],
  ['fr', '2 500 DA / mois', '2 500 DA / mois'],
  ['ru', '25 BYN в месяц', '25 BYN в месяц'],
]

test.each(PRICES)('%s: «%s» is a price', (lang, said, price) => {
  expect(valueOf(profileOf({ pricing: `<h1>Lumbrio</h1><h3>Basic</h3><p>${said}</p>` }, { lang }), 'starting_price')).toBe(price)
})

test.each(['R2 units a month', '25 KM per day on a bike', 'NOVITÀ 2020 DA NOI', 'the 5 Gs of networks'])('«%s» is no price', (said) => {
  expect(valueOf(profileOf({ pricing: `<h1>Lumbrio</h1><h3>Basic</h3><p>${said}</p>` }), 'starting_price')).toBeNull()
})

test('the sum of an empty basket is no free plan', () => {
  const priced = (basket: string) => profileOf({ pricing: `<h1>Lumbrio</h1><p>${basket}</p><h3>Basic</h3><p>$80 per month</p>` })
  expect(valueOf(priced('0 items $0'), 'pricing_model')).toBe('paid')
})

test('the name of whoever offers is no promise, whatever the title says beside it', () => {
  const draft = profileOf(
    {
      home: '<p>Posudky pro prodej, dědictví a rozvody.</p>',
      privacy: '<h1>Osobní údaje</h1><p>Správcem je Bc. Lenka Tichá Lipová, se sídlem Nádražní 2, 738 01 Lipová, IČ: 12345678</p>',
    },
    { lang: 'cs', name: 'Odhady staveb', head: '<meta property="og:title" content="Odhady staveb | Bc. Lenka Tichá Lipová">' },
  )
  expect(valueOf(draft, 'headline')).not.toBe('Bc. Lenka Tichá Lipová')
})
