import { expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const card = (title: string, text: string, rest = ''): string => `<div class="card"><h3>${title}</h3><p>${text}</p>${rest}</div>`
const NAMES = ['Route planning', 'Error checks', 'Returns portal']
const cards = (text: (nth: number) => string, rest = (_: number) => ''): string =>
  `<div class="grid">${NAMES.map((name, nth) => card(name, text(nth), rest(nth))).join('')}</div>`
const TOLD = 'It groups orders that lie side by side in the stock.'

const FEATURES: [what: string, home: string, features: string[] | null, lang?: string][] = [
  [
    'what customers say below their trades',
    `<section><h2>What we do</h2>${cards((nth) => `“We pick ${nth + 3} times faster.”`)}</section>`,
    null,
  ],
  [
    'numbers before services are for the look',
    `<section><h2>Our services</h2>${cards(
      () => TOLD,
      (nth) => `<span>0${nth + 1}</span>`,
    )}</section>`,
    NAMES,
  ],
  [
    'steps are numbered too',
    `<section><h2>How it works</h2>${cards(
      () => TOLD,
      (nth) => `<span>0${nth + 1}</span>`,
    )}</section>`,
    null,
  ],
  ['services and examples of them', `<section><h2>Services and examples</h2>${cards(() => TOLD)}</section>`, NAMES],
  [
    'what you get, in Hungarian',
    '<section><h2>Amit kapsz</h2><ul><li>Saját oldal</li><li>Heti jelentés</li><li>Közös naptár</li></ul></section>',
    ['Saját oldal', 'Heti jelentés', 'Közös naptár'],
    'hu',
  ],
  [
    'the fittings of rooms, in Slovak',
    '<section><h2>Vybavenie</h2><ul><li>Chladnička</li><li>Klimatizácia</li><li>Sprchový kút</li></ul></section>',
    ['Chladnička', 'Klimatizácia', 'Sprchový kút'],
    'sk',
  ],
  [
    'entries that run on in a list that markup calls features',
    `<h2>Field kit</h2><div class="hero-features"><ul><li>Voice-first notes for gloved hands — dictation, no touching of any of the little keys of the telephone</li>
      <li>Timers that you set — each with an unmistakable alert of its own that nobody overhears</li><li>Works offline</li></ul></div>`,
    ['Voice-first notes for gloved hands', 'Timers that you set', 'Works offline'],
  ],
  [
    'a bold name within a box, behind a picture',
    `<section><h2>What you get</h2><div>${NAMES.map((name) => `<div class="item"><i><svg></svg></i><span><b>${name}</b><span> as you would want it</span></span></div>`).join('')}</div></section>`,
    NAMES,
  ],
  [
    'the parts of an article',
    `<div><h2>A test with your own words</h2><div><h3>Why lists matter</h3><p>${TOLD}</p><h3>How to begin</h3><p>${TOLD}</p><h3>Quick FAQ</h3><p>${TOLD}</p></div></div>`,
    null,
  ],
  [
    'what people notice',
    '<div><p>What do guests notice afterwards?</p><ul class="points"><li>I sleep better</li><li>My back is straight</li><li>I breathe deeper</li></ul></div>',
    null,
  ],
]
test.each(FEATURES)('of features, %s', (_, home, features, lang = 'en') => {
  expect(valueOf(profileOf({ home }, { lang }), 'features')).toEqual(features)
})

test('slogans below «Integrations & support» are no products', () => {
  const row = (names: string[]) =>
    `<section><h2>Integrations & support</h2><div>${names.map((name) => `<div class="card"><h3>${name}</h3><p>${TOLD}</p></div>`).join('')}</div></section>`
  const integrationsOf = (names: string[]) => valueOf(profileOf({ home: row(names) }), 'integrations')
  expect(integrationsOf(['Minutes, not weeks', 'Stock synchronises itself', 'Support. In English.'])).toBeNull()
  expect(integrationsOf(['Trellowing', 'Shipwise Cloud', 'Ledgera'])).toEqual(['Trellowing', 'Shipwise Cloud', 'Ledgera'])
})

test('places with a pin are where it goes, not what it does', () => {
  const boxes = ['Jakarta', 'Tangerang', 'Bekasi'].map((name) => `<div class="card"><h3>📍 ${name}</h3><p>${TOLD}</p></div>`).join('')
  expect(valueOf(profileOf({ home: `<section><h2>Our services</h2><div>${boxes}</div></section>` }), 'features')).toBeNull()
})

test('modules below «Built for integration shops» are no products that it works with', () => {
  const boxes = ['TACTIME', 'STOCKHUB', 'VERSEHUB'].map((name) => `<div class="card"><h3>${name}</h3><p>${TOLD}</p></div>`).join('')
  const home = (heading: string) => `<section><h2>${heading}</h2><div>${boxes}</div></section>`
  expect(valueOf(profileOf({ home: home('Built for integration shops.') }), 'integrations')).toBeNull()
  expect(valueOf(profileOf({ home: home('Integration with your tools') }), 'integrations')).toEqual(['TACTIME', 'STOCKHUB', 'VERSEHUB'])
})

test('who pays less is not whom it is for', () => {
  const audienceOf = (home: string) => valueOf(profileOf({ home }), 'audience')
  expect(audienceOf('<h2>20 % off for students</h2>')).toBeNull()
  expect(audienceOf('<h2>Discounts for families</h2>')).toBeNull()
  expect(audienceOf('<h2>Hands-off bookkeeping for freelancers</h2>')).toBe('freelancers')
})

test('how many more there are is no product, and a tick no part of a name', () => {
  const row = (heading: string, names: string[]) =>
    `<section><h2>${heading}</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul></section>`
  const value = (heading: string, names: string[], field: 'integrations' | 'features') =>
    valueOf(profileOf({ home: row(heading, names) }), field)
  expect(value('Integrations', ['Trellowing', 'Shipwise Cloud', 'Ledgera', '+ 7 more'], 'integrations')).toEqual([
    'Trellowing',
    'Shipwise Cloud',
    'Ledgera',
  ])
  expect(
    value(
      'Features',
      NAMES.map((name) => `${name} ✓`),
      'features',
    ),
  ).toEqual(NAMES)
})

test('whose needs something meets is whom it is for, and what a school teaches is not what it is written in', () => {
  expect(valueOf(profileOf({ home: '<h2>Des outils pour les besoins des artisans</h2>' }, { lang: 'fr' }), 'audience')).toBe('artisans')
  const head = (said: string) => ({ head: `<meta name="description" content="${said}">` })
  const said = '<p>Available in English, Turkish and Swedish.</p>'
  expect(valueOf(profileOf({ home: said }, head('Learn languages step by step.')), 'languages')).toBeNull()
  for (const told of [
    'Keeps your notes.',
    'Machine learning that reads notes in many languages.',
    'Learn more about notes, in three languages.',
  ])
    expect(valueOf(profileOf({ home: said }, head(told)), 'languages')).toEqual(['English', 'Turkish', 'Swedish'])
})

test('a theme that it is not says nothing of where it runs', () => {
  const platforms = (home: string) => valueOf(profileOf({ home }), 'platforms')
  expect(platforms('<p>Not a template, not a WordPress theme.</p>')).toBeNull()
  expect(platforms('<p>A WordPress theme for choirs.</p>')).toEqual(['WordPress'])
})

test('what something is adapted to is not what it is used for', () => {
  const useCases = (home: string) => valueOf(profileOf({ home }, { lang: 'fr' }), 'use_cases')
  expect(
    useCases('<p>Des activités adaptées à chaque étape de son développement, dans le respect de son rythme et de ses capacités.</p>'),
  ).toBeNull()
  expect(useCases('<p>Idéal pour les sondages, les inscriptions et les petites boutiques.</p>')).toEqual([
    'les sondages',
    'les inscriptions',
    'les petites boutiques',
  ])
})

test('what it does is no product that it works with, and a way to the prices nothing that it does', () => {
  const box = (name: string) => `<div class="card"><h3>${name}</h3><p>${TOLD}</p></div>`
  const row = (heading: string, names: string[]) => `<section><h2>${heading}</h2><div>${names.map(box).join('')}</div></section>`
  const home = row('Features', NAMES) + row('Integrations', NAMES)
  expect(valueOf(profileOf({ home }), 'integrations')).toBeNull()
  expect(valueOf(profileOf({ home: row('Services', [...NAMES, 'Our prices']) }), 'features')).toEqual(NAMES)
})

test('a family of own products is nobody else’s', () => {
  const box = (name: string) => `<div class="card"><h3>${name}</h3><p>A part of the same house that does one thing well.</p></div>`
  const row = (heading: string, names: string[]) => `<section><h2>${heading}</h2><div>${names.map(box).join('')}</div></section>`
  for (const heading of ['One ecosystem. No loose ends.', 'Integrations'])
    expect(valueOf(profileOf({ home: row(heading, ['Lumbrio Sail™', 'Lumbrio Deck™', 'Keelo™']) }), 'integrations')).toBeNull()
})

const section = (heading: string, names: string[], { text = TOLD, mark = '' } = {}) =>
  `<section><h2>${heading}</h2><div>${names.map((name) => `<div class="card">${mark}<div class="name">${name}</div><p>${text}</p></div>`).join('')}</div></section>`

test('a heading that promises everything for what people make lists abilities', () => {
  const draft = profileOf({ home: section('Everything you need to build great applications', NAMES) })
  expect([valueOf(draft, 'features'), valueOf(draft, 'use_cases')]).toEqual([NAMES, null])
  expect(valueOf(profileOf({ home: section('Applications', NAMES) }), 'use_cases')).toEqual(NAMES)
})

test('ways to stores are nothing that a program does', () => {
  const stores = ['App Store', 'Google Play', 'Microsoft Store'].map((name) => `Get it on ${name}`)
  expect(
    valueOf(profileOf({ home: section('All features are free', stores, { text: 'For phones and tablets of all sizes.' }) }), 'features'),
  ).toBeNull()
})

test('numbers beside a picture are no counts', () => {
  const home = section('Our services', [...NAMES, 'Stock lists', 'Parcel labels', 'Gift cards'], { mark: '<span>04</span> <i>🧾</i>' })
  expect(valueOf(profileOf({ home }), 'features')).toHaveLength(6)
})

test('a line that closes the section above heads no row', () => {
  const row = NAMES.map((name) => `<article class="card"><h2>${name}</h2><p>${TOLD}</p></article>`).join('')
  const home = `<section><h1>Lumbrio</h1><p>Open source (GPL) and for every system</p></section><section id="features">${row}</section>`
  expect(valueOf(profileOf({ home }), 'features')).toEqual(NAMES)
})
