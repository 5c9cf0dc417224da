import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

type Case = [title: string, body: string, model: string | null, price: string | null, lang?: string]
const rows = (...lines: string[][]) =>
  `<table>${lines.map((cells, at) => `<tr>${cells.map((cell) => (at === 0 ? `<th>${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`).join('')}</table>`

/** Tables whose heads say the currency once, so that their cells hold bare numbers. */
const HEADED: Case[] = [
  ['Ukrainian', rows(['Послуга', 'Ціна від(грн)'], ['Фарбування', '1600'], ['Полірування', '150']), 'paid', '150 грн', 'uk'],
  ['German', rows(['Leistung', 'Preis in €'], ['Ölwechsel', '89'], ['Inspektion', '149']), 'paid', '89 €', 'de'],
  ['Swiss', rows(['Leistung', 'Preis (CHF)'], ['Haarschnitt', '65.00'], ['Färben', '120.00']), 'paid', '65.00 CHF', 'de'],
  ['Czech', rows(['Služba', 'Cena (Kč)'], ['Mytí', '350'], ['Vosk', '1 200']), 'paid', '350 Kč', 'cs'],
  ['Polish', rows(['Usługa', 'Cena [zł]'], ['Strzyżenie', '80'], ['Broda', '50']), 'paid', '50 zł', 'pl'],
  ['Romanian', rows(['Serviciu', 'Preț (lei)'], ['Tuns', '60'], ['Vopsit', '180']), 'paid', '60 lei', 'ro'],
  ['Greek', rows(['Υπηρεσία', 'Τιμή (€)'], ['Κούρεμα', '12'], ['Βαφή', '35']), 'paid', '12 €', 'el'],
  ['English', rows(['Service', 'Duration', 'Price (GBP)'], ['Facial', '60', '75'], ['Peel', '30', '55']), 'paid', '55 GBP'],
  ['French', rows(['Prestation', 'Tarif TTC (€)'], ['Coupe', '28'], ['Couleur', '55']), 'paid', '28 €', 'fr'],
  ['Turkish', rows(['Hizmet', 'Fiyat (TL)'], ['Kesim', '300'], ['Boya', '900']), 'paid', '300 TL', 'tr'],
  ['a decimal sign', rows(['Dienst', 'Prijs (€)'], ['Knippen', '22,50'], ['Verven', '45,00']), 'paid', '22,50 €', 'nl'],
]

/** What a column of numbers without a price in its head is, or a head without a currency. */
const UNHEADED: Case[] = [
  ['no currency', rows(['Service', 'Price'], ['Facial', '75'], ['Peel', '55']), null, null],
  ['no numbers', rows(['Service', 'Price (€)'], ['Facial', 'on the day'], ['Peel', 'free of haste']), null, null],
  ['another column', rows(['Service', 'Minutes', 'Price (€)'], ['Facial', '60', '–'], ['Peel', '30', '–']), null, null],
]

describe('a table whose head says the currency is read, in any language:', () => {
  for (const [title, body, model, price, lang] of [...HEADED, ...UNHEADED])
    test(title, () => {
      const draft = draftOf({ '/': '<p>Work done well in a small shop.</p>', '/pricing': `<h1>Prices</h1>${body}` }, { lang: lang ?? 'en' })
      expect([valueOf(draft, 'pricing_model'), valueOf(draft, 'starting_price')]).toEqual([model, price])
    })
})

/** An edition named right above its price, in boxes without a button. */
const EDITIONS: Case[] = [
  [
    'a week',
    '<h2>Paid features</h2><p>More in the app.</p><div class="box"><div>Tidepool Premium</div><div>$8.99 / week</div><ul><li>All tools</li></ul></div>',
    'paid',
    '$8.99 / week',
  ],
  ['a month', '<h2>Premium features</h2><div class="box"><p>Tidepool Pro</p><p>€4.99 / month</p></div>', 'paid', '€4.99 / month'],
  ['a year', '<h2>More from it</h2><div class="box"><span>Premium</span><div>19,99 € / Jahr</div></div>', 'paid', '19,99 € / Jahr', 'de'],
  [
    'Spanish',
    '<h2>Más funciones</h2><div class="box"><div>Tidepool Premium</div><div>4,99 € / mes</div></div>',
    'paid',
    '4,99 € / mes',
    'es',
  ],
  ['a sample', '<h2>Your invoices</h2><div class="box"><div>Hosting</div><div>$8.99 / week</div></div>', null, null],
  ['what was paid', '<h2>Ledger</h2><div class="box"><h3>Paid</h3><div>Premium</div><div>$120.00</div></div>', null, null],
]
describe('an edition above its price is an offer:', () => {
  for (const [title, body, model, price, lang] of EDITIONS)
    test(title, () => {
      const draft = draftOf({ '/': `<p>An app for tides.</p>${body}` }, { lang: lang ?? 'en' })
      expect([valueOf(draft, 'pricing_model'), valueOf(draft, 'starting_price')]).toEqual([model, price])
    })
})

test('a price list in a box that its template calls a demo is no demo', () => {
  const card = (title: string, price: string) =>
    `<div class="col"><div class="pricingTable"><div class="title">${title}</div><div class="pricing-content"><ul><li><b>${price}</b> 45 min</li><li><b>90,00€</b> 90 min</li></ul></div></div></div>`
  const list = `<div class="demo"><div class="row">${card('Classic', '38,00€')}${card('Sport', '40,00€')}${card('Dodatak<span>Ulja</span>', '1,00€').replace('90,00€', '2,00€')}</div></div>`
  expect(
    valueOf(draftOf({ '/': '<p>Massage by the sea.</p>', '/pricing': `<h1>Cjenik</h1>${list}` }, { lang: 'hr' }), 'starting_price'),
  ).toBe('38,00€')
  expect(
    valueOf(draftOf({ '/': `<p>Invoices for shops.</p><div class="demo"><h3>Pro</h3><p>$38.00 / month</p></div>` }), 'starting_price'),
  ).toBeNull()
})

/** A paid edition named beside what is free, without an amount. */
const PAID_EDITIONS: [said: string, model: string | null, lang: string][] = [
  ['Gratis te downloaden.|Met een Pro abonnement beheer je vijf boten.', 'freemium', 'nl'],
  ['Gratis herunterladen.|Mit dem Premium-Abonnement siehst du alle Häfen.', 'freemium', 'de'],
  ['Kostenlos starten.|Mehr Häfen in der Pro-Version.', 'freemium', 'de'],
  ['L’application est gratuite.|L’abonnement Premium ouvre tous les ports.', 'freemium', 'fr'],
  ['Download gratuito.|Con l’abbonamento Pro vedi tutti i porti.', 'freemium', 'it'],
  ['Descarga gratis.|La suscripción Premium abre todos los puertos.', 'freemium', 'es'],
  ['Aplikacja jest darmowa.|Abonament Premium otwiera wszystkie porty.', 'freemium', 'pl'],
  ['Tidepool бесплатен.|Подписка Premium открывает все порты.', 'freemium', 'ru'],
  ['Appen er gratis.|Med et Premium-abonnement ser du alle havne.', 'freemium', 'da'],
  ['Ücretsiz indir.|Premium abonelik ile tüm limanlar.', 'freemium', 'tr'],
  ['Start for free.|Upgrade to the Pro plan for more harbours.', 'freemium', 'en'],
  ['Téléchargement gratuit.|L’abonnement Premium ouvre tous les ports.', null, 'fr'],
  ['Free to download.|Harbours for amateurs and professionals.', 'free', 'en'],
  ['Gratis te downloaden.|Je hebt geen Pro abonnement nodig.', 'free', 'nl'],
]
describe('a paid edition without an amount beside what is free:', () => {
  for (const [said, model, lang] of PAID_EDITIONS)
    test(said, () => {
      const [free = '', paid = ''] = said.split('|')
      const head = '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Tidepool"}</script>'
      expect(valueOf(draftOf({ '/': `<p>${free}</p><h2>Tidepool</h2><p>${paid}</p>` }, { lang, head }), 'pricing_model')).toBe(model)
    })
})
