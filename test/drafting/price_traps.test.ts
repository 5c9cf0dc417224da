import { describe, expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

test('«free» in a title alone makes nothing free that is sold', () => {
  const { fields } = draftOfHome(
    '<html lang="en"><title>Quellwerk | Free Map Generator</title><h1>Quellwerk</h1><h2>Pricing</h2><div><h3>Maps</h3><p>$49 one-time payment</p></div></html>',
  )
  expect(fields['pricing_model']?.value).toBe('paid')
})

function pricesOf(lang: string, body: string, head = ''): unknown[] {
  const { fields } = draftOfHome(
    `<html lang="${lang}"><head><title>Quellwerk – App</title>${head}</head><body><main><h1>Quellwerk</h1>${body}</main></body></html>`,
  )
  return [fields['pricing_model']?.value ?? null, fields['starting_price']?.value ?? null]
}
const offer = (type: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': type, name: 'Quellwerk', offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' } })}</script>`

describe('the foot of a box is no foot of the page:', () => {
  const box = (name: string, foot: (price: string) => string) => (price: string) =>
    `<div class="grid-tile"><h3>${name} ${price}</h3><p>Quiet and small.</p>${foot(price)}</div>`
  const FEET: [title: string, foot: (price: string) => string][] = [
    ['a class', (price) => `<div class="machine-card__footer"><span>From</span> <span>€${price}</span><a href="/m">View</a></div>`],
    ['a class with a dash', (price) => `<div class="card-footer"><p>From €${price}</p><a href="/m">View</a></div>`],
  ]
  test.each(FEET)('%s', (_, foot) => {
    const boxes = ['520', '750', '990'].map(box('Digger', foot)).join('')
    expect(pricesOf('en', `<h2>Machines</h2><div class="grid">${boxes}</div>`)).toEqual(['paid', 'From €520'])
  })
  test('a footer in one of several articles', () => {
    const boxes = ['520', '750'].map((price) => `<article><h3>Digger</h3><footer>From €${price} <a href="/m">View</a></footer></article>`)
    expect(pricesOf('en', `<h2>Machines</h2>${boxes.join('')}`)).toEqual(['paid', 'From €520'])
  })
  test.each(['footer', 'site-footer', 'landing-footer'])('a page has one: .%s', (name) => {
    expect(pricesOf('en', `<div class="${name}"><p>From €520</p><a href="/m">View</a></div>`)).toEqual([null, null])
  })
})

describe('a price of 0 that people do not see', () => {
  test('says «free» of an app', () => {
    expect(pricesOf('en', '<p>Maps of springs.</p>', offer('SoftwareApplication'))).toEqual(['free', 'Free'])
  })
  test('says nothing beside offers on request, nor of work done by the order', () => {
    const asked = '<h2>Pricing</h2><p>Contact sales for a quote.</p><a href="/contact">Request a quote</a>'
    expect(pricesOf('en', asked, offer('SoftwareApplication'))).toEqual(['contact', null])
    const { fields } = draftOfHome(
      `<html lang="it"><title>Quellwerk allarmi</title>${offer('Service')}<h1>Allarmi</h1><p>Sopralluogo gratuito.</p></html>`,
    )
    expect(fields['pricing_model']?.value ?? null).toBeNull()
  })
})

test.each([
  ['nl', 'De prijs: teruglevering € 0,05 minus € 0,02 kosten.'],
  ['fr', 'Le prix est de 5 € moins 2 € de frais.'],
  ['nl', 'Prijs van gas: € 1,45 per m³.'],
  ['en', 'Prices: gas €1.45 per m³, power €0.30 per kWh, fixed costs €350 per year.'],
])('an amount that is reckoned with is no price (%s): %s', (lang, said) => {
  expect(pricesOf(lang, `<p>${said}</p>`)[1]).toBeNull()
})

test('an arrow between amounts tells how much passes', () => {
  const plan = '<div><h3>Plus</h3><p>$19 / month</p></div>'
  expect(pricesOf('en', `<h2>Pricing</h2><p>$0 → $10,000</p>${plan}`)).toEqual(['paid', '$19 / month'])
})
