import { describe, expect, test } from 'bun:test'
import { findMoney } from '../../server/drafting/proof/money.ts'
import { draftOf, valueOf } from './invented.ts'

// Ways in which trades and small sites say what they take.

const read = (text: string) => findMoney(text).map(({ amount, currency, period, text: verbatim }) => [amount, currency, period, verbatim])
const costs = (bodies: Record<string, string>, options: Parameters<typeof draftOf>[1] = {}) => {
  const draft = draftOf(bodies, options)
  return [valueOf(draft, 'pricing_model'), valueOf(draft, 'starting_price')]
}
const CARD = (name: string, price: string) => `<div class="card"><h3>${name}</h3><p>Cut to size and fitted.</p><h4>${price}</h4></div>`

describe('an amount is read with its unit:', () => {
  for (const [text, expected] of [
    ['Rp. 95.000/m2', [95000, 'IDR', 'use', 'Rp. 95.000/m2']],
    ['95 €/m²', [95, 'EUR', 'use', '95 €/m²']],
    ['12 € per m2', [12, 'EUR', 'use', '12 € per m2']],
    ['12 €/m', [12, 'EUR', 'month', '12 €/m']],
    ['140 e / h', [140, 'EUR', 'use', '140 e / h']],
    ['1.200 rsd', [1200, 'RSD', null, '1.200 rsd']],
    ['S/ 35 al mes', [35, 'PEN', 'month', 'S/ 35 al mes']],
    ['₾25', [25, 'GEL', null, '₾25']],
    ['5999 грн / м2', [5999, 'UAH', 'use', '5999 грн / м2']],
    ['$499/one-time', [499, '$', 'once', '$499/one-time']],
    ['月10,000円〜', [10000, 'JPY', 'month', '月10,000円〜']],
    ['９，８００円', [9800, 'JPY', null, '９，８００円']],
    ['$20.000 CLP / mes', [20000, '$', 'month', '$20.000 CLP / mes']],
  ] as const)
    test(text, () => expect(read(text)).toEqual([[...expected]]))
  test('the new price, the old one and their period in one line without a space between', () => {
    expect(read('49 €69 €pe lună')).toEqual([
      [49, 'EUR', null, '49 €'],
      [69, 'EUR', 'month', '69 €pe lună'],
    ])
    expect(read('3 €uros')).toEqual([])
  })
})

describe('what comes free with an order makes no free plan:', () => {
  const priced = `<h2>Prices</h2>${CARD('Roof', '95 €')}${CARD('Wall', '120 €')}`
  for (const [lang, question, answer] of [
    ['es', '¿Es gratis la inspección?', 'Si nos contratas la reparación, en la práctica te sale gratis.'],
    ['de', 'Ist die Besichtigung kostenlos?', 'Ja, bei Beauftragung ist sie kostenlos.'],
    ['fr', 'Le déplacement est-il gratuit ?', 'Oui, si vous nous confiez les travaux, il est gratuit.'],
    ['it', 'Il sopralluogo è gratuito?', 'Sì, se ci affidate i lavori è gratuito.'],
  ] as const)
    test(answer, () => {
      expect(costs({ '/pricing': `${priced}<h2>FAQ</h2><h3>${question}</h3><p>${answer}</p>` }, { lang })[0]).toBe('paid')
    })
  test('nor does a free survey before it', () => {
    const body = `<p>Enjoy our Free Survey service before you order.</p>${priced}`
    expect(costs({ '/': body })[0]).not.toBe('freemium')
  })
  test('though a survey tool may be free itself', () => {
    expect(costs({ '/': '<p>Tidepool is a free survey tool for everybody.</p>' })[0]).toBe('free')
  })
})

describe('a price is found', () => {
  test('by the square metre, in a row of cards that nothing is ordered from', () => {
    const cards = [CARD('Steel roof', 'Rp. 160.000/m2'), CARD('Tiles', 'Rp. 205.000/m2'), CARD('Ceiling', 'Rp. 250.000/m2')]
    expect(costs({ '/': `<div class="row">${cards.join('')}</div>` }, { lang: 'id' })).toEqual(['paid', 'Rp. 160.000/m2'])
  })
  const business = (range: string) => ({
    head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Tidepool","priceRange":"${range}"}</script>`,
  })
  test('in the price range of a business that has one price', () => {
    expect(costs({ '/': '<p>We look after your dog.</p>' }, business('300 NOK per day'))).toEqual(['paid', '300 NOK per day'])
  })
  for (const range of ['$$', '10 € - 50 €', '10-50 EUR', '0 €'])
    test(`but not in «${range}»`, () => {
      expect(costs({ '/': '<p>We look after your dog.</p>' }, business(range))[1]).toBeNull()
    })
  test('where an offer is asked for by a button, in Estonian', () => {
    expect(costs({ '/': '<p>Lisa taimed korvi.</p><a href="/korv">Saada hinnapäring</a>' }, { lang: 'et' })[0]).toBe('contact')
  })
})

test('a figure «0 kr» about the quote makes no free plan of a trade', () => {
  const stats = '<section class="stats"><div class="stat"><div class="big">0 kr</div><div>for the quote, always</div></div></section>'
  expect(costs({ '/': `<h2>Prices</h2>${CARD('Deck', '4 990 kr')}${stats}` })).toEqual(['paid', '4 990 kr'])
})

test('the name of a free template left in the head of a page says nothing of the price', () => {
  const head = '<meta name="description" content="Free HTML Templates"><meta name="keywords" content="Free HTML Templates">'
  expect(costs({ '/': '<h1>Roofs and solar panels</h1><p>We put them up.</p>' }, { head })).toEqual([null, null])
})

test('a few words that all is free speak of what stands right beside them', () => {
  const head = '<meta name="description" content="Software und Webdesign für Handwerker.">'
  const page = (beside: string) =>
    `<h1>Software für Handwerker</h1><div><div>100% kostenlos</div><div>${beside}</div></div><h2>Preise</h2>${CARD('Website', '500 €')}`
  expect(costs({ '/': page('Unverbindliche Beratung') }, { lang: 'de', head })[0]).toBe('paid')
  expect(costs({ '/': page('Für immer') }, { lang: 'de', head })[0]).toBe('freemium')
})

test('what a kilometre of the way costs is no entry price', () => {
  const page = `<h2>Cennik</h2>${CARD('Audyt', '700 zł')}${CARD('Raport', '900 zł')}<p>Koszt dojazdu</p><p>wynosi 4 zł za 1 km.</p>`
  expect(costs({ '/': page }, { lang: 'pl' })).toEqual(['paid', '700 zł'])
})

describe('what is no price stands', () => {
  test.each([
    ['fr', 'Frais de ménage de 20 €', '60 à 90 € la nuit'],
    ['de', 'Endreinigung 20 €', '60 € pro Nacht'],
    ['en', 'Cleaning fee $20', '$60 a night'],
  ])('beside the price of a night (%s: %s)', (lang, fee, price) => {
    const page = `<h2>${lang === 'en' ? 'Prices' : lang === 'de' ? 'Preise' : 'Tarifs'}</h2><div><h3>Lumbrio</h3><p>${price}</p><p>${fee}</p></div>`
    expect(costs({ '/': page }, { lang })[1]).toBe(price)
  })
  test('under the head of a column that counts a budget', () => {
    const table = (head: string) =>
      `<h2>Preise</h2><table><tr><th>Grad</th><th>${head}</th></tr><tr><td>1</td><td>131 €</td></tr><tr><td>2</td><td>449,40 €</td></tr></table>`
    expect(costs({ '/': table('Verfügbares Budget') }, { lang: 'de' })).toEqual([null, null])
    expect(costs({ '/': table('Kosten im Monat') }, { lang: 'de' })).toEqual(['paid', '131 €'])
  })
  test('on a page about what a market takes for a megawatt hour', () => {
    expect(costs({ '/pricing': '<h2>Prezzi</h2><p>Range tipico: 50–400 €/MWh</p>' }, { lang: 'it' })[1]).toBeNull()
  })
})

test('a range that ends in thousands of millions is the size of a market', () => {
  expect(read('From $25–37B. Muscle memory first.')).toEqual([])
  expect(read('$25–37 a month')).toHaveLength(1)
})

test('whom a product is not for may look for a free one', () => {
  const page = `<h2>Pricing</h2>${CARD('Starter', '$150 / month')}<h2>Not for you if</h2><ul><li>You're looking for a free tool.</li></ul>`
  expect(costs({ '/': page })[0]).toBe('paid')
})

test('a free tool that comes with the product is no free plan', () => {
  const said = 'El panel incluye una herramienta de migración masiva totalmente gratuita.'
  expect(costs({ '/pricing': `<h2>Precios</h2>${CARD('Profesional', '$0.75')}<p>${said}</p>` }, { lang: 'es' })[0]).toBe('paid')
})

test('a plan of nothing for some days is a trial, and a button to start for free leads there', () => {
  const plan = (name: string, price: string, for_: string, button: string) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><p>${for_}</p><a href="/go">${button}</a></div>`
  const page = `<h2>Planes</h2><div class="plans">${plan('Demo', '$0', '/15 días', 'Comenzar gratis')}${plan('Pro', '$9', 'al mes', 'Comenzar')}</div>`
  expect(costs({ '/pricing': page }, { lang: 'es' })[0]).toBe('paid')
})

test('days of free help are no trial', () => {
  const trial = (said: string, lang: string) => valueOf(draftOf({ '/': `<h2>Det får du</h2><p>${said}</p>` }, { lang }), 'free_trial')
  expect(trial('En gennemgang og 30 dages gratis support.', 'da')).toBeNull()
  expect(trial('30 dages gratis prøveperiode.', 'da')).toBe(true)
  expect(trial('You get 30 days free support.', 'en')).toBeNull()
  expect(trial('You get 30 days free.', 'en')).toBe(true)
})

test('months that paying by the year takes off are no trial', () => {
  const trial = (said: string, lang = 'en') => valueOf(draftOf({ '/': `<h2>Plans</h2><p>${said}</p>` }, { lang }), 'free_trial')
  for (const said of ['2 months free', 'Get 2 months free with annual billing', 'Yearly · 1 month free', 'Save 17% (2 months free)'])
    expect(trial(said)).toBeNull()
  expect(trial('Anual · 1 mes gratis', 'es')).toBeNull()
  expect(trial('Jährlich zahlen, 2 Monate gratis', 'de')).toBeNull()
  expect(trial('Your first 3 months free, no card needed.')).toBe(true)
  expect(trial('3 Monate kostenlos testen', 'de')).toBe(true)
  expect(trial('14 päivää maksutta', 'fi')).toBe(true)
})

test('a question that a sign opens states nothing', () => {
  const trial = (answer: string) =>
    valueOf(draftOf({ '/': `<h2>Questions</h2><div>Is there a free trial? <span>+</span></div><div>${answer}</div>` }), 'free_trial')
  expect(trial('All paid plans can be given back within a month.')).toBeNull()
  expect(trial('Yes, for two weeks.')).toBe(true)
})

test('a free plan and a price that begins with «from» make it freemium, read one by one', () => {
  const plan = (name: string, price: string) =>
    `<div class="plan"><h3>${name}</h3><p class="price">${price}</p><a href="/go">Get it</a></div>`
  const page = `<h2>Pricing</h2><div class="plans">${plan('Hobby', 'Free')}${plan('Fleet', 'from €499 /mo')}</div>`
  expect(costs({ '/pricing': page })).toEqual(['freemium', 'from €499 /mo'])
})

test('what others take, in the story of a site, is not its price', () => {
  const story = "Every tool we found wanted $12 per seat a month. For a 10-person team that's $1,440 a year. So we began to build."
  const page = {
    '/pricing': '<h2>Pricing</h2><div class="plan"><h3>All of it</h3><p>$0</p></div>',
    '/about': `<h2>What it costs</h2><p>${story}</p>`,
  }
  expect(costs(page)).toEqual(['free', 'Free'])
})

test('what is saved beside a price is none, in any words for it', () => {
  const page = (price: string, saved: string) => `<div class="card"><h3>Pack</h3><div>${price}</div><p>${saved}</p></div>`
  for (const [lang, price, saved] of [
    ['fr', '2 100 CHF', 'Économie 300 CHF'],
    ['de', '210 €', 'Ersparnis 30 €'],
    ['es', '210 €', 'Ahorro 30 €'],
    ['nl', '210 €', 'Voordeel 30 €'],
    ['pt', '210 €', 'Economia 30 €'],
  ] as const)
    expect([lang, costs({ '/pricing': `<h2>Packs</h2>${page(price, saved)}` }, { lang })[1]]).toEqual([lang, price])
})

test('what one may call off for free is no free plan', () => {
  const page = (said: string) => `<h2>Tarifs</h2>${CARD('Court', '24 €')}<p>${said}</p>`
  expect(costs({ '/pricing': page('Annulation gratuite jusqu’à 24h avant votre créneau.') }, { lang: 'fr' })[0]).toBe('paid')
  expect(costs({ '/pricing': page('Kostenlose Stornierung bis 24 Stunden vorher.') }, { lang: 'de' })[0]).toBe('paid')
})

test('the answer to a question about a surcharge is no price', () => {
  const page = `<h2>Preise</h2><details><summary>Wann fällt der Verschmutzungszuschlag an?</summary><p>Er beträgt einmalig 44,50 € pro Auftrag.</p></details>`
  expect(costs({ '/pricing': `${page}<h2>Preise</h2>${CARD('Wohnung', '133,50 €')}` }, { lang: 'de' })[1]).toBe('133,50 €')
})

test('the licence of what a product is built on is not its own', () => {
  const draft = (said: string, lang = 'de') => {
    const found = draftOf({ '/': `<p>${said}</p>` }, { lang })
    return [valueOf(found, 'license'), valueOf(found, 'pricing_model')]
  }
  expect(draft('Tidepool baut auf Leafchat auf, einer quelloffenen Plattform unter MIT-Lizenz.')).toEqual([null, null])
  expect(draft('Tidepool is based on Leafchat, an open-source platform under the MIT license.', 'en')).toEqual([null, null])
  expect(draft('Tidepool is open source under the MIT license.', 'en')).toEqual(['MIT', 'open_source'])
})

test('a range is given whole, with the period of its end', () => {
  const said = 'De meeste woningen vallen tussen €60 - €95 per beurt, afhankelijk van het aantal ramen.'
  expect(costs({ '/pricing': `<h2>Prijzen</h2><p>${said}</p>` }, { lang: 'nl' })[1]).toBe('€60 - €95 per beurt')
  expect(costs({ '/pricing': `<h2>Plans</h2>${CARD('Basic', '$10 – $20 / month')}${CARD('Pro', '$30 / month')}` })[1]).toBe(
    '$10 – $20 / month',
  )
})

test('what a fund pays is no price', () => {
  const fund = '<h2>Über die Pflegekasse</h2><p>131 € im Monat, Pflegegrad 1 bis 5</p>'
  const page = `${fund}<h2>Preise</h2><p>Der Entlastungsbetrag nach § 45b SGB XI in Höhe von 131 € im Monat deckt die Kosten.</p>`
  expect(costs({ '/pricing': `${page}${CARD('Wohnung', '133,50 €')}` }, { lang: 'de' })[1]).toBe('133,50 €')
  expect(costs({ '/pricing': page }, { lang: 'de' })[1]).toBeNull()
  const benefit = '<h2>Pflegegeld</h2><p>347 € im Monat, Pflegegrad 2</p><h2>Verhinderungspflege</h2><p>1.685 € im Jahr</p>'
  expect(costs({ '/pricing': benefit }, { lang: 'de' })[1]).toBeNull()
})
