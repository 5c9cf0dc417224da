import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

const featuresOf = (html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), 'features')

/** Boxes side by side: a title and a text each, in divs alone where no heading is wanted. */
const cards = (titles: string[], { tag = 'h3', box = 'card', text = 'A sentence that says a little more about this one.' } = {}) =>
  `<div class="grid">${titles.map((title) => `<div class="${box}"><${tag} class="title">${title}</${tag}><p>${text}</p></div>`).join('')}</div>`
const section = (heading: string, body: string) => `<section><h2>${heading}</h2>${body}</section>`

describe('features are what a site lists about its product', () => {
  test.each([
    ['en', 'Our services', ['Hull repair', 'Sail lofts', 'Winter storage']],
    ['de', 'Unsere Leistungen', ['Rumpfreparatur', 'Segelmacherei', 'Winterlager']],
    ['pl', 'Zakres usług', ['Naprawa kadłuba', 'Żaglomistrz', 'Zimowanie']],
    ['uk', 'Наші послуги', ['Ремонт корпусу', 'Вітрила', 'Зимівля човнів']],
    ['da', 'Vi tilbyder', ['Reparation af skrog', 'Sejlmageri', 'Vinteropbevaring']],
    ['ja', 'サービス内容', ['船体修理', '帆の製作', '冬季保管']],
  ])('in cards below a heading, %s: %s', (lang, heading, titles) => {
    expect(featuresOf(section(heading, cards(titles)), lang)).toEqual(titles)
  })

  test.each([
    ['divs with bold titles', cards(['Tide tables', 'Sea charts', 'Anchor watch'], { tag: 'strong' })],
    ['divs whose class says title', cards(['Tide tables', 'Sea charts', 'Anchor watch'], { tag: 'div' })],
    [
      'a definition list',
      '<dl><dt>Tide tables</dt><dd>For every harbour.</dd><dt>Sea charts</dt><dd>Kept offline.</dd><dt>Anchor watch</dt><dd>Wakes you.</dd></dl>',
    ],
    [
      'a table',
      '<table><tr><th>Tide tables</th><td>For every harbour</td></tr><tr><th>Sea charts</th><td>Kept offline</td></tr><tr><th>Anchor watch</th><td>Wakes you</td></tr></table>',
    ],
    [
      'a list with the name in bold',
      '<ul><li><b>Tide tables</b> for every harbour</li><li><b>Sea charts</b> kept offline</li><li><b>Anchor watch</b> that wakes you</li></ul>',
    ],
    ['a list with ticks', '<ul><li>✓ Tide tables</li><li>✓ Sea charts</li><li>✓ Anchor watch</li></ul>'],
  ])('without tags of headings too: %s', (_, body) => {
    expect(featuresOf(section('Features', body))).toEqual(['Tide tables', 'Sea charts', 'Anchor watch'])
  })

  test('in cards that no heading announces, each with a text', () => {
    expect(featuresOf(section('Sail further', cards(['Tide tables', 'Sea charts', 'Anchor watch'])))).toEqual([
      'Tide tables',
      'Sea charts',
      'Anchor watch',
    ])
  })

  test('more than a handful of them, each by a quote of its own', () => {
    const titles = Array.from({ length: 14 }, (_, at) => `Harbour chart of coast ${'abcdefghijklmn'[at]}`)
    const profile = draftOf({ '/': section('Features', `<ul>${titles.map((title) => `<li>${title}</li>`).join('')}</ul>`) })
    expect(valueOf(profile, 'features')).toEqual(titles)
    expect(profile.fields.features?.evidence).toHaveLength(14)
  })
})

describe('features are not', () => {
  const three = cards(['Listen first', 'Draw the plan', 'Hand it over'])
  test.each([
    ['steps', section('How it works', three)],
    ['steps by number', section('Sail further', cards(['1. Listen', '2. Draw', '3. Hand over']))],
    ['steps, pl', section('Jak pracujemy', three)],
    ['steps, nl', section('Onze werkwijze', three)],
    ['questions', section('Sail further', cards(['Is it safe?', 'Does it float?', 'Who steers?']))],
    ['troubles of customers', section('Sound familiar?', cards(['Charts get wet', 'Phones die', 'Nobody answers']))],
    ['troubles of customers, fr', section('Le constat', cards(['Cartes mouillées', 'Téléphone à plat', 'Personne ne répond']))],
    ['praise', section('Sail further', cards(['Ada Lind', 'Bo Falk', 'Cy Holm'], { box: 'testimonial' }))],
    ['figures', section('Sail further', cards(['Harbours', 'Sailors', 'Years'], { text: '500+' }))],
    ['news', section('Latest news', three)],
    [
      'a menu',
      `<div class="mobile-menu"><a href="/a">Charts of the coast</a><a href="/b">Tides of the year</a><a href="/c">Crew and captain</a></div>`,
    ],
    [
      'sections of the page',
      `<div><section><h2>Opening soon</h2><p>A sentence that says a little more.</p></section><section><h2>Where we are</h2><p>A sentence that says a little more.</p></section><section><h2>Harbour café</h2><p>A sentence that says a little more.</p></section></div>`,
    ],
    ['prices', section('Pricing', cards(['Solo', 'Crew', 'Fleet']))],
    ['fields of a form', `<form>${cards(['Your name', 'Your boat', 'Your message'])}</form>`],
    [
      'cells of a table of files',
      section(
        'Features',
        '<table><tr><td>Portable</td><td>2 MB</td></tr><tr><td>Portable</td><td>3 MB</td></tr><tr><td>Portable</td><td>4 MB</td></tr></table>',
      ),
    ],
  ])('%s', (_, html) => expect(featuresOf(html)).toBeNull())
})

describe('the audience', () => {
  test.each([
    ['en', 'Who it is for', ['Sailing schools', 'Harbour companies'], 'Sailing schools, Harbour companies'],
    ['it', 'Per chi è', ['Scuole di vela', 'Aziende portuali'], 'Scuole di vela, Aziende portuali'],
    ['fr', 'Pour qui ?', ['Écoles de voile', 'Familles'], 'Écoles de voile, Familles'],
    ['nl', 'Voor wie', ['Zeilscholen', 'Gezinnen met een boot'], 'Zeilscholen, Gezinnen met een boot'],
  ])('is the groups that cards name, %s: %s', (lang, heading, titles, wanted) => {
    const profile = draftOf({ '/': section(heading, cards(titles)) }, { lang })
    expect(valueOf(profile, 'audience')).toBe(wanted)
    expect(valueOf(profile, 'features')).toBeNull()
  })

  test('is no more than quotes may prove', () => {
    const trades = ['Bakers', 'Cooks', 'Bars', 'Inns', 'Vets', 'Gyms', 'Spas', 'Clubs', 'Choirs', 'Teams', 'Clinics', 'Schools', 'Hotels']
    const audience = String(valueOf(draftOf({ '/': section('Who it is for', cards(trades)) }), 'audience'))
    expect(audience).toStartWith('Bakers, Cooks, Bars, Inns, Vets')
  })
  test('says of what age', () => {
    expect(valueOf(draftOf({ '/': '<h1>Calm games for children 4–8 years</h1>' }), 'audience')).toBe('children 4–8 years')
  })
  test('is nobody where a heading only asks for whom', () => {
    expect(valueOf(draftOf({ '/': section('Who it is for', cards(['Fast charts', 'Calm nights'])) }), 'audience')).toBeNull()
  })
})

describe('integrations', () => {
  test.each([
    ['Works with Signal K, OpenCPN and Navionics.', ['Signal K', 'OpenCPN', 'Navionics']],
    ['Funktioniert mit OpenCPN und Navionics.', ['OpenCPN', 'Navionics']],
    ['Compatible avec OpenCPN et Navionics.', ['OpenCPN', 'Navionics']],
  ])('are the names a sentence gives: %s', (text, wanted) => {
    expect(valueOf(draftOf({ '/': `<p>${text}</p>` }), 'integrations')).toEqual(wanted)
  })

  test('are the logos under a heading that says so', () => {
    const logos = '<div><img src="/a.svg" alt="OpenCPN logo"><img src="/b.svg" alt="Navionics"><img src="/c.svg" alt=""></div>'
    expect(valueOf(draftOf({ '/': `<section><h2>Integrations</h2>${logos}</section>` }), 'integrations')).toEqual(['OpenCPN', 'Navionics'])
    expect(valueOf(draftOf({ '/': `<section><h2>Trusted by</h2>${logos}</section>` }), 'integrations')).toBeNull()
  })

  test.each(['Works with any chart you have.', 'Works with wind, waves and patience.', 'Compatible with Windows and Linux.'])(
    'are not in: %s',
    (text) => {
      expect(valueOf(draftOf({ '/': `<p>${text}</p>` }), 'integrations')).toBeNull()
    },
  )
})

describe('languages', () => {
  const languagesOf = (html: string, lang = 'en') => valueOf(draftOf({ '/': html }, { lang }), 'languages')
  test('are those a visitor can switch to', () => {
    expect(
      languagesOf(
        '<ul class="menu"><li><a href="/">English</a></li><li><a href="/pl">Polski</a></li><li><a href="/uk">Українська</a></li></ul>',
      ),
    ).toEqual(['English', 'Polski', 'Українська'])
  })
  test('are those a line lists by the names their speakers use', () => {
    expect(languagesOf('<p>English, Deutsch, Français and Українська. All of them are built in.</p>')).toEqual([
      'English',
      'Deutsch',
      'Français',
      'Українська',
    ])
  })
  test('are named where the switch shows codes', () => {
    expect(languagesOf('<div class="lang-switch"><a href="/">DE</a> <a href="/en/">EN</a></div>', 'de')).toEqual(['Deutsch', 'Englisch'])
  })
  test('are named where it shows codes and names side by side', () => {
    const own = '<button data-lang="ar">عربي</button><button data-lang="zh">中文</button>'
    expect(languagesOf(`<nav class="langs"><button data-lang="en">EN</button><button data-lang="it">IT</button>${own}</nav>`)).toEqual([
      'English',
      'Italian',
      'Arabic',
      'Chinese',
    ])
    const others = '<li><a href="/en/">🇬🇧 English</a></li><li><a href="/de/">🇩🇪 Deutsch</a></li>'
    const menu = `<details class="lang-switch"><summary><span>🇳🇱</span><span class="lang-code">NL</span></summary><ul>${others}</ul></details>`
    expect(languagesOf(menu, 'nl')).toEqual(['English', 'Deutsch', 'Nederlands'])
  })
  test('are those the head tells machines', () => {
    expect(
      valueOf(
        draftOf({ '/': '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="ko" href="/ko/"><p>Harbours.</p>' }),
        'languages',
      ),
    ).toEqual(['English', 'Korean'])
  })
  test.each([
    '<ul><li>German for sailors</li><li>French for sailors</li></ul>',
    '<ul><li>Angielski</li><li>Niemiecki</li></ul>',
    '<p>Angielski, niemiecki, francuski</p>',
    '<table><tr><td>DE</td><td>EN</td></tr></table>',
    '<a href="/">English</a>',
  ])('are not in %s', (html) => expect(languagesOf(html)).toBeNull())
})

describe('platforms', () => {
  test.each([
    ['<a href="https://apps.apple.com/app/tidepool/id123456789"><img alt="badge" src="/b.svg"></a>', ['iOS']],
    ['<a href="https://play.google.com/store/apps/details?id=net.tidepool">Get it</a>', ['Android']],
    ['<a href="/files/tidepool-2.1.dmg">Version 2.1</a> <a href="/files/tidepool-2.1.exe">Version 2.1</a>', ['macOS', 'Windows']],
  ])('are told by where the product is got: %s', (html, wanted) => {
    expect(valueOf(draftOf({ '/': html }), 'platforms')).toEqual(wanted)
  })
  test.each([
    '<h3>How to manage cookies</h3><ul><li>Chrome: settings, privacy</li><li>Firefox</li></ul>',
    '<table><tr><td>Ubuntu</td><td>yes</td></tr><tr><td>Debian</td><td>yes</td></tr></table>',
    '<p>Edge</p>',
  ])('do not stand in %s', (html) => expect(valueOf(draftOf({ '/': html }), 'platforms')).toBeNull())
})

describe('what only looks like features is none', () => {
  const row = (...items: string[]) => `<div>${items.map((item) => `<div>${item}</div>`).join('')}</div>`

  test('names below what somebody said', () => {
    const said = '<p>They rebuilt our harbour office in one winter and answered every call we made to them.</p>'
    expect(
      featuresOf(row(...['Mette Lund', 'Jens Holt', 'Aase Vik'].map((name) => `${said}<div class="name">${name}</div>`)), 'da'),
    ).toBeNull()
  })

  test('people in a list that a picture of the product shows', () => {
    const entry = (name: string, at: string) => `<p class="title">${name}</p><p>ID: #4471 • ${at} AM, seen at the gate</p>`
    expect(featuresOf(row(entry('Rosa Vidal', '08:02'), entry('Iker Soto', '08:05'), entry('Luz Prado', '08:12')))).toBeNull()
  })

  test('steps whose label carries the number', () => {
    const step = (label: string, title: string) =>
      `<div>${label}</div><h3>${title}</h3><p>We look at your boat together and write down what it needs.</p>`
    expect(
      featuresOf(row(step('01 — Look', 'Show us the boat'), step('02 — Plan', 'Agree on the work'), step('03 — Do', 'Leave it to us'))),
    ).toBeNull()
  })

  test('values in single words', () => {
    expect(featuresOf(row(...['Trust', 'Care', 'Calm'].map((word) => `<h3>${word}</h3><p>We listen to every sailor.</p>`)))).toBeNull()
  })

  test('readers in a row that its class names so, which are the audience', () => {
    const boxes = row(
      ...['Harbour boards', 'Yacht yards', 'Pilots at sea'].map(
        (who) => `<h3>${who}</h3><p>Plan your season with the numbers of the last one.</p>`,
      ),
    )
    const draft = draftOf({ '/': `<section class="audience-cards">${boxes}</section>` })
    expect([valueOf(draft, 'features'), valueOf(draft, 'audience')]).toEqual([null, 'Harbour boards, Yacht yards, Pilots at sea'])
  })

  test.each([
    ['en', ['Researchers', 'Students', 'Rowing coaches']],
    ['pl', ['Małe firmy', 'Średnie firmy', 'Duże firmy']],
  ])('groups of people or trades, which are the audience, %s', (lang, titles) => {
    const draft = draftOf({ '/': section('Calm days', cards(titles)) }, { lang })
    expect([valueOf(draft, 'features'), valueOf(draft, 'audience')]).toEqual([null, titles.join(', ')])
  })

  test('but what is done for people is', () => {
    const titles = ['Parent portal', 'Student records', 'Team inbox']
    expect(featuresOf(section('Calm days', cards(titles)))).toEqual(titles)
  })

  test('but many numbered cards are counted for the look', () => {
    const names = ['Tide tables', 'Sea charts', 'Anchor watch', 'Crew lists', 'Fuel log', 'Port fees']
    const boxes = names.map((name, at) => `<span>0${at + 1}</span><h3>${name}</h3><p>A sentence that says a little more about it.</p>`)
    expect(featuresOf(section('Everything aboard', row(...boxes)))).toEqual(names)
  })
})

describe('platforms', () => {
  test('are not those for which an agency builds', () => {
    const draft = draftOf({ '/': '<p>Vi designer og udvikler apps til iOS og Android.</p><p>Findes til Windows.</p>' }, { lang: 'da' })
    expect(valueOf(draft, 'platforms')).toBeNull()
  })

  test('are not common words in small letters', () => {
    const draft = draftOf({ '/': '<h2>Download</h2><p>Available for Windows, for every edge of the graph.</p>' })
    expect(valueOf(draft, 'platforms')).toEqual(['Windows'])
  })
})
