import { expect, test } from 'bun:test'
import { draftOfHome } from './home.ts'

const TOLD = 'It groups what lies side by side, so that nobody walks twice.'
const card = (name: string, text = TOLD): string => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`
const row = (names: string[]): string => `<div class="grid">${names.map((name) => card(name)).join('')}</div>`
const NAMES = ['Route planning', 'Error checks', 'Returns portal']
const SLOGANS = ['Tell us where', 'Pick a van', 'Watch it go']

const page = (body: string, title = 'Quellwerk') => `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
const home = (body: string) =>
  page(`<h1>Quellwerk routes every van of a small fleet</h1><p>Quellwerk plans the rounds of vans and says who drives when.</p>${body}`)
const featuresOf = (body: string, more: { path: string; kind: 'other' | 'features' | 'pricing' | 'faq' | 'about'; html: string }[] = []) =>
  draftOfHome(home(body), { more }).fields.features?.value ?? null

test('what a part is called by its id or in the menu says that its cards are steps, whatever slogan is above', () => {
  const part = (id: string) => `<section id="${id}"><h2>Off it goes</h2>${row(SLOGANS)}</section>${row(NAMES)}`
  const menu = '<nav><a href="#part">So geht’s</a><a href="#other">Preise</a></nav>'
  expect(featuresOf(part('ablauf'))).toEqual(NAMES)
  expect(featuresOf(part('howItWorks'))).toEqual(NAMES)
  expect(featuresOf(`<nav><a href="#part">How it works</a></nav>${part('part')}`)).toEqual(NAMES)
  expect(featuresOf(menu + part('part').replace('"part"', '"elsewhere"'))).toEqual([...SLOGANS, ...NAMES])
})

test('a link in the text to a part does not name it', () => {
  expect(featuresOf(`<p><a href="#part">See how it works</a></p><section id="part"><h2>Off it goes</h2>${row(NAMES)}</section>`)).toEqual(
    NAMES,
  )
})

test('an id names a list of features in another language than its heading', () => {
  expect(featuresOf(`<section id="funktionen"><h2>Off it goes</h2>${row(NAMES)}</section>${row(SLOGANS)}`)).toEqual(NAMES)
})

test('cards that lead to pages, one of them to the prices, are a menu', () => {
  const linked = (names: string[], paths: string[]) =>
    `<div class="grid">${names.map((name, nth) => `<a class="card" href="${paths[nth]}"><h3>${name}</h3><p>${TOLD}</p></a>`).join('')}</div>`
  const more = [
    { path: '/prices', kind: 'pricing' as const, html: page('<h1>Prices</h1><p>Plans for fleets.</p>') },
    { path: '/routes', kind: 'other' as const, html: page('<h1>Routes</h1><p>Quellwerk plans.</p>') },
  ]
  expect(featuresOf(linked(['The app', 'What it takes', 'For backers'], ['/routes', '/prices', '/backers']) + row(NAMES), more)).toEqual(
    NAMES,
  )
  expect(featuresOf(linked(NAMES, ['/routes', '/checks', '/returns']), more)).toEqual(NAMES)
})

test('what stands on every page is a column beside it', () => {
  const column = `<div id="wide">${row(['Helping hands', 'Pictures of it', 'Kind words'])}</div>`
  const more = ['/one', '/two', '/three'].map((path) => ({
    path,
    kind: 'other' as const,
    html: page(`<h1>Quellwerk ${path}</h1><p>Quellwerk plans rounds, and this page says how on ${path}.</p>${column}`),
  }))
  expect(featuresOf(row(NAMES) + column, more)).toEqual(NAMES)
})

test('cards of a page about how it works are steps', () => {
  const more = [{ path: '/how-it-works', kind: 'features' as const, html: page(`<h1>Quellwerk on the road</h1>${row(SLOGANS)}`) }]
  expect(featuresOf(row(NAMES), more)).toEqual(NAMES)
})

test('plans, counters and a table of others are no features', () => {
  expect(featuresOf(row(['Seal Bronze', 'Seal Silver', 'Seal Gold']))).toBeNull()
  const counters = ['50 Tbps + in reserve', '&lt;30 ms of delay', '1000 + nodes'].map((text) => `<div class="box">${text}</div>`).join('')
  expect(featuresOf(`<section><h2>What we offer</h2><div>${counters}</div></section>${row(NAMES)}`)).toEqual(NAMES)
  const line = (cells: string[]) => `<div class="line">${cells.map((cell) => `<p>${cell}</p>`).join('')}</div>`
  const others = ['Paper lists', 'Large suites', 'Couriers']
    .map((name) => line([name, 'What they lack', TOLD, 'Quellwerk has it']))
    .join('')
  expect(
    featuresOf(`<div class="table"><div class="line"><span>Instead of</span> <span>Gap</span></div>${others}</div>${row(NAMES)}`),
  ).toEqual(NAMES)
})

test('a greater heading in a box beside cards leads to them', () => {
  const boxes = NAMES.map((name) => `<div class="col"><h4>${name}</h4><p>${TOLD}</p></div>`).join('')
  expect(featuresOf(`<div class="cols"><div class="col"><h2>Made to be leant on</h2></div>${boxes}</div>`)).toEqual(NAMES)
})

test('a label behind a name is no part of it', () => {
  const names = NAMES.map((name) => `<div class="card"><h3>${name} <span class="px-2 rounded-full">Beta</span></h3><p>${TOLD}</p></div>`)
  expect(featuresOf(`<div>${names.join('')}</div>`)).toEqual(NAMES)
})

test('beside «For schools» a card that lacks the word names nobody', () => {
  const audience = draftOfHome(home(row(['For bakers', 'For florists', 'Assessments']))).fields.audience?.value
  expect(audience).toBe('bakers, florists')
})

test('a description holds neither what is new in a version nor what something costs', () => {
  const said = 'Quellwerk draws the rounds of all vans on one map for everybody in the yard.'
  const described = (line: string) => draftOfHome(home(`<p>${line}</p><p>${said}</p>`)).fields.description?.value
  for (const line of [
    'New in the 4.1 beta: Quellwerk becomes a part of the desk, with a new start and large gains.',
    'Quellwerk offers monthly plans that begin at $1k/month for fleets of all sizes and kinds.',
  ])
    expect(described(line)).not.toContain(line)
  expect(described('Quellwerk reads charts in the format of Lumo 4.1 and whatever followed it.')).toContain('4.1')
})

test('a paragraph in a part that its id calls customers’ words does not describe', () => {
  const praise = 'Our yard saves an hour each morning, since Quellwerk puts the vans in a row that makes sense.'
  const described = (id: string) =>
    draftOfHome(home(`<section id="${id}"><h2>In the yard</h2><p>${praise}</p></section>`)).fields.description?.value ?? ''
  expect(described('testimonios')).not.toContain(praise)
  expect(described('hof')).toContain(praise)
})

test('a line over a heading, the heading and one below are no products that it works with', () => {
  const integrationsOf = (head: string) =>
    draftOfHome(home(`<section><div class="head">${head}</div><div class="card"><h3>Integrations</h3><p>${TOLD}</p></div></section>`))
      .fields.integrations?.value ?? null
  expect(integrationsOf('<span>Most Wanted</span><h2>Popular Articles</h2><i>Ledgera</i>')).toBeNull()
  expect(integrationsOf('<span>Trellowing</span><span>Shipwise Cloud</span><span>Ledgera</span>')).toEqual([
    'Trellowing',
    'Shipwise Cloud',
    'Ledgera',
  ])
})

test('a page that its address calls services lists them, whatever its title says', () => {
  const more = [
    { path: '/leistungen.html', kind: 'other' as const, html: page(`<h1>Off it goes</h1><p>Quellwerk at work.</p>${row(NAMES)}`) },
  ]
  expect(featuresOf(row(SLOGANS), more)).toEqual(NAMES)
})

test('a page that its address calls integrations lists what others do, and a strip of trust nothing that it does', () => {
  const names = ['Ledgera', 'Trellowing', 'Shipwise Cloud']
  const boxes = names.map((name) => `<div class="box"><div class="name">${name}</div><div>${TOLD}</div></div>`).join('')
  const more = [{ path: '/integrations.html', kind: 'features' as const, html: page(`<h1>All of it</h1><div class="grid">${boxes}</div>`) }]
  expect(featuresOf('', more)).toBeNull()
  const strip = ['Paid through Ledgera', 'Open books', 'Made in Ghent'].map((text) => `<div>${text}</div>`).join('')
  expect(featuresOf(`<div class="trust-strip">${strip}</div>`)).toBeNull()
})

test('where it comes from, told by its name on a page about it, gives way to what it does', () => {
  const born = 'Quellwerk was born of a small annoyance: vans left the yard in the wrong order, each morning anew.'
  const description = draftOfHome(home(`<h2>What it does</h2>${row([...NAMES, 'Tide tables', 'Crew lists'])}`), {
    more: [{ path: '/about', kind: 'about', html: page(`<h1>Where we come from</h1><p>${born}</p>`) }],
  }).fields.description?.value
  expect(description).toContain(`- ${NAMES[0]}: ${TOLD}`)
  expect(description).not.toContain('born')
})
