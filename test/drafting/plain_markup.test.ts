import { describe, expect, test } from 'bun:test'
import { profileOf, valueOf } from './companies.ts'

const SONGS = [
  ['Live scores', 'A new page is there after a second'],
  ['Voice previews', 'Hear a part before you sing it'],
  ['Seating plans', 'Who stands where, without paper'],
  ['Practice log', 'Do not ask who was there'],
] as const
const NAMES = SONGS.map(([name]) => name)

describe('a name in bold and a sentence behind it', () => {
  test.each([
    (name: string, said: string) => `<strong>${name}.</strong> ${said}.`,
    (name: string, said: string) => `<strong>${name}:</strong> ${said}.`,
    (name: string, said: string) => `<b>${name}</b> ${said}.`,
    (name: string, said: string) => `<b>${name}</b> – ${said}.`,
    (name: string, said: string) => `<strong>${name}</strong>: ${said}`,
    (name: string, said: string) => `${name}: ${said}`,
    (name: string, said: string) => `<strong>${name}</strong><br>${said}.`,
  ])('%p', (entry) => {
    const list = SONGS.map(([name, said]) => `<li>${entry(name, said)}</li>`).join('')
    expect(valueOf(profileOf({ home: `<h2>Features</h2><ul>${list}</ul>` }), 'features')).toEqual(NAMES)
  })

  test('whole sentences in bold are none', () => {
    const list = SONGS.map(([, said]) => `<li><b>We have thought about it: ${said} with Lumbrio.</b> Ask us how.</li>`).join('')
    expect(valueOf(profileOf({ home: `<h2>Our promise</h2><ul>${list}</ul>` }), 'features')).toBeNull()
  })
})

test.each([
  ['en', 'Features', ['Singing without paper', 'Parts instead of piles', 'Scores that do not fade']],
  ['de', 'Funktionen', ['Singen ohne Papier', 'Stimmen statt Stapel', 'Noten, die nicht verblassen']],
])('what a product does without says what it does (%s)', (lang, heading, said) => {
  const list = said.map((entry) => `<li>${entry}</li>`).join('')
  expect(valueOf(profileOf({ home: `<h2>${heading}</h2><ul>${list}</ul>` }, { lang }), 'features')).toEqual(said)
  const soon = said.map((entry, at) => `<li>${entry}${at === 2 ? (lang === 'en' ? ' (coming soon)' : ' (demnächst)') : ''}</li>`).join('')
  expect(valueOf(profileOf({ home: `<h2>${heading}</h2><ul>${soon}</ul>` }, { lang }), 'features')).not.toContain(said[2])
})

test('headings beside what they open are no row of their own', () => {
  const cards = SONGS.map(([name, said]) => `<article><h3>${name}</h3><p>${said} and more of it.</p></article>`).join('')
  const home = `<h2>Why Lumbrio?</h2><div class="row">${cards}</div><h2>They wrote about us</h2><ul><li>Choir & Co</li><li>Radio Green</li></ul><h2>Questions</h2><div><div><h3>Is it loud?</h3><p>No, it is not.</p></div><div><h3>Is it paper?</h3><p>No, it is not.</p></div></div>`
  expect(valueOf(profileOf({ home }), 'features')).toEqual(NAMES)
})

test('who signs below another text is nothing that a product works with', () => {
  const home = `<section><h2>Works with your payroll</h2><p>Whatever you use.</p></section><section><p>"We saved a day a week."</p><p>Janet Okoro, Registered Manager, Elm Court</p></section>`
  expect(valueOf(profileOf({ home }), 'integrations')).toBeNull()
  expect(valueOf(profileOf({ home: '<h2>Integrations</h2><p>Slack, Jira, Notion</p>' }), 'integrations')).toEqual([
    'Slack',
    'Jira',
    'Notion',
  ])
})

test('another company has an address of its own', () => {
  const own = '<p>These terms are between you and Harbor Systems Limited, registered office 2 Dock Street, Leeds, LS10 1NA.</p>'
  const theirs = '<p>Payments are taken by Quaypay Ltd, 65 Goswell Road, London EC1V 7EN.</p>'
  for (const terms of [own + theirs, theirs + own]) {
    const profile = profileOf({ terms })
    expect([valueOf(profile, 'legal_name'), valueOf(profile, 'hq_city')]).toEqual(['Harbor Systems Limited', 'Leeds'])
  }
})

describe('a licence without the word', () => {
  test.each([
    ['<footer>BSD-3-Clause · maintained by Ida Kranz</footer>', 'BSD-3-Clause'],
    ['<footer>© 2031 Lumbrio | Apache-2.0</footer>', 'Apache-2.0'],
    ['<footer>Harvard · MIT · Stanford</footer>', null],
  ])('%s', (home, licence) => expect(valueOf(profileOf({ home }), 'license')).toBe(licence))
  test.each([
    ['SoftwareSourceCode', 'https://opensource.org/licenses/BSD-3-Clause', 'BSD-3-Clause'],
    ['SoftwareApplication', 'MIT', 'MIT'],
    ['Photograph', 'https://opensource.org/licenses/MIT', null],
    ['SoftwareApplication', 'https://lumbrio.net/terms', null],
  ])('%s %s', (type, license, wanted) => {
    const head = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, name: 'Lumbrio', license })}</script>`
    expect(valueOf(profileOf({}, { head }), 'license')).toBe(wanted)
  })
})
