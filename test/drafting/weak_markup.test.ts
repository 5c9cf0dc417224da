import { expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'
import { companyOf, profileOf, valueOf, type Bodies } from './companies.ts'

const FRAME = '<nav><a href="/a.html">Seite</a></nav>'

/** Titles and marks of sites that leave their name out of the one or the other. */
const NAMES: [what: string, html: string, host: string, titles: string[], name: string | null][] = [
  [
    'a town behind a postcode is none, however brief',
    '<title>SEHWERK Optik Zentrum — Neue Halden</title><p>Sehwerk, Lipowa 2, 33-200 Neue Halden</p>',
    'optik-sehwerk.example',
    ['Datenschutz — SEHWERK Optik Zentrum', 'Mode — SEHWERK Optik Zentrum'],
    'SEHWERK Optik Zentrum',
  ],
  [
    'a heading of a section is none',
    '<title>Co nabízíme | Autoškola Ada Kranz</title><h2>Co nabízíme</h2>',
    'autoskola-kranz.example',
    [],
    'Autoškola Ada Kranz',
  ],
  [
    'quotation marks end it',
    '<title>Quellrecht</title><div class="logo">«Квелль Право». Юридические услуги.</div><h1>Quelle</h1>',
    'a.example',
    [],
    'Квелль Право',
  ],
  [
    'other pages end their titles with it',
    '<title>Sofas cleaned in Halden</title><h1>Sofas cleaned in Halden</h1><p>Mr.Soap comes to you.</p>',
    'mrsoap.example',
    ['Prices - Mr.Soap', 'Contact - Mr.Soap', 'Chairs - Mr.Soap', 'Reviews - Mr.Soap'],
    'Mr.Soap',
  ],
  [
    'a company as the title of each page',
    '<title>株式会社 堀川繊維</title><p>堀川繊維は制服を作ります。</p><p class="copyright">© Horikawa, Inc.</p>',
    'horikawa-seni.example',
    ['株式会社 堀川繊維', '株式会社 堀川繊維', '株式会社 堀川繊維'],
    '株式会社 堀川繊維',
  ],
]
test.each(NAMES)('of a name, %s', (_, html, host, titles, wanted) => {
  const more = titles.map((title, at) => ({
    path: `/${at}.html`,
    kind: 'other' as const,
    html: `<title>${title}</title>${FRAME}<p>${title}</p>`,
  }))
  expect(valueOf(draftOfHome(html, { host, more }), 'name')).toBe(wanted)
})

const COMPANIES: [what: string, bodies: Bodies, lang: string, wanted: Partial<ReturnType<typeof companyOf>>][] = [
  [
    'a name in quotation marks before its form',
    { home: '<footer>© 2026 Lumbrio.net — „БАУВЕРК“ ЕООД, ЕИК 207427793</footer>' },
    'bg',
    { legal: '„БАУВЕРК“ ЕООД' },
  ],
  [
    'a street and its town between the marks of a copyright line',
    { home: '<footer><div>© 2026 Lumbrio, UAB · Upelio g. 17, Vilnius · įm. k. 304066506</div></footer>' },
    'lt',
    { city: 'Vilnius', country: 'LT' },
  ],
  [
    'a trader with «v/»',
    { contact: '<p>Lumbrio v/Ida Kranz</p>', home: '<footer>© 2026 Lumbrio – CVR 35172831</footer>' },
    'da',
    { legal: 'Lumbrio v/Ida Kranz' },
  ],
  [
    'whatever the terms call who offers',
    { terms: '<p>Zhotovitel: Ida Kranz, IČ 08032785, se sídlem Dlouhá 67, Halden</p>' },
    'cs',
    { legal: 'Ida Kranz' },
  ],
]
test.each(COMPANIES)('the company is told by %s', (_, bodies, lang, wanted) => {
  expect(companyOf(profileOf(bodies, { lang }))).toMatchObject(wanted)
})

const founders = (about: string, lang: string) => profileOf({ about }, { lang }).founders.map(({ name }) => name)
test.each([
  ['a title before the name', '<p>Lumbrio je ustanovil dr. Emil Kranz.</p>', 'sl', ['Emil Kranz']],
  [
    'a role above, and what they do behind the name',
    '<h2>Teamet</h2><div><div>Founder &amp; CEO</div><strong>Ida Kranz</strong><span>Strategi og salg.</span></div><div><div>Founder &amp; CTO</div><strong>Tom Berg</strong><span>Arkitektur.</span></div>',
    'da',
    ['Ida Kranz', 'Tom Berg'],
  ],
])('founders are read behind %s', (_, about, lang, wanted) => {
  expect(founders(about, lang)).toEqual(wanted)
})

const yearOf = (about: string, lang: string, name = 'Lumbrio') => valueOf(profileOf({ about }, { lang, name }), 'founded_year')
test.each([
  ['a figure over its label', '<div><div>2017</div><div>Od kiedy</div></div>', 'pl', 'Lumbrio', 2017],
  ['the company by its letters', '<p>Depuis 1965, le CYAM transmet les arts martiaux.</p>', 'fr', 'CYAM Halden', 1965],
  ['what came into being', '<p>Lumbrio syntyi vuonna 2020 yhdistämään osaamisen.</p>', 'fi', 'Lumbrio', 2020],
])('the year is given by %s', (_, about, lang, name, wanted) => {
  expect(yearOf(about, lang, name)).toBe(wanted)
})

const PRICES: [what: string, bodies: Bodies, model: string | null, price: string | null, lang?: string][] = [
  ['a tool free valve is not free', { home: '<p>Custom, tool free attaching valve heaters for industry.</p>' }, null, null],
  [
    'a free game beside rooms makes them no free plan',
    { home: '<h2>Prices</h2><p>Room for four: $80</p><p>Play our online game now, completely free.</p>' },
    'paid',
    '$80',
  ],
  [
    'what more credits cost is no plan',
    {
      pricing:
        '<div><div class="card"><h3>Basic</h3><p>CHF 9 / month</p></div><div class="card"><h3>Pro</h3><p>CHF 29 / month</p></div></div><h2>Need more credits?</h2><p>2 CHF</p>',
    },
    'paid',
    'CHF 9 / month',
  ],
  [
    'a part called #demo has prices',
    {
      home: '<section id="demo"><h2>Start</h2><div class="price-card"><div class="price-amount">$49</div><a href="/buy">Buy</a></div></section>',
    },
    'paid',
    '$49',
  ],
  ['a till shows sums', { '/checkout.html': '<p>Total $3.00</p>' } as Bodies, null, null],
  ['millions of rupiah', { pricing: '<h2>Harga</h2><p>Rp 2,5 juta per tahun</p>' }, 'paid', 'Rp 2,5 juta per tahun', 'id'],
  ['millions of đồng', { pricing: '<h2>Giá</h2><p>1,2 triệu đồng mỗi năm</p>' }, 'paid', '1,2 triệu đồng mỗi năm', 'vi'],
  ['what a year spares stands behind its price', { pricing: '<h2>Prices</h2><p>$90 / year, save 20 %</p>' }, 'paid', '$90 / year'],
  ['«economy» is a plan', { pricing: '<h2>Цены</h2><div>Эконом 500 ₽</div>' }, 'paid', '500 ₽', 'ru'],
  ['a first lesson is no former price', { pricing: '<h2>Prezzi</h2><p>Prima lezione 20 €</p>' }, 'paid', '20 €', 'it'],
  [
    'an article is no tool',
    { home: '<h2>Preise</h2><p>Zimmer für eine Person: 80 €</p><p>Unser Online-Spiel für die ganze Familie ist völlig kostenlos.</p>' },
    'paid',
    '80 €',
    'de',
  ],
]
test.each(PRICES)('of prices, %s', (_, bodies, model, price, lang = 'en') => {
  const draft = profileOf(bodies, {
    lang,
    head: lang === 'de' ? '<meta name="description" content="Lumbrio ist eine kleine Pension.">' : '',
  })
  expect([valueOf(draft, 'pricing_model'), valueOf(draft, 'starting_price')]).toEqual([model, price])
})
