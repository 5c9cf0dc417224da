import { describe, expect, test } from 'bun:test'
import { draftOf, plan, plans, valueOf } from './invented.ts'

type Case = [title: string, pages: Record<string, string>, model: string | null, price: string | null, lang?: string]
const TWO_PLANS = plans(plan('Solo', '$12 / month'), plan('Team', '$40 / month'))

const CASES: Case[] = [
  [
    'an old price struck out in a sentence',
    { '/pricing': '<h3>Barraca</h3><p>De <s>R$ 39,90</s> por R$ 29,90 por mês</p><h3>Loja</h3><p>R$ 59,90 por mês</p>' },
    'paid',
    'R$ 29,90 por mês',
    'pt',
  ],
  ['an old price named in a sentence', { '/pricing': '<h3>Barraca</h3><p>De R$ 39,90 por R$ 29,90</p>' }, 'paid', 'R$ 29,90', 'pt'],
  ['a lowered price', { '/pricing': '<h3>Solo</h3><p>Von 39 € auf 29 €</p>' }, 'paid', '29 €', 'de'],
  ['what an extra one costs beside plans', { '/pricing': `${TWO_PLANS}<p>$0.002 per extra*</p>` }, 'paid', '$12 / month'],
  [
    'a first month that costs less',
    {
      '/pricing': plans(
        plan('Solo', '$4.99<span> / month</span></div><div>First month — then $19.99 / month'),
        plan('Team', '$40 / month'),
      ),
    },
    'paid',
    '$19.99 / month',
  ],
  [
    'the same price in two currencies',
    { '/pricing': '<h2>Pricing</h2><h3>Pro</h3><p>€9.99 once · 99,00 kr · nothing to cancel</p>' },
    'paid',
    '€9.99 once',
  ],
  [
    'a plan with a feature that is yet to come',
    { '/pricing': plans(plan('Solo', '$6 / month', 'Charts', 'Sync (coming soon)'), plan('Team', '$9 / month')) },
    'paid',
    '$6 / month',
  ],
  [
    'a plan that is yet to come',
    { '/pricing': plans(plan('Solo', '$6 / month').replace('</h3>', '</h3><p>Coming soon</p>'), plan('Team', '$9 / month')) },
    'paid',
    '$9 / month',
  ],
  ['samples beside a price list', { '/': '<div><p>Bananas</p><p>$4.50 each</p></div>', '/pricing': TWO_PLANS }, 'paid', '$12 / month'],
  [
    'samples beside prices on request',
    { '/': '<p>Banana: from $4.50</p>', '/pricing': '<h2>Pricing</h2><p>Prices on request.</p>' },
    'contact',
    null,
  ],
  [
    'a price for a person',
    { '/': '<h2>Rutas</h2><div><h3>Salinas</h3><p>45 € por persona</p></div><p>Señal para reservar: 10 €.</p>' },
    'paid',
    '45 € por persona',
    'es',
  ],
  [
    'prices of adults and children',
    { '/': '<h2>Rutas</h2><div><h3>Salinas</h3><p>Adultos 35 €</p></div><div><h3>Faro</h3><p>Adultos 38 €</p></div>' },
    'paid',
    '35 €',
    'es',
  ],
  [
    'a page of editions',
    {
      '/pro.html':
        '<div class="card"><h3>Free</h3><p>$0</p><ul><li>3 beds</li></ul></div><div class="card"><h3>Pro</h3><p>$19 once</p><ul><li>No limit</li></ul></div>',
    },
    'freemium',
    '$19 once',
  ],
  ['a page about professionals', { '/pro.html': '<h2>For pros</h2><p>Our users billed $40,000 last year and saved much.</p>' }, null, null],
  [
    'a monthly quota',
    {
      '/pricing':
        '<p>First 500 messages every month are free. After that:</p><table><tr><td>501 to 50,000</td><td>$0.004</td></tr></table>',
    },
    'freemium',
    '$0.004',
  ],
  ['a first month', { '/pricing': `<p>First month free.</p>${TWO_PLANS}` }, 'paid', '$12 / month'],
  [
    'plans that nothing wraps',
    {
      '/pricing':
        '<h2>Pricing</h2><h3>Hobby</h3><p>Free</p><h3>Pro</h3><p>$9/mo</p><h3>Team</h3><p>$29/mo</p><p>Try Pro free for 14 days.</p>',
    },
    'freemium',
    '$9/mo',
  ],
  ['a question answered «Free»', { '/pricing': `${TWO_PLANS}<h3>What does support cost?</h3><p>Free</p>` }, 'paid', '$12 / month'],
  [
    'goods in a picture of software',
    {
      '/': '<p>Tidepool is an app for market stalls.</p><div><h3>Manga</h3><p>R$ 4,50/kg</p><a href="/x">+</a></div><div><h3>Uva</h3><p>R$ 9,50/kg</p><a href="/x">+</a></div>',
    },
    null,
    null,
  ],
  [
    'goods of a stall',
    { '/': '<div class="product"><h3>Manga</h3><p>R$ 4,50/kg</p></div><div class="product"><h3>Uva</h3><p>R$ 9,50/kg</p></div>' },
    'paid',
    'R$ 4,50/kg',
  ],
  ['an edition and its price in a sentence', { '/': '<p>Unlimited costs $4 a month.</p>' }, 'paid', '$4 a month'],
]

describe('prices are told from samples:', () => {
  test.each(CASES.map(([title, pages, model, price, lang]) => ({ title, pages, model, price, lang })))(
    '$title',
    ({ title, pages, model, price, lang }) => {
      const head = '<meta name="description" content="Tidepool is the app for market stalls.">'
      const profile = draftOf(pages, { ...(lang ? { lang } : {}), head: title.includes('software') ? head : '' })
      expect([valueOf(profile, 'pricing_model'), valueOf(profile, 'starting_price')]).toEqual([model, price])
    },
  )
})
