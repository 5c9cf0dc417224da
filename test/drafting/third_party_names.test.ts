import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf, type Bodies } from './companies.ts'

const legalOf = (bodies: Bodies, lang: string) => valueOf(profileOf(bodies, { lang }), 'legal_name')

/** Titles of pages and parts that list whose work a product uses, with two holders in the language's way of naming them. */
const LICENCES: [lang: string, title: string, one: string, other: string][] = [
  ['en', 'Third-party licences', 'Fernwood Systems, Inc.', 'Northgate Labs Ltd.'],
  ['en', 'Open source acknowledgements', 'Fernwood Systems, Inc.', 'Northgate Labs Ltd.'],
  ['en', 'Attributions', 'Fernwood Systems, Inc.', 'Northgate Labs Ltd.'],
  ['en', 'Libraries', 'Fernwood Systems, Inc.', 'Northgate Labs Ltd.'],
  ['de', 'Lizenzhinweise', 'Fernwald Systeme GmbH', 'Nordtor AG'],
  ['de', 'Verwendete Bibliotheken', 'Fernwald Systeme GmbH', 'Nordtor AG'],
  ['fr', 'Licences tierces', 'Boisvert Systèmes SAS', 'Nordporte SARL'],
  ['fr', 'Remerciements', 'Boisvert Systèmes SAS', 'Nordporte SARL'],
  ['es', 'Licencias de terceros', 'Bosque Sistemas S.L.', 'Puerta Norte S.A.'],
  ['it', 'Licenze di terze parti', 'Bosco Sistemi S.r.l.', 'Porta Nord S.p.A.'],
  ['nl', 'Licenties van derden', 'Bosrijk Systemen B.V.', 'Noordpoort B.V.'],
  ['pl', 'Licencje open source', 'Borowik Systemy Sp. z o.o.', 'Brama S.A.'],
  ['pt', 'Licenças de terceiros', 'Bosque Sistemas Ltda.', 'Porta Norte S.A.'],
  ['sv', 'Licenser från tredje part', 'Skogsnäs System AB', 'Norrport AB'],
  ['ja', 'オープンソースライセンス', '株式会社森システム', '北門株式会社'],
]

const SHAPES: [shape: string, (one: string, other: string, rank: number) => string][] = [
  [
    'a heading for each',
    (one, other, rank) =>
      `<h${rank}>libkelp</h${rank}><p>Copyright (c) 2013-2019 ${one}</p><h${rank}>quay</h${rank}><p>Copyright (c) 2016 ${other}</p>`,
  ],
  ['a list', (one, other) => `<ul><li>libkelp — © 2013 ${one} (MIT)</li><li>quay — © 2016 ${other} (Apache 2.0)</li></ul>`],
  [
    'a table',
    (one, other) =>
      `<table><tr><th>Name</th><th></th></tr><tr><td>libkelp</td><td>© ${one}</td></tr><tr><td>quay</td><td>© ${other}</td></tr></table>`,
  ],
  ['terms', (one, other) => `<dl><dt>libkelp</dt><dd>Copyright ${one}</dd><dt>quay</dt><dd>Copyright ${other}</dd></dl>`],
  [
    'closed panels',
    (one, other) =>
      `<details><summary>libkelp</summary><p>Copyright 2013 ${one}</p></details><details><summary>quay</summary><p>${other}</p></details>`,
  ],
]

describe('whose work is used is not the company:', () => {
  for (const [lang, title, one, other] of LICENCES)
    for (const [shape, markup] of SHAPES)
      test(`${lang} «${title}», ${shape}`, () => {
        expect(legalOf({ other: `<h1>${title}</h1>${markup(one, other, 2)}` }, lang)).toBeNull()
        expect(legalOf({ imprint: `<h1>Imprint</h1><p>Jonas Brandt</p><h2>${title}</h2>${markup(one, other, 3)}` }, lang)).toBeNull()
      })
})

test('a copyright with a licence beside it is somebody else’s under any title', () => {
  const page = `<h1>About</h1><h2>libkelp</h2><p>Copyright (c) 2013 Fernwood Systems, Inc.</p><p>Permission is hereby granted, free of charge.</p>`
  expect(legalOf({ about: page }, 'en')).toBeNull()
  expect(legalOf({ about: `<main>${page}</main><footer><p>© 2026 Brightmoor Ltd. MIT licensed.</p></footer>` }, 'en')).toBe(
    'Brightmoor Ltd.',
  )
  expect(legalOf({ other: '<h1>Ship</h1><p>© 2026 Lumbrio Ltd.</p><p>Released under the MIT License.</p>' }, 'en')).toBe('Lumbrio Ltd.')
})

/** Who takes the money, and others to whom data goes. */
const PAID: [title: string, bodies: Bodies, lang: string][] = [
  ['a list on the home page', { home: '<main><h2>Payment methods</h2><ul><li>Paylane Ltd.</li><li>Quickpay Inc.</li></ul></main>' }, 'en'],
  ['a sentence', { terms: '<h1>Terms</h1><h2>Fees</h2><p>Card payments are handled by Paylane Europe Ltd.</p>' }, 'en'],
  ['a heading for each', { terms: '<h1>Terms</h1><h2>Payment</h2><h3>Credit card</h3><p>Paylane Europe Ltd.</p>' }, 'en'],
  ['names alone', { privacy: '<h1>Privacy</h1><h2>Section 6</h2><p>Paylane Europe Ltd.</p><p>Mailkite Inc.</p>' }, 'en'],
  ['brackets', { privacy: '<h1>Privacy</h1><h2>Service providers</h2><ul><li>Paylane Europe Ltd. (payments)</li></ul>' }, 'en'],
  ['a footer', { home: '<footer><p>Payments by Paylane Europe Ltd.</p></footer>' }, 'en'],
  ['a reseller', { home: '<footer><p>Our order process is conducted by our online reseller Paylane.com Market Ltd.</p></footer>' }, 'en'],
  [
    'a table',
    {
      privacy:
        '<h1>Privacy</h1><h2>Who we share data with</h2><table><tr><td>Paylane Ltd.</td><td>Payments</td></tr><tr><td>Mailkite Inc.</td><td>Mail</td></tr></table>',
    },
    'en',
  ],
  [
    'an address',
    { privacy: '<h1>Privacy</h1><h2>Payments</h2><p>Paylane Europe Ltd., 12 Mill Lane, Leeds LS1 4AB, United Kingdom</p>' },
    'en',
  ],
  [
    'a heading for each',
    {
      privacy:
        '<h1>Datenschutz</h1><h2>Zahlungsanbieter</h2><h3>Zahlfix</h3><p>Anbieter ist die Zahlfix Europe GmbH, Weg 1, 10115 Berlin.</p><h3>Geldweg</h3><p>Geldweg Bank AG, Köln</p>',
    },
    'de',
  ],
  ['a numbered part', { terms: '<h1>AGB</h1><h2>§ 5 Zahlung</h2><p>Zahlfix Europe GmbH</p>' }, 'de'],
  [
    'bold type',
    {
      imprint: '<h1>Impressum</h1><p>Jonas Brandt</p><p><b>Zahlungsabwicklung</b></p><p>Zahlfix Europe GmbH<br>Weg 1<br>10115 Berlin</p>',
    },
    'de',
  ],
  ['a sentence', { terms: '<h1>CGV</h1><h2>Article 6</h2><p>Le paiement est assuré par la société Paylane Europe SAS.</p>' }, 'fr'],
  ['a heading', { privacy: '<h1>Confidentialité</h1><h2>Prestataires</h2><h3>Paylane</h3><p>Paylane Europe SAS, 59100 Roubaix</p>' }, 'fr'],
  ['a list', { privacy: '<h1>Privacidad</h1><h2>Encargados</h2><ul><li>Paylane Europa S.L. – pagos</li></ul>' }, 'es'],
  [
    'a heading',
    { privacy: '<h1>Privacy</h1><h2>Pagamenti</h2><h3>Paylane</h3><p>Paylane Europa S.r.l., Via Roma 2, 20121 Milano</p>' },
    'it',
  ],
  ['a heading', { privacy: '<h1>Privacy</h1><h2>Betaalproviders</h2><h3>Fix</h3><p>Betaalfix B.V., 3511 NR Utrecht</p>' }, 'nl'],
  ['a heading', { terms: '<h1>Regulamin</h1><h2>Płatności</h2><h3>Operator płatności</h3><p>Płatnik Sp. z o.o., 31-147 Kraków</p>' }, 'pl'],
  ['a heading', { privacy: '<h1>Privacidade</h1><h2>Meios de pagamento</h2><h3>Cartão</h3><p>Pagamais Ltda.</p>' }, 'pt'],
  ['a heading', { privacy: '<h1>Integritet</h1><h2>Betalning</h2><h3>Kort</h3><p>Betalfix AB, 413 28 Göteborg</p>' }, 'sv'],
  ['a heading', { privacy: '<h1>プライバシーポリシー</h1><h2>決済代行会社</h2><h3>カード</h3><p>株式会社ペイレーン</p>' }, 'ja'],
]

describe('who takes the money is not the company:', () => {
  for (const [title, bodies, lang] of PAID) test(`${lang}, ${title}`, () => expect(legalOf(bodies, lang)).toBeNull())
})

test('the company stays beside them', () => {
  const processors = '<h2>Processors</h2><ul><li>Paylane Europe Ltd.</li><li>Mailkite Inc.</li></ul>'
  expect(legalOf({ privacy: `<h1>Privacy</h1><p>Brightmoor Ltd. ("we") runs Lumbrio.</p>${processors}` }, 'en')).toBe('Brightmoor Ltd.')
  expect(legalOf({ terms: '<h1>Terms</h1><p>These terms govern Lumbrio.</p><h2>Contact</h2><p>Brightmoor Ltd.</p>' }, 'en')).toBe(
    'Brightmoor Ltd.',
  )
  const below = '<h1>Datenschutz</h1><h2>Cookies</h2><p>Keine.</p><h2>Verantwortlicher</h2><p>Lumbrio GmbH, Weg 1, 10115 Berlin</p>'
  expect(legalOf({ privacy: below }, 'de')).toBe('Lumbrio GmbH')
})

describe('a card that leads to another website and names it', () => {
  const card = (href: string) =>
    profileOf({ home: `<section><a href="${href}"><h3>Commafox</h3><p>Checks your commas. Start your free trial</p></a></section>` })
  test('says nothing about the trial of the site', () =>
    expect(valueOf(card('https://www.commafox.org/?ref=lumbrio'), 'free_trial')).toBeNull())
  test('but a link to where the product is sold does', () =>
    expect(valueOf(card('https://apps.shop.example/commafox/lumbrio'), 'free_trial')).toBe(true))
})

test('who made a website for others is signed as its author', () => {
  const legal = (name: string, said: string) => {
    const head = `<meta name="author" content="Nordlicht Pixel GmbH"><meta name="description" content="${said}">`
    return valueOf(profileOf({ about: '<p>About us.</p>' }, { lang: 'de', name, head }), 'legal_name')
  }
  expect(legal('Radhaus Kehl', 'Fahrräder und Reparaturen in Kehl.')).toBeNull()
  expect(legal('Nordlicht', 'Fahrräder und Reparaturen in Kehl.')).toBe('Nordlicht Pixel GmbH')
  expect(legal('Radhaus', 'Die Software für Werkstätten.')).toBe('Nordlicht Pixel GmbH')
})

test('who holds the rights in a work that a legal page speaks of is not the company', () => {
  const imprint =
    '<h1>Mentions légales</h1><p>Éditeur : Jeanne Roux</p><p>La batterie KELP est une œuvre protégée. © 1998 The Quay Corporation, U.S.A. Traduction française.</p>'
  expect(legalOf({ imprint }, 'fr')).toBeNull()
})

test('who wrote the licence of a program is not its company', () => {
  const terms =
    '<h1>License</h1><p>It is under the GNU General Public License as published by the Free Software Foundation; either version 2 or later.</p>'
  expect(legalOf({ terms }, 'en')).toBeNull()
})

test('whose tool a heading of a privacy policy names is not the company', () => {
  const privacy =
    '<h1>Datenschutz</h1><p>Ben Roth, Kiel</p><h2>Haftpflichtsiegel der Quaylla AG</h2><p>Das Siegel wird von dort geladen.</p>'
  expect(legalOf({ privacy }, 'de')).toBeNull()
})

test('who wrote a review is not the company, whatever its heading begins like', () => {
  const review = (box: string) =>
    `<div class="${box}"><p>They built our site.</p><div><span>Tegel Handel B.V.</span> <span>een maand geleden</span></div></div>`
  for (const heading of ['Wat klanten over ons zeggen', 'Over ons'])
    expect(legalOf({ home: `<h2>${heading}</h2>${review('review-card')}` }, 'nl')).toBeNull()
  expect(legalOf({ home: `<h2>Wat klanten over ons zeggen</h2>${review('card')}` }, 'nl')).toBeNull()
  expect(legalOf({ home: '<h2>Over ons</h2><p>Tegel Handel B.V.</p>' }, 'nl')).toBe('Tegel Handel B.V.')
})

test('an address below words of praise is the company’s own', () => {
  const home = '<h2>Trusted by families</h2><h3>Contact</h3><p>Brightmoor Ltd.<br>12 High Street<br>Leeds LS1 4AB</p>'
  expect(valueOf(profileOf({ contact: home }), 'hq_city')).toBe('Leeds')
})

test('the label of a company in a line with its name is no part of it', () => {
  for (const [lang, label] of [
    ['ro', 'Denumire'],
    ['it', 'Ragione sociale'],
    ['es', 'Razón social'],
    ['pl', 'Nazwa'],
    ['hu', 'Cégnév'],
  ] as const) {
    const imprint = `<h1>Imprint</h1><div class="row"><span>${label}</span> <span>Brightmoor Sales LLC</span></div>`
    expect([lang, legalOf({ imprint }, lang)]).toEqual([lang, 'Brightmoor Sales LLC'])
  }
})
