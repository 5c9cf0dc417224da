import { describe, expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const page = (lang: string, body: string, head = '<title>Quellwerk</title>') =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
const fieldsOf = (html: string, options: Parameters<typeof draftOfHome>[1] = {}) => draftOfHome(html, options).fields

describe('what a template left', () => {
  test('no text of typesetters becomes a summary, wherever in it a line begins', () => {
    const html = page('en', '<h1>Quellwerk</h1><p>Cum nostrum laborum, rerum obcaecati non consequuntur ipsam ullam molestiae sunt.</p>')
    expect(fieldsOf(html).summary).toBeUndefined()
  })

  test('a Latin motto in an honest sentence stays', () => {
    const html = page('en', '<h1>Quellwerk</h1><p>Quellwerk prints veritatis et lux, the motto of your school, on every kind of mug.</p>')
    expect(fieldsOf(html).summary?.value).toContain('motto of your school')
  })

  test('the name of a kit of parts is neither headline nor summary', () => {
    const { headline, summary } = fieldsOf(page('en', '<div id="root"></div>', '<title>Material Kit React</title>'))
    expect([headline, summary]).toEqual([undefined, undefined])
  })

  test('a knitting kit keeps its title', () => {
    expect(fieldsOf(page('en', '<h1>Material kit for warm winter socks</h1>')).headline?.value).toBe('Material kit for warm winter socks')
  })

  test('an address that a build was to fill in is no picture', () => {
    const head = '<title>Quellwerk</title><link rel="apple-touch-icon" href="%PUBLIC_URL%/apple-icon.png">'
    expect(fieldsOf(page('en', '<h1>Pumps for every garden</h1>', head)).logo_url).toBeUndefined()
  })

  test.each(['facebook_Logo_Primary.png', 'instagram-icon.svg', 'google-play-logo.png'])('%s is no mark of the site', (file) => {
    const html = page('en', `<header><a href="/"><img src="/images/${file}" alt="logo"></a></header><h1>Pumps for every garden</h1>`)
    expect(fieldsOf(html).logo_url).toBeUndefined()
  })
})

describe('where a business is', () => {
  const TOWNS = ['Saint-Tropez', 'Cannes', 'Nice', 'Monaco', 'Antibes']

  test.each([
    ['as labels', `<ul>${TOWNS.map((town) => `<li>${town}</li>`).join('')}</ul>`],
    ['in a line', `<footer><p>Côte d'Azur · ${TOWNS.join(' · ')}</p></footer>`],
  ])('towns that it serves, %s, are not its own', (_, towns) => {
    const { hq_city, hq_country } = fieldsOf(page('fr', `<h1>Lavage de voitures à domicile</h1><h2>Contact</h2>${towns}`))
    expect([hq_city, hq_country]).toEqual([undefined, undefined])
  })

  test('its address beside them is', () => {
    const html = page(
      'fr',
      `<h1>Lavage</h1><ul>${TOWNS.map((town) => `<li>${town}</li>`).join('')}</ul><footer><p>12 rue des Lilas, 06000 Nice, France</p></footer>`,
    )
    expect(fieldsOf(html).hq_city?.value).toBe('Nice')
  })

  test('the number of a street is no postcode', () => {
    const street = 'Yenimahalle Mah. 1193 Nolu Sk. No:4/1, 54200 Sakarya'
    const ld = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Quellwerk',
      address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: 'Serdivan', addressCountry: 'TR' },
    })
    const html = page(
      'tr',
      `<h1>Su pompaları</h1><footer><p>Adres: ${street}</p></footer><script type="application/ld+json">${ld}</script>`,
    )
    expect(String(fieldsOf(html).hq_city?.value)).not.toContain('Nolu')
  })

  test.each([
    ['sl', 'Lipova vas 22A, 4290 Tržič', 'Tržič'],
    ['de', 'Lindenweg 7, 50667 Köln', 'Köln'],
    ['cs', 'Lipová 12/3, 602 00 Brno', 'Brno'],
    ['no', 'Bakkeveien 4 B, 1782 Halden', 'Halden'],
  ])('%s: an address on a line of its own at the top of a home page is read', (lang, line, city) => {
    expect(fieldsOf(page(lang, `<h1>Quellwerk</h1><p>${line}</p><p>Quellwerk</p>`)).hq_city?.value).toBe(city)
  })

  test('two such lines tell of branches', () => {
    const html = page('de', '<h1>Quellwerk</h1><div><p>Lindenweg 7, 50667 Köln</p></div><div><p>Ulmenweg 9, 20095 Hamburg</p></div>')
    expect(fieldsOf(html).hq_city).toBeUndefined()
  })

  test('a Polish postcode may stand behind its town', () => {
    const more = [
      {
        path: '/privacy',
        kind: 'privacy' as const,
        html: page('en', '<h2>Data controller</h2><p>Data controller: Jan Lipski / Quellwerk, Olsztyn 11-041, Poland.</p>'),
      },
    ]
    const { hq_city, hq_country } = fieldsOf(page('en', '<h1>Pumps for every garden</h1><a href="/privacy">Privacy</a>'), { more })
    expect([hq_city?.value, hq_country?.value]).toEqual(['Olsztyn', 'PL'])
  })
})

describe('who is behind it', () => {
  test.each([
    ['cs', 'Karel Lipský', 'Lipová 12/3|602 00 Brno|IČ: 12345679'],
    ['pl', 'Jan Lipski', 'ul. Lipowa 12|30-001 Kraków|NIP: 6793082041'],
    ['it', 'Carla Tiglio', 'Via dei Tigli 4|40121 Bologna|P.IVA 01773500697'],
    ['nl', 'Sanne Linde', 'Lindelaan 4|1012 AB Amsterdam|KvK: 68012345'],
  ])('%s: a trader, %s, stands above the address and the number', (lang, name, below) => {
    const lines = [name, ...below.split('|')].map((line) => `<p>${line}</p>`)
    const { legal_name, company_name } = fieldsOf(page(lang, `<h1>Quellwerk</h1><footer>${lines.join('')}</footer>`))
    expect(legal_name?.value ?? company_name?.value).toBe(name)
  })

  test.each([
    ['pl', 'Jan Lipski, Quellwerk, ul. Lipowa 12, 30-001 Kraków · NIP 6793082041', 'Jan Lipski'],
    ['cs', 'Karel Lipský, Lipová 12/3, 602 00 Brno, IČ: 12345679', 'Karel Lipský'],
  ])('%s: a trader opens the line with address and number', (lang, line, name) => {
    const { legal_name, company_name } = fieldsOf(page(lang, `<h1>Quellwerk</h1><footer><p>${line}</p></footer>`))
    expect(legal_name?.value ?? company_name?.value).toBe(name)
  })

  test('a person above a telephone number is no trader', () => {
    const html = page('cs', '<h1>Quellwerk</h1><footer><p>Karel Lipský</p><p>+420 603 111 222</p></footer>')
    expect(fieldsOf(html).legal_name).toBeUndefined()
  })

  test('a name set on two headings is one founder', () => {
    const about = page(
      'de',
      '<h1>Über uns</h1><div><h3>Dana</h3><h3>Linde</h3><p>Gründerin & Geschäftsführerin</p></div><div><h3>Bodo</h3><h3>Ulme</h3><p>Buchhaltung</p></div>',
    )
    const { founders } = draftOfHome(page('de', '<h1>Quellwerk</h1><a href="/about">Über uns</a>'), {
      more: [{ path: '/about', kind: 'about', html: about }],
    })
    expect(founders.map(({ name }) => name)).toEqual(['Dana Linde'])
  })
})

describe('how it is reached', () => {
  test.each([
    ['ru', '<p>По поводу тренировок звоните по телефону</p><p>28 227 619</p>', '28 227 619'],
    ['sl', '<p>Naročanje: pokličite ali pošljite SMS na 068 184 232</p>', '068 184 232'],
    ['no', '<p>Ring oss på 988 77 811</p>', '988 77 811'],
    ['fr', '<p>Appelez-nous au 04 93 11 22 33</p>', '04 93 11 22 33'],
    ['cs', '<p>Zavolejte na 603 111 222</p>', '603 111 222'],
  ])('%s: a number behind the words of a sentence', (lang, html, phone) => {
    expect(fieldsOf(page(lang, `<h1>Quellwerk</h1>${html}`)).phone?.value).toBe(phone)
  })

  test.each([
    ['fr', 'Médiation de la consommation', '<p>Centre de médiation</p><p>Tél : 01 89 47 11 22</p>'],
    ['it', 'Risoluzione delle controversie', '<p>Camera di conciliazione</p><p>Tel: 02 8515 4522</p>'],
    ['nl', 'Geschillencommissie', '<p>De commissie</p><p>Tel: 070 310 53 11</p>'],
  ])('%s: a mediator is reached at a number of its own', (lang, heading, body) => {
    const terms = page(lang, `<h1>Quellwerk</h1><h2>${heading}</h2>${body}`)
    const more = [{ path: '/terms', kind: 'terms' as const, html: terms }]
    expect(fieldsOf(page(lang, '<h1>Quellwerk</h1><a href="/terms">Terms</a>'), { more }).phone).toBeUndefined()
  })

  test.each(['<p>In 2024 we sold 1 250 000 pumps.</p>', '<p>They ring 12 times a day.</p>'])('a count is no number to call: %s', (html) => {
    expect(fieldsOf(page('en', `<h1>Quellwerk</h1>${html}`)).phone).toBeUndefined()
  })

  const HOME = page('de', '<h1>Pumpen für jeden Garten</h1><a href="/kontakt">Kontakt</a>')
  const CONTACT = { path: '/kontakt', kind: 'contact' as const, html: page('de', '<h1>Kontakt</h1><p>Quellwerk hilft gern weiter.</p>') }

  test('the page of contact is where people are helped', () => {
    expect(fieldsOf(HOME, { more: [CONTACT] }).support_url?.value).toBe('https://quellwerk.example.net/kontakt')
  })

  test('a page of support by that name comes first', () => {
    const home = HOME.replace('</body>', '<a href="/hilfe">Hilfe</a></body>')
    expect(fieldsOf(home, { more: [CONTACT] }).support_url?.value).toBe('https://quellwerk.example.net/hilfe')
  })

  test.each(['/smart-test-termostato.html', '/toscana/vino.html'])('%s is no page of terms', (path) => {
    expect(fieldsOf(page('it', `<h1>Calcolatori</h1><a href="${path}">Leggi</a>`)).terms_url).toBeUndefined()
  })
})

describe('what it costs', () => {
  const HERO: [string, string][] = [
    ['tr', 'Ücretsiz Destek'],
    ['sv', 'Gratis support'],
    ['es', 'Soporte gratuito'],
    ['it', 'Assistenza gratuita'],
    ['pl', 'Bezpłatne wsparcie'],
    ['ru', 'Бесплатная поддержка'],
  ]
  test.each(HERO)('%s: «%s» says nothing of the product', (lang, said) => {
    expect(fieldsOf(page(lang, `<h1>Quellwerk</h1><span>${said}</span>`)).starting_price).toBeUndefined()
  })

  test('a free first call is no plan', () => {
    const card = (name: string, price: string) => `<div class="stage"><h3>${name}</h3><p>${price}</p><ul><li>Notes</li></ul></div>`
    const pricing = page(
      'en',
      `<h1>Pricing</h1><div>${card('Discovery Call', 'Free')}${card('System', '$900')}${card('Care', '$90/mo')}</div>`,
    )
    const { pricing_model, starting_price } = fieldsOf(page('en', '<h1>Quellwerk</h1><a href="/pricing">Pricing</a>'), {
      more: [{ path: '/pricing', kind: 'pricing', html: pricing }],
    })
    expect([pricing_model?.value, starting_price?.value]).toEqual(['paid', '$90/mo'])
  })

  test('a free plan beside paid ones still is', () => {
    const card = (name: string, price: string) => `<div class="stage"><h3>${name}</h3><p>${price}</p><ul><li>Notes</li></ul></div>`
    const pricing = page('en', `<h1>Pricing</h1><div>${card('Hobby', 'Free')}${card('Team', '$9/mo')}</div>`)
    const more = [{ path: '/pricing', kind: 'pricing' as const, html: pricing }]
    expect(fieldsOf(page('en', '<h1>Quellwerk</h1><a href="/pricing">Pricing</a>'), { more }).pricing_model?.value).toBe('freemium')
  })

  test.each([
    ['cs', 'Dle cenové nabídky'],
    ['sk', 'Cena dohodou'],
    ['sv', 'Begär offert'],
    ['no', 'Få et uforpliktende tilbud'],
    ['da', 'Indhent et tilbud'],
    ['fi', 'Pyydä tarjous'],
    ['hu', 'Kérjen árajánlatot'],
    ['pl', 'Zamów bezpłatną wycenę'],
    ['hr', 'Zatražite ponudu'],
    ['ru', 'Цена по запросу'],
    ['uk', 'Вартість за запитом'],
    ['el', 'Ζητήστε προσφορά'],
    ['bg', 'Цена по договаряне'],
  ])('%s: «%s» is a price on request', (lang, said) => {
    expect(fieldsOf(page(lang, `<h1>Quellwerk</h1><h2>Quellwerk</h2><p>${said}</p>`)).pricing_model?.value).toBe('contact')
  })
})

describe('what it says of itself', () => {
  test('a promise of two words stands before a longer heading', () => {
    const html = page('de', '<h1>Einfach, gemeinsam.</h1><h2>und dein Team ist bereit!</h2>')
    expect(fieldsOf(html).headline?.value).toBe('Einfach, gemeinsam.')
  })

  test.each([
    ['de', 'und schon läuft alles'],
    ['en', 'and your team is ready'],
    ['fr', 'et tout est prêt'],
  ])('%s: half a sentence is no headline', (lang, said) => {
    expect(fieldsOf(page(lang, `<h2>${said}</h2>`)).headline?.value).not.toBe(said)
  })

  test('a description in another language than the page comes last', () => {
    const html = page(
      'de',
      '<h1>Pumpen für jeden Garten</h1><p>Quellwerk baut Pumpen für den Garten und hält sie viele Jahre lang in Gang, auch im Winter.</p>',
      '<title>Quellwerk</title><meta name="description" content="We are Quellwerk, a young start-up. We build pumps for you and for the garden that you have.">',
    )
    const { summary, description } = fieldsOf(html)
    expect([summary?.value, description?.value].join(' ')).not.toContain('We build')
  })

  test('the line above a heading is no headline', () => {
    const html = page('pl', '<section class="hero"><div>Pompy dla ogrodu</div><h2>Woda tam, gdzie jej potrzebujesz</h2></section>')
    expect(fieldsOf(html).headline?.value).toBe('Woda tam, gdzie jej potrzebujesz')
  })

  test('a sentence above a smaller heading is', () => {
    const html = page(
      'fr',
      '<section class="hero"><p>Votre spécialiste en pompes de jardin depuis 1995</p><h3>Prise de rendez-vous</h3></section>',
    )
    expect(fieldsOf(html).headline?.value).toBe('Votre spécialiste en pompes de jardin depuis 1995')
  })

  test('what it is stands before what its maker thinks', () => {
    const html = page(
      'en',
      `<h1>A sign for things made by hand</h1><p>I do not want every thing to be made by hand, and nine things of ten would do for me.</p>
       <p>There is something in a thing that was made by hand, and it cannot be bought from any machine.</p>
       <p>The Quellwerk sign is something you can put on any thing that was mostly made by hand, by you or your friends.</p>`,
    )
    expect(String(fieldsOf(html).description?.value)).toStartWith('The Quellwerk sign is')
  })

  test.each([
    ['en', 'Quellwerk was designed for families with a small garden.', 'families'],
    ['nl', 'Quellwerk is gemaakt voor gezinnen met een kleine tuin.', 'gezinnen'],
    ['sv', 'Quellwerk är skapad för familjer med en liten trädgård.', 'familjer'],
  ])('%s: «made for» in running text names who it is for', (lang, said, whom) => {
    expect(String(fieldsOf(page(lang, `<h1>Quellwerk</h1><h2>Quellwerk</h2><p>${said}</p>`)).audience?.value)).toStartWith(whom)
  })

  test('a bare «for» in running text does not', () => {
    const html = page(
      'en',
      '<h1>Quellwerk</h1><p>Pumps.</p><h2>Our story</h2><h2>Our people</h2><p>We paid for families of our workers last year.</p>',
    )
    expect(fieldsOf(html).audience).toBeUndefined()
  })

  test('numbered parts are nobody that it is for', () => {
    const parts = ['01 · Foundation & Insight', '02 · Onboarding & Delivery', '03 · Growth & Care']
    const html = page(
      'en',
      `<h1>Quellwerk</h1><section class="audience"><h2>Who it is for</h2>${parts.map((part) => `<div><h3>${part}</h3></div>`).join('')}</section>`,
    )
    expect(fieldsOf(html).audience).toBeUndefined()
  })

  test.each([
    ['hr', 'Usluge', ['Ugradnja pumpi', 'Čišćenje bunara', 'Popravak cijevi']],
    ['sl', 'Storitve', ['Vgradnja črpalk', 'Čiščenje vodnjakov', 'Popravilo cevi']],
    ['bg', 'Услуги', ['Монтаж на помпи', 'Почистване на кладенци', 'Ремонт на тръби']],
    ['el', 'Υπηρεσίες', ['Τοποθέτηση αντλιών', 'Καθαρισμός πηγαδιών', 'Επισκευή σωλήνων']],
    ['ca', 'Els nostres serveis', ['Instal·lació de bombes', 'Neteja de pous', 'Reparació de tubs']],
    ['lv', 'Pakalpojumi', ['Sūkņu uzstādīšana', 'Aku tīrīšana', 'Cauruļu remonts']],
    ['id', 'Layanan', ['Pemasangan pompa', 'Pembersihan sumur', 'Perbaikan pipa']],
  ])('%s: what stands under «%s» is what it can do', (lang, heading, names) => {
    const html = page(
      lang,
      `<h1>Quellwerk</h1><section><h2>${heading}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul></section>`,
    )
    expect(fieldsOf(html).features?.value).toEqual(names)
  })

  test('counts with a word are no abilities', () => {
    const cards = ['6 Months Included', '100% Yours', '50 Systems Deployed']
    const html = page(
      'en',
      `<h1>Quellwerk</h1><div>${cards.map((name) => `<div class="card"><h3>${name}</h3><p>Something is said of it here, in a sentence.</p></div>`).join('')}</div>`,
    )
    expect(fieldsOf(html).features).toBeUndefined()
  })
})

describe('its pictures', () => {
  test('the large one at the top is a cover where none is given', () => {
    const html = page('en', '<section class="hero"><img src="/img/garden.jpg" width="1200"><h1>Pumps for every garden</h1></section>')
    expect(fieldsOf(html).cover_url?.value).toBe('https://quellwerk.example.net/img/garden.jpg')
  })

  test.each(['<img src="/img/hero-icon.png">', '<img src="/img/hero.svg">', '<img src="/img/hero.jpg" width="48">'])(
    '%s is none',
    (picture) => {
      expect(fieldsOf(page('en', `<section class="hero">${picture}<h1>Pumps for every garden</h1></section>`)).cover_url).toBeUndefined()
    },
  )
})

describe('lists, ranges and questions', () => {
  const ticks = ['✓ Wash by hand', '✓ Wax', '✓ Clean windows', '✓ Care of leather', '✓ Drying']

  test('entries with a tick are what is done', () => {
    const html = page('en', `<h1>Quellwerk</h1><div><h3>Outside</h3><ul>${ticks.map((tick) => `<li>${tick}</li>`).join('')}</ul></div>`)
    expect(fieldsOf(html).features?.value).toEqual(['Wash by hand', 'Wax', 'Clean windows', 'Care of leather', 'Drying'])
  })

  test('beside a price they belong to a plan', () => {
    const html = page(
      'en',
      `<h1>Quellwerk</h1><div><h3>Gold</h3><p>$90</p><ul>${ticks.map((tick) => `<li>${tick}</li>`).join('')}</ul></div>`,
    )
    expect(fieldsOf(html).features).toBeUndefined()
  })

  test('the numbers of parts are no part of their names', () => {
    const parts = ['01 · Foundation', '02 · Onboarding', '03 · Growth']
    const cards = parts.map(
      (part) => `<div class="card"><h3>${part}</h3><p>It is told here in a whole sentence what this part does.</p></div>`,
    )
    expect(fieldsOf(page('en', `<h1>Quellwerk</h1><div>${cards.join('')}</div>`)).features?.value).toEqual([
      'Foundation',
      'Onboarding',
      'Growth',
    ])
  })

  test.each([
    ['en', '£0 – £20'],
    ['de', '0 € bis 20 €'],
    ['fr', '0 € à 20 €'],
    ['sv', '0 kr till 200 kr'],
    ['pt', '0 € até 20 €'],
  ])('%s: «%s» names no price', (lang, range) => {
    const pricing = page(lang, `<h1>Pricing</h1><div><h3>Solo</h3><p>${range}</p></div>`)
    const { starting_price } = fieldsOf(page(lang, '<h1>Quellwerk</h1><a href="/pricing">Pricing</a>'), {
      more: [{ path: '/pricing', kind: 'pricing', html: pricing }],
    })
    expect(starting_price).toBeUndefined()
  })

  test('a range that begins with an amount names it', () => {
    const pricing = page('en', '<h1>Pricing</h1><div><h3>Solo</h3><p>£10 – £20</p></div>')
    const more = [{ path: '/pricing', kind: 'pricing' as const, html: pricing }]
    expect(String(fieldsOf(page('en', '<h1>Quellwerk</h1><a href="/pricing">Pricing</a>'), { more }).starting_price?.value)).toContain('10')
  })

  test('a question is a headline only where nothing is told', () => {
    const head = '<title>Quellwerk – Pumps for every garden</title>'
    expect(fieldsOf(page('en', '<h1>Tired of carrying water?</h1>', head)).headline?.value).toBe('Pumps for every garden')
    expect(fieldsOf(page('en', '<h1>Tired of carrying water?</h1>')).headline?.value).toBe('Tired of carrying water?')
  })
})
