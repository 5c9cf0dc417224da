import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const card = (title: string, text: string) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`
const LAMPS = ['Harbour lamps', 'Signal lamps', 'Deck lamps']
const cards = (titles = LAMPS) => titles.map((title) => card(title, 'Built by hand, and kept for a lifetime at sea.')).join('')

describe('what a site offers is listed', () => {
  test.each([
    ['a preview of services', `<section class="services-preview"><h2>What we do</h2><div class="grid">${cards()}</div></section>`],
    ['a preview of another page', `<section class="ranges-preview"><div class="grid">${cards()}</div></section>`],
    ['a part called by a word that holds another', `<section class="operating express-band"><div class="grid">${cards()}</div></section>`],
  ])('in %s', (_, html) => expect(valueOf(draftOf({ '/': html }), 'features')).toEqual(LAMPS))

  test.each(['window', 'app-screen', 'browser'])('on a page that stands in a «%s» as a whole', (box) =>
    expect(
      valueOf(
        draftOf({ '/': `<h1></h1><div class="${box}"><h1>Lamps for boats</h1><div class="grid">${cards()}</div></div>` }),
        'features',
      ),
    ).toEqual(LAMPS),
  )

  test('and not in a picture of a window', () =>
    expect(valueOf(draftOf({ '/': `<div class="window"><div class="grid">${cards()}</div></div>` }), 'features')).toBeNull())

  test.each([
    ['en', 'Where it breaks', 'Practice areas'],
    ['pt', 'O que acontece sem luz', 'Áreas de atuação'],
    ['de', 'Was ohne Licht geschieht', 'Tätigkeitsfelder'],
  ])('below headings of parts that are of one rank, in %s', (lang, first, second) => {
    const part = (heading: string, titles: string[]) =>
      `<section class="part"><h3>${heading}</h3><div class="grid">${titles.map((title) => `<div><h4>${title}</h4><p>Built by hand, and kept for a lifetime.</p></div>`).join('')}</div></section>`
    const opening = '<section class="part"><h3>Talk to us</h3><p>On the pier.</p><ul><li>Fast</li><li>Fair</li><li>Near</li></ul></section>'
    const parts = opening + part(first, ['Hulls', 'Ropes', 'Sails']) + part(second, LAMPS)
    const features = valueOf(draftOf({ '/': `<div>${parts}</div>` }, { lang }), 'features')
    expect(features).toEqual(expect.arrayContaining(LAMPS))
  })

  test.each([
    ['en', 'Services', 'What you can call us for', ['Window cleaning', 'Stair cleaning', 'Office cleaning']],
    ['nl', 'Diensten', 'Waarvoor u ons kunt inschakelen', ['Glasbewassing', 'Trapreiniging', 'Kantoorreiniging']],
    ['de', 'Leistungen', 'Wofür Sie uns rufen', ['Fensterreinigung', 'Treppenreinigung', 'Büroreinigung']],
    ['fr', 'Prestations', 'Ce que nous entretenons', ['Nettoyage de vitres', 'Nettoyage d’escaliers', 'Nettoyage de bureaux']],
  ])('where links lead to a page of each, in %s', (lang, label, heading, titles) => {
    const links = titles.map((title, at) => `<a href="service/${at}.html">${title}</a>`).join('')
    const html = `<section><span>${label}</span><h2>${heading}</h2><div class="tags">${links}</div></section>`
    expect(valueOf(draftOf({ '/': html }, { lang }), 'features')).toEqual(titles)
  })

  test('and not where buttons lead to one place', () => {
    const links = ['Ask us', 'Book now', 'Write to us'].map((title) => `<a href="/contact">${title}</a>`).join('')
    expect(valueOf(draftOf({ '/': `<section><h2>Services</h2><div>${links}</div></section>` }), 'features')).toBeNull()
  })

  test('before what reassures in a strip without a heading', () => {
    const strip = `<section class="features-band"><div class="features-grid">${cards(['Certified', 'Insured', 'Punctual'])}</div></section>`
    const offer = `<section><h2>Our services</h2><div class="grid">${cards()}</div></section>`
    expect(valueOf(draftOf({ '/': strip + offer }), 'features')).toEqual(LAMPS)
  })

  test.each([
    ['en', ['Individuals and families', 'Freelancers and companies', 'Coming soon: harbours', 'Coming soon: yards']],
    ['cs', ['Rodiny a domácnosti', 'Podnikatelé a firmy', 'Již brzy: přístavy', 'Již brzy: loděnice']],
  ])('without groups of people beside what is not there yet, in %s', (lang, titles) => {
    const profile = draftOf({ '/': `<h2>It suits everyone</h2><div class="grid">${cards(titles)}</div>` }, { lang })
    expect([valueOf(profile, 'features'), valueOf(profile, 'audience')]).toEqual([null, titles.slice(0, 2).join(', ')])
  })
})

describe('platforms are not', () => {
  test.each([
    ['named by the end of a word', '<p>Super shiny velvet top, chrome top and wipe top.</p>'],
    ['named by the end of a word in Italian', '<p>Vernici Super, Chrome e Velvet.</p>'],
  ])('%s', (_, html) => expect(valueOf(draftOf({ '/': html }), 'platforms')).toBeNull())
})

describe('facts', () => {
  test.each([
    ['© 2031 株式会社ふくろう堂', '株式会社ふくろう堂'],
    ['© 2031 株式会社みなも屋', '株式会社みなも屋'],
    ['© 2031 合同会社つきの家', '合同会社つきの家'],
    ['© 2031 株式会社さざなみ', '株式会社さざなみ'],
    ['© 2031 株式会社さざなみ 家づくり', '株式会社さざなみ'],
  ])('name the company of «%s»', (line, name) =>
    expect(valueOf(draftOf({ '/': `</main><footer><p>${line}</p></footer><main>` }, { lang: 'ja' }), 'legal_name')).toBe(name),
  )

  test.each([
    ['서울시 새벽구 물결로 248', '서울'],
    ['부산시 노을구 등대길 12', '부산'],
  ])('know the country of «%s»', (line, city) => {
    const profile = draftOf({ '/': `</main><footer><p>${line}</p></footer><main>` }, { lang: 'ko' })
    expect([valueOf(profile, 'hq_city'), valueOf(profile, 'hq_country')]).toEqual([city, 'KR'])
  })

  test.each([
    ['en', 'Address : LANTERN 205, 4 Pier-ro, Seoul, Republic of Korea', 'Email : hello@tidepool.example.net', 'Seoul', 'KR'],
    ['en', 'Address: 12 Quay Road, Mombasa, Kenya', 'Phone: +254 20 123 4567', 'Mombasa', 'KE'],
    ['es', 'Dirección: Calle Faro 12, Montevideo, Uruguay', 'Teléfono: +598 2 123 4567', 'Montevideo', 'UY'],
  ])('find the address at the end of a home page in «%s: %s»', (lang, address, reached, city, country) => {
    const profile = draftOf({ '/': `<p>We make lamps.</p><section id="reach"><p>${address}</p><p>${reached}</p></section>` }, { lang })
    expect([valueOf(profile, 'hq_city'), valueOf(profile, 'hq_country')]).toEqual([city, country])
  })

  test.each([
    ['nl', 'Klant sinds 2020'],
    ['sv', 'Kund sedan 2020'],
    ['cs', 'Klient od 2024'],
    ['pl', 'Klient od 2024'],
    ['fr', 'Adhérente depuis 2019'],
    ['da', 'Medlem siden 2019'],
    ['fi', 'Asiakas vuodesta 2020'],
  ])('take no year from who is a customer, in %s: «%s»', (lang, said) =>
    expect(valueOf(draftOf({ '/': `<p>Lamps.</p><h3>Vera Lind</h3><span>${said}</span>` }, { lang }), 'founded_year')).toBeNull(),
  )

  test.each([
    [
      'it',
      'Chi siamo',
      'Co-founder & Account Director di Tidepool. Esperta di immagini e video, coordina i clienti e lo sviluppo dei progetti.',
    ],
    [
      'en',
      'About us',
      'Founder and CEO of Tidepool. She spent ten years at sea before she lit her first lamp, and still sails every summer.',
    ],
    [
      'de',
      'Über uns',
      'Gründerin von Tidepool. Sie verbrachte zehn Jahre auf See, bevor sie ihre erste Lampe baute, und segelt noch heute.',
    ],
  ])('find who founded it in the first sentence of a longer text, in %s', (lang, heading, text) => {
    const people =
      card('Vera Lindqvist', text) + card('Marco Brandi', 'Looks after clients in the north, and after the lamps of the harbour there.')
    expect(draftOf({ '/': `<h2>${heading}</h2><div class="grid">${people}</div>` }, { lang }).founders.map(({ name }) => name)).toEqual([
      'Vera Lindqvist',
    ])
  })
})

describe('a company is called by its whole legal name', () => {
  const footer = (name: string, lang: string) =>
    valueOf(draftOf({ '/': `<h1>Lamps for boats</h1><footer><p>© 2026 ${name}</p></footer>` }, { lang }), 'legal_name')

  test.each([
    ['en', 'Lumbrio (UK) Limited'],
    ['en', 'Lumbrio Labs (OPC) Private Limited'],
    ['en', 'Lumbrio (M) Sdn Bhd'],
    ['en', 'Lumbrio (Pty) Ltd'],
    ['en', 'Lumbrio (Hong Kong) Limited'],
    ['en', 'LUMBRIO LABS PRIVATE LIMITED'],
    ['en', 'LUMBRIO LIMITED'],
    ['en', 'Lumbrio L.L.C-FZ'],
    ['en', 'Lumbrio Trading W.L.L.'],
    ['sr', 'Lumbrio DOO'],
    ['he', 'לומבריו בע״מ'],
    ['ar', 'شركة لومبريو ذ.م.م'],
  ])('in %s as %s', (lang, name) => expect(footer(name, lang)).toBe(name))

  test.each(['Our Time is (Very) Limited', 'PLACES ARE LIMITED', 'Stock Limited edition (Blue)'])('and never by «%s»', (text) =>
    expect(valueOf(draftOf({ '/': `<h1>Lamps for boats</h1><p>${text}</p><footer><p>${text}</p></footer>` }), 'legal_name')).toBeNull(),
  )

  test('without the dot that ends the sentence', () => {
    const terms = '<h1>Terms</h1><p>This site is operated by Lumbrio (Private) Limited.</p>'
    expect(valueOf(draftOf({ '/': '<h1>Lamps for boats</h1>', '/terms': terms }), 'legal_name')).toBe('Lumbrio (Private) Limited')
  })
})

describe('who founded a company', () => {
  const founders = (text: string) =>
    draftOf({ '/': '<h1>Lamps for boats</h1>', '/about': `<h1>About us</h1><p>${text}</p>` }).founders.map(({ name }) => name)

  test('are both of two, also with what each does behind the name', () =>
    expect(founders('Tidepool was co-founded by Ana Ruiz (CEO) and Tom Berg (CTO).')).toEqual(['Ana Ruiz', 'Tom Berg']))

  test.each(['Siblings', 'Brothers', 'Friends'])('is nobody called «%s»', (kind) =>
    expect(founders(`${kind} Ana and Tom Ruiz founded Tidepool in 2019.`)).toEqual(['Tom Ruiz']),
  )
})
