import { describe, expect, test } from 'bun:test'
import { findMoney } from '../../server/drafting/proof/money.ts'
import { companyOf, profileOf, valueOf } from './companies.ts'

// What real sites say in two places, and what only looks like it.

describe('the country of a site without an address', () => {
  const CALLED: [lang: string, host: string, home: string, country: string | null][] = [
    ['pl', 'lumbrio.net', '<footer><p>Telefon: +48 604 827 351</p></footer>', 'PL'],
    ['en', 'lumbrio.net', '<footer><p>Call us: +91 98271 43654</p></footer>', 'IN'],
    ['fr', 'lumbrio.be', '<footer><p>Téléphone : +32 471 82 73 54</p></footer>', 'BE'],
    ['it', 'lumbrio.net', '<footer><a href="https://wa.me/393478273541?text=Ciao">Scrivici</a></footer>', 'IT'],
    ['zh', 'lumbrio.net', '<footer><p>沪ICP备18273541号</p></footer>', 'CN'],
    ['en', 'lumbrio.net', '<footer><p>Phone: +358 45 804 2250</p></footer>', null],
    ['en', 'lumbrio.fi', '<footer><p>Phone: +358 45 804 2250</p></footer>', 'FI'],
    ['es', 'lumbrio.net', '<footer><p>Teléfono: +31 6 82735414</p></footer>', null],
    ['en', 'lumbrio.net', '<footer><p>Phone: +44 20 7646 0812</p><p>Phone: +91 98271 43654</p></footer>', null],
  ]
  test.each(CALLED)('is that of its numbers, where its language or domain agrees (%s, %s, %s)', (lang, host, home, country) => {
    expect(companyOf(profileOf({ home }, { lang, host })).country).toBe(country)
  })

  test('is what the site says of it, whatever is dialled', () => {
    const home = '<footer><p>Lumbrio Ltd, 12 Harbour Road, Dublin 8, Ireland</p><p>Phone: +44 20 7646 0812</p></footer>'
    expect(companyOf(profileOf({ home })).country).toBe('IE')
  })
})

describe('no name of a company:', () => {
  test('the letters of a Dutch postcode before a town', () => {
    const privacy = '<h1>Privacyverklaring</h1><h2>Verwerkingsverantwoordelijke</h2><p>Adres: Dorpsstraat 1, 6851 AB Haven</p>'
    expect(companyOf(profileOf({ privacy }, { lang: 'nl' })).legal).toBeNull()
  })

  test('AB behind a year is one', () => {
    expect(companyOf(profileOf({ home: '<footer><p>© 2026 AB Haven</p></footer>' }, { lang: 'sv' })).legal).toBe('AB Haven')
  })

  test('a form of company by itself', () => {
    const imprint =
      '<h2>Éditeur du site</h2><p>Lumbrio Conseil — Société à responsabilité limitée d’associé unique (SARL AU)</p><p>Capital social : 10 000 MAD</p>'
    expect(companyOf(profileOf({ imprint }, { lang: 'fr' })).legal).toBeNull()
    const home = '<footer><p>Lumbrio est une marque exploitée par Atlas Conseil, SARL AU au capital de 10 000 MAD</p></footer>'
    expect(companyOf(profileOf({ home, imprint }, { lang: 'fr' })).legal).toBe('Atlas Conseil, SARL AU')
  })

  test('a heading with an article in its middle', () => {
    const about = '<h2>The Checklist for Choosing a Roofing Company</h2><p>12 Harbour Road</p><p>Leeds LS1 4AP</p>'
    expect(companyOf(profileOf({ about })).legal).toBeNull()
  })
})

describe('amounts in India', () => {
  test.each(['Rs. 1 lakh', '₹5 crore', '₹2 Lakhs'])('%s is a sum and no price', (text) => {
    expect(findMoney(text)).toEqual([])
  })

  test('a plus before the tax says that it comes on top', () => {
    const plans = ['3000', '5000'].map(
      (amount, at) => `<div class="plan"><h3>Plan ${at + 1}</h3><p>₹${amount}+ GST 18%</p><a href="/buy">Buy</a></div>`,
    )
    expect(valueOf(profileOf({ pricing: `<h1>Pricing</h1>${plans.join('')}` }), 'starting_price')).toBe('₹3000')
  })
})

describe('a plan', () => {
  const plan = (title: string, ...lines: string[]) =>
    `<div class="plan"><h3>${title}</h3>${lines.map((line) => `<div>${line}</div>`).join('')}<a href="/buy">Choisir</a></div>`
  const priceOf = (...plans: string[]) =>
    valueOf(profileOf({ pricing: `<h1>Tarifs</h1>${plans.join('')}` }, { lang: 'fr' }), 'starting_price')

  test('costs what is paid for it and not what that comes to for each piece', () => {
    const plans = [
      plan('Essentiel', '149€ HT/mois', 'soit 1,49€/dossier en moyenne'),
      plan('Cabinet', '549€ HT/mois', 'soit 1,10€/dossier en moyenne'),
    ]
    expect(priceOf(...plans)).toBe('149€ HT/mois')
  })

  test('by the piece alone has that price', () => {
    expect(priceOf(plan('Essentiel', '1,49€/dossier'), plan('Cabinet', '1,10€/dossier'))).toBe('1,10€/dossier')
  })

  test.each([
    ['89€ HT/mois', 'month'],
    ['49 zł netto / mies.', 'month'],
    ['₹3000 + GST per month', 'month'],
    ['35 € IVA / persona', 'use'],
    ['from 20 € + IVA', null],
  ] as const)('falls due behind the word for its tax: %s', (text, period) => {
    expect(findMoney(text).map((money) => money.period)).toEqual([period])
  })
})

describe('founders', () => {
  const card = (name: string, role: string) => `<div class="card"><h3>${name}</h3><p>${role}</p></div>`
  const namesOf = (team: string, lang = 'en') => profileOf({ team: `<h1>Team</h1>${team}` }, { lang }).founders.map(({ name }) => name)

  test('are found by a role in capitals in any language', () => {
    expect(namesOf(card('Ida Kranz', 'GRÜNDERIN &amp; DEVELOPER'), 'de')).toEqual(['Ida Kranz'])
  })

  test.each([
    ['Leo Brandt', 'Leonard Brandt'],
    ['Ida Kranzer', 'Ida Kransser'],
    ['Tom Okafor', 'Tom Okkafor'],
  ])('%s and %s', (one, other) => {
    const same = one !== 'Ida Kranzer'
    expect(namesOf(card(one, 'Founder') + card(other, 'Co-Founder'))).toHaveLength(same ? 1 : 2)
  })
})
