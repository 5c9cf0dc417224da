import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const cards = (titles: string[]) =>
  titles.map((title) => `<div class="tilt"><h3>${title}</h3><p>What it does, told in a whole sentence.</p></div>`).join('')

test('lines that each head a grid are no list', () => {
  const layer = (label: string, titles: string[]) => `<div data-reveal><b>${label}</b></div><div class="grid">${cards(titles)}</div>`
  const home = `<section><h2>Features that nobody else has</h2><div>${layer('01 · To begin', ['Returns at the till', 'Sizes and colours', 'Fixed price'])}${layer('02 · To stay', ['Receipts', 'Stock', 'Books'])}${layer('03 · To grow', ['Second shop', 'Web shop', 'Branches'])}</div></section>`
  expect(valueOf(profileOf({ home }), 'features')).toEqual([
    'Returns at the till',
    'Sizes and colours',
    'Fixed price',
    'Receipts',
    'Stock',
    'Books',
    'Second shop',
    'Web shop',
    'Branches',
  ])
})

test('a section of the body that is all row is led to by the one before it', () => {
  const tiles = ['Wasps', 'Hornets', 'Rats', 'Bed bugs'].map(
    (name, at) => `<a class="card" href="/page-${at}"><img src="/${at}.jpg"><span>${name}</span></a>`,
  )
  const site = (lead: string) =>
    `<section><h2>Our services</h2>${lead}</section><section class="cards">${tiles.join('')}</section><footer>Lumbrio</footer>`
  expect(valueOf(profileOf({ home: site('<p>Free quotes for homes and shops.</p>') }), 'features')).toEqual([
    'Wasps',
    'Hornets',
    'Rats',
    'Bed bugs',
  ])
  expect(valueOf(profileOf({ home: site(`<p>${'We come to your home. '.repeat(20)}</p>`) }), 'features')).toBeNull()
})

describe('who runs the site under a name without a legal form', () => {
  test.each([
    ['terms', 'Lumbrio ("the App") is developed by zerono1 ("we", "us").', 'zerono1'],
    ['terms', 'Lumbrio, operated by Harborworks, turns logs into invoices.</p><p>Write to ida@harborworks.org', 'Harborworks'],
    ['privacy', 'Lumbrio is operated by Harborworks.</p><footer>© 2031 Harborworks</footer><p>', 'Harborworks'],
  ] as const)('%s: %s', (kind, said, name) => {
    const profile = profileOf({ [kind]: `<p>${said}</p>` })
    expect(valueOf(profile, 'company_name')).toBe(name)
    expect(valueOf(profile, 'legal_name')).toBeNull()
  })

  test.each([
    ['nothing else says so', 'Lumbrio is operated by Harborworks.'],
    ['another is «we»', 'Lumbrio is owned by Harborin and kept for Tidewatch ("we").'],
    ['a person is no company', 'Lumbrio is operated by Ida Kranz ("I", "we").'],
    ['a part of the product', 'Payments of Harborin are operated by Harborworks ("we").</p><p>© 2031 Harborin'],
    ['the product itself', 'The service is owned by Lumbrio.io.</p><p>© 2031 Lumbrio.io'],
  ])('is not told: %s', (_, said) => {
    expect(valueOf(profileOf({ terms: `<p>${said}</p>` }), 'company_name')).toBeNull()
  })
})

test('the picture of an entry in an opening menu is no logo', () => {
  const entry = (menu: string) => `<nav><div class="${menu}"><a href="/dojo"><img src="/seal.svg" alt="Lumbrio Dojo"></a></div></nav>`
  expect(valueOf(profileOf({ home: entry('nav-dropdown') }), 'logo_url')).toBeNull()
  expect(valueOf(profileOf({ home: entry('bar') }), 'logo_url')).toBe('https://lumbrio.net/seal.svg')
})

test('the address of a website is no cover', () => {
  const head = (image: string) => `<meta property="og:image" content="https://lumbrio.net/${image}">`
  expect(valueOf(profileOf({}, { head: head('') }), 'cover_url')).toBeNull()
  expect(valueOf(profileOf({}, { head: head('card.png') }), 'cover_url')).toBe('https://lumbrio.net/card.png')
})

test.each([
  ['Lumbrio is dual licensed: MIT or Apache-2.0.', 'MIT or Apache-2.0'],
  ['Licensed under either of Apache License, Version 2.0 or MIT license at your option.', 'Apache License, Version 2.0 or MIT'],
  ['Lumbrio may be used under terms of GNU/GPL.', 'GNU/GPL'],
])('%s', (said, licence) => {
  expect(valueOf(profileOf({ home: `<p>${said}</p>` }), 'license')).toBe(licence)
})

test.each([
  ['Lumbrio is a fast mail server for Linux, FreeBSD and other Unix systems.', ['Linux', 'FreeBSD', 'Unix']],
  ['Lumbrio is a mail server. Tested to work under Windows, Linux and Solaris.', ['Windows', 'Linux', 'Solaris']],
])('%s', (said, platforms) => {
  expect(valueOf(profileOf({ home: `<p>${said}</p>` }, { head: `<meta name="description" content="${said}">` }), 'platforms')).toEqual(
    platforms,
  )
})

test('free, with an aside, and open source', () => {
  const home = '<p>Lumbrio is absolutely free (donationware) and open source.</p>'
  expect(valueOf(profileOf({ home }), 'pricing_model')).toBe('open_source')
})

describe('whom it is for, told by what they do', () => {
  test.each([
    [
      'en',
      'Who it’s for',
      'People with a shop who need more than a notebook — a clear path.',
      'People with a shop who need more than a notebook',
    ],
    ['en', 'Who is it for?', 'Small teams that outgrew spreadsheets. You will love it.', 'Small teams that outgrew spreadsheets'],
    ['de', 'Für wen ist Lumbrio?', 'Alle, die mehr als ein Notizbuch brauchen.', 'Alle, die mehr als ein Notizbuch brauchen'],
    ['fr', 'Pour qui ?', 'Ceux qui tiennent une petite boutique.', 'Ceux qui tiennent une petite boutique'],
  ])('%s: %s %s', (lang, heading, said, audience) => {
    expect(valueOf(profileOf({ home: `<h2>${heading}</h2><p>${said}</p>` }, { lang }), 'audience')).toBe(audience)
    expect(valueOf(profileOf({ home: `<h2>Lumbrio</h2><p>${said}</p>` }, { lang }), 'audience')).not.toBe(audience)
  })
})

test('groups that lead the lines of a list', () => {
  const home =
    '<h2>Use cases</h2><ul><li><strong>Students &amp; writers:</strong> Format titles of essays.</li><li><strong>Developers:</strong> Convert variables.</li><li><strong>Editors:</strong> Mend what others typed.</li></ul>'
  expect(valueOf(profileOf({ home }), 'audience')).toBe('Students & writers, Developers, Editors')
})

test('an extension runs in the browser that its description names', () => {
  const head = '<meta name="description" content="Chrome extension that deletes cookies when you close tabs.">'
  expect(valueOf(profileOf({}, { head }), 'platforms')).toEqual(['Chrome'])
})

test('a system that one can only wait for is none', () => {
  const home = (below: string) => `<p>Lumbrio is an app.</p><h2>Lumbrio for Android</h2><p>${below}</p>`
  expect(valueOf(profileOf({ home: home('Join our waiting list to be notified.') }), 'platforms')).toBeNull()
  expect(valueOf(profileOf({ home: home('Works on every phone.') }), 'platforms')).toEqual(['Android'])
})

test('languages are the answer to a question about them', () => {
  const home = '<h2>Questions</h2><h3>Which languages does Lumbrio support?</h3><p>English, German and Dutch. More are on the way.</p>'
  expect(valueOf(profileOf({ home }), 'languages')).toEqual(['English', 'German', 'Dutch'])
})

describe('who builds websites for others', () => {
  const home = `<h2>What we make</h2><p>One application for iPhone and Android.</p><p>⏳ Free offer ends in 15:00</p><p>Three months of hosting free.</p>
    <section><h2>Pricing</h2><div><h3>Website</h3><p>from $990</p></div><div><h3>Shop</h3><p>from $1,890</p></div></section>`
  const site = (title: string) => profileOf({ home }, { head: `<meta name="description" content="${title}">` })

  test.each(['Lumbrio is a web agency in Porto.', 'Agence web à Lyon.', 'Werbeagentur in Ulm.'])('%s', (title) => {
    const profile = site(title)
    expect(valueOf(profile, 'platforms')).toBeNull()
    expect(valueOf(profile, 'pricing_model')).toBe('paid')
    expect(valueOf(profile, 'free_trial')).toBeNull()
  })

  test('what serves them is a product like any other', () => {
    expect(valueOf(site('The booking app for every web agency.'), 'platforms')).toEqual(['iPhone', 'Android'])
  })
})

test('an offer that counts down is no plan', () => {
  const prices = '<section><h2>Pricing</h2><div><h3>Pro</h3><p>$9 / month</p></div></section>'
  const head = '<meta name="description" content="An app for crews.">'
  const model = (said: string) => valueOf(profileOf({ home: `<p>${said}</p>${prices}` }, { head }), 'pricing_model')
  expect(model('Free plan available')).toBe('freemium')
  expect(model('Free plan ends in 15:00')).toBe('paid')
})

test('the name with its legal form is no headline', () => {
  const head = '<meta property="og:title" content="Lumbrio e. V.">'
  expect(valueOf(profileOf({}, { lang: 'de', head }), 'headline')).not.toBe('Lumbrio e. V.')
})

describe('a list below a line that leads to it', () => {
  const items = ['Sort mail by rule', 'Share drafts with others', 'Search attachments', 'Undo any send']
  const home = (lead: string) => `<h2>More</h2>${lead}<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

  test.each([
    ['en', 'We specialize in:'],
    ['en', 'With Lumbrio you can:'],
    ['de', 'Mit Lumbrio können Sie:'],
    ['fr', 'Nous proposons :'],
    ['pl', 'Oferujemy:'],
  ])('%s: %s', (lang, lead) => {
    expect(valueOf(profileOf({ home: home(`<p>${lead}</p>`) }, { lang }), 'features')).toEqual(items)
  })

  test.each(['<p>We could not do without:</p>', '<h3>How do I leave?</h3><p>You can:</p>'])('is not led to by %s', (lead) => {
    expect(valueOf(profileOf({ home: home(lead) }), 'features')).toBeNull()
  })
})

test('a system for which there is no timeline is none', () => {
  const home = '<p>Lumbrio is an app for iPhone.</p><p>We do not have an immediate timeline for an Android release.</p>'
  expect(valueOf(profileOf({ home }), 'platforms')).toEqual(['iPhone'])
})

test.each([
  'Curabitur erat libero, egestas eu tincidunt ac, rutrum ac justo.',
  'Fusce pellentesque lectus quis placerat ultrices. Donec cursus tellus libero, non porttitor felis.',
  'Sed ut perspiciatis unde omnis iste natus error sit voluptatem.',
])('dummy text says nothing: %s', (said) => {
  const profile = profileOf({ home: `<h2>Heart rate</h2><p>${said}</p>` })
  expect(JSON.stringify(profile)).not.toContain(said)
})

test.each(['$70 a month', 'For our other services, see here.'])('«%s» is no headline', (said) => {
  const head = `<meta property="og:title" content="${said}">`
  expect(valueOf(profileOf({}, { head }), 'headline')).not.toBe(said)
})

test('what is free stays so beside opening hours', () => {
  const head = '<meta name="description" content="An app for crews.">'
  const home = '<p>Lumbrio is free for everybody. We answer 09:00–17:00.</p>'
  expect(valueOf(profileOf({ home }, { head }), 'pricing_model')).toBe('free')
})
