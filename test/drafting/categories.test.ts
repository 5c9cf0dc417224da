import { MIXED_CASES } from './category_cases_mixed.ts'
import { SOFTWARE_CASES } from './category_cases_software.ts'
import { LANGUAGE_CASES } from './category_cases_languages.ts'
import { TRADE_CASES } from './category_cases_trades.ts'
import { CATEGORIES, draftOfSite } from './category_site.ts'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import { pageAt } from './home.ts'
import { expect, test } from 'bun:test'

const cases = (SOFTWARE_CASES + TRADE_CASES + MIXED_CASES + LANGUAGE_CASES)
  .split('\n')
  .filter((line) => line.includes('¦'))
  .map((line) => line.split('¦').map((cell) => cell.trim()))
  .map(([lang = '', title = '', description = '', heading = '', lines = '', wanted = '']) => ({
    lang,
    title,
    description,
    heading,
    lines: lines.split(';').map((entry) => entry.trim()),
    wanted: wanted === '–' ? [] : wanted.split(',').map((name) => name.trim()),
  }))

test.each(cases.filter(({ wanted }) => wanted.length > 0))('a careful reader accepts where $title ($lang) is filed', (site) => {
  expect(site.wanted).toContain(draftOfSite(site)?.value[0] ?? 'nothing')
})

test.each(cases.filter(({ wanted }) => wanted.length === 0))('$title ($lang) says too little to be filed', (site) => {
  expect(draftOfSite(site)).toBeNull()
})

test('the examples accept every category and come in at least twelve languages', () => {
  expect(CATEGORIES.filter((name) => !cases.some(({ wanted }) => wanted.includes(name)))).toEqual([])
  expect(new Set(cases.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(12)
  expect(cases.flatMap(({ wanted }) => wanted).filter((name) => !CATEGORIES.includes(name))).toEqual([])
})

test('every category that is given has a quote that stands on the page', () => {
  for (const site of cases) {
    const said = [site.title, site.description, site.heading, ...site.lines].join('\n')
    for (const { quote } of draftOfSite(site)?.evidence ?? []) expect(said).toContain(quote)
  }
})

const plain = { lang: 'en', title: 'Orbit', description: 'Made with care.', heading: 'Hello there', lines: ['Welcome'] }

test.each([
  ['a cart', '<a href="/warenkorb">0</a>', 'E-commerce & Retail'],
  ['a package registry', '<a href="https://www.npmjs.com/package/orbit-x">Package</a>', 'Developer Tools'],
  ['a command that installs it', '<pre><code>pip install orbit-x</code></pre>', 'Developer Tools'],
  ['an extension store', '<a href="https://chromewebstore.google.com/detail/orbit/abc">Get it</a>', 'Browser Extensions'],
  ['a chain explorer', '<a href="https://etherscan.io/token/0x1">Get it</a>', 'Blockchain & Crypto'],
  ['a game store', '<a href="https://store.steampowered.com/app/1/Orbit/">Get it</a>', 'Games & Entertainment'],
])('a site that leads to %s and says nothing else is filed by it', (_, more, wanted) => {
  expect(draftOfSite({ ...plain, more })?.value).toEqual([wanted])
})

test('an app store alone does not make a hotel, or anything else, an app', () => {
  const more = '<a href="https://apps.apple.com/app/id1">Store</a>'
  expect(draftOfSite({ ...plain, more })).toBeNull()
})

test('a command that installs an app with windows makes nothing a tool of developers', () => {
  expect(draftOfSite({ ...plain, more: '<pre><code>brew install --cask orbit</code></pre>' })).toBeNull()
})

test('one word of many meanings files nothing, however often it is said', () => {
  for (const word of ['Drone', 'Cat', 'Token', 'Cloud', 'Rocket', 'Storage', 'Camera', 'Shop'])
    expect(draftOfSite({ ...plain, title: `Orbit – ${word}`, heading: word, lines: [word, `${word}!`] })).toBeNull()
})

test('a word of another language says nothing alone: «bar» is a pub in Swedish and cash in German', () => {
  expect(draftOfSite({ ...plain, lang: 'de', title: 'Orbit', heading: 'Zahlen Sie bar', lines: ['Bar', 'Isbar'] })).toBeNull()
})

test.each([
  ['ko', '우리 스타일', '웹사이트에 오신 것을 환영합니다.', 'a style has no tiles'],
  ['da', 'Hundrede gode ting', 'Vi har hundrede af dem.', 'a hundred is no dog'],
  ['es', 'Lo vas a notar', 'Vas a notar la diferencia.', 'to notice is no notary'],
  ['hu', 'Hivatalos honlap', 'Böngésszen kínálatunkban.', 'browsing makes no browser'],
  ['ja', 'ようこそ', '営業時間とノートPCのご案内。', 'opening hours are no sales'],
])('a false friend files nothing (%s, %s)', (lang, title, description) => {
  expect(draftOfSite({ ...plain, lang, title, description })).toBeNull()
})

test('a word inside another word is not cut out of it: gastronomy has no stars', () => {
  const site = {
    ...plain,
    lang: 'de',
    title: 'Tellerwerk',
    description: 'Alles für die Gastronomie und den Gastronom.',
    heading: 'Guten Tag',
  }
  expect(draftOfSite(site)?.value ?? []).not.toContain('Science & Research')
})

test('a home page that says nothing is filed by what its other pages are headed', () => {
  const page = (path: string, heading: string, kind: 'home' | 'features' | 'pricing') =>
    pageAt(
      `https://orbit.example.net/${path}`,
      `<html lang="en"><head><title>Orbit</title></head><body><a href="/offer">Offer</a><a href="/prices">Prices</a><main><h1>${heading}</h1></main></body></html>`,
      kind,
    )
  const pages = [
    page('', 'Hello there', 'home'),
    page('offer', 'Wedding photography', 'features'),
    page('prices', 'What a photographer costs', 'pricing'),
  ]
  const drafted = draftBuiltIn({ pages, categories: CATEGORIES })
  expect(drafted.categories?.value[0]).toBe('Photo & Video')
  expect(drafted.categories?.evidence[0]?.url).toBe('https://orbit.example.net/offer')
})
