import { describe, expect, test } from 'bun:test'
import { valueOf } from './invented.ts'
import { draftOfHome } from './home.ts'

// How sites of software state what it does, for whom, where it runs and what it works with.

const card = (title: string) => `<div class="card"><h3>${title}</h3><p>A line that says a little more about this one.</p></div>`
const cards = (titles: string[]) => `<div class="grid">${titles.map(card).join('')}</div>`
const page = (body: string, head = '') =>
  `<html lang="en"><head><title>Tidepool – logbooks for harbours</title>${head}</head><body><h1>Tidepool keeps your logbook</h1>${body}</body></html>`
const told = (body: string, field: Parameters<typeof valueOf>[1], head = '') => valueOf(draftOfHome(page(body, head)), field)

describe('a page as high as a window shows no screen of the product', () => {
  const does = ['Tide tables', 'Shared logbook', 'Harbour list']
  const body = `<section><h2>Features</h2>${cards(does)}</section>`
  for (const name of ['min-h-screen', 'h-screen', 'max-w-screen-xl', 'w-screen'])
    test(name, () => expect(told(`<div class="${name} flex">${body}</div>`, 'features')).toEqual(does))
  test('but a part called a screen does', () => {
    for (const name of ['screen', 'app-screen', 'phone-screen']) expect(told(`<div class="${name}">${body}</div>`, 'features')).toBeNull()
  })
})

describe('what a site tells machines about its software', () => {
  const marked = (members: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'WebApplication', name: 'Tidepool', ...members })}</script>`
  const listed = ['Tide tables', 'Shared logbook — for every berth', 'Harbour list']

  test('lists features, as texts of their own or in one', () => {
    for (const featureList of [listed, listed.join(', ')])
      expect(told('', 'features', marked({ featureList }))).toEqual(['Tide tables', 'Shared logbook', 'Harbour list'])
  })
  test('comes behind a list that people read, and before cards under a slogan', () => {
    const head = marked({ featureList: ['One', 'Two', 'Three'].map((name) => `${name} of its abilities`) })
    expect(told(`<h2>Features</h2>${cards(['Tide tables', 'Shared logbook', 'Harbour list'])}`, 'features', head)).toEqual([
      'Tide tables',
      'Shared logbook',
      'Harbour list',
    ])
    expect(told(`<h2>No more paper</h2>${cards(['Never wet again', 'Never lost again', 'Never late'])}`, 'features', head)).toEqual([
      'One of its abilities',
      'Two of its abilities',
      'Three of its abilities',
    ])
  })
  test('names whom it is for', () => {
    const audience = { '@type': 'Audience', audienceType: 'Harbour masters, yacht clubs' }
    expect(told('', 'audience', marked({ audience }))).toBe('Harbour masters, yacht clubs')
    expect(told('', 'audience', marked({ '@type': 'Organization', audience }))).toBeNull()
  })
  test('names its languages, where there are several', () => {
    expect(told('', 'languages', marked({ inLanguage: ['en', 'de', 'ja'] }))).toEqual(['English', 'German', 'Japanese'])
    expect(told('', 'languages', marked({ inLanguage: 'en' }))).toBeNull()
  })
})

describe('cards about people', () => {
  const labelled = (...list: [string, string][]) =>
    `<section><h2>Who uses Tidepool</h2><div class="grid">${list.map(([label, title]) => `<div class="card"><div class="tag">${label}</div><h3>${title}</h3><p>A line that says a little more about this one.</p></div>`).join('')}</div></section>`
  test('are named by their labels, whatever their titles say, where the labels name people', () =>
    expect(
      told(
        labelled(
          ['Developers', 'Ship without DevOps'],
          ['Agencies', 'One mooring, many clients'],
          ['Data centres', 'Call it from a script'],
        ),
        'audience',
      ),
    ).toBe('Developers, Agencies, Data centres'))
  test('are nobody’s abilities where pairs of groups stand beside groups', () => {
    const people = ['Writers & Poets', 'Professionals & Executives', 'Students', 'Busy parents']
    const body = `<section><h2>For minds that move fast</h2>${cards(people)}</section>`
    expect(told(body, 'audience')).toBe(people.join(', '))
    expect(told(body, 'features')).toBeNull()
    const abilities = ['Customers', 'Teams & Roles', 'Invoices & Quotes', 'Price lists']
    expect(told(`<section><h2>All in one place</h2>${cards(abilities)}</section>`, 'audience')).toBeNull()
  })
  test('and what a product is for is no group in French either', () =>
    expect(
      valueOf(
        draftOfHome(
          '<html lang="fr"><title>Marée · Assistant pour organiser Groupes et idées</title><h1>Un assistant pour vos projets</h1></html>',
        ),
        'audience',
      ),
    ).toBeNull())
})

describe('pages that a site has for one thing each', () => {
  const menu = (...links: [string, string][]) =>
    `<nav>${links.map(([href, text]) => `<a href="${href}">${text}</a>`).join('')}</nav><h2>Keep it dry</h2><p>Tidepool keeps what the harbour writes.</p>`
  test('name whom it is for', () => {
    expect(told(menu(['/for-marinas.html', 'For marinas'], ['/for-clubs', 'For sailing clubs']), 'audience')).toBe('marinas, sailing clubs')
    expect(told(menu(['/for-marinas.html', 'For marinas']), 'audience')).toBeNull()
    expect(told(menu(['/docs/for-loops', 'Loops'], ['/docs/for-each', 'Each']), 'audience')).toBeNull()
  })
  test('name what it is used for and works with', () => {
    const links = (part: string): [string, string][] => [
      [`/${part}/berth-plans/`, 'Berth plans'],
      [`/en/${part}/tide-alerts`, 'Tide alerts'],
      [`/${part}/more`, 'Learn about them'],
      [`https://other.example.org/${part}/weather`, 'Weather'],
    ]
    expect(told(menu(...links('use-cases')), 'use_cases')).toEqual(['Berth plans', 'Tide alerts'])
    expect(told(menu(...links('integrations')), 'integrations')).toEqual(['Berth plans', 'Tide alerts'])
    expect(told(menu(...links('articles')), 'use_cases')).toBeNull()
  })
})

describe('terms and tables of two columns', () => {
  const stated: [string, string][] = [
    ['Platform', 'Windows, macOS 13+'],
    ['Languages', 'English, German and Polish'],
    ['Licence', 'AGPL-3.0'],
    ['Works with', 'Windfinder, Navionics'],
  ]
  const list = `<dl>${stated.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('')}</dl>`
  const table = (rows: string[][]) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
  for (const [name, body] of [
    ['terms', list],
    ['a table', table(stated)],
  ] as const)
    test(`${name} state where it runs, what it speaks, its licence and what it works with`, () => {
      expect(told(body, 'platforms')).toEqual(['Windows', 'macOS 13+'])
      expect(told(body, 'languages')).toEqual(['English', 'German', 'Polish'])
      expect(told(body, 'license')).toBe('AGPL-3.0')
      expect(told(body, 'integrations')).toEqual(['Windfinder', 'Navionics'])
    })
  test('but a comparison with others, or what comes later, states nothing', () => {
    const compared = table([
      ['', 'Tidepool', 'Paper', 'Harbourly'],
      ['Platform', 'yes', 'no', 'Windows, macOS'],
    ])
    expect(told(compared, 'platforms')).toBeNull()
    expect(told(table([['Platforms planned', 'Windows, macOS']]), 'platforms')).toBeNull()
  })
})

test('a link to the licence that is called by its name names it', () => {
  const footer = (href: string) => `<footer><a href="https://git.example.org/tidepool">Source</a> · <a href="${href}">MIT</a></footer>`
  expect(told(footer('https://git.example.org/tidepool/blob/main/LICENSE'), 'license')).toBe('MIT')
  expect(told(footer('https://mit.example.edu/'), 'license')).toBeNull()
})

test('names in a box each under a heading that says so are what it works with', () => {
  const names = ['Windfinder', 'Navionics', 'Open Seamap'].map((name) => `<span class="chip">${name}</span>`).join(' ')
  expect(told(`<section><h2>Works with your tools</h2><div>${names}</div></section>`, 'integrations')).toEqual([
    'Windfinder',
    'Navionics',
    'Open Seamap',
  ])
})

test('windows of which somebody speaks are no system', () => {
  const body =
    '<p>Works for anyone with a tide to catch, on Android and iOS.</p><p>For all who look out of the windows of their app on a quay.</p>'
  expect(told(body, 'platforms')).toEqual(['Android', 'iOS'])
})

describe('what a template or a picture of the product leaves on a page', () => {
  test('are no abilities: holes, lines of a list, headings of a text', () => {
    const row = (titles: string[]) => told(`<section><h2>Features</h2>${cards(titles)}</section>`, 'features')
    expect(row(['item.title_one }}', 'item.title_two }}', 'item.title_three }}'])).toBeNull()
    expect(row(['brook/tide-web main', 'brook/tide-api main', 'brook/tide-app staging'])).toBeNull()
    expect(row(['Tide tables', 'Shared logbook', 'Harbour list', 'What it is', 'How to use it'])).toEqual([
      'Tide tables',
      'Shared logbook',
      'Harbour list',
    ])
    expect(row(['Tide tables', 'Do not disturb', 'Harbour list'])).toEqual(['Tide tables', 'Do not disturb', 'Harbour list'])
  })
  test('is no name: what several pictures are called alike', () => {
    const pictures = ['a', 'b', 'c']
      .map((file) => `<div class="social-logo"><img src="/${file}.svg" alt="Section one image"></div>`)
      .join('')
    const html = `<html lang="en"><title>Tidepool</title>${pictures}<h1>A logbook for every berth of the harbour</h1></html>`
    expect(valueOf(draftOfHome(html), 'name')).not.toBe('Section one image')
  })
  test('is no founder: a plan with its price', () => {
    const plan = '<div class="card"><div>Most Popular</div><h3>Creator</h3><p>For those who write much</p><p>$29/month</p></div>'
    expect(draftOfHome(page(`<h2>Plans</h2>${plan}`)).founders).toEqual([])
  })
  test('is no company: the first cell below the last header of a table', () => {
    const table = '<table><tr><th>Plan</th><th>Pro</th><th>Business</th></tr><tr><td>Virtual berths</td><td>1</td><td>9</td></tr></table>'
    const more = [{ path: '/pricing', kind: 'pricing' as const, html: page(table) }]
    expect(valueOf(draftOfHome(page('<a href="/pricing">Pricing</a>'), { more }), 'legal_name')).toBeNull()
  })
})

describe('a main heading that a script goes on with', () => {
  test('is left for the title', () => {
    const html = `<html lang="en"><title>Tidepool | The logbook that harbours keep</title><h1>The logbook for</h1><div><span>Marinas</span></div></html>`
    expect(valueOf(draftOfHome(html), 'headline')).toBe('The logbook that harbours keep')
  })
  test('goes on in the next heading, where there is one', () => {
    const html = `<html lang="en"><title>Tidepool</title><h1>We keep logbooks and</h1><h1>harbour lists that stay dry</h1></html>`
    expect(valueOf(draftOfHome(html), 'headline')).toBe('We keep logbooks and harbour lists that stay dry')
  })
})

test('words that a quotation mark opens are somebody else’s, wherever it closes', () => {
  const body =
    '<p>“Tidepool has kept the lists of our three harbours in one place for a year now.</p><p>Tidepool keeps what the harbour writes, and shows it to all who moor there.</p>'
  expect(told(body, 'description')).toBe('Tidepool keeps what the harbour writes, and shows it to all who moor there.')
})

describe('what plans hold is what a product does, where nothing else says it', () => {
  const plan = (name: string, price: string, ...holds: string[]) =>
    `<div class="plan"><h3>${name}</h3><p>${price}</p><ul>${holds.map((text) => `<li>${text}</li>`).join('')}</ul></div>`
  const prices = `<h2>Pricing</h2><div class="plans">${plan('Solo', '$0', 'Shared logbook', 'Tide tables', '3 boats', 'Priority support')}${plan('Marina', '$19 / month', 'Everything in Solo', 'Crew rota', 'Night mode', 'Chart import', 'No card needed', '✗ Weather routing')}</div>`
  test('the largest plan first, without amounts, terms and other plans', () =>
    expect(told(prices, 'features')).toEqual(['Crew rota', 'Night mode', 'Chart import', 'Shared logbook', 'Tide tables']))
  test('but not beside a list of its own, nor where amounts stand in the list itself', () => {
    const own = ['Harbour list', 'Crew rota', 'Fuel log']
    expect(told(`<h2>Features</h2>${cards(own)}${prices}`, 'features')).toEqual(own)
    const costs = ['Paper costs $90 a year', 'Lost pages', 'Wet pages', 'Late entries', 'Bad handwriting', 'Broken pencils']
    expect(told(`<h2>Before</h2><ul>${costs.map((text) => `<li>${text}</li>`).join('')}</ul>`, 'features')).toBeNull()
  })
})
