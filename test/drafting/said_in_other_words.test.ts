import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

test('a town ends where its sentence does', () => {
  const home = '<footer><p>Lumbrio Chöre UG, Gleisdreieck 9, 10963 Berlin. Geschäftsführerin: Frederike Aust.</p></footer>'
  expect(valueOf(profileOf({ home }, { lang: 'de' }), 'hq_city')).toBe('Berlin')
  const abbreviated = '<footer><p>Lumbrio Chöre UG, Gasse 9, 61348 Bad Homburg v. d. Höhe</p></footer>'
  expect(valueOf(profileOf({ home: abbreviated }, { lang: 'de' }), 'hq_city')).toBe('Bad Homburg v. d. Höhe')
})

describe('who is named below a heading that asks for whom it is', () => {
  test('groups in words that no list knows', () => {
    const home = '<h2>Who is Lumbrio for?</h2><ul><li>Crane yards</li><li>Roofing crews</li><li>Scaffolders</li></ul>'
    expect(valueOf(profileOf({ home }), 'audience')).toBe('Crane yards, Roofing crews, Scaffolders')
  })

  test('a sentence that begins with «for»', () => {
    const home = '<h2>Pour qui ?</h2><p>Pour les microbrasseries de 50 à 5 000 hl et les brewpubs.</p>'
    expect(valueOf(profileOf({ home }, { lang: 'fr' }), 'audience')).toBe('les microbrasseries de 50 à 5 000 hl et les brewpubs')
    expect(valueOf(profileOf({ home: home.replace('Pour qui ?', 'Nos tarifs') }, { lang: 'fr' }), 'audience')).toBeNull()
  })
})

test.each([
  ['en', 'Lives where you work'],
  ['en', 'Plays nicely with'],
  ['fr', 'Connecté à vos outils'],
  ['de', 'Verbunden mit Ihren Programmen'],
])('%s: «%s» heads what a product works with', (lang, heading) => {
  const names = ['Quorvia', 'Notelane', 'Chatbarn']
  const said = `<section><h2>${heading}</h2><p>${names.slice(0, 2).join(', ')}, ${names[2]}.</p></section>`
  expect(valueOf(profileOf({ home: said }, { lang }), 'integrations')).toEqual(names)
  const pictures = `<section><h2>${heading}</h2><ul>${names.map((name) => `<li><img src="/${name}.png" alt="${name}"></li>`).join('')}</ul></section>`
  expect(valueOf(profileOf({ home: pictures }, { lang }), 'integrations')).toEqual(names)
})

describe('who makes it', () => {
  test.each([
    ['Who makes this', "I'm Ida Kranz, and I answer every mail."],
    ['About the maker', "Hi, I'm Ida Kranz. I wrote three unpublished novels."],
    ['Visit us', "I'm Ida Kranz, an independent developer in Nantes."],
    ['Our story', 'Ida Kranz kept the books of a farm. In 2017 she left a bank to start Lumbrio at her kitchen table.'],
  ])('%s: %s', (heading, said) => {
    const profile = profileOf({ home: `<h2>${heading}</h2><p>${said}</p>` })
    expect(profile.founders.map(({ name }) => name)).toEqual(['Ida Kranz'])
    expect(valueOf(profile, 'summary')).not.toContain('Ida')
  })

  test.each([
    ['Our team', "I'm Ida Kranz, and I answer every mail."],
    ['Our story', 'Ida Kranz and Tom Berg kept books. In 2017 she started Lumbrio.'],
    ['Our story', 'Ida Kranz kept books. In 2017 she started Harborin.'],
  ])('is not told by «%s»: %s', (heading, said) => {
    expect(profileOf({ home: `<h2>${heading}</h2><p>${said}</p>` }).founders).toEqual([])
  })
})

test.each([
  ['freemium', 'Lumbrio is free for ten feeds. Unlimited feeds are a one-time purchase of €14.99.'],
  ['paid', 'Lumbrio is free for ten days. Then it is a one-time purchase of €14.99.'],
])('%s: %s', (model, said) => {
  expect(valueOf(profileOf({ home: `<h2>Price</h2><p>${said}</p>` }), 'pricing_model')).toBe(model)
})

test('fees are prices', () => {
  const profile = profileOf({
    other: '<h1>Fees</h1><h3>Smallholder</h3><p>$89 a month. Up to 60 bills.</p><h3>Farm</h3><p>$189 a month.</p>',
  })
  expect(valueOf(profile, 'starting_price')).toBe('$89 a month')
})

test('a street is no town', () => {
  const home = '<footer><p>Lumbrio S.A. de C.V., con domicilio en Av. Chapultepec 480, Guadalajara, Jalisco.</p></footer>'
  expect(valueOf(profileOf({ home }, { lang: 'es' }), 'hq_city')).not.toBe('Av')
})

describe('what runs where', () => {
  test('headings below «Installation»', () => {
    const way = (name: string) => `<h3>${name}</h3><pre><code>get lumbrio</code></pre>`
    expect(valueOf(profileOf({ home: `<h2>Installation</h2>${['macOS', 'Linux', 'Docker'].map(way).join('')}` }), 'platforms')).toEqual([
      'macOS',
      'Linux',
      'Docker',
    ])
  })

  test('a store that has the apps of two systems', () => {
    const link = (text: string) => `<p><a href="https://apps.apple.com/app/lumbrio/id1456789012">${text}</a></p>`
    expect(valueOf(profileOf({ home: link('Download on the Mac App Store') }), 'platforms')).toEqual(['Mac'])
    expect(valueOf(profileOf({ home: link('Download on the App Store') }), 'platforms')).toEqual(['iOS'])
  })
})

test('«for» of another language names nobody', () => {
  const home = '<p>Lumbrio hilft kleinen Vereinen. Kassenwarte ziehen Beiträge per SEPA ein, Trainer führen Listen am Handy.</p>'
  expect(valueOf(profileOf({ home }, { lang: 'de' }), 'audience')).toBeNull()
})

test('what is free up to a number is a plan', () => {
  const home =
    '<h3>Was kostet es?</h3><p>Bis 50 Mitglieder: kostenlos<br>Bis 200 Mitglieder: 9 € im Monat<br>Bis 1.000 Mitglieder: 19 € im Monat</p>'
  expect(valueOf(profileOf({ home }, { lang: 'de' }), 'pricing_model')).toBe('freemium')
})

test('two who introduce themselves below a heading that asks', () => {
  const home = '<h3>Wer steckt dahinter?</h3><p>Wir sind Anke Dierks und Holger Thoma. Anke war acht Jahre Kassenwartin.</p>'
  expect(profileOf({ home }, { lang: 'de' }).founders.map(({ name }) => name)).toEqual(['Anke Dierks', 'Holger Thoma'])
  expect(profileOf({ home: home.replace('Wer steckt dahinter?', 'Unsere Kundinnen') }, { lang: 'de' }).founders).toEqual([])
})

test('net and gross prices are columns of prices', () => {
  const home = `<h2>Cennik</h2><table><tr><th>Wersja</th><th>Cena netto</th><th>Cena brutto</th></tr><tr><td>Start</td><td>590 zł</td><td>725,70 zł</td></tr><tr><td>Pro</td><td>1 190 zł</td><td>1 463,70 zł</td></tr></table><p>Aktualizacje przez rok w cenie, potem 190 zł rocznie.</p>`
  expect(valueOf(profileOf({ home }, { lang: 'pl' }), 'starting_price')).toBe('590 zł')
})

test.each([
  ['no', 'Lumbrio ble startet i 2020 av Ingrid Solheim og Mads Aune i Bodø.'],
  ['da', 'Lumbrio blev stiftet i 2020 af Ingrid Solheim og Mads Aune i Aarhus.'],
  ['sv', 'Lumbrio startades 2020 av Ingrid Solheim och Mads Aune i Malmö.'],
  ['sv', 'Lumbrio görs av Ingrid Solheim och Mads Aune i Malmö.'],
])('«i» behind a name is «in» in the north (%s)', (lang, said) => {
  expect(profileOf({ home: `<p>${said}</p>` }, { lang }).founders.map(({ name }) => name)).toEqual(['Ingrid Solheim', 'Mads Aune'])
})

test('a letter box is nobody', () => {
  expect(profileOf({ home: '<p>Lumbrio is made by Half Note Software LLC, P.O. Box 1180, Elkhart, Indiana 46515.</p>' }).founders).toEqual(
    [],
  )
})

test.each([
  ['it', 'Iscrizione', 'Quota: 290 € una tantum, kit incluso. Oppure tre rate da 99 €.', '290 € una tantum'],
  ['en', 'Enrolment', 'The course is €290 once, or 3 payments of €99.', '€290 once'],
  ['de', 'Gebühren', 'Der Kurs kostet einmalig 290 €, oder drei Raten zu je 99 €.', '290 €'],
])('what an instalment comes to is no price (%s)', (lang, heading, said, price) => {
  const profile = profileOf({ home: `<h2>${heading}</h2><p>${said}</p>` }, { lang })
  expect(valueOf(profile, 'starting_price')).toBe(price)
})

test.each([
  ['nl', 'Lumbrio is een idee van Lotte Claes en Wannes De Backer.'],
  ['de', 'Lumbrio ist eine Idee von Lotte Claes und Wannes De Backer.'],
])('whose idea it is founded it (%s)', (lang, said) => {
  expect(profileOf({ home: `<p>${said}</p>` }, { lang }).founders.map(({ name }) => name)).toEqual(['Lotte Claes', 'Wannes De Backer'])
})

test('«before» in the middle of a slogan tells of no problem', () => {
  const cards = ['Magnets, not wiring', 'Alerts with a date', 'Works on any make']
    .map((name) => `<div class="col"><h4>${name}</h4><p>Whatever is said of it, it is short.</p></div>`)
    .join('')
  const section = (heading: string) => `<section><h2>${heading}</h2><div class="row">${cards}</div></section>`
  expect(valueOf(profileOf({ home: section('Hear the failure before it happens') }), 'features')).toHaveLength(3)
  expect(valueOf(profileOf({ home: section('Before Lumbrio') }), 'features')).toBeNull()
})

test('what opens with a price by the month, and is no plan, leaves it open whether all is free', () => {
  const said = (price: string) =>
    `<h2>Für Bäckereien</h2><p>${price} Einrichtung in zehn Minuten, und niemand muss dafür etwas unterschreiben.</p><h2>Für Gäste</h2><p>Die App ist gratis.</p>`
  expect(valueOf(profileOf({ home: said('CHF 49.– pro Monat und Filiale, keine Provision.') }, { lang: 'de' }), 'pricing_model')).not.toBe(
    'free',
  )
  expect(valueOf(profileOf({ home: said('Ohne Provision.') }, { lang: 'de' }), 'pricing_model')).toBe('free')
})

test.each([
  ['pt', 'Cofundadora e CEO', 'Cofundadora, Operações'],
  ['en', 'Co-founder & CEO', 'Co-founder, Sales'],
  ['de', 'Mitgründerin, Geschäftsführung', 'Mitgründerin, Vertrieb'],
  ['es', 'Cofundadora y directora', 'Cofundadora, Producto'],
  ['it', 'Cofondatrice e CEO', 'Cofondatrice, Prodotto'],
])('a department behind a role is no company (%s)', (lang, first, second) => {
  const about = `<h1>About us</h1><div><div><h3>Inês Calado</h3><p>${first}</p></div><div><h3>Marta Calado</h3><p>${second}</p></div><div><h3>Rui Bastos</h3><p>Clinical director</p></div></div>`
  expect(profileOf({ about }, { lang }).founders.map(({ name }) => name)).toEqual(['Inês Calado', 'Marta Calado'])
})

test('a founder with a title and without is one', () => {
  const about = `<p>Lumbrio was founded in 2017 by Nele Vogt and Imre Kovács.</p><div><div><h3>Dr. Nele Vogt</h3><p>CEO & Co-founder</p></div><div><h3>Anders Holm</h3><p>CFO</p></div></div>`
  expect(profileOf({ about }).founders.map(({ name }) => name)).toEqual(['Dr. Nele Vogt', 'Imre Kovács'])
})

test('who founded it is told among its people, not in what describes it', () => {
  const about = '<p>Founded in 2017 as a spin-off of a university by Nele Vogt, Imre Kovács and Sanna Rautio.</p>'
  const profile = profileOf({ about })
  expect(profile.founders).toHaveLength(3)
  expect(String(valueOf(profile, 'description'))).not.toContain('Nele')
})

test('a town in the last line of a page without a footer', () => {
  const home = '<p>© Lumbrio. Mentions légales : Mael Kervella EI, 6 rue du Port, 56100 Lorient, SIRET 905 112 334 00018.</p>'
  expect(valueOf(profileOf({ home }, { lang: 'fr' }), 'hq_city')).toBe('Lorient')
})

test('more than are named belongs to no name', () => {
  const home = '<section><h2>Works with</h2><p>Quorvia, Notelane, Chatbarn and 60 more brands.</p></section>'
  expect(valueOf(profileOf({ home }), 'integrations')).toEqual(['Quorvia', 'Notelane', 'Chatbarn'])
})
