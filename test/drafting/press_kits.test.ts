import { describe, expect, test } from 'bun:test'
import { kindOfTitle } from '../../server/crawl/page_kind.ts'
import { draftOfHome } from './home.ts'

// How games, applications and tools say where they come from and what they cost.

const home = (body: string, { title = 'Quellwerk', description = '', lang = 'en' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}"></head><body><main><h1>Quellwerk finds every spring</h1>${body}</main></body></html>`
const LINK = '<p>Made for the phone. <a href="/presskit/">Press</a></p>'
const kit = (body: string) => ({
  more: [
    {
      path: '/presskit/',
      kind: 'press' as const,
      html: `<html lang="en"><head><title>Press kit</title></head><body><main><h1>Quellwerk</h1>${body}</main></body></html>`,
    },
  ],
})
const value = (draft: ReturnType<typeof draftOfHome>, name: 'hq_city' | 'hq_country' | 'starting_price' | 'pricing_model' | 'name') =>
  draft.fields[name]?.value ?? null
const placeOf = (draft: ReturnType<typeof draftOfHome>) => [value(draft, 'hq_city'), value(draft, 'hq_country')]

describe('the place of a company:', () => {
  test('in the fact sheet of a press kit', () => {
    const sheet = '<dl><dt>Developer:</dt><dd><a href="..">Nordlicht Games</a></dd><dd>Based in Porto, Portugal</dd></dl>'
    expect(placeOf(draftOfHome(home(LINK), kit(sheet)))).toEqual(['Porto', 'PT'])
  })
  test('not that of who did something else for it', () => {
    const sheet = '<dl><dt>Music:</dt><dd><a href="..">Nordlicht Games</a></dd><dd>Based in Porto, Portugal</dd></dl>'
    expect(placeOf(draftOfHome(home(LINK), kit(sheet)))).toEqual([null, null])
  })

  const SAID: [said: string, place: (string | null)[], lang?: string][] = [
    ['Quellwerk is a rock band from Porto, Portugal.', ['Porto', 'PT']],
    ['Quellwerk ist ein Studio aus Graz, Österreich.', ['Graz', 'AT'], 'de'],
    ['Quellwerk est un studio de jeux de Lyon, France.', ['Lyon', 'FR'], 'fr'],
    ['Quellwerk è uno studio di Torino, Italia.', ['Torino', 'IT'], 'it'],
    ['Quellwerk is a guide for people from Porto and beyond.', [null, null]],
    ['The tide table is a gift from Porto, Portugal.', [null, null]],
  ]
  for (const [said, place, lang] of SAID)
    test(said, () =>
      expect(placeOf(draftOfHome(home('<p>Listen to it.</p>', { description: said, ...(lang && { lang }) })))).toEqual(place),
    )

  const FOUNDED: [said: string, place: (string | null)[], lang?: string][] = [
    ['We are Quellwerk, founded in 2019 in the UK to make maps.', [null, 'GB']],
    ['We were founded in March 2019 in Porto, Portugal.', ['Porto', 'PT']],
    ['Nous avons été fondée en 2019 à Lyon, France.', ['Lyon', 'FR'], 'fr'],
    ['We were founded in 2019 in response to a flood.', [null, null]],
  ]
  for (const [said, place, lang] of FOUNDED)
    test(said, () => expect(placeOf(draftOfHome(home(`<p>${said}</p>`, lang ? { lang } : {})))).toEqual(place))

  test('behind who sells it', () => {
    const terms = {
      path: '/terms',
      kind: 'terms' as const,
      html: '<html lang="en"><body><main><h1>Terms</h1><p>Quellwerk is published and sold by Harbour &amp; Company LLC, of Grand Rapids, Michigan, United States. Write to us.</p></main></body></html>',
    }
    expect(placeOf(draftOfHome(home('<p><a href="/terms">Terms</a></p>'), { more: [terms] }))).toEqual(['Grand Rapids', 'US'])
  })
})

test('the maker of a tool that built the page has an account that is not its own', () => {
  const foot =
    '<footer><a href="https://github.com/pixelwald/kitmaker">kitmaker</a> by <a href="https://pixelwald.example">Pixelwald</a></footer>'
  expect(draftOfHome(home('<p>Play it.</p>') + foot).company_socials).toEqual({})
})

describe('what it costs:', () => {
  test('a press kit tells', () => {
    const draft = draftOfHome(home(LINK), kit('<p>Quellwerk is an app. Premium costs $3.99/month.</p>'))
    expect(value(draft, 'starting_price')).toBe('$3.99/month')
  })
  test('nothing, in a heading below its label', () => {
    expect(
      value(
        draftOfHome(
          home(`<p>An app.</p>${'<p>A line of words.</p>'.repeat(45)}<section><div>Pricing</div><h2>Free. Completely.</h2></section>`),
        ),
        'pricing_model',
      ),
    ).toBe('free')
  })
  test('nothing, as «it’s»', () => {
    expect(value(draftOfHome(home('<p>An app for springs.</p><h2>Start at once. It’s free!</h2>')), 'pricing_model')).toBe('free')
  })
  test('the core of it nothing, beside a plan that begins with a trial', () => {
    const said = '<p>The core app is free with no time limit.</p><p>Premium: $3.99/month after a 7-day free trial.</p>'
    expect(value(draftOfHome(home(said)), 'pricing_model')).toBe('freemium')
  })
  test('a competitive advantage compares with nobody', () => {
    const plans =
      '<section class="pricing"><h2>Choose your competitive advantage</h2><h3>Starter</h3><div>$29 per month</div><h3>Team</h3><div>$79 per month</div></section>'
    expect(value(draftOfHome(home(`<p>An app for springs.</p>${plans}`)), 'starting_price')).toBe('$29 per month')
  })
})

test('«landing page» is no part of a name', () => {
  expect(
    value(draftOfHome(home('<p>Quellwerk counts.</p>', { title: 'Quellwerk landing page' }), { host: 'app.example.net' }), 'name'),
  ).toBe('Quellwerk')
})

test('a press kit is one in one word too', () => {
  expect(kindOfTitle(new URL('https://quellwerk.example.net/presskit/'), 'Presskit')).toBe('press')
})
