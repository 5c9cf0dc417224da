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

test('days of free help are no trial', () => {
  const trial = (said: string, lang: string) => valueOf(draftOf({ '/': `<h2>Det får du</h2><p>${said}</p>` }, { lang }), 'free_trial')
  expect(trial('En gennemgang og 30 dages gratis support.', 'da')).toBeNull()
  expect(trial('30 dages gratis prøveperiode.', 'da')).toBe(true)
  expect(trial('You get 30 days free support.', 'en')).toBeNull()
  expect(trial('You get 30 days free.', 'en')).toBe(true)
})
