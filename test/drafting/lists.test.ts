import { describe, expect, test } from 'bun:test'
import { draftOf, valueOf } from './invented.ts'

describe('platforms', () => {
  const STATED: [html: string, platforms: string[]][] = [
    ['<p>Download for Windows, macOS and Linux.</p>', ['Windows', 'macOS', 'Linux']],
    ['<p>Available on iOS and Android.</p>', ['iOS', 'Android']],
    ['<a href="/x">Add to Chrome</a>', ['Chrome']],
    ['<p>Requires macOS 14+ or later.</p>', ['macOS 14+']],
    ['<p>Verfügbar für Windows und Linux.</p>', ['Windows', 'Linux']],
    ['<p>A WordPress plugin for harbours.</p>', ['WordPress']],
    [
      '<script type="application/ld+json">{"@type":"SoftwareApplication","name":"Tidepool","operatingSystem":"Android 9, iOS"}</script>',
      ['Android 9', 'iOS'],
    ],
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
