import { expect, test } from 'bun:test'
import { CATALOGUE, draftOfHome } from './home.ts'

const categories = (lang: string, title: string, description: string, more = '') =>
  draftOfHome(
    `<html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}">${more}</head><body><h1>${title}</h1></body></html>`,
  ).categories

test.each([
  ['en', 'Ledgerfox – accounting for small clubs', 'Invoices, expenses and tax reports in one place.', 'Finance & Accounting'],
  ['de', 'Hundeschule Lindenhof', 'Welpenkurse und Training für Hunde aller Rassen.', 'Pets & Animals'],
  ['de', 'Maler Steiner – Malerbetrieb in Graz', 'Innenanstriche, Fassaden und Renovierung vom Meisterbetrieb.', 'Home & Local Services'],
  ['fr', 'Atelier Leroux, plombier à Nantes', 'Dépannage, chauffage et rénovation de salles de bain.', 'Home & Local Services'],
  ['es', 'Clínica Dental Robles', 'Dentistas en Murcia: implantes y ortodoncia.', 'Health & Medical'],
  ['it', 'Studio Legale Ferri', 'Avvocati a Torino per il diritto di famiglia.', 'Government & Legal'],
  ['pt', 'Padaria Moinho', 'Pastelaria e pão artesanal todos os dias.', 'Food & Hospitality'],
  ['nl', 'Verhuisbedrijf Kade', 'Verhuizen zonder zorgen, transport door heel Nederland.', 'Transport & Logistics'],
  ['ro', 'Contabil Activ', 'Servicii de contabilitate și facturare pentru firme.', 'Finance & Accounting'],
  ['tr', 'Lezzet Köşkü Lokantası', 'Ev yemekleri sunan bir restoran.', 'Food & Hospitality'],
  ['lt', 'Gyvūnų klinika Lapė', 'Veterinarijos paslaugos jūsų šuniui ir katei.', 'Pets & Animals'],
  ['ja', 'ことば帳', '英語の学習を続けるための単語アプリ。', 'Education & E-learning'],
  ['zh', '青石笔记', '简洁的笔记和写作软件。', 'Note-taking & Writing'],
])('a site in %s is filed by its own words: %s', (lang, title, description, wanted) => {
  expect(categories(lang, title, description)?.value[0]).toBe(wanted)
})

test('a stated schema.org type outweighs single words', () => {
  const type = '<script type="application/ld+json">{"@type":"Dentist","name":"Dr. Wald"}</script>'
  const found = categories('en', 'Dr. Wald', 'We care about your smile and love our dog.', type)
  expect(found?.value[0]).toBe('Health & Medical')
  expect(found?.evidence.map(({ quote }) => quote)).toContain('"@type":"Dentist"')
})

test('a site that says nothing about its subject is filed nowhere', () => {
  expect(categories('en', 'Moonbrook', 'We are happy that you are here.')).toBeNull()
})

test('only names of the catalogue are given, at most three, each with a quote', () => {
  const found = categories(
    'en',
    'Invoices, lessons, recipes, dog walks, browser extensions and code review',
    'Accounting, tutoring, cooking, pets, a chrome extension and developers.',
  )
  expect(found?.value.length).toBeLessThanOrEqual(3)
  expect(found?.value.every((name) => CATALOGUE.includes(name))).toBe(true)
  expect(found?.evidence.length).toBeGreaterThan(0)
})

test('a word inside another word is no evidence', () => {
  expect(categories('en', 'Physiotherapy Lake', 'Expert physiotherapy for every stage of life.')?.value).toEqual(['Health & Medical'])
})

const page = (main: string, description = '') =>
  draftOfHome(
    `<html lang="en"><head><title>Moonbrook</title><meta name="description" content="${description}"></head><body><main><h1>Moonbrook</h1><h2>Why us</h2>${main}</main></body></html>`,
  ).categories

test('a word said once in passing files a site nowhere', () => {
  const passing =
    '<p>Cards that visitors left at your stand are forgotten in a restaurant or get lost among the leaflets in the evening.</p>'
  expect(page(passing)).toBeNull()
  expect(page(passing, 'A restaurant by the river.')?.value[0]).toBe('Food & Hospitality')
  expect(page(`${passing}<p>At our restaurant tables are laid from six in the evening, and everybody is welcome.</p>`)?.value[0]).toBe(
    'Food & Hospitality',
  )
})

test('the legal form of a Japanese company is no word about shares', () => {
  expect(categories('ja', '株式会社 月川', '月川のホームページです。')).toBeNull()
})
