import { describe, expect, test } from 'bun:test'
import { draftOf, plan, plans, valueOf } from './invented.ts'

const SAYS: Record<string, string> = {
  en: 'The billing software for small workshops.',
  de: 'Die Software für Handwerker.',
  fr: 'Le logiciel des artisans.',
  es: 'El software de los autónomos.',
  it: 'Il software degli artigiani.',
  nl: 'De software voor bedrijven.',
}
const priceOf = (pages: Record<string, string> | string, lang = 'en') => {
  const head = `<meta name="description" content="${SAYS[lang] ?? SAYS['en']}">`
  return valueOf(draftOf(typeof pages === 'string' ? { '/': pages } : pages, { lang, head }), 'starting_price')
}

/** Two things with amounts, in the shapes in which pages show their product at work. */
const pair = (one: string, first: string, other: string, second: string) => [
  `<div class="panel"><div class="row"><h4>${one}</h4><p>${first}</p></div><div class="row"><h4>${other}</h4><p>${second}</p></div></div>`,
  `<div class="list"><div class="item"><h4>${one}</h4><p>${first}</p><a href="#">→</a></div><div class="item"><h4>${other}</h4><p>${second}</p><a href="#">→</a></div></div>`,
  `<table><tr><td>${one}</td><td>${first}</td></tr><tr><td>${other}</td><td>${second}</td></tr></table>`,
  `<div role="img" aria-label="Tidepool"><div><h4>${one}</h4><p>${first}</p></div><div><h4>${other}</h4><p>${second}</p></div></div>`,
  `<figure><div><h4>${one}</h4><p>${first}</p></div><div><h4>${other}</h4><p>${second}</p></div></figure>`,
]

const SHOWN: [lang: string, heading: string, shapes: string[]][] = [
  ['en', 'Everything in one place', pair('Website relaunch', '$4,200', 'Logo', '$900')],
  ['en', 'Rents at a glance', pair('Flat 2B', '$950 / month', 'Flat 3A', '$1,100 / month')],
  ['de', 'Alles im Blick', pair('Bad Schneider', '4.200 €', 'Küche Wolf', '900 €')],
  ['fr', 'Tout au même endroit', pair('Salle Martin', '29,90 € / mois', 'Salle Petit', '14,20 € / mois')],
  ['es', 'Todo en un sitio', pair('Reforma Ruiz', '4.200 €', 'Cocina Vela', '900 €')],
  ['it', 'Tutto in un posto', pair('Cucina Rossi', '4.200 €', 'Bagno Bassi', '900 €')],
]

describe('amounts of its users that software shows are no price of it:', () => {
  for (const [lang, heading, shapes] of SHOWN)
    shapes.forEach((shape, at) =>
      test(`${lang} «${heading}», shape ${at + 1}`, () => expect(priceOf(`<h2>${heading}</h2>${shape}`, lang)).toBeNull()),
    )
})

const COUNTED: [lang: string, markup: string][] = [
  ['en', '<h2>How much could you save?</h2><div><div>Monthly spend</div><div>$500</div><div>You save $120 / month</div></div>'],
  ['de', '<section id="ersparnis"><h2>Was spart das?</h2><div><div>Ersparnis im Monat</div><div>420 € / Monat</div></div></section>'],
  ['de', '<section><h2>So sieht Ihr Angebot aus</h2><div class="item"><span>Wand</span><span>480,00 €</span></div></section>'],
  ['fr', '<section class="simulateur"><h2>Simulez</h2><div><div>Économie</div><div>420 € / mois</div></div></section>'],
  ['es', '<section class="calculadora"><h2>Calcula tu ahorro</h2><div><div>Ahorro</div><div>120 € / mes</div></div></section>'],
  ['it', '<section><h2>Quanto risparmi?</h2><div><div>Risparmio</div><div>120 € / mese</div></div></section>'],
  ['nl', '<section class="rekentool"><h2>Bereken</h2><div><div>Besparing</div><div>€ 120 / maand</div></div></section>'],
  ['en', '<p>For example, Tidepool turns a $500 invoice into a paid one.</p>'],
  ['en', '<p>Mara sells prints for $25 each with Tidepool.</p>'],
  ['de', '<p>Zum Beispiel erinnert Tidepool an eine Rechnung über 500 €.</p>'],
]

describe('what is counted and told as an example is no price:', () => {
  for (const [lang, markup] of COUNTED) test(`${lang} ${markup.replace(/<[^>]*>/g, ' ')}`, () => expect(priceOf(markup, lang)).toBeNull())
})

test('the price beside them stays', () => {
  const shown = pair('Gym', '$3 / month', 'Rent', '$900 / month').join('')
  const sold = `<h2>Pricing</h2><div class="grid">${plan('Solo', '$12 / month')}${plan('Team', '$40 / month')}</div>`
  expect(priceOf(shown + sold)).toBe('$12 / month')
  expect(priceOf(`<div class="grid">${plan('Solo', '$12 / month')}${plan('Team', '$40 / month')}</div>`)).toBe('$12 / month')
  expect(priceOf('<p>Tidepool costs $9 per month.</p>')).toBe('$9 per month')
})

test('a box with a button to buy is one', () => {
  for (const button of ['<a href="/buy">Buy now</a>', '<p><a href="/buy">Get Tidepool</a></p>', '<button>Order</button>'])
    expect(priceOf(`<h2>Yours</h2><div class="box"><h3>Tidepool for Mac</h3><p>$29</p>${button}</div>`)).toBe('$29')
})

const SOLD = (own: [string, string][], ahead: string, beside: [string, string][]) =>
  `<h1>—</h1><div class="grid">${own.map(([title, price]) => plan(title, price, '•', '·')).join('')}</div><h2>${ahead}</h2><div class="grid">${beside.map(([title, price]) => plan(title, price, '•', '·')).join('')}</div>`
const EXTRAS: [lang: string, heading: string, rows: [string, string][], price: string][] = [
  [
    'en',
    'Add-ons',
    [
      ['Studio session', '$80'],
      ['Extra photo', '$5'],
      ['Additional hour', '$40'],
    ],
    '$80',
  ],
  [
    'de',
    'Zubuchbar',
    [
      ['Fotoshooting', '180 €'],
      ['jedes weitere Bild', '15 €'],
      ['Aufpreis Wochenende', '40 €'],
      ['Anfahrt', '25 €'],
    ],
    '180 €',
  ],
  [
    'fr',
    'Options',
    [
      ['Séance', '80 €'],
      ['Supplément bébé', '10 €'],
      ['Photo supplémentaire', '5 €'],
      ['Frais de déplacement', '20 €'],
    ],
    '80 €',
  ],
  [
    'es',
    'Complementos',
    [
      ['Corte', '25 €'],
      ['Suplemento de pelo largo', '5 €'],
      ['Usuario adicional', '3 €'],
    ],
    '25 €',
  ],
  [
    'it',
    'Moduli aggiuntivi',
    [
      ['Taglio', '25 €'],
      ['Supplemento capelli lunghi', '5 €'],
      ['Utente aggiuntivo', '3 €'],
    ],
    '25 €',
  ],
  [
    'nl',
    'Uitbreidingen',
    [
      ['Fotosessie', '€ 180'],
      ['Extra foto', '€ 15'],
      ['Toeslag weekend', '€ 40'],
    ],
    '€ 180',
  ],
  [
    'pl',
    'Usługi dodatkowe',
    [
      ['Sesja zdjęciowa', '400 zł'],
      ['Dodatkowe zdjęcie', '30 zł'],
      ['Dopłata za dojazd', '50 zł'],
    ],
    '400 zł',
  ],
  [
    'pt',
    'Adicionais',
    [
      ['Ensaio', 'R$ 300'],
      ['Foto adicional', 'R$ 20'],
      ['Deslocamento', 'R$ 50'],
    ],
    'R$ 300',
  ],
  [
    'sv',
    'Tillval',
    [
      ['Fotografering', '1 500 kr'],
      ['Extra bild', '150 kr'],
      ['Tillägg helg', '300 kr'],
    ],
    '1 500 kr',
  ],
  [
    'ja',
    'オプション',
    [
      ['基本', '¥9,800'],
      ['オプション写真', '¥500'],
    ],
    '¥9,800',
  ],
]

describe('what is bought beside the product is not what it costs:', () => {
  for (const [lang, heading, rows, price] of EXTRAS)
    test(`${lang} ${heading}`, () => {
      const table = `<h1>—</h1><table>${rows.map((row) => `<tr><td>${row[0]}</td><td>${row[1]}</td></tr>`).join('')}</table>`
      expect(priceOf({ '/pricing': table }, lang)).toBe(price)
      const [, ...beside] = rows
      const own = rows.slice(0, 1)
      expect(priceOf({ '/pricing': SOLD([...own, ['Maxi', price.replace(/\d/, '9')]], heading, beside) }, lang)).toBe(price)
    })
})

test('told by a badge, in a line below, or by what it counts', () => {
  const own = plans(plan('Solo', '$12 / month'), plan('Team', '$40 / month'))
  const badge = (before: string, behind: string) =>
    `<div class="card">${before}<h3>SMS pack</h3>${behind}<div class="amount">$5</div><p>100 messages</p></div>`
  expect(priceOf({ '/pricing': own.replace('</section>', `${badge('<span>Add-on</span>', '')}</section>`) })).toBe('$12 / month')
  expect(priceOf({ '/pricing': own.replace('</section>', `${badge('', '<span class="badge">Optional</span>')}</section>`) })).toBe(
    '$12 / month',
  )
  expect(priceOf({ '/pricing': `${own}<p>Each additional user costs $5 / month.</p><p>Additional workspace: $4 / month</p>` })).toBe(
    '$12 / month',
  )
  expect(priceOf({ '/pricing': `${own}<p>$0.30 per transaction</p>` })).toBe('$12 / month')
})

test('an amount with a plus and no period behind it is a statistic', () => {
  const card = (amount: string) =>
    `<div class="cards"><div class="card"><b>${amount}</b> what it costs</div><div class="card"><b>300+</b> garages</div></div>`
  expect(priceOf(card('€1,200+'))).toBeNull()
  expect(priceOf('<h2>Pricing</h2><p>€49+/month</p>')).toBe('€49')
})

test('what a till shows, and a counter that waits at zero, are no price', () => {
  const metric = (sum: string, label: string) => `<div class="till-metric"><span>${sum}</span> <span>${label}</span></div>`
  const home = `<section><h2>No surprises at the end of the day</h2><div class="till-metrics">${metric('€4,600', 'Card')}${metric('€2,100', 'Cash')}</div><button>Till</button></section>
    <section><h2>Estimate the hidden cost of delays</h2><div class="estimate-card"><h3>Money</h3><div>$0</div><p>lost a year by waiting for somebody.</p></div></section>`
  const draft = draftOf({ '/': home })
  expect([valueOf(draft, 'starting_price'), valueOf(draft, 'pricing_model')]).toEqual([null, null])
})

test.each([
  ['fi', 'Ohjelmisto autokorjaamoille.'],
  ['pl', 'Oprogramowanie dla warsztatów.'],
  ['tr', 'Klinik yönetim programı.'],
  ['vi', 'Phần mềm quản lý xưởng.'],
])('in %s a screen of software shows no price either', (lang, says) => {
  for (const shape of pair('Meier', '4.200 €', 'Huber', '900 €')) {
    const head = `<meta name="description" content="${says}">`
    expect(valueOf(draftOf({ '/': `<h2>Tuulo</h2>${shape}` }, { lang, head }), 'starting_price')).toBeNull()
  }
})
