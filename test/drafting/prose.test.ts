import { describe, expect, test } from 'bun:test'
import { FIELDS } from '../../server/drafting/fields.ts'
import { draftOfHome } from './home.ts'

const fields = (html: string) => draftOfHome(html).fields
const page = (head: string, body: string) =>
  `<html lang="en"><head><title>Quellwerk</title>${head}</head><body><main>${body}</main></body></html>`
const LONG =
  'Quellwerk keeps the paths to every spring of the Black Forest, with the taste of the water, the shade at noon and the last time somebody drank from it without getting ill.'

describe('the headline', () => {
  test.each([
    ['is the main heading', '<h1>Know every spring</h1><p>A map for hikers.</p>', 'Know every spring'],
    ['joins a heading that is broken into lines', '<h1>Walk far.<br>Drink well.</h1>', 'Walk far. Drink well.'],
    ['leaves the name out', '<h1>Quellwerk — know every spring</h1>', 'know every spring'],
    ['is the tagline where the heading is only the name', '<h1>Quellwerk</h1><p>Every spring on one map</p>', 'Every spring on one map'],
    ['skips a greeting', '<h1>Welcome to Quellwerk!</h1><h2>Every spring on one map</h2>', 'Every spring on one map'],
    ['is blank where the page only says its name', '<h1>Quellwerk</h1><p>Loading…</p>', null],
    ['is never filler text', '<h1>Lorem ipsum dolor sit amet</h1>', null],
  ])('%s', (_, body, wanted) => {
    expect(fields(page('', body)).headline?.value ?? null).toBe(wanted)
  })
})

describe('the summary', () => {
  const description = (text: string) => `<meta name="description" content="${text}">`

  test('is what the site wrote as its description', () => {
    const text = 'Quellwerk maps the springs of the Black Forest for hikers, with taste, shade and the way there.'
    expect(fields(page(description(text), '<h1>Know every spring</h1>')).summary?.value).toStartWith(text)
  })

  test('ends at a sentence or clause within its limit', () => {
    const value = String(fields(page(description(LONG), '')).summary?.value)
    expect(value.length).toBeLessThanOrEqual(FIELDS.summary.max)
    expect(LONG).toStartWith(value)
  })

  test('says what the product runs on when there is room', () => {
    const value = fields(
      page(description('A notebook for springs.'), '<h1>Know every spring</h1><a href="/d">Download Quellwerk for macOS 14</a>'),
    ).summary?.value
    expect(value).toContain('macOS')
  })

  test('is blank on a page that says nothing', () => {
    expect(fields('<title>Quellwerk</title><div id="root"></div>').summary).toBeUndefined()
  })

  test('is no notice to switch on scripts', () => {
    expect(fields(page(description('You need to enable JavaScript to run this app.'), '')).summary).toBeUndefined()
  })
})

test('the description is the site’s own paragraphs, each of them quoted, without voices of customers', () => {
  const paragraphs = [
    'Quellwerk shows every spring of the region and tells who last drank from it.',
    'Maps are kept on the phone, so they open where no mast reaches.',
  ]
  const review = 'I drank from forty springs with Quellwerk and never once got ill, says a hiker.'
  const { description } = fields(
    page(
      '',
      `<h1>Know every spring</h1><p>${paragraphs[0]}</p><h2>Offline</h2><p>${paragraphs[1]}</p><div class="testimonials"><p>${review}</p></div>`,
    ),
  )
  expect(description?.value).toBe(paragraphs.join('\n\n'))
  expect(description?.evidence.map(({ quote }) => quote)).toEqual(paragraphs)
})

test.each([
  ['Maps made for hikers and families.', 'hikers and families'],
  ['Buchhaltung für Vereine und Selbstständige.', 'Vereine und Selbstständige'],
  ['Une carte pensée pour les familles.', 'les familles'],
  ['Maps for your pocket.', null],
  ['Free for 30 days, for everything.', null],
])('the audience is a phrase that names people: %s', (text, wanted) => {
  expect(fields(page(`<meta name="description" content="${text}">`, '')).audience?.value ?? null).toBe(wanted)
})
