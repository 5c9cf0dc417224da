import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

describe('platforms', () => {
  const STATED: [html: string, platforms: string[]][] = [
    ['<p>Download for Windows, macOS and Linux.</p>', ['Windows', 'macOS', 'Linux']],
    ['<p>Available on iOS and Android.</p>', ['iOS', 'Android']],
    ['<a href="/x">Add to Chrome</a>', ['Chrome']],
    ['<p>Requires macOS 14+ or later.</p>', ['macOS 14+']],
    ['<p>Requires macOS 10.15.4 or later, iOS 15.0 or Android 8.1.</p>', ['macOS 10.15.4', 'iOS 15.0', 'Android 8.1']],
    ['<p>Verfügbar für Windows und Linux.</p>', ['Windows', 'Linux']],
    ['<p>A WordPress plugin for harbours.</p>', ['WordPress']],
    [
      '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Tidepool","operatingSystem":"Android 9, iOS"}</script>',
      ['Android 9', 'iOS'],
    ],
    ['<p>Available on Web, iOS, Android.</p>', ['Web', 'iOS', 'Android']],
    ['<p>Runs on iOS, Android, and the web.</p>', ['iOS', 'Android', 'Web']],
    ['<p>Läuft im Browser, auf iOS und Android.</p>', ['Browser', 'iOS', 'Android']],
    ['<h2>Platforms</h2><p>Web, iOS, Android</p>', ['Web', 'iOS', 'Android']],
    ['<h2>Plateformes</h2><ul><li>Navigateur</li><li>iOS</li></ul>', ['Navigateur', 'iOS']],
    ['<p>For web developers: available for iOS and Android.</p>', ['iOS', 'Android']],
    ['<p>Works on Windows, web server included.</p>', ['Windows']],
    ['<p>Supported browsers: Chrome, Firefox</p>', ['Chrome', 'Firefox']],
    ['<p>Available for Google Chrome.</p><p>Add to Chrome</p>', ['Google Chrome']],
  ]
  for (const [html, platforms] of STATED)
    test(`stand in ${html}`, () => expect(valueOf(draftOf({ '/': html }), 'platforms')).toEqual(platforms))

  const NONE = [
    '<p>Linux version coming soon.</p>',
    '<p>We build iOS and Android apps for our clients.</p>',
    '<p>Clean your windows twice a year.</p>',
    '<blockquote>I use it on my Mac every day, for work.</blockquote>',
    '<p>Works in any app: Safari, Mail, Notes.</p>',
    '<h2>Available in</h2><ul><li>Web</li><li>Print</li></ul>',
    '<p>Available on no plans for Android or Web.</p>',
    '<p>Our testers install your Android app and work with it for 14 days.</p>',
  ]
  for (const html of NONE) test(`do not stand in ${html}`, () => expect(valueOf(draftOf({ '/': html }), 'platforms')).toBeNull())
})

describe('features', () => {
  test('are the headings of a section that names them so, each quoted', () => {
    const profile = draftOf({
      '/': '<h2>Key features</h2><h3>Tide tables</h3><p>For every harbour.</p><h3>Offline maps</h3><p>No signal needed.</p><h2>Pricing</h2><h3>Solo</h3><h3>Team</h3>',
    })
    expect(valueOf(profile, 'features')).toEqual(['Tide tables', 'Offline maps'])
    expect(profile.fields.features?.evidence.map(({ quote }) => quote)).toEqual(['Tide tables', 'Offline maps'])
  })

  test('are list entries where the section has no headings of its own', () => {
    expect(
      valueOf(draftOf({ '/': '<h2>Funktionen</h2><ul><li>Gezeitentafeln</li><li>Seekarten</li></ul>' }, { lang: 'de' }), 'features'),
    ).toEqual(['Gezeitentafeln', 'Seekarten'])
  })

  test('are not the steps, questions, people or plans of a site', () => {
    const row = (heading: string, ...titles: string[]) =>
      `<h2>${heading}</h2>${titles.map((title) => `<h3>${title}</h3><p>A sentence that says a little more about it.</p>`).join('')}`
    const html =
      row('How it works', 'Install', 'Sail', 'Relax') +
      row('Our team', 'Ada Lind', 'Bo Falk', 'Cy Holm') +
      row('Pricing', 'Solo', 'Crew', 'Fleet')
    expect(valueOf(draftOf({ '/': html }), 'features')).toBeNull()
  })
})

test('use cases and integrations come from the sections that say so', () => {
  const profile = draftOf({
    '/': '<h2>Use cases</h2><h3>Sailing schools</h3><h3>Harbour offices</h3><h2>Integrations</h2><ul><li>Signal K</li><li>OpenCPN</li></ul>',
  })
  expect(valueOf(profile, 'use_cases')).toEqual(['Sailing schools', 'Harbour offices'])
  expect(valueOf(profile, 'integrations')).toEqual(['Signal K', 'OpenCPN'])
})

test('use cases and integrations are named in sentences too', () => {
  const profile = draftOf({
    '/': '<p>Tidepool can be used for training dives, wreck surveys, and reef counts.</p><p>It is perfect for divers, schools and clubs.</p><p>It syncs with iCal, Garmin and Strava.</p>',
  })
  expect(valueOf(profile, 'use_cases')).toEqual(['training dives', 'wreck surveys', 'reef counts'])
  expect(valueOf(profile, 'integrations')).toEqual(['iCal', 'Garmin', 'Strava'])
  const german = draftOf({ '/': '<p>Kalender-Sync via iCal/Google/Outlook.</p>' }, { lang: 'de' })
  expect(valueOf(german, 'integrations')).toEqual(['iCal', 'Google', 'Outlook'])
})

test('lines of what an integration does are no integrations', () => {
  const html =
    '<h2>Integrations</h2><ul><li>Timer alignment to the severity of each finding</li><li>Field mapping configured via the admin panel</li></ul>'
  expect(valueOf(draftOf({ '/': html }), 'integrations')).toBeNull()
})

test('languages are those that a sentence about languages names, in the words of the site', () => {
  expect(valueOf(draftOf({ '/': '<p>Available in English, German and Norwegian.</p>' }), 'languages')).toEqual([
    'English',
    'German',
    'Norwegian',
  ])
  expect(valueOf(draftOf({ '/': '<p>Verfügbar in Deutsch und Englisch.</p>' }, { lang: 'de' }), 'languages')).toEqual([
    'Deutsch',
    'Englisch',
  ])
  expect(valueOf(draftOf({ '/': '<p>Our English founder met a French sailor.</p>' }), 'languages')).toBeNull()
})

describe('a list of features', () => {
  const card = (title: string, text: string, ...more: string[]) =>
    `<div class="card"><h3>${title}</h3><p>${text}</p>${more.map((line) => `<div>${line}</div>`).join('')}</div>`
  const cards = (titles: string[], ...more: string[]) =>
    `<div class="grid">${titles.map((title) => card(title, 'A sentence that says a little more about this one.', ...more)).join('')}</div>`
  const section = (heading: string, body: string) => `<section><h2>${heading}</h2>${body}</section>`
  const featuresOf = (home: string, pages: Record<string, string> = {}, lang = 'en') =>
    valueOf(draftOf({ '/': home, ...pages }, { lang }), 'features')
  const TOLD = ['Tide tables', 'Sea charts', 'Anchor watch']

  test('stands on the page that is called «Services», where the home page has none', () => {
    const page =
      '<h1>Szolgáltatások</h1><h3>Hajójavítás</h3><p>Minden tavasszal, kézzel.</p><h3>Vitorlák</h3><p>Saját műhelyben varrjuk.</p>'
    expect(featuresOf('<p>Hajók.</p>', { '/szolgaltatasok': page }, 'hu')).toEqual(['Hajójavítás', 'Vitorlák'])
    expect(featuresOf('<p>Hajók.</p>', { '/hajok': page.replace('Szolgáltatások', 'A kikötő') }, 'hu')).toBeNull()
  })

  test('is read below a heading that names a calendar on the way', () => {
    expect(featuresOf(section('Tu cuaderno de bordo, de la agenda a la mar', cards(TOLD)), {}, 'es')).toEqual(TOLD)
    expect(featuresOf(section('Agenda', cards(TOLD)), {}, 'es')).toBeNull()
  })

  test('has no words that end in a signature', () => {
    expect(featuresOf(section('From the harbour', cards(TOLD, '— a skipper, 50')))).toBeNull()
  })

  test('has no plans of a price list by its markup in other languages', () => {
    const list = `<ul class="precio-features">${TOLD.map((title) => `<li>${title}</li>`).join('')}</ul>`
    expect(featuresOf(section('Simple y justo', list), {}, 'es')).toBeNull()
  })

  test('has nothing that is on its way', () => {
    expect(featuresOf(section('Moduli', cards(TOLD, 'In sviluppo')), {}, 'it')).toBeNull()
  })

  test.each(['<div class="entry-content wp-block-post-content">', '<article class="post featured"><div>', '<article id="post-12"><div>'])(
    'is read in what a publishing system calls a post: %s',
    (open) => expect(featuresOf(`${open}<h2>Features</h2>${cards(TOLD)}</div>`)).toEqual(TOLD),
  )

  test('has no figure with its unit', () => {
    expect(featuresOf(section('Features', cards([...TOLD, '22 dB', '10 år'])))).toEqual(TOLD)
  })

  test('is not told a second time in other words', () => {
    const again = cards(['Tide tables daily', 'Sea charts offline', 'Anchor watch alarm', 'Weather'])
    expect(featuresOf(section('Sail further', cards(TOLD)) + section('In detail', again))).toEqual(TOLD)
    const fresh = cards(['Tide tables daily', 'Weather routes', 'Harbour guide'])
    expect(featuresOf(section('Sail further', cards(TOLD)) + section('In detail', fresh))).toEqual([
      ...TOLD,
      'Weather routes',
      'Harbour guide',
    ])
  })
})

describe('the audience', () => {
  const groups = (heading: string, ...people: [string, string][]) =>
    `<section><h2>${heading}</h2><div>${people.map(([title, text]) => `<div><h3>${title}</h3><p>${text}</p></div>`).join('')}</div></section>`

  test('are cards below a heading that asks for whom, whose texts speak of people', () => {
    const cards: [string, string][] = [
      ['Boat yards', 'For companies with ten boats and more.'],
      ['Harbours', 'With members of every age.'],
    ]
    expect(valueOf(draftOf({ '/': groups('Who it is for', ...cards) }), 'audience')).toBe('Boat yards, Harbours')
  })

  test.each([
    ['fr', 'Conçue par un paysagiste, pour les paysagistes.', 'les paysagistes'],
    ['it', 'Progettato da un ristoratore per ristoratori.', 'ristoratori'],
    ['en', 'Built by skippers, for skippers.', 'skippers'],
  ])('are those by whom it is made too, %s', (lang, text, wanted) => {
    expect(valueOf(draftOf({ '/': `<h1>Tidepool</h1><p>${text}</p>` }, { lang }), 'audience')).toBe(wanted)
    expect(
      valueOf(
        draftOf(
          { '/': '<h1>Tidepool</h1><p>A place for boats, for the wind, harbour for harbour.</p><p>Port för port, porto per porto.</p>' },
          { lang },
        ),
        'audience',
      ),
    ).toBeNull()
  })

  test('are not whom the customers serve', () => {
    expect(valueOf(draftOf({ '/': '<h1>Menos papeleo, más tiempo para tus clientes</h1>' }, { lang: 'es' }), 'audience')).toBeNull()
  })
})
