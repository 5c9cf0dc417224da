import { describe, expect, test } from 'bun:test'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { jsonLdNodes } from '../../server/drafting/reading/json_ld.ts'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

type Site = [lang: string, bodies: Bodies]

describe('the year of founding is read', () => {
  test.each<[string, string, Bodies, number]>([
    ['a label beside its value', 'nl', { about: '<h1>Over ons</h1><p><span>Opgericht</span> <span>2019</span></p>' }, 2019],
    ['a month behind «since»', 'nl', { about: '<p>Lumbrio is sinds maart 2021 jullie werkplaats.</p>' }, 2021],
    ['the end of a year', 'es', { about: '<p>Nace a finales del año 2003, cuando tres vecinas abren un taller.</p>' }, 2003],
    ['a verb in the first person', 'pt', { about: '<p>No final de 2016 criámos a Lumbrio e mudámo-nos.</p>' }, 2016],
    ['a name with accents', 'pt', { about: '<p>Em 2014 fundámos a Lúmbrio com dois amigos.</p>' }, 2014],
    ['Danish', 'da', { about: '<p>Lumbrio er et værksted oprettet i 2017.</p>' }, 2017],
    ['Czech', 'cs', { about: '<p>Lumbrio, založena v roce 2012, vyrábí židle.</p>' }, 2012],
    ['Russian', 'ru', { about: '<p>Компания Lumbrio основана в 2009 году.</p>' }, 2009],
    ['a motto in the footer', 'uk', { home: '<footer><p>Лагодимо велосипеди й самокати в Острозі з 2011 року.</p></footer>' }, 2011],
    [
      'a time line',
      'en',
      { about: '<h2>Our story</h2><h3>2021</h3><p>A second workshop</p><h3>2018</h3><p>Company launch in a garage</p>' },
      2018,
    ],
    [
      'a time line in Ukrainian',
      'uk',
      { about: '<h2>Наш шлях</h2><div>2015</div><p>Старт роботи</p><div>2018</div><p>Новий офіс</p>' },
      2015,
    ],
  ])('from %s (%s)', (_, lang, bodies, year) => {
    expect(valueOf(profileOf(bodies, { lang }), 'founded_year')).toBe(year)
  })

  test('from what the home page tells search engines', () => {
    const head = '<meta name="description" content="Desde 2015, oferecemos bolos artesanais.">'
    expect(valueOf(profileOf({}, { lang: 'pt', head }), 'founded_year')).toBe(2015)
  })

  test.each<Site>([
    ['en', { about: '<p>In 2019 we opened a shop in Ghent.</p>' }],
    ['es', { about: '<p>En 2019 se creó la aplicación de reservas.</p>' }],
    ['en', { about: '<h3>2016</h3><p>Ana finishes school</p><h3>2019</h3><p>First customers</p>' }],
    ['pl', { home: '<footer><p>© 2019 Lumbrio</p></footer>' }],
  ])('and left blank where something else began (%s)', (lang, bodies) => {
    expect(valueOf(profileOf(bodies, { lang }), 'founded_year')).toBeNull()
  })
})

describe('the place is the company’s own', () => {
  test.each<[string, string, Bodies, string | null, string | null]>([
    ['a Polish postcode', 'pl', { contact: '<h1>Kontakt</h1><p>ul. Leśna 4<br>31-999 Lipniki</p>' }, 'Lipniki', 'PL'],
    ['a street behind its town', 'pl', { contact: '<h1>Kontakt</h1><p>Adres: Kraków, ul. Długa 4</p>' }, 'Kraków', null],
    ['a label and a country', 'nl', { about: '<h1>Over ons</h1><p><span>Land</span> <span>België</span></p>' }, null, 'BE'],
    ['a label of an event', 'no', { contact: '<h1>Kontakt</h1><p>Sted Bochum, Tyskland</p>' }, null, null],
    ['a year beside a name', 'en', { home: '<footer><p>© 2031 NFQ Korea Co., Ltd. All rights reserved.</p></footer>' }, null, null],
    ['a year beside a name in Swedish', 'sv', { home: '<footer><p>© 2031 BRF Tallen</p></footer>' }, null, null],
    [
      'a host under a heading that ends in a colon',
      'fr',
      {
        imprint:
          '<h1>Mentions légales</h1><h2>Hébergement</h2><p>Le site est hébergé par la société Serveurex :</p><p>Siège social : Vilnius, Lituanie.</p>',
      },
      null,
      null,
    ],
  ])('%s (%s)', (_, lang, bodies, city, country) => {
    const { city: given, country: code } = companyOf(profileOf(bodies, { lang }))
    expect([given, code]).toEqual([city, country])
  })
})

describe('accounts', () => {
  const socialsOf = (...links: string[]) =>
    Object.values(
      profileOf({ home: `<footer>${links.map((href) => `<a href="${href}">Follow</a>`).join(' ')}</footer>` }).company_socials,
    ).map(({ value }) => value)

  test.each(['https://vk.com/lumbrio', 'https://t.me/lumbrio', 'https://discord.gg/Qx7LmbR', 'https://bsky.app/profile/lumbrio.net'])(
    'of networks without a place of their own are kept: %s',
    (link) => expect(socialsOf(link)).toEqual([link]),
  )

  test.each([
    'https://facebook.com/tu_cuenta',
    'https://instagram.com/votre-page',
    'https://facebook.com/dein_name',
    'https://t.me/share/url?url=https://lumbrio.net',
    'https://vk.com/share.php?url=x',
    'https://vk.com/away.php?to=x',
  ])('that a template or a share button put there are left out: %s', (link) => expect(socialsOf(link)).toEqual([]))
})

describe('founders', () => {
  const foundersOf = (lang: string, bodies: Bodies) => profileOf(bodies, { lang }).founders.map(({ name }) => name)

  test.each<[string, Bodies, string[]]>([
    ['it', { about: '<p>Lumbrio, fondata dal Maestro Artigiano Guido Ferrini.</p>' }, ['Guido Ferrini']],
    ['es', { about: '<p>Berta Sanz y Pablo Prat dieron vida a Lumbrio.</p>' }, ['Berta Sanz', 'Pablo Prat']],
    ['pl', { about: '<p>Firma Lumbrio została założona w 2011 roku przez Annę Nowak.</p>' }, []],
    ['en', { about: '<h3>Ida Kranz</h3><p>Ida founded Lumbrio with a clear purpose.</p>' }, ['Ida Kranz']],
  ])('are read from a sentence (%s)', (lang, bodies, names) => expect(foundersOf(lang, bodies)).toEqual(names))

  test.each<Site>([
    ['es', { home: '<footer><p>© 2030 Desarrollado por Pablo Alonso</p></footer>' }],
    ['fr', { home: '<footer><p>Développé par Luc Morel</p></footer>' }],
    ['it', { home: '<footer><p>Sviluppato da Luca Moretti</p></footer>' }],
  ])('are not the designer at the foot of a page (%s)', (lang, bodies) => expect(foundersOf(lang, bodies)).toEqual([]))
})

describe('a legal name', () => {
  const legalOf = (lang: string, bodies: Bodies) => companyOf(profileOf(bodies, { lang, name: 'Rialto' })).legal

  test('stands behind the trading name and its year', () => {
    const footer = '<footer><div>© Rialto 2031 RIALTO SERVIÇOS LTDA — CNPJ: 12.345.098/0001-07</div></footer>'
    expect(legalOf('pt', { home: footer })).toBe('RIALTO SERVIÇOS LTDA')
  })

  test('is written out in Russian', () => {
    const footer = '<footer><div>Общество с ограниченной ответственностью «Риальто», ОГРН 1023456789012.</div></footer>'
    expect(legalOf('ru', { home: footer })).toBe('Общество с ограниченной ответственностью «Риальто»')
  })

  test('is no line about share capital', () => {
    expect(legalOf('fr', { imprint: '<h1>Mentions légales</h1><h2>Éditeur</h2><p>SAS au capital de 5 000 €</p>' })).toBeNull()
  })
})

describe('a price', () => {
  test('is no wage on a page of vacancies', () => {
    const pricesAt = (path: string) => {
      const page = (url: string, kind: 'home' | 'other', html: string) => ({
        url,
        kind,
        found_by: 'link' as const,
        content_type: 'text/html',
        html: `<html lang="en"><title>Lumbrio</title><main><h1>Lumbrio</h1>${html}</main></html>`,
        retrieved_at: '2026-11-21T08:00:00Z',
        etag: null,
        last_modified: null,
      })
      const card = (name: string) => `<li class="item"><h3>${name}</h3><p>25 €</p><a href="/x">More</a></li>`
      const pages = [
        page('https://lumbrio.net/', 'home', `<a href="/${path}.html">more</a>`),
        page(`https://lumbrio.net/${path}.html`, 'other', `<ul class="items">${card('Baker')}${card('Joiner')}</ul>`),
      ]
      return valueOf(draftBuiltIn({ pages, categories: [] }), 'starting_price')
    }
    expect(pricesAt('things')).toBe('25 €')
    for (const path of ['careers', 'stellenangebote', 'vakansii', 'ledige-stillinger', 'praca']) expect(pricesAt(path)).toBeNull()
  })

  test.each<[string, string]>([
    ['en', 'Getting started is simple and costs nothing.'],
    ['de', 'Die Anmeldung ist komplett kostenlos.'],
    ['fr', 'La première séance est entièrement gratuite.'],
    ['it', 'La prima consulenza è completamente gratuita.'],
  ])('is not free where only the beginning is (%s)', (lang, said) => {
    expect(valueOf(profileOf({ home: `<p>${said}</p>` }, { lang }), 'pricing_model')).toBeNull()
  })
})

test('a number is read as Poles, Danes and Brazilians write it, and none from a list of branches', () => {
  const phoneOf = (line: string) => valueOf(profileOf({ contact: `<h1>Contact</h1><p>${line}</p>` }), 'phone')
  expect(['614-258-703', '71 24 35 68', '(31) 3245-7698'].map(phoneOf)).toEqual(['614-258-703', '71 24 35 68', '(31) 3245-7698'])
  const branches = Array.from({ length: 20 }, (_, at) => `<p>Tel: (11) 32${40 + at}-46${20 + at}</p>`).join('')
  expect(valueOf(profileOf({ contact: `<h1>Contact</h1>${branches}` }), 'phone')).toBeNull()
})

test('a mailbox at a domain that begins with a digit is one, and a link to it may be written oddly', () => {
  const mailOf = (body: string) => valueOf(profileOf({ contact: `<h1>Contact</h1><p>${body}</p>` }, { name: '7forge' }), 'contact_email')
  expect(mailOf('Write to info@7forge.org.')).toBe('info@7forge.org')
  expect(mailOf('<a href="mailto: info@lumbrio.net ">Mail</a>')).toBe('info@lumbrio.net')
  expect(mailOf('<a href="mailto://info@lumbrio.net.">Mail</a>')).toBe('info@lumbrio.net')
  expect(mailOf('npm i lumbrio@2.1.0 and logo@2x.com')).toBeNull()
})

test('the owner stands in front of the year where something else stands behind it', () => {
  const profile = profileOf({ home: '<footer><p>Lumbrio © 2031. Privacy Policy</p></footer>' })
  expect(valueOf(profile, 'name')).toBe('Lumbrio')
})

test.each([
  ['a comma is missing', '{"@type": "Organization" "name": "Lumbrio"}'],
  ['a bracket is missing', '{"@type": "Organization", "name": "Lumbrio", "address": {"addressLocality": "Ghent"'],
  ['a bracket is too much', '{"@type": "Organization", "name": "Lumbrio"}}'],
  ['two objects stand in a row', '{"@type": "Organization", "name": "Lumbrio"} {"@type": "WebSite", "name": "x"}'],
  ['a line is commented out', '{"@type": "Organization",\n// "x": 1,\n"name": "Lumbrio"}'],
])('JSON-LD is read although %s', (_, script) => {
  expect(jsonLdNodes(script)[0]?.members['name']).toBe('Lumbrio')
})

test('JSON-LD that is no JSON at all says nothing', () => {
  for (const script of ['', '}', '"', 'window.x = 1', '<p>']) expect(jsonLdNodes(script)).toEqual([])
})

describe('the language of what was drafted', () => {
  const GERMAN =
    '<h1>Lampen reparieren lassen</h1><p>Wir reparieren Lampen für alle, die sie nicht wegwerfen wollen, und holen sie bei Ihnen zu Hause ab. Auch für Büros und für Schulen ist das möglich.</p>'
  test('is that of its texts, whatever the template declares, and is proven by them', () => {
    const { fields } = profileOf({ home: GERMAN }, { lang: 'en' })
    expect(fields.language?.value).toBe('de')
    expect(fields.language?.evidence[0]?.quote).toMatch(/Lampen/)
  })
  test('is not stated by a page without words', () =>
    expect(valueOf(profileOf({ home: '<p>12345</p>' }, { lang: 'xx' }), 'language')).toBeNull())
})
