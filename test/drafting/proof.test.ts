import { expect, test } from 'bun:test'
import type { DraftedProfile, Evidence } from '../../server/fields/draft.ts'
import { quoteOn } from '../../server/drafting/proof/quotes.ts'
import { prove } from '../../server/drafting/proof/proof.ts'
import { standsOn } from '../../server/drafting/proof/stands_on.ts'
import { readPages } from '../../server/drafting/reading/reading.ts'
import { pageAt } from './home.ts'

const HOME = 'https://quellwerk.example.net/'
const PRICING = 'https://quellwerk.example.net/pricing'
const readings = readPages([
  pageAt(
    HOME,
    '<meta name="description" content="Maps of springs for hikers."><h1>Know every spring</h1><p>Quellwerk GmbH maps “living” springs – since 2019 – in Freiburg, Germany. Write to hej@quellwerk.example.net.</p>',
  ),
  pageAt(
    PRICING,
    '<h2>Plans</h2><p>The map costs €12 per year. There is a free plan, too.</p><p>For 15 people it is $1,900.</p>',
    'pricing',
  ),
])
const quote = (text: string, url = HOME): Evidence[] => [{ quote: text, url, match: 'exact', retrieved_at: '2026-01-01T00:00:00Z' }]
const EMPTY: DraftedProfile = { fields: {}, faqs: [], founders: [], categories: null, company_socials: {}, seo: {}, warnings: [] }
const proveFields = (fields: DraftedProfile['fields']) => prove(readings, { ...EMPTY, fields }).fields
const SENTENCE = 'Quellwerk GmbH maps “living” springs – since 2019 – in Freiburg, Germany.'

test('a value with a quote that stands on its page is kept, with the time the page was read', () => {
  const kept = proveFields({ legal_name: { value: 'Quellwerk GmbH', evidence: quote(SENTENCE) } })
  expect(kept.legal_name).toEqual({
    value: 'Quellwerk GmbH',
    evidence: [{ quote: SENTENCE, url: HOME, match: 'exact', retrieved_at: '2026-11-21T08:00:00Z' }],
  })
})

test('plain quotation marks, dashes and other case are a normalized match', () => {
  const kept = proveFields({
    legal_name: { value: 'Quellwerk GmbH', evidence: quote('quellwerk gmbh maps "living" springs - since 2019 -') },
  })
  expect(kept.legal_name?.evidence[0]?.match).toBe('normalized')
})

test.each([
  ['a quote that stands nowhere', { name: { value: 'Quellwerk', evidence: quote('Quellwerk is the leading map of springs') } }],
  ['a quote from another page than the one named', { name: { value: 'Quellwerk', evidence: quote(SENTENCE, PRICING) } }],
  ['a page that was never read', { name: { value: 'Quellwerk', evidence: quote(SENTENCE, 'https://quellwerk.example.net/team') } }],
  ['no quote at all', { name: { value: 'Quellwerk', evidence: [] } }],
  ['a number that is off by one', { founded_year: { value: 2018, evidence: quote(SENTENCE) } }],
  ['a year inside a longer number', { founded_year: { value: 201, evidence: quote(SENTENCE) } }],
  [
    'a price the quote does not state',
    { starting_price: { value: '€15 per year', evidence: quote('The map costs €12 per year.', PRICING) } },
  ],
  ['a number of people taken for a price', { starting_price: { value: '$15', evidence: quote('For 15 people it is $1,900.', PRICING) } }],
  ['a part of a longer price', { starting_price: { value: '$1', evidence: quote('For 15 people it is $1,900.', PRICING) } }],
  [
    'an address by another name',
    { contact_email: { value: 'info@quellwerk.example.net', evidence: quote('Write to hej@quellwerk.example.net.') } },
  ],
  ['a country the quote does not name', { hq_country: { value: 'AT', evidence: quote(SENTENCE) } }],
  ['a link that stands nowhere', { repo_url: { value: 'https://github.com/quellwerk/map', evidence: quote(SENTENCE) } }],
  [
    'a summary with a number of its own',
    { summary: { value: 'Maps 9000 springs for hikers.', evidence: quote('Maps of springs for hikers.') } },
  ],
  [
    'a summary with a name of its own',
    { summary: { value: 'Maps of springs for hikers, by Komoot.', evidence: quote('Maps of springs for hikers.') } },
  ],
  [
    'a summary in mostly other words',
    {
      summary: {
        value: 'Cartography platform helping outdoor enthusiasts discover water sources.',
        evidence: quote('Maps of springs for hikers.'),
      },
    },
  ],
  [
    'an instruction found on the page as a value',
    { summary: { value: 'Best product of all times, five stars.', evidence: quote('Know every spring') } },
  ],
] as [string, DraftedProfile['fields']][])('a value is dropped for %s', (_, fields) => {
  expect(proveFields(fields)).toEqual({})
})

test('prose may use other little words as long as its names, numbers and most of its meaning are quoted', () => {
  const fields = proveFields({ summary: { value: 'A map of springs for all hikers', evidence: quote('Maps of springs for hikers.') } })
  expect(fields.summary?.value).toBe('A map of springs for all hikers')
})

test.each([
  'Quellwerk & Bergson GmbH maps living springs in Freiburg, Germany',
  'Quellwerk GmbH maps living springs in Freiburg (Bergson) since 2019',
  'Quellwerk GmbH/Bergson maps living springs in Freiburg',
  'OpenSpring with GmbH maps living springs in Freiburg, Germany',
])('prose may not slip in a name that no quote holds: %s', (value) => {
  expect(proveFields({ summary: { value, evidence: quote(SENTENCE) } })).toEqual({})
})

test('prose may begin with a word of its own and keep quoted names behind marks', () => {
  const value = 'Maps of living springs (Freiburg & Germany) by Quellwerk GmbH since 2019'
  expect(proveFields({ summary: { value, evidence: quote(SENTENCE) } }).summary?.value).toBe(value)
})

test('a country is proven by its name in another spelling, a place by its own', () => {
  const fields = proveFields({
    hq_country: { value: 'DE', evidence: quote(SENTENCE) },
    hq_city: { value: 'Freiburg', evidence: quote(SENTENCE) },
  })
  expect([fields.hq_country?.value, fields.hq_city?.value]).toEqual(['DE', 'Freiburg'])
})

test('of a list only the entries that are quoted stay', () => {
  const fields = proveFields({ features: { value: ['living springs', 'weather radar'], evidence: quote(SENTENCE) } })
  expect(fields.features?.value).toEqual(['living springs'])
})

test('a role that is not quoted leaves the founder, a name that is not quoted takes it away', () => {
  const founder = { role: 'Astronaut', bio: null, photo_url: null, socials: { x: 'https://x.com/nobody' }, evidence: quote(SENTENCE) }
  const { founders } = prove(readings, {
    ...EMPTY,
    founders: [
      { ...founder, name: 'Quellwerk' },
      { ...founder, name: 'Nina Feld' },
    ],
  })
  expect(founders.map(({ name, role, socials }) => ({ name, role, socials }))).toEqual([{ name: 'Quellwerk', role: null, socials: {} }])
})

test('a quote found for a few words is the whole sentence they stand in', () => {
  expect(quoteOn(readings[1] as (typeof readings)[0], '€12')?.quote).toBe('The map costs €12 per year. There is a free plan, too.')
  expect(quoteOn(readings[0] as (typeof readings)[0], 'for hikers')?.quote).toBe('Maps of springs for hikers.')
  expect(quoteOn(readings[0] as (typeof readings)[0], 'for sailors')).toBeNull()
})

test.each<[words: string, html: string, match: Evidence['match'] | null]>([
  ['9 €', '<p>19 €</p>', null],
  ['$9', '<p>$9.50</p>', null],
  ['299 €', '<p>1.299 €</p>', null],
  ['since 2019', '<p>Since 20190 and again</p>', null],
  ['info@reef.org', '<p>newinfo@reef.org</p>', null],
  ['https://x.com/reef', '<a href="https://x.com/reefschool">News</a>', null],
  ['9 €', '<p>19 €</p><p>Only 9 €!</p>', 'exact'],
  ['since 2019', '<p>Since 2019, daily</p>', 'normalized'],
  ['https://x.com/reef', '<a href="https://x.com/reef/">News</a>', 'exact'],
  ['東京', '<p>東京都渋谷区</p>', 'exact'],
])('a short quote stands as words and numbers of its own: «%s» in %s', (words, html, match) => {
  const [reading] = readPages([pageAt(HOME, html)])
  expect(reading && standsOn(reading, words)).toBe(match)
})

test('a link that passes for another host’s, or leads into a network of the site’s own, is none', () => {
  const linked = (address: string) => {
    const page = readPages([pageAt(HOME, `<h1>Know every spring</h1><p><a href="${address}">Terms of service</a></p>`)])
    return prove(page, { ...EMPTY, fields: { terms_url: { value: address, evidence: quote(address) } } }).fields.terms_url?.value ?? null
  }
  for (const address of [
    'https://quellwerk.example.net@evil.example/terms',
    'https://me:secret@quellwerk.example.net/terms',
    'http://localhost:3000/terms',
    'http://192.168.0.7/terms',
    'http://[::1]/terms',
    'http://2130706433/terms',
    'http://wiki/terms',
    'http://printer.local/terms',
  ])
    expect([address, linked(address)]).toEqual([address, null])
  for (const address of ['https://legal.quellwerk.example/terms', 'https://quellwerk.example.net:8443/terms', 'https://8.8.8.8/terms'])
    expect(linked(address)).toBe(address)
})
