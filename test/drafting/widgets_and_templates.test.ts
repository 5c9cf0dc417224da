import { describe, expect, test } from 'bun:test'
import { draftBuiltIn } from '../../server/drafting/built_in/draft_built_in.ts'
import type { DraftedProfile } from '../../server/fields/draft.ts'
import { profileOf, valueOf } from './companies.ts'

/** A site of one page, as it is. */
function draftOf(html: string): DraftedProfile {
  const page = { kind: 'home', found_by: 'home', content_type: 'text/html', etag: null, last_modified: null } as const
  return draftBuiltIn({ pages: [{ ...page, url: 'https://lumbrio.net/', html, retrieved_at: '2026-11-21T08:00:00Z' }], categories: [] })
}

describe('cents in an element of their own', () => {
  const box = (price: string, name: string) => `<div class="plan"><h3>${name}</h3>${price}<ul><li>One choir</li></ul></div>`
  const startingAt = (price: string) =>
    valueOf(
      profileOf({ home: `<h2>Pricing</h2><div>${box(price, 'Small')}${box(price.replace('29', '99'), 'Large')}</div>` }),
      'starting_price',
    )

  test.each([
    ['€29 90 /month', '<div>€29<sup>90</sup> /month</div>'],
    ['€ 29 90 /month', '<div><span>€</span><span>29</span><sup>90</sup><span>/month</span></div>'],
    ['29 90 € /month', '<div>29<sup>90</sup> € /month</div>'],
    ['€29 90 per month', '<div><span>€</span><span>29</span><div><span>90</span> <span>per month</span></div></div>'],
    ['29 90 € per month', '<div><span>29</span><div><span>90 €</span> per month</div></div>'],
    ['€29,90 /month', '<div>€29<sup>,90</sup> /month</div>'],
    // A digit set high leads to a note.
    ['€29', '<div>€29<sup>1</sup></div>'],
    // What follows in words is counted.
    ['€29', '<div>€29 <span>10 choirs</span></div>'],
  ])('%s', (said, price) => {
    expect(startingAt(price)?.toString().replace(/1$/, '')).toBe(said)
  })
})

test('a rhythm of several words belongs to the price above it', () => {
  const plan = (name: string, ...lines: string[]) => `<div>${[name, ...lines].map((line) => `<p>${line}</p>`).join('')}</div>`
  const home = `<h2>Simple pricing</h2><section>${plan('Starter', '$0', 'Up to 10 people')}${plan('Team', '$3', 'per person / month, billed yearly')}</section>`
  const profile = profileOf({ home })
  expect(valueOf(profile, 'starting_price')).toBe('$3 per person / month, billed yearly')
  expect(valueOf(profile, 'pricing_model')).toBe('freemium')
})

test('a name set as code heads its page, and what follows a question is no slogan', () => {
  const said = 'A 900-byte router for web components. No dependencies, no build step.'
  const html = `<html lang="en"><head><title>lumbrio</title></head><body><h1><code>lumbrio</code></h1><p>${said}</p><h2>Why another router?</h2><p>Because the others are bigger than my app. One of them is 26 kB.</p></body></html>`
  const profile = draftOf(html)
  expect(valueOf(profile, 'headline')).toBe(said)
})

describe('boxes with nothing around them', () => {
  const NAMES = ['Live scores', 'Voice previews', 'Seating plans']
  // A footer leaves what stands beside it in the body.
  const boxes = NAMES.map(
    (name) => `<div class="f"><div class="t">${name}</div><div>Whatever is said of it, it is short.</div></div>`,
  ).join('')
  test('name what a product does', () => {
    expect(
      valueOf(
        profileOf({
          home: `<div class="hero"><h1>Sing along</h1></div>${boxes}<h2>Visit us</h2><p>Any day.</p><footer>© Lumbrio</footer>`,
        }),
        'features',
      ),
    ).toEqual(NAMES)
  })

  test('but for parts of a page, each with a list of its own', () => {
    const parts = NAMES.map(
      (name) =>
        `<section class="block"><h2>${name}</h2><p>Some words.</p><ul>${['one', 'two', 'three'].map((at) => `<li>${name} ${at}</li>`).join('')}</ul></section>`,
    ).join('')
    expect(valueOf(profileOf({ home: `${parts}<footer>© Lumbrio</footer>` }), 'features')).not.toEqual(NAMES)
  })
})

test('«free» at the head of a column of prices is a plan', () => {
  const table = (head: string) =>
    `<h2>Plans</h2><table><tr><th>Feature</th><th>Seed<br>${head}</th><th>Sapling<br>$9/mo</th></tr><tr><td>Shows</td><td>1</td><td>9</td></tr></table>`
  expect(valueOf(profileOf({ home: table('Free forever') }), 'pricing_model')).toBe('freemium')
  expect(valueOf(profileOf({ home: table('$4/mo') }), 'pricing_model')).toBe('paid')
})

test('a list of things done, in the signs of plain text', () => {
  const list = ['[x] Reads twelve formats', '[x] Writes reports', 'Runs in the dark', '[ ] Oracle support']
    .map((line) => `<li>${line}</li>`)
    .join('')
  expect(valueOf(profileOf({ home: `<h2>Features</h2><ul>${list}</ul>` }), 'features')).toEqual([
    'Reads twelve formats',
    'Writes reports',
    'Runs in the dark',
  ])
})

describe('lists below headings of a kind', () => {
  const said = ['Sorts by sender', 'Reads aloud', 'Works offline']
  test.each([
    ['a list', `<ul>${said.map((entry) => `<li>${entry}</li>`).join('')}</ul>`],
    ['lines behind signs', `<p>${said.map((entry) => `• ${entry}`).join('<br>')}</p>`],
    ['lines behind ticks', `<div>${said.map((entry) => `✓ ${entry}`).join('<br>')}</div>`],
  ])('%s', (_, list) => {
    const home = `<div><h3>Features</h3>${list}<h3>Requirements</h3><ul><li>macOS 14</li><li>64 MB</li><li>A keyboard</li></ul><h3>Contact</h3><p>Write to us.</p></div>`
    expect(valueOf(profileOf({ home }), 'features')).toEqual(said)
  })

  test('what each of several is made of is no list of its own', () => {
    const part = (name: string) =>
      `<h3>${name}</h3><p>Whatever is said of it.</p><ul><li>${name} one</li><li>${name} two</li><li>${name} three</li></ul>`
    const home = `<h2>Features</h2><div>${said.map(part).join('')}</div>`
    expect(valueOf(profileOf({ home }), 'features')).toEqual(said)
  })
})

test('a name above what is said of it, in one heading', () => {
  const hero = (name: string, text: string) => {
    const html = `<html lang="en"><head><title>Fern QL | SQL for Kotlin</title></head><body><h1><span class="name">${name}</span><span class="text">${text}</span></h1><p>Write queries, and get functions that fit them.</p></body></html>`
    return valueOf(draftOf(html), 'headline')
  }
  expect(hero('Fern QL', 'SQL that the compiler reads')).toBe('SQL that the compiler reads')
  expect(hero('Write SQL', 'That the compiler reads')).toBe('Write SQL That the compiler reads')
})

test('a button above cards is no heading of theirs', () => {
  const cards = ['Plain files', 'Checked twice', 'Zero magic'].map(
    (name) => `<div><h2>${name}</h2><p>Whatever is said of it, it is short.</p></div>`,
  )
  const home = `<section><p>SQL for everybody who likes it.</p><div><a href="/start.html">Get started</a></div><div class="items">${cards.join('')}</div></section>`
  expect(valueOf(profileOf({ home }), 'features')).toEqual(['Plain files', 'Checked twice', 'Zero magic'])
})

test('an address in the middle of a long line', () => {
  const home =
    '<footer>Lumbrio is a registered charity in England and Wales (1192345) and a company limited by guarantee (11876543), run by volunteers. Registered office: The Mill, Bath Road, Stroud, GL5 3TJ. Write to us whenever you like.</footer>'
  expect(valueOf(profileOf({ home }, { lang: 'en-GB' }), 'hq_city')).toBe('Stroud')
})

test('headings that only group lists are no entries themselves', () => {
  const home = `<h2>Features</h2><h3>On the field</h3><ul><li>Turns pages for everybody</li><li>Keeps screens readable</li></ul><h3>In rehearsal</h3><ul><li>Loops a passage</li><li>Marks travel to a section</li></ul><h2>Visit us</h2><p>Any day.</p>`
  const entries = ['Turns pages for everybody', 'Keeps screens readable', 'Loops a passage', 'Marks travel to a section']
  expect(valueOf(profileOf({ home }), 'features')).toEqual(entries)
  expect(valueOf(profileOf({ home: `${home}<footer>© Lumbrio</footer>` }), 'features')).toEqual(entries)
})

test.each([
  '404 Not Found',
  '503 Service Temporarily Unavailable',
  'Site not found · GitHub Pages',
  "There isn't a GitHub Pages site here.",
  'This account has been suspended',
  'Just a moment...',
])('a host on which nobody has put a site says nothing: %s', (title) => {
  const html = `<html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>Whatever you look for, it is not here today.</p></body></html>`
  const draft = draftOf(html)
  expect(Object.keys(draft.fields)).toEqual([])
})

test('the head of a table and what a program calls things are no entries', () => {
  const home =
    '<h2>What you get back</h2><table><tr><th>Field</th><th>Example</th></tr><tr><td>ingredients[]</td><td>200 g of butter</td></tr><tr><td>user_id</td><td>17</td></tr><tr><td>nutrition</td><td>kcal</td></tr></table>'
  expect(valueOf(profileOf({ home }), 'features')).toBeNull()
})

test('a list is led by the summary where no sentence is long enough', () => {
  const cards = ['Geen abonnement', 'Geoogst op bestelling', 'Herbruikbare kratten']
    .map((name) => `<div><h3>${name}</h3><p>Wat daarover te zeggen is.</p></div>`)
    .join('')
  const html = `<html lang="nl"><head><title>Veldmaal</title><meta name="description" content="Veldmaal levert maaltijden van boeren rond Gent."></head><body><h1>Van het veld</h1><p>Veldmaal levert maaltijden van boeren rond Gent.</p><div>${cards}</div></body></html>`
  expect(valueOf(draftOf(html), 'description')).toMatch(/^Veldmaal levert maaltijden van boeren rond Gent\..*\n\n- Geen abonnement/)
})
